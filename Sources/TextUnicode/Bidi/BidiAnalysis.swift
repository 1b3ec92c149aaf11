/// The embedding levels of a text and the base level of each of its paragraphs (UAX #9).
package struct BidiAnalysis: Sendable {
  /// The resolved level of each UTF-16 code unit, with L1 applied as if each paragraph were one line. Empty
  /// if every level is 0.
  package let levels: ContiguousArray<UInt8>
  /// The paragraphs, in order and without gaps; empty for an empty text.
  package let paragraphs: [BidiParagraph]

  /// Whether every code unit has level 0.
  @inlinable package var isLeftToRight: Bool { levels.isEmpty }

  /// The level at an offset.
  @inlinable package func level(at offset: Int) -> UInt8 { levels.isEmpty ? 0 : levels[offset] }

  /// Creates an analysis from levels that are already known.
  init(levels: ContiguousArray<UInt8>, paragraphs: [BidiParagraph]) {
    self.levels = levels
    self.paragraphs = paragraphs
  }

  /// Analyses a text. For text without right-to-left characters or controls, this reads each character once.
  /// O(n).
  package init(_ text: Span<UInt16>, direction: BidiDirection = .auto) {
    self.init(DecodedText(text), text, direction: direction)
  }

  /// Analyses a decoded text.
  package init(
    _ decoded: DecodedText, _ text: Span<UInt16>, direction: BidiDirection = .auto,
    rules: BidiRules = BidiRules()
  ) {
    let mayBeRightToLeft = direction == .rightToLeft || direction == .autoRightToLeft
    let needsRules = decoded.needsBidi || mayBeRightToLeft
    var levels = ContiguousArray<UInt8>()
    var paragraphs: [BidiParagraph] = []
    if needsRules { levels.reserveCapacity(text.count) }
    var first = 0
    var walk = BidiRangeWalk(rules)
    for index in 0..<decoded.count where Self.endsParagraph(index, decoded, text) {
      let scalars = first..<index + 1
      let range = Int(decoded.offsets[first])..<Int(decoded.offsets[index + 1])
      var baseLevel: UInt8 = 0
      if needsRules {
        let paragraph = BidiParagraphClasses(scalars, decoded, text, rules, &walk)
        baseLevel = paragraph.append(to: &levels, decoded, direction: direction)
      }
      paragraphs.append(BidiParagraph(range: range, baseLevel: baseLevel))
      first = index + 1
    }
    self.levels = levels.contains { $0 != 0 } ? levels : []
    self.paragraphs = paragraphs
  }

  /// Whether UAX #9 can change anything in a left-to-right text. For most texts no property lookup is needed.
  package static func needsBidi(_ text: Span<UInt16>) -> Bool {
    var offset = 0
    while offset < text.count {
      // The first right-to-left character is U+0590.
      if text[offset] < 0x590 {
        offset += 1
        continue
      }
      let (scalar, length) = text.scalar(at: offset)
      if PropertyLookup.shared[scalar].needsBidi { return true }
      offset += length
    }
    return false
  }

  /// P1: whether the scalar at an index ends a paragraph.
  private static func endsParagraph(_ index: Int, _ decoded: DecodedText, _ text: Span<UInt16>) -> Bool {
    if index + 1 == decoded.count { return true }
    guard decoded.properties[index].bidiClass == .b else { return false }
    let offset = Int(decoded.offsets[index])
    // CR LF is a single separator.
    return !(text[offset] == 0x0D && text[offset + 1] == 0x0A)
  }
}
