import TestSupport
import Testing
import TextLayout
import TextShaping
import TextUnicode

/// Tests lines of regional indicators, most pairs of which are no flags: wherever a line begins, it has the
/// glyphs of the line shaped by itself.
@Suite struct FlagRowLineTests {
  private static let letters = "ABEILPQVYZ".unicodeScalars.compactMap {
    Unicode.Scalar(0x1F1E6 - 65 + $0.value)
  }

  private static func row(_ length: Int, _ random: inout SeededGenerator) -> String {
    String(String.UnicodeScalarView((0..<length).map { _ in letters.randomElement(using: &random)! }))
  }

  private func difference(_ text: String, _ options: ParagraphOptions = ParagraphOptions()) throws -> String?
  {
    let paragraph = try Paragraph.bundled(text, options: options)
    for width in [0, 30, 60, 75, 100, 150, .infinity] {
      let block = paragraph.layout(width: width)
      if let difference = block.differencesFromFreshShaping().first { return "\(difference) at \(width)" }
    }
    return nil
  }

  @Test(
    "a line may begin with half a flag of the line before",
    arguments: ["🇧🇿🇱🇻🇵🇵🇪🇦🇾🇮🇶🇶 🇭🇧", "🇦🇧🇦🇦🇧🇦🇧あ🇦🇦🇦🇧🇦🇦🇦🇦あ🇦🇧🇦🇦🇧🇦🇦🇦", "z🇦🇧🇦🇦🇧🇦🇧z", "z🇦🇦🇦🇧🇦🇦🇦🇦z", "z🇦🇧🇦🇦🇧🇦🇦🇦z"])
  func knownRows(_ text: String) throws {
    #expect(try difference(text) == nil)
  }

  @Test func randomRows() throws {
    var random = SeededGenerator(seed: 17)
    let between = ["", "", "", " ", "😀", "a", "\u{FE0F}", "\u{200D}", "\u{301}", "\u{202E}", "あ"]
    for _ in 0..<1_500 {
      let text = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        Self.row(Int.random(in: 1...9, using: &random), &random) + between.randomElement(using: &random)!
      }.joined()
      #expect(try difference(text) == nil, "\(text.debugDescription)")
      #expect(
        try difference(text, ParagraphOptions(direction: .rightToLeft, policy: .browser)) == nil,
        "\(text.debugDescription) from right to left")
    }
  }
}
