import TextUnicode

/// What Unicode says about a paragraph, before any font is looked at.
package struct TextAnalysis: Sendable {
  /// The text in UTF-16, white space that counts as a space turned into one.
  package let text: ContiguousArray<UInt16>
  /// Whether a unit is white space that collapses away; empty when none does.
  package let isCollapsed: ContiguousArray<Bool>
  /// The same text with control characters, which no font shows, replaced by ones of no width.
  package let shapingText: ContiguousArray<UInt16>
  /// One entry for each UTF-16 offset, the end included.
  package let boundaries: TextBoundaries
  /// Embedding levels and bidi paragraphs (UAX #9).
  package let bidi: BidiAnalysis
  /// Adjacent and covering the text.
  package let scripts: [ScriptRun]

  /// - Parameters:
  ///   - string: Any string at all.
  ///   - direction: The base direction of the text's paragraphs.
  ///   - lineBreaks: Where lines may break; its language also decides scripts where the text does not.
  ///   - whiteSpace: What becomes of white space.
  /// - Complexity: Linear in the text.
  package init(
    _ string: String, direction: BidiDirection = .auto, lineBreaks: LineBreakOptions = LineBreakOptions(),
    whiteSpace: WhiteSpace = .preWrap
  ) {
    let collapse = WhiteSpaceCollapse(ContiguousArray(string.utf16), whiteSpace)
    let text = collapse.text
    self.text = text
    isCollapsed = collapse.isCollapsed
    shapingText = Self.replacingControls(in: text)
    let decoded = DecodedText(text.span)
    // The breaker opens a dictionary only for a text that needs one.
    boundaries = TextBoundaries(decoded, text.span, options: lineBreaks, dictionary: DictionaryBreaker())
    bidi = BidiAnalysis(decoded, text.span, direction: direction)
    scripts = ScriptItemizer.runs(in: text.span, decoded: decoded)
  }

  /// Whether the text runs from right to left, where all its paragraphs run alike; nil otherwise.
  package var commonDirectionIsRightToLeft: Bool? {
    guard let first = bidi.paragraphs.first else { return false }
    let level = first.baseLevel & 1
    return bidi.paragraphs.allSatisfy { $0.baseLevel & 1 == level } ? level == 1 : nil
  }

  /// Whether the bidi paragraph around an offset runs from right to left. O(log n).
  package func isRightToLeft(at offset: Int) -> Bool {
    let paragraphs = bidi.paragraphs
    guard !paragraphs.isEmpty else { return false }
    let next = (1..<paragraphs.count).partition { paragraphs[$0].range.lowerBound > offset }
    return paragraphs[next - 1].baseLevel & 1 == 1
  }

  /// Control characters have no glyphs, and fonts that map them anyway show boxes. A zero width non-joiner, which
  /// HarfBuzz hides, is as wide and as unjoined as a control character should be. Tabs and line ends stay: they
  /// are never shaped, only seen as the context of their neighbours.
  private static func replacingControls(in text: ContiguousArray<UInt16>) -> ContiguousArray<UInt16> {
    func isHidden(_ unit: UInt16) -> Bool {
      unit < 0x20 ? !(0x09...0x0D).contains(unit) : unit >= 0x7F && unit < 0xA0 && unit != 0x85
    }
    guard text.contains(where: isHidden) else { return text }
    return ContiguousArray(text.lazy.map { isHidden($0) ? 0x200C : $0 })
  }
}
