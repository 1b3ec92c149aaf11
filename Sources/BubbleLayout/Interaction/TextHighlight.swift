import TextLayout

/// A colour behind a range of a message's text. It changes nothing else of the layout.
public struct TextHighlight: Hashable, Sendable {
  /// UTF-16 offsets in the text as it is shown.
  public var range: Range<Int>
  /// The role of the colour on what the text stands on.
  public var ink: SurfaceInk

  /// A highlight of a range.
  ///
  /// - Parameters:
  ///   - range: UTF-16 offsets in the text as it is shown.
  ///   - ink: The role of the colour.
  public init(range: Range<Int>, ink: SurfaceInk = .match) {
    self.range = range
    self.ink = ink
  }
}

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

extension Transcript {
  /// Highlights matches in place of all that was highlighted before, the current one in another colour.
  ///
  /// ```swift
  /// import BubbleLayout
  ///
  /// var transcript = Transcript(
  ///   [Message(id: 1, sender: "ann", text: "one two one")], style: .merged, width: 320,
  ///   engine: try LayoutEngine(fonts: .bundled))
  /// let matches = transcript.matches(of: "one")
  /// transcript.highlight(matches, current: matches.first)
  /// print(transcript.cell(1)?.highlightedRanges.map(\.ground.name) ?? [])   // ["received.currentMatch", "received.match"]
  /// ```
  ///
  /// - Parameters:
  ///   - matches: From `matches(of:)`; those of messages that are no longer there do no harm.
  ///   - current: The one that the reader is at; nil for none.
  public mutating func highlight(_ matches: [TextMatch], current: TextMatch? = nil) {
    highlights = Dictionary(grouping: matches, by: \.id).mapValues { matches in
      matches.map { TextHighlight(range: $0.range, ink: $0 == current ? .currentMatch : .match) }
    }
  }

  /// A cell with what is highlighted in it.
  func highlighted(_ cell: Cell) -> Cell {
    guard !highlights.isEmpty, let own = highlights[cell.id] else { return cell }
    var cell = cell
    cell.highlights = own
    return cell
  }
}
