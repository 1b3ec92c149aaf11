extension Transcript {
  /// Highlights matches, and highlights the current match in another colour. All earlier highlights are
  /// removed.
  ///
  /// ```swift
  /// import BubbleLayout
  ///
  /// var transcript = Transcript(
  ///   [Message(id: 1, sender: "ann", text: "one two one")], style: .merged, width: 320,
  ///   engine: try LayoutEngine(fonts: .bundled))
  /// let matches = transcript.find("one")
  /// transcript.highlight(matches, current: matches.first)
  /// print(transcript.cell(withID: 1)?.highlightedRanges.map(\.background.name) ?? [])   // ["received.currentMatch", "received.match"]
  /// ```
  ///
  /// - Parameters:
  ///   - matches: The matches, as `find(_:)` returns them. Matches in removed messages are ignored.
  ///   - current: The current match of the search; nil if there is none.
  public mutating func highlight(_ matches: [TextMatch], current: TextMatch? = nil) {
    highlights = Dictionary(grouping: matches, by: \.id).mapValues { matches in
      matches.map {
        TextHighlight(range: $0.range, background: $0 == current ? .currentMatch : .match, at: $0.path)
      }
    }
  }
}
