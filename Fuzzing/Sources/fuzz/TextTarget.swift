import FuzzParts
import BubbleLayout
import TextLayout

/// Lays out a text with options at some widths: checks the layout rules, and that cached shapes of other
/// texts do not change the layout.
enum TextTarget {
  static func run(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    let picksScalars = input.flag()
    let checks = input.byte()
    let options = paragraphOptions(&input)
    var layout = LayoutOptions()
    var widths = [input.length()]
    if checks & 1 != 0 {
      layout = layoutOptions(&input)
      widths.append(input.length())
    }
    let style = textStyle(&input, isUsual: checks & 2 == 0)
    let text = styled(&input, style, picksScalars: picksScalars, isPlain: checks & 4 == 0)
    let paragraph = Paragraph(text, options: options, fonts: FuzzEngine.shared.fonts)
    for width in widths {
      let block = paragraph.layout(width: width, options: layout)
      LayoutRules.check(block, width: width, options: layout)
      if checks & 8 != 0 { query(block, &input) }
      if checks & 16 != 0 {
        let bare = Paragraph(text, options: options, fonts: FuzzEngine.uncached.fonts)
        compare(block, bare.layout(width: width, options: layout), "what was shaped before")
      }
      if checks & 32 != 0, layout.maximumLines == nil {
        let balanced = paragraph.balancedLayout(width: width, options: layout)
        // With negative spacing a narrower width may give fewer lines.
        let isKept = balanced.lines.count == block.lines.count
        expect(
          isKept || checks & 6 != 0 && balanced.lines.count < block.lines.count,
          "balancing changes the number of lines",
          "\(block.lines.count) \(balanced.lines.count) at \(width)")
      }
      if checks & 64 != 0 { stream(text, options, width, layout, block) }
    }
  }

  private static func paragraphOptions(_ input: inout FuzzInput) -> ParagraphOptions {
    let bits = input.byte()
    var options = ParagraphOptions()
    options.direction = [.auto, .auto, .leftToRight, .rightToLeft][bits & 3]
    options.policy = bits & 4 == 0 ? .unicode : .browser
    guard bits & 8 != 0 else { return options }
    options.whiteSpace = input.choice(WhiteSpace.allCases)
    options.lineBreaks = LineBreakOptions(
      strictness: input.choice(LineBreakOptions.Strictness.allCases),
      wordBreak: input.choice(LineBreakOptions.WordBreak.allCases), language: language(&input))
    options.tabSize = input.choice([8, 0, 1, -1, 1_000_000_000])
    if input.flag() { options.tabStops = [input.length(), input.length()] }
    return options
  }

  private static func language(_ input: inout FuzzInput) -> String? {
    input.choice([
      nil, "en", "ja", "ko", "zh-Hans", "zh-Hant", "ar", "th", "hi", "ur", "my", "tr", "", "x", "en-x-y",
    ])
  }

  private static func layoutOptions(_ input: inout FuzzInput) -> LayoutOptions {
    LayoutOptions(
      alignment: input.choice(TextAlignment.allCases), fillsWidth: input.flag(),
      wrap: input.choice([.words, .characters, .none]), breaksLongWords: input.flag(),
      opensLineAfterFinalBreak: input.flag(), maximumLines: input.choice([nil, nil, 1, 2, 3, 0, -1]),
      truncation: input.choice(Truncation.allCases), keptEnd: input.choice([nil, nil, 4, 0, -1, .max]))
  }

  private static func textStyle(_ input: inout FuzzInput, isUsual: Bool) -> TextStyle {
    guard !isUsual else { return .system(Double(8 + input.below(24))) }
    return TextStyle(
      size: input.length(), weight: input.flag() ? .bold : .regular, slant: input.flag() ? .italic : .upright,
      language: language(&input), letterSpacing: input.flag() ? input.length() / 16 : 0,
      wordSpacing: input.flag() ? -input.length() / 16 : 0, baselineOffset: input.flag() ? input.length() : 0)
  }

  private static func styled(
    _ input: inout FuzzInput, _ style: TextStyle, picksScalars: Bool, isPlain: Bool
  ) -> StyledText {
    guard !isPlain else {
      return StyledText(FuzzInput.text(input.rest(), picksScalars: picksScalars), style: style)
    }
    var runs: [StyleRun] = []
    for _ in 0..<input.below(4) {
      let start = input.byte()
      runs.append(
        StyleRun(range: start..<start + input.byte(), style: textStyle(&input, isUsual: input.flag())))
    }
    var boxes: [InlineBox] = []
    let text = FuzzInput.text(input.rest(), picksScalars: picksScalars)
    for (offset, unit) in text.utf16.enumerated() where unit == 0xFFFC && boxes.count < 8 {
      boxes.append(InlineBox(offset: offset, width: Double(offset % 40), ascent: 10, descent: 2))
    }
    return StyledText(
      text, style: style, runs: runs.sorted { $0.range.lowerBound < $1.range.lowerBound }, boxes: boxes)
  }

  private static func query(_ block: TextBlock, _ input: inout FuzzInput) {
    let length = block.paragraph.length
    for place in [0, length / 2, length, -5, length + 9] {
      let caret = block.caret(at: TextPosition(offset: place))
      _ = block.position(at: Point(x: caret.frame.minX, y: caret.frame.minY))
      _ = block.position(at: Point(x: LayoutUnit(Double(place * 7 % 300)), y: LayoutUnit(Double(place % 90))))
      _ = block.selectionRects(for: 0..<max(0, place))
      _ = block.paragraph.word(at: place)
      _ = block.paragraph.graphemeBoundary(after: place)
      _ = block.paragraph.graphemeBoundary(before: place)
    }
  }

  private static func compare(_ one: TextBlock, _ other: TextBlock, _ cause: String) {
    expect(one.lines == other.lines, "\(cause) changes lines")
    expect(one.validWidths == other.validWidths, "\(cause) changes valid widths")
    for line in one.lines.indices {
      expect(
        one.glyphRuns(inLine: line) == other.glyphRuns(inLine: line), "\(cause) changes glyphs",
        "of line \(line)")
    }
  }

  /// Checks that a text that arrives in pieces is laid out like the whole text.
  private static func stream(
    _ text: StyledText, _ options: ParagraphOptions, _ width: Double, _ layout: LayoutOptions,
    _ block: TextBlock
  ) {
    guard text.runs.isEmpty, text.boxes.isEmpty else { return }
    var stream = StreamedParagraph(
      StyledText("", style: text.style), options: options, fonts: FuzzEngine.shared.fonts)
    let scalars = Array(text.text.unicodeScalars)
    var start = 0
    while start < scalars.count {
      let end = min(scalars.count, start + 1 + (start * 7 + scalars.count) % 11)
      var piece = String.UnicodeScalarView()
      piece.append(contentsOf: scalars[start..<end])
      stream.append(String(piece))
      if start % 3 == 0 { _ = stream.size(in: AvailableWidth(roundingDown: width), options: layout) }
      start = end
    }
    let size = stream.size(in: AvailableWidth(roundingDown: width), options: layout)
    expect(size == block.size, "a text in pieces is of another size", "\(size) \(block.size) at \(width)")
  }
}
