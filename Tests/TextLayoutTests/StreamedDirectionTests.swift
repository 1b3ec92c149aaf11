import TestSupport
import Testing
import TextLayout
import TextUnicode

/// Tests that a growing text with isolates is laid out, after each token, like a new paragraph of the same text.
@Suite struct StreamedDirectionTests {
  private static let pieces = [
    "שלום ", "עולם ", "مرحبا ", "abc ", "https://ex.am/a/ ", "x()", "-5 ", "12 ", "(", ") ", "\n", ".", "A-1",
    " ", "word ", "[", "] ", "é", "\u{202E}", "\u{2069} ", "\u{2067}",
  ]

  /// The isolates of a text: what has ASCII letters is code, a number is a name.
  private func ranges(of text: String, _ kind: BidiRange.Kind) -> [BidiRange] {
    var ranges: [BidiRange] = []
    var start: Int?
    var offset = 0
    for scalar in text.unicodeScalars {
      let isInside = scalar.value < 0x80 && scalar.value > 0x2C
      if isInside, start == nil { start = offset }
      if !isInside, let first = start {
        ranges.append(BidiRange(first..<offset, (offset - first) % 3 == 0 ? .natural : kind))
        start = nil
      }
      offset += UTF16.width(scalar)
    }
    if let start { ranges.append(BidiRange(start..<offset, kind)) }
    return ranges
  }

  @Test(arguments: [BidiRange.Kind.leftToRight, .natural, .joined])
  func growingTextsWithIsolates(kind: BidiRange.Kind) throws {
    let fonts = try TestFonts.bundled.get()
    for seed in 0..<400 {
      var random = SeededGenerator(seed: UInt64(seed))
      var options = ParagraphOptions(
        direction: [.auto, .rightToLeft, .leftToRight, .autoRightToLeft][seed % 4])
      options.ignoresDirectionControls = seed % 3 == 0
      let text = (0..<Int.random(in: 2..<40, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random)!
      }.joined()
      var stream = StreamedParagraph(
        StyledText("", style: .system(16)), options: options, fonts: fonts)
      let length = Int.random(in: 1..<9, using: &random)
      for token in StreamedTexts.tokens(of: text, length: length, &random) {
        stream.replaceDirections(from: 0, with: ranges(of: stream.styledText.text + token, kind))
        stream.append(token)
        let whole = Paragraph(stream.styledText, options: options, fonts: fonts)
        let difference = stream.difference(from: whole)
        #expect(difference == nil, "seed \(seed): \(stream.styledText.text.debugDescription)")
        if difference != nil { return }
      }
      #expect(stream.styledText.directions == ranges(of: text, kind))
    }
  }
}
