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
  /// print(transcript.cell(withID: 1)?.highlightedRanges.map(\.background.name) ?? [])   // ["received.currentMatch", "received.match"]
  /// ```
  ///
  /// - Parameters:
  ///   - matches: From `matches(of:)`; those of messages that are no longer there do no harm.
  ///   - current: The one that the reader is at; nil for none.
  public mutating func highlight(_ matches: [TextMatch], current: TextMatch? = nil) {
    highlights = Dictionary(grouping: matches, by: \.id).mapValues { matches in
      matches.map {
        TextHighlight(range: $0.range, background: $0 == current ? .currentMatch : .match, at: $0.path)
      }
    }
  }
}
