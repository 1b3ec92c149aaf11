import BubbleLayout
import LayoutFormat
import TestSupport
import Testing
import TextLayout

/// Tests that a text written line by line gives the same output as its block.
@Suite struct MeasureWriterTests {
  private static let texts = [
    "The quick brown fox jumps over the lazy dog, and then over the fence.", "", "\n", "a\n\nb\n",
    "שלום עולם, hello שלום world 123", "long\u{AD}er soft\u{AD}hyphen\u{AD}ated",
    "中文 日本語 \u{2A6D7} \u{E000}b",
    "a\tb\tc", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "السلام عليكم\nabc",
  ]

  @Test(arguments: texts)
  func linesOneByOneAreTheLinesOfTheBlock(text: String) throws {
    let engine = try TestEngines.bundled
    for policy in [LayoutPolicy.unicode, .browser] {
      let paragraph = engine.paragraph(text, font: .system(16), options: ParagraphOptions(policy: policy))
      for alignment in TextAlignment.allCases {
        for width in [0, 60, 120, 20_000, Double.infinity] {
          for (isBalanced, maximum, fills) in [(false, nil, false), (true, nil, true), (false, 2, false)] {
            let options = LayoutOptions(alignment: alignment, fillsWidth: fills, maximumLines: maximum)
            let block =
              isBalanced
              ? paragraph.balancedLayout(width: width, options: options)
              : paragraph.layout(width: width, options: options)
            var whole = MeasureWriter(isDetailed: true)
            whole.write(block, id: 1, width: width)
            var missing: [MissingCharacter] = []
            var pieces: [UInt8] = []
            var writer = MeasureWriter(isDetailed: true)
            writer.write(
              paragraph, id: 1, width: width, options: options, isBalanced: isBalanced,
              noteMissing: { missing += $0 }, take: { pieces += $0 })
            #expect(String(decoding: pieces, as: UTF8.self) == String(decoding: whole.bytes, as: UTF8.self))
            #expect(missing == block.missingCharacters)
          }
        }
      }
    }
  }

  /// The output of a long text arrives in small pieces.
  @Test func aLongTextIsWrittenInPieces() throws {
    let paragraph = try TestEngines.square.paragraph(
      String(repeating: "ab ", count: 20_000), font: .system(10))
    var sizes: [Int] = []
    var writer = MeasureWriter()
    writer.write(
      paragraph, id: 1, width: 20, options: LayoutOptions(), isBalanced: false, noteMissing: { _ in },
      take: { sizes.append($0.count) })
    #expect(sizes.count > 4 && sizes.allSatisfy { $0 < 70_000 })
  }
}
