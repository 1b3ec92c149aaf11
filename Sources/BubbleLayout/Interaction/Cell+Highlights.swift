import TextLayout

/// A highlight of a cell's text, and its rectangles.
public struct HighlightedRange: Hashable, Sendable {
  /// The path of the text.
  public let path: ContentPath
  /// UTF-16 offsets in the shown text.
  public let range: Range<Int>
  /// The role of the colour.
  public let background: ColorRole
  /// The rectangles behind the range, relative to the cell, in points; empty if nothing of it is visible.
  public let rects: [Rect]
}

extension Cell {
  /// The cell's highlights in their order. Painters fill their rectangles before they draw the text.
  ///
  /// - Complexity: As `rects(of:)` for each.
  public var highlightedRanges: [HighlightedRange] { highlightedRanges(asSeen: true) }

  /// The rectangles as they are visible, or as they would be without scrolling and clipping, for painters
  /// that do both themselves.
  package func highlightedRanges(asSeen: Bool) -> [HighlightedRange] {
    guard !highlights.isEmpty else { return [] }
    let texts = Dictionary(texts().map { ($0.path, $0) }) { first, _ in first }
    return highlights.compactMap { highlight in
      texts[highlight.path].map {
        HighlightedRange(
          path: $0.path, range: highlight.range, background: .on($0.surface, highlight.background),
          rects: asSeen ? $0.rects(of: highlight.range) : $0.unscrolledRects(of: highlight.range))
      }
    }
  }

  /// All occurrences of a text in the shown part of the message's own text, ascending.
  ///
  /// - Parameters:
  ///   - text: The text to find; an empty text is found nowhere.
  ///   - options: Which differences count.
  /// - Complexity: Linear in the text.
  public func matches(of text: String, options: FindOptions = []) -> [Range<Int>] {
    matches(of: text, options: options, in: .own).filter { $0.path == .text }.map(\.range)
  }

  /// All occurrences of a text in the shown parts of the message's texts, in reading order.
  ///
  /// - Parameters:
  ///   - text: The text to find; an empty text is found nowhere.
  ///   - options: Which differences count.
  ///   - scope: Which texts are searched.
  /// - Complexity: Linear in the texts.
  public func matches(of text: String, options: FindOptions = [], in scope: TextScope) -> [TextMatch] {
    guard let pattern = TextPattern(text, options) else { return [] }
    return texts(in: scope).flatMap { text in
      let expanded = text.expanded
      return pattern.ranges(in: expanded.text).map {
        TextMatch(id: id, path: text.path, range: expanded.shown($0))
      }
    }
  }
}

extension TranscriptRow {
  /// The row with every occurrence of a text highlighted. Earlier highlights are removed.
  ///
  /// - Parameters:
  ///   - text: The text to find; an empty text is found nowhere.
  ///   - options: Which differences count.
  ///   - scope: Which texts are searched.
  public func highlighting(
    _ text: String, options: FindOptions = [], in scope: TextScope = .own
  ) -> TranscriptRow {
    guard case .message(var cell) = self else { return self }
    cell.highlights = cell.matches(of: text, options: options, in: scope).map {
      TextHighlight(range: $0.range, at: $0.path)
    }
    return .message(cell)
  }
}
