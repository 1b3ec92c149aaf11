import TextLayout

/// A highlight of a cell's text, and its rectangles.
public struct HighlightedRange: Hashable, Sendable {
  /// The path of the text.
  public let path: ContentPath
  /// The range, in UTF-16 offsets in the shown text.
  public let range: Range<Int>
  /// The role of the colour.
  public let background: ColorRole
  /// The role of the colour of the letters.
  public let foreground: ColorRole
  /// The rectangles behind the range, relative to the cell, in points; empty if no part of the range is
  /// visible. If very many highlights overlap, some of them have only one rectangle, which encloses all their
  /// lines.
  public let rects: [Rect]
}

extension Cell {
  /// The cell's highlights, in the order in which they were set. Renderers fill the rectangles before they
  /// draw the text.
  ///
  /// - Complexity: Linear in the texts and the highlights.
  public var highlightedRanges: [HighlightedRange] { highlightedRanges(asSeen: true) }

  /// Returns the cell's highlights. If `asSeen` is false, the rectangles are neither scrolled nor clipped,
  /// for renderers that scroll and clip content themselves.
  package func highlightedRanges(asSeen: Bool) -> [HighlightedRange] {
    guard !highlights.isEmpty else { return [] }
    let texts = Dictionary(texts().map { ($0.path, $0) }) { first, _ in first }
    var walks: [ContentPath: RangeRects] = [:]
    return highlights.compactMap { highlight in
      guard let text = texts[highlight.path] else { return nil }
      let range = [highlight.range].extended(over: text.covers).first ?? highlight.range
      let rects = walks[text.path, default: text.rangeRects(asSeen: asSeen)].shownRects(of: range)
      return HighlightedRange(
        path: text.path, range: range, background: .on(text.surface, highlight.background),
        foreground: .on(text.surface, .matchText),
        rects: rects)
    }
  }

  /// Returns all occurrences of a text in the visible part of the message's text, in ascending order.
  ///
  /// - Parameters:
  ///   - text: The text to find. An empty text has no occurrences.
  ///   - options: The differences between letters that the search does not ignore.
  /// - Complexity: Linear in the text.
  public func find(_ text: String, options: FindOptions = []) -> [Range<Int>] {
    find(text, options: options, in: .own).filter { $0.path == .text }.map(\.range)
  }

  /// Returns all occurrences of a text in the visible parts of the message's texts, in reading order.
  ///
  /// - Parameters:
  ///   - text: The text to find. An empty text has no occurrences.
  ///   - options: The differences between letters that the search does not ignore.
  ///   - scope: The texts that are searched.
  /// - Complexity: Linear in the texts.
  public func find(_ text: String, options: FindOptions = [], in scope: TextScope) -> [TextMatch] {
    guard let pattern = TextPattern(text, options) else { return [] }
    return texts(in: scope).flatMap { text in
      let expanded = text.expanded
      return pattern.ranges(in: expanded.text).map { expanded.shown($0) }.extended(over: text.covers).map {
        TextMatch(id: id, path: text.path, range: $0)
      }
    }
  }
}

extension TranscriptRow {
  /// Returns the row with every occurrence of a text highlighted. Earlier highlights are removed.
  ///
  /// - Parameters:
  ///   - text: The text to find. An empty text has no occurrences.
  ///   - options: The differences between letters that the search does not ignore.
  ///   - scope: The texts that are searched.
  public func highlighting(
    _ text: String, options: FindOptions = [], in scope: TextScope = .own
  ) -> TranscriptRow {
    guard case .message(var cell) = self else { return self }
    cell.highlights = cell.find(text, options: options, in: scope).map {
      TextHighlight(range: $0.range, at: $0.path)
    }
    return .message(cell)
  }
}
