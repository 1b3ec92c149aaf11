import BubbleLayout
import TestSupport
import Testing
import TextLayout
import TextShaping

/// Tests that measured sizes of single texts equal those of their layouts.
@Suite struct MeasuringTests {
  private static let texts = [
    TextToMeasure("The quick brown fox jumps over the lazy dog, and then over the fence."), TextToMeasure(""),
    TextToMeasure("a\n\nb\n"), TextToMeasure("שלום עולם, hello שלום world 123"),
    TextToMeasure("long\u{AD}er soft\u{AD}hyphen\u{AD}ated"),
    TextToMeasure("“直す”と骨。日本語も同じです", language: "ja"),
    TextToMeasure("“直す”と骨。日本語も同じです", language: "zh-Hant+en"),
    TextToMeasure("abc, def!", direction: .rightToLeft), TextToMeasure("a\tb\tc"),
    TextToMeasure("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"),
    TextToMeasure("many languages", language: "mul"),
  ]
  private static let widths = [-1, 0, 60, 120.5, 20_000, .infinity, .nan]

  @Test func extentsAreThoseOfTheLines() throws {
    let engine = try TestEngines.bundled
    var seen: Set<Int> = []
    for policy in LayoutPolicy.allCases {
      for (isBalanced, maximum, cut) in [
        (false, nil, Truncation.tail), (true, nil, .tail), (false, 2, .middle),
      ] {
        var options = MeasureOptions(isBalanced: isBalanced)
        options.paragraph.policy = policy
        options.lines = LayoutOptions(maximumLines: maximum, truncation: cut)
        let extents = engine.measure(Self.texts, widths: Self.widths, options: options)
        try #require(extents.count == Self.texts.count * Self.widths.count)
        for (index, extent) in extents.enumerated() {
          let paragraph = engine.paragraph(Self.texts[index / Self.widths.count], options: options)
          let width = Self.widths[index % Self.widths.count]
          let block =
            isBalanced
            ? paragraph.balancedLayout(width: width, options: options.lines)
            : paragraph.layout(width: width, options: options.lines)
          #expect(extent == ParagraphExtent(block))
          #expect(extent.lineCount == block.lines.count && extent.size == block.size)
          #expect(extent.lastLine == block.lines.last && extent.validWidths == block.validWidths)
          seen.insert(extent.lineCount)
        }
      }
    }
    #expect(seen.count > 8)
  }

  /// The language of a text takes precedence over that of the options. `mul` counts as no language.
  @Test func languagesAndDirectionsAreThoseOfTheTexts() throws {
    let engine = try TestEngines.bundled
    let options = MeasureOptions(style: TextStyle(size: 16, language: "ja"))
    let own = engine.paragraph(TextToMeasure("直す", language: "zh-Hant+en"), options: options)
    #expect(own.styledText.style.language == "zh-hant" || own.styledText.style.language == "zh-Hant")
    #expect(engine.paragraph(TextToMeasure("直す"), options: options).styledText.style.language == "ja")
    let several = engine.paragraph(TextToMeasure("a", language: "mul"), options: options)
    #expect(several.styledText.style.language == "und")
    let right = engine.paragraph(TextToMeasure("abc!", direction: .rightToLeft), options: options)
    #expect(right.layout(width: 200).lines[0].isRightToLeft)
  }

  @Test func noTextsAndNoWidthsGiveNothing() throws {
    let engine = try TestEngines.bundled
    #expect(engine.measure([], widths: [100]).isEmpty)
    #expect(engine.measure([TextToMeasure("a")], widths: []).isEmpty)
  }
}
