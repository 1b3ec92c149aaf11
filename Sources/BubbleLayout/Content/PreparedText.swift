import TextLayout
import TextShaping
import TextUnicode

/// A text of a cell, shaped.
struct PreparedText: Sendable {
  let text: String
  let paragraph: Paragraph
  /// The most lines; the rest is cut off with an ellipsis. Nil for all.
  var maximumLines: Int?
  /// The height of capital letters above the baseline, in points.
  let capHeight: LayoutUnit
  /// The layout as one uncut line, which most labels have at every width.
  var natural: TextBlock?
  /// How many UTF-16 units at its end are kept where it is cut; nil where the end is cut off.
  var keptEnd: Int?

  func block(within width: AvailableWidth, alignment: TextAlignment = .start) -> TextBlock {
    paragraph.layout(in: width, options: options(alignment), reusing: natural)
  }

  /// The width of the text on one uncut line; nil for a text that may have more lines.
  var naturalWidth: LayoutUnit? { natural?.size.width }

  /// The size of the lines within a width, in points.
  func size(within width: AvailableWidth) -> Size {
    if let natural, natural.validWidths.contains(width) { return natural.size }
    return paragraph.size(in: width, options: options(.start))
  }

  private func options(_ alignment: TextAlignment) -> LayoutOptions {
    // A single line is as wide as its block, so that its alignment makes no difference.
    LayoutOptions(
      alignment: maximumLines == 1 ? .start : alignment, maximumLines: maximumLines,
      truncation: keptEnd == nil ? .tail : .middle, keptEnd: keptEnd)
  }

  /// A label of this text.
  ///
  /// - Parameters:
  ///   - alignment: Left, right or centred; vertically the lines are centred.
  func label(
    _ role: LabelRole, in frame: Rect, alignment: TextAlignment = .left, index: Int? = nil,
    ink: ColorRole = .on(.page, .secondary)
  ) -> LabelPart {
    let block = block(within: .fixed(frame.width), alignment: alignment)
    let x = alignment.offset(of: frame.width - block.size.width, isRightToLeft: false)
    return LabelPart(
      frame: frame, role: role, index: index, text: text, alignment: alignment, block: block,
      blockOrigin: Point(x: x, y: (frame.height - block.size.height).half), ink: ink)
  }
}

/// Shapes the texts of cells, at the reader's font scale.
struct TextMaker {
  let fonts: FontCollection
  let fontScale: Double

  func text(
    _ text: String, _ style: TextStyle, maximumLines: Int? = nil, direction: BidiDirection = .auto,
    runs: [StyleRun] = []
  ) -> PreparedText {
    self.text(
      text, style,
      paragraph: .shared(
        styled(text, style, runs), options: ParagraphOptions(direction: direction), fonts: fonts),
      maximumLines: maximumLines)
  }

  /// A text that has been shaped already.
  func text(
    _ text: String, _ style: TextStyle, paragraph: Paragraph, maximumLines: Int? = nil
  ) -> PreparedText {
    PreparedText(
      text: text, paragraph: paragraph, maximumLines: maximumLines,
      capHeight: metrics(of: scaled(style)).capHeight)
  }

  /// A text that grows.
  func streamed(
    _ text: String, _ style: TextStyle, direction: BidiDirection, runs: [StyleRun]
  ) -> StreamedParagraph {
    StreamedParagraph(
      styled(text, style, runs), options: ParagraphOptions(direction: direction), fonts: fonts)
  }

  private func styled(_ text: String, _ style: TextStyle, _ runs: [StyleRun]) -> StyledText {
    StyledText(
      text, style: scaled(style), runs: runs.map { StyleRun(range: $0.range, style: scaled($0.style)) })
  }

  private func scaled(_ style: TextStyle) -> TextStyle {
    var style = style
    style.size *= fontScale
    style.letterSpacing *= fontScale
    style.wordSpacing *= fontScale
    style.baselineOffset *= fontScale
    return style
  }

  /// A text on one line: its line breaks become spaces.
  func line(_ text: String, _ style: TextStyle) -> PreparedText {
    var line = self.text(Self.oneLine(text), style, maximumLines: 1)
    line.natural = line.block(within: .unbounded)
    return line
  }

  /// The vertical metrics of the first font of a style, in points.
  func metrics(of style: TextStyle) -> (ascent: LayoutUnit, capHeight: LayoutUnit, descent: LayoutUnit) {
    let face = fonts.stack(family: style.family, weight: style.weight, slant: style.slant).faces.first
    guard let metrics = face?.metrics, metrics.unitsPerEm > 0 else { return (0, 0, 0) }
    let unit = style.size / Double(metrics.unitsPerEm)
    return (
      LayoutUnit(Double(metrics.ascent) * unit), LayoutUnit(Double(metrics.capHeight) * unit),
      LayoutUnit(Double(metrics.descent) * unit)
    )
  }

  private static func oneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isLineBreak) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isLineBreak($0) ? " " : $0 }))
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    (0x0A...0x0D).contains(scalar.value) || [0x85, 0x2028, 0x2029].contains(scalar.value)
  }
}
