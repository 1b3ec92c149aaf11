import TextLayout

/// A highlight of a cell's text, and where it is.
public struct HighlightedRange: Hashable, Sendable {
  /// UTF-16 offsets in the text as it is shown.
  public let range: Range<Int>
  /// The role of the colour.
  public let ground: ColorRole
  /// The rectangles behind the range, relative to the cell, in points; none where nothing of it is shown.
  public let rects: [Rect]
}

extension Cell {
  /// Where the cell's highlights are, in their order; painters fill them before they draw the text.
  ///
  /// - Complexity: As `rects(of:)` for each.
  public var highlightedRanges: [HighlightedRange] {
    guard !highlights.isEmpty, let index = textPartIndex, case .text(let text) = parts[index] else {
      return []
    }
    return highlights.map {
      HighlightedRange(range: $0.range, ground: .on(text.surface, $0.ink), rects: rects(of: $0.range))
    }
  }

  /// All places where a text occurs in the message's text as far as it is shown, ascending.
  ///
  /// - Parameters:
  ///   - text: Empty texts are found nowhere.
  ///   - options: What is taken to be different.
  /// - Complexity: Linear in the text.
  public func matches(of text: String, options: FindOptions = []) -> [Range<Int>] {
    guard let index = textPartIndex, case .text(let part) = parts[index],
      let pattern = TextPattern(text, options)
    else { return [] }
    let expanded = part.expanded
    return pattern.ranges(in: expanded.text).map(expanded.shown)
  }
}

extension TranscriptItem {
  /// The row with every place of a text highlighted, in place of all that was highlighted before.
  ///
  /// - Parameters:
  ///   - text: Empty texts are found nowhere.
  ///   - options: What is taken to be different.
  public func highlighting(_ text: String, options: FindOptions = []) -> TranscriptItem {
    guard case .message(var cell) = self else { return self }
    cell.highlights = cell.matches(of: text, options: options).map { TextHighlight(range: $0) }
    return .message(cell)
  }
}
