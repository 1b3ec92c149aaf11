import TextLayout
import TextShaping
import TextUnicode

/// A shaped text of a cell.
struct PreparedText: Sendable {
  let text: String
  let paragraph: Paragraph
  /// The maximum number of lines; the rest is truncated with an ellipsis. Nil for no maximum.
  var maximumLines: Int?
  /// The maximum width of a line, in points, in however wide a block the text is; nil for no maximum.
  var measure: LayoutUnit?
  /// The height of the text's lines.
  var lineHeight = LineHeight.natural
  /// Whether the text stands in a box of the height to which `lineHeight` limits its line.
  var isInBox = false
  /// Which fonts determine the line height.
  var strut = LineStrut.all
  /// The height of capital letters above the baseline, in points.
  let capHeight: LayoutUnit
  /// The layout as one untruncated line, which most labels have at every width; nil if the text may have
  /// several lines.
  var natural: TextBlock?
  /// How many UTF-16 units at the end of the text stay if it is truncated; nil if the end is cut off.
  var keptEnd: Int?
  /// How many UTF-16 units before `keptEnd` stay too, as long as the beginning stays longer than the end.
  var keptBeforeEnd = 0
  /// Whether the lines are about equally long.
  var isBalanced = false
  /// Where the footer of a bubble is that ends with the text.
  var footer = FooterRule.below
  /// The edge at which the lines stand, left or right; nil if it is that of their own direction.
  var edge: TextAlignment?
  /// The path of the text in the message; nil for a text of the interface.
  var path: ContentPath?
  /// The lines of a text that grows, of which `paragraph` is the empty beginning; nil for other texts. Such a text is only
  /// measured.
  var growing: GrowingParagraph?

  func block(within width: AvailableWidth, alignment: TextAlignment = .start) -> TextBlock {
    if isBalanced { return paragraph.balancedLayout(width: width.points, options: options(alignment)) }
    return paragraph.layout(
      in: width.limited(toMeasure: measure), options: options(alignment), reusing: natural)
  }

  /// Whether the first line runs from right to left.
  var isRightToLeft: Bool { paragraph.startsRightToLeft }

  /// The width of the text on one untruncated line; nil for a text that may have several lines.
  var naturalWidth: LayoutUnit? { natural?.size.width }

  /// Returns the size of the lines within a width, in points.
  func size(within width: AvailableWidth) -> Size {
    let width = width.limited(toMeasure: measure)
    if let natural, natural.validWidths.contains(width) { return natural.size }
    return paragraph.size(in: width, options: options(.start))
  }

  /// Returns the measurements of the lines within a width.
  func measure(within width: AvailableWidth) -> TextMeasure {
    if let growing { return growing.measure(in: width.limited(toMeasure: measure), options: options(.start)) }
    if isBalanced { return TextMeasure(block(within: width)) }
    return paragraph.measure(in: width.limited(toMeasure: measure), options: options(.start))
  }

  /// The distance from the upper edge to the baseline of the first line, in points, if lines end only at hard
  /// breaks.
  var firstBaseline: LayoutUnit { block(within: .unbounded).lines.first?.baseline ?? 0 }

  /// The height of the text's lines.
  var pitch: LinePitch { paragraph.pitch(options(.start)) }

  /// The lines that have only the first font.
  var plainLine: PlainLine {
    let (height, depth) = pitch.plainLine
    return PlainLine(height: height, depth: depth, capHeight: capHeight)
  }

  func options(_ alignment: TextAlignment) -> LayoutOptions {
    // A single line is as wide as its block, so that its alignment makes no difference.
    var options = LayoutOptions(
      alignment: maximumLines == 1 ? .start : alignment, lineHeight: lineHeight, strut: strut,
      maximumLines: maximumLines, truncation: keptEnd == nil ? .tail : .middle, keptEnd: keptEnd)
    options.keptBeforeEnd = keptBeforeEnd
    options.limitsStacks = isInBox
    return options
  }

  /// Makes a label of this text.
  ///
  /// - Parameters:
  ///   - alignment: Left, right or centred. Vertically, the lines are always centred.
  ///   - limit: The maximum width of a line; nil for the frame's width. It is needed if a character that is
  ///     wider than the limit has widened the frame, because lines of the frame's width would differ.
  func label(
    _ role: LabelRole, in frame: Rect, alignment: TextAlignment = .left, index: Int? = nil,
    limit: AvailableWidth? = nil, foreground: ColorRole = .on(.page, .secondary)
  ) -> LabelPart {
    let block = block(
      within: AvailableWidth.fixed(frame.width).limited(to: limit ?? .unbounded), alignment: alignment)
    let x = alignment.offset(of: frame.width - block.size.width, isRightToLeft: false)
    return LabelPart(
      frame: frame, role: role, index: index, text: text, alignment: alignment, block: block,
      blockOrigin: Point(x: x, y: (frame.height - block.size.height).half), foreground: foreground, path: path
    )
  }

  /// Returns the same text with a maximum width of its lines, in points.
  func limited(toMeasure measure: LayoutUnit?) -> PreparedText {
    var text = self
    text.measure = measure
    return text
  }

  /// Returns the same text as a row of a card, beside which a footer may stand.
  func holdingFooter() -> PreparedText {
    var text = self
    text.footer = .besideRow
    return text
  }

  /// Returns the same text with its path in the message.
  func standing(at path: ContentPath) -> PreparedText {
    var text = self
    text.path = path
    return text
  }
}
