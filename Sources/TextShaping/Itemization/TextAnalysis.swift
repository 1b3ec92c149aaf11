import TextUnicode

/// The Unicode analysis of a paragraph, which needs no fonts.
package struct TextAnalysis: Sendable {
  /// The text in UTF-16. White space that counts as a space was replaced by a space.
  package let text: ContiguousArray<UInt16>
  /// Whether each code unit is collapsed white space; empty if none is.
  package let isCollapsed: ContiguousArray<Bool>
  /// `text` with control characters, which no font shows, replaced by characters without a width.
  package let shapingText: ContiguousArray<UInt16>
  /// The boundaries at each UTF-16 offset, including the end.
  package let boundaries: TextBoundaries
  /// Embedding levels and bidi paragraphs (UAX #9).
  package let bidi: BidiAnalysis
  /// The runs of one script. They are adjacent and cover the text.
  package let scripts: [ScriptRun]

  /// - Parameters:
  ///   - string: Any string.
  ///   - direction: The base direction of the text's paragraphs.
  ///   - lineBreaks: Where lines may break. Its language also decides the script of characters for which the
  ///     text does not decide it.
  ///   - whiteSpace: How white space is treated.
  ///   - rules: The isolates of the text, and whether direction controls have an effect.
  ///   - dictionary: Opens a dictionary for a text that needs one, and keeps it for later calls.
  /// - Complexity: Linear in the text.
  package init(
    _ string: String, direction: BidiDirection = .auto, lineBreaks: LineBreakOptions = LineBreakOptions(),
    whiteSpace: WhiteSpace = .preWrap, rules: BidiRules = BidiRules(),
    dictionary: DictionaryBreaker = DictionaryBreaker()
  ) {
    let collapse = WhiteSpaceCollapse(Self.units(of: string), whiteSpace)
    let text = collapse.text
    self.text = text
    isCollapsed = collapse.isCollapsed
    shapingText = Self.replacingControls(in: text)
    let decoded = DecodedText(text.span)
    boundaries = TextBoundaries(decoded, text.span, options: lineBreaks, dictionary: dictionary)
    bidi = BidiAnalysis(decoded, text.span, direction: direction, rules: rules)
    scripts = ScriptItemizer.runs(in: text.span, decoded: decoded)
  }

  /// Returns the UTF-16 code units of a string. It reads the UTF-8, because the standard library's UTF-16
  /// view is slow.
  static func units(of string: String) -> ContiguousArray<UInt16> {
    var string = string
    return string.withUTF8 { bytes in
      // The capacity is at least one, because an array without capacity would write to the storage that all
      // empty arrays share.
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

  /// Control characters have no glyphs, and fonts that map them anyway show boxes. Each is replaced by a zero
  /// width non-joiner, which HarfBuzz hides: it has no width and does not join letters. Tabs and line ends
  /// stay, because they are not shaped but are only the context of their neighbours.
  static func replacingControls(in text: ContiguousArray<UInt16>) -> ContiguousArray<UInt16> {
    func isHidden(_ unit: UInt16) -> Bool {
      unit < 0x20 ? !(0x09...0x0D).contains(unit) : unit >= 0x7F && unit < 0xA0 && unit != 0x85
    }
    guard text.contains(where: isHidden) else { return text }
    return ContiguousArray(text.lazy.map { isHidden($0) ? 0x200C : $0 })
  }
}
