/// The embedding levels of a text and the base level of each of its paragraphs (UAX #9).
public struct BidiAnalysis: Sendable {
  /// The resolved level of each UTF-16 code unit, L1 applied as if each paragraph were one line. Empty when every
  /// level is 0.
  public let levels: ContiguousArray<UInt8>
  /// The paragraphs, in order and without gaps. None for an empty text.
  public let paragraphs: [BidiParagraph]

  /// Whether every code unit has level 0.
  @inlinable public var isLeftToRight: Bool { levels.isEmpty }

  /// The level at an offset.
  @inlinable public func level(at offset: Int) -> UInt8 { levels.isEmpty ? 0 : levels[offset] }

  /// Analyses a text. ICU is asked only when the direction or a character calls for it. O(n).
  public init(_ text: Span<UInt16>, direction: BidiDirection = .auto, resolver: BidiResolver? = nil) {
    self.init(DecodedText(text), text, direction: direction, resolver: resolver)
  }

  /// Analyses a text that is decoded already.
  public init(
    _ decoded: DecodedText, _ text: Span<UInt16>, direction: BidiDirection = .auto,
    resolver: BidiResolver? = nil
  ) {
    let mayBeRightToLeft = direction == .rightToLeft || direction == .autoRightToLeft
    if decoded.needsBidi || mayBeRightToLeft,
      let (levels, paragraphs) = (resolver ?? BidiResolver()).resolve(text, direction: direction)
    {
      self.levels = levels.contains { $0 != 0 } ? levels : []
      self.paragraphs = paragraphs
      return
    }
    levels = []
    paragraphs = Self.leftToRightParagraphs(decoded, text)
  }

  /// Whether UAX #9 can change anything in a text laid out left to right. Most text is settled without a lookup.
  public static func needsBidi(_ text: Span<UInt16>) -> Bool {
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

  /// P1 alone, for text in which everything is at level 0.
  private static func leftToRightParagraphs(_ decoded: DecodedText, _ text: Span<UInt16>) -> [BidiParagraph] {
    var paragraphs: [BidiParagraph] = []
    var start = 0
    for index in 0..<decoded.count where decoded.properties[index].bidiClass == .b {
      let offset = Int(decoded.offsets[index])
      // CR LF is one separator.
      if text[offset] == 0x0D, offset + 1 < text.count, text[offset + 1] == 0x0A { continue }
      let end = Int(decoded.offsets[index + 1])
      paragraphs.append(BidiParagraph(range: start..<end, baseLevel: 0))
      start = end
    }
    if start < text.count { paragraphs.append(BidiParagraph(range: start..<text.count, baseLevel: 0)) }
    return paragraphs
  }
}
