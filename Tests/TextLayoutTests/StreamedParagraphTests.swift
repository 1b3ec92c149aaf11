import TestSupport
import Testing
import TextLayout
import TextShaping

/// Tests that a text which grows token by token is laid out, after each token, like a new paragraph of the
/// same text.
@Suite struct StreamedParagraphTests {
  private static let options: [ParagraphOptions] = [
    ParagraphOptions(), ParagraphOptions(policy: .browser), ParagraphOptions(direction: .rightToLeft),
    ParagraphOptions(direction: .leftToRight, policy: .browser),
    ParagraphOptions(direction: .autoRightToLeft),
    ParagraphOptions(whiteSpace: .normal), ParagraphOptions(policy: .browser, whiteSpace: .preLine),
    ParagraphOptions(whiteSpace: .pre), ParagraphOptions(whiteSpace: .noWrap),
    ParagraphOptions(lineBreaks: LineBreakOptions(strictness: .loose, language: "ja")),
    ParagraphOptions(lineBreaks: LineBreakOptions(wordBreak: .keepAll)),
    ParagraphOptions(policy: .browser, lineBreaks: LineBreakOptions(wordBreak: .breakAll)),
    ParagraphOptions(tabSize: 4, tabStops: [50, 130]),
    ParagraphOptions(direction: .leftToRight, tabSize: 4, hangingIndent: 2),
  ]

  private static let layouts: [LayoutOptions] = [
    LayoutOptions(), LayoutOptions(alignment: .end, lineHeight: .multiple(1.3)),
    LayoutOptions(alignment: .justify),
    LayoutOptions(maximumLines: 3), LayoutOptions(maximumLines: 2, truncation: .middle),
    LayoutOptions(fillsWidth: true, opensLineAfterFinalBreak: true), LayoutOptions(wrap: .characters),
    LayoutOptions(wrap: .none), LayoutOptions(breaksLongWords: false),
    LayoutOptions(maximumLines: 4, truncation: .head), LayoutOptions(maximumLines: 1, truncation: .clip),
  ]

  private static let widths: [AvailableWidth] = [
    .unbounded, .fixed(0), .fixed(40), .fixed(80), .fixed(150), .fixed(300),
  ]

  private func pick<Element>(_ all: [Element], usuallyFirst: Bool, _ random: inout SeededGenerator) -> Element
  {
    usuallyFirst && Bool.random(using: &random) ? all[0] : all[Int.random(in: 0..<all.count, using: &random)]
  }

  /// Returns a description of the difference from laying out the whole text; nil if there is none.
  private func difference(
    _ stream: inout StreamedParagraph, _ options: ParagraphOptions, _ width: AvailableWidth,
    _ layout: LayoutOptions, fonts: FontCollection
  ) -> String? {
    let whole = Paragraph(stream.styledText, options: options, fonts: fonts)
    if let difference = stream.difference(from: whole) { return difference }
    let expected = whole.layout(in: width, options: layout)
    let measure = stream.measure(in: width, options: layout)
    if measure != TextMeasure(expected) { return "\(measure) instead of \(TextMeasure(expected))" }
    let block = stream.layout(in: width, options: layout)
    if block.lines != expected.lines { return "lines: \(block.lines) instead of \(expected.lines)" }
    if block.size != expected.size || block.validWidths != expected.validWidths { return "sizes" }
    if block.warnings != expected.warnings { return "doubts" }
    let line = expected.lines.indices.first { block.glyphRuns(inLine: $0) != expected.glyphRuns(inLine: $0) }
    return line.map { "the glyphs of line \($0)" }
  }

  @Test("random texts in all scripts, cut inside words, clusters and runs, with all options")
  func randomTexts() throws {
    let fonts = try TestFonts.bundled.get()
    for seed in 0..<1_500 {
      var random = SeededGenerator(seed: UInt64(seed))
      let options = pick(Self.options, usuallyFirst: true, &random)
      let layout = pick(Self.layouts, usuallyFirst: true, &random)
      let width = pick(Self.widths, usuallyFirst: false, &random)
      var style = TextStyle(size: 16)
      if seed % 4 == 0 { style.letterSpacing = Double.random(in: -1...2, using: &random) }
      let length = Int.random(in: 1..<12, using: &random)
      var stream = StreamedParagraph(StyledText("", style: style), options: options, fonts: fonts)
      for token in StreamedTexts.tokens(of: StreamedTexts.text(&random), length: length, &random) {
        append(token, to: &stream, style, &random)
        let difference = difference(&stream, options, width, layout, fonts: fonts)
        #expect(difference == nil, "seed \(seed): \(stream.styledText.text.debugDescription) at \(width)")
        if difference != nil { return }
      }
    }
  }

