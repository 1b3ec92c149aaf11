import TextLayout

/// A highlight of a cell's text, and where it is.
public struct HighlightedRange: Hashable, Sendable {
  /// Which text.
  public let path: ContentPath
  /// UTF-16 offsets in the text as it is shown.
  public let range: Range<Int>
  /// The role of the colour.
  public let background: ColorRole
  /// The rectangles behind the range, relative to the cell, in points; none where nothing of it is shown.
  public let rects: [Rect]
}

extension Cell {
  /// Where the cell's highlights are, in their order; painters fill them before they draw the text.
  ///
  /// - Complexity: As `rects(of:)` for each.
  public var highlightedRanges: [HighlightedRange] { highlightedRanges(asSeen: true) }

  /// Where they are, or where they would be if nothing was scrolled or clipped, for painters that do so themselves.
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

  /// All places where a text occurs in the message's own text as far as it is shown, ascending.
  ///
  /// - Parameters:
  ///   - text: Empty texts are found nowhere.
  ///   - options: What is taken to be different.
  /// - Complexity: Linear in the text.
  public func matches(of text: String, options: FindOptions = []) -> [Range<Int>] {
    matches(of: text, options: options, in: .own).filter { $0.path == .text }.map(\.range)
  }

  /// All places where a text occurs in the message's texts as far as they are shown, as they stand.
  ///
  /// - Parameters:
  ///   - text: Empty texts are found nowhere.
  ///   - options: What is taken to be different.
  ///   - scope: Which texts count.
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
  /// The row with every place of a text highlighted, in place of all that was highlighted before.
  ///
  /// - Parameters:
  ///   - text: Empty texts are found nowhere.
  ///   - options: What is taken to be different.
  ///   - scope: Which texts count.
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
