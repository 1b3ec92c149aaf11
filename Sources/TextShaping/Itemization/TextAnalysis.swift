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
  ///   - dictionary: Scratch: it opens a dictionary only for a text that needs one, and keeps it.
  /// - Complexity: Linear in the text.
  package init(
    _ string: String, direction: BidiDirection = .auto, lineBreaks: LineBreakOptions = LineBreakOptions(),
    whiteSpace: WhiteSpace = .preWrap, dictionary: DictionaryBreaker = DictionaryBreaker()
  ) {
    let collapse = WhiteSpaceCollapse(Self.units(of: string), whiteSpace)
    let text = collapse.text
    self.text = text
    isCollapsed = collapse.isCollapsed
    shapingText = Self.replacingControls(in: text)
    let decoded = DecodedText(text.span)
    boundaries = TextBoundaries(decoded, text.span, options: lineBreaks, dictionary: dictionary)
    bidi = BidiAnalysis(decoded, text.span, direction: direction)
    scripts = ScriptItemizer.runs(in: text.span, decoded: decoded)
  }

  /// The UTF-16 units of a string, read from its UTF-8: the standard library's view goes unit by unit.
  static func units(of string: String) -> ContiguousArray<UInt16> {
    var string = string
    return string.withUTF8 { bytes in
      // One at least: without room it would write to the storage that all empty arrays share.
      ContiguousArray(unsafeUninitializedCapacity: max(1, bytes.count)) { units, count in
        var index = 0
        func take() -> UInt32 {
          defer { index += 1 }
          return UInt32(bytes[index])
        }
        // The UTF-8 of a string is always well-formed.
        while index < bytes.count {
          let lead = take()
          let scalar: UInt32 =
            switch lead {
            case 0..<0x80: lead
            case 0..<0xE0: (lead & 0x1F) << 6 | take() & 0x3F
            case 0..<0xF0: (lead & 0xF) << 12 | (take() & 0x3F) << 6 | take() & 0x3F
            default: (lead & 7) << 18 | (take() & 0x3F) << 12 | (take() & 0x3F) << 6 | take() & 0x3F
            }
          if scalar < 0x10000 {
            units[count] = UInt16(scalar)
            count += 1
          } else {
            units[count] = UInt16(0xD7C0 + (scalar >> 10))
            units[count + 1] = UInt16(0xDC00 | scalar & 0x3FF)
            count += 2
          }
        }
      }
    }
  }

  /// Control characters have no glyphs, and fonts that map them anyway show boxes. A zero width non-joiner, which
  /// HarfBuzz hides, is as wide and as unjoined as a control character should be. Tabs and line ends stay: they
  /// are never shaped, only seen as the context of their neighbours.
  static func replacingControls(in text: ContiguousArray<UInt16>) -> ContiguousArray<UInt16> {
    func isHidden(_ unit: UInt16) -> Bool {
      unit < 0x20 ? !(0x09...0x0D).contains(unit) : unit >= 0x7F && unit < 0xA0 && unit != 0x85
    }
    guard text.contains(where: isHidden) else { return text }
    return ContiguousArray(text.lazy.map { isHidden($0) ? 0x200C : $0 })
  }
}