  /// Appends a token. Some tokens are bold, some contain a box, and some replace the last token.
  private func append(
    _ token: String, to stream: inout StreamedParagraph, _ style: TextStyle, _ random: inout SeededGenerator
  ) {
    if Int.random(in: 0..<10, using: &random) == 0 {
      let length = stream.styledText.text.utf16.count
      let offset = length - Int.random(in: 0..<8, using: &random)
      return stream.replace(from: offset, with: StyledText(token, style: style))
    }
    guard Int.random(in: 0..<8, using: &random) == 0 else { return stream.append(token) }
    var bold = style
    bold.weight = .bold
    let length = token.utf16.count
    let boxes = token.utf16.enumerated().filter { $0.element == 0xFFFC }
      .map { InlineBox(offset: $0.offset, width: 30, ascent: 20, descent: 5) }
    stream.append(
      StyledText(token, style: style, runs: [StyleRun(range: 0..<length, style: bold)], boxes: boxes))
  }

  @Test("messages of the development corpus, three at a time, in the bundled fonts")
  func corpus() throws {
    let fonts = try TestFonts.bundled.get()
    let messages = try Corpora.chat()
    var random = SeededGenerator(seed: 5)
    for start in stride(from: 0, to: messages.count - 3, by: 60) {
      let text = messages[start..<start + 3].map(\.text).joined(separator: "\n")
      let options = Self.options[start / 60 % 2]
      var stream = StreamedParagraph(StyledText("", style: .system(16)), options: options, fonts: fonts)
      for token in StreamedTexts.tokens(of: text, length: 6, &random) {
        stream.append(token)
        let difference = difference(&stream, options, .fixed(220), LayoutOptions(), fonts: fonts)
        #expect(difference == nil, "\(messages[start].id): \(stream.styledText.text.debugDescription)")
        if difference != nil { return }
      }
    }
  }

  @Test("a block of the past stays as it was when the text goes on")
  func blocksStay() throws {
    var stream = StreamedParagraph(
      StyledText("one two three ", style: .system(10)), fonts: try TestFonts.square.get())
    let past = stream.layout(in: .fixed(100))
    stream.append("four five")
    #expect(past.lineTexts == ["one two ", "three "])
    #expect(stream.layout(in: .fixed(100)).lineTexts == ["one two ", "three four ", "five"])
    #expect(past.glyphRuns(inLine: 1) == past.paragraph.layout(in: .fixed(100)).glyphRuns(inLine: 1))
  }

  @Test("the lines that are seen are those of the whole block")
  func seenLines() throws {
    var stream = StreamedParagraph(
      StyledText("one two three ", style: .system(10)), fonts: try TestFonts.square.get())
    _ = stream.measure(in: .fixed(50))
    stream.append("four five six")
    let count = stream.measure(in: .fixed(50)).lineCount
    let seen = stream.block(ofLines: count - 2..<count + 5)
    let whole = stream.layout(in: .fixed(50))
    #expect(seen.lines == Array(whole.lines.suffix(2)))
    #expect(seen.glyphRuns(inLine: 1) == whole.glyphRuns(inLine: count - 1))
  }

  @Test("styled stretches that overlap are taken as the whole text takes them")
  func overlappingRuns() throws {
    let fonts = try TestFonts.bundled.get()
    let runs = [
      StyleRun(range: 0..<40, style: .system(20)), StyleRun(range: 4..<9, style: .system(12, .bold)),
    ]
    var stream = StreamedParagraph(StyledText("abc ", style: .system(16), runs: runs), fonts: fonts)
    for token in ["de", "f gh", "i jk", "l mno pqr", " stu vwx", " yz ab c de fg hi"] {
      stream.append(token)
      #expect(difference(&stream, ParagraphOptions(), .fixed(90), LayoutOptions(), fonts: fonts) == nil)
    }
  }
}
