import TextLayout
import TextShaping
import TextUnicode

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A shaped text of a cell.
struct PreparedText: Sendable {
  let text: String
  let paragraph: Paragraph
  /// The maximum number of lines; the rest is truncated with an ellipsis. Nil for no maximum.
  var maximumLines: Int?
  /// The height of the text's lines.
  var lineHeight = LineHeight.natural
  /// Which fonts determine the line height.
  var strut = LineStrut.all
  /// The height of capital letters above the baseline, in points.
  let capHeight: LayoutUnit
  /// The layout as one untruncated line, which most labels have at every width; nil if the text may have
  /// several lines.
  var natural: TextBlock?
  /// How many UTF-16 units at the end of the text stay if it is truncated; nil if the end is cut off.
  var keptEnd: Int?
  /// Whether a footer may be placed beside the text's last line.
  var tucksFooter = false
  /// The path of the text in the message; nil for a text of the interface.
  var path: ContentPath?

  func block(within width: AvailableWidth, alignment: TextAlignment = .start) -> TextBlock {
    paragraph.layout(in: width, options: options(alignment), reusing: natural)
  }

  /// Whether the first line runs from right to left.
  var isRightToLeft: Bool { paragraph.startsRightToLeft }

  /// The width of the text on one untruncated line; nil for a text that may have several lines.
  var naturalWidth: LayoutUnit? { natural?.size.width }

  /// Returns the size of the lines within a width, in points.
  func size(within width: AvailableWidth) -> Size {
    if let natural, natural.validWidths.contains(width) { return natural.size }
    return paragraph.size(in: width, options: options(.start))
  }

  /// Returns the measurements of the lines within a width.
  func measure(within width: AvailableWidth) -> TextMeasure {
    paragraph.measure(in: width, options: options(.start))
  }

  /// The distance from the upper edge to the baseline of the first line, in points, if lines end only at hard
  /// breaks.
  var firstBaseline: LayoutUnit { block(within: .unbounded).lines.first?.baseline ?? 0 }

  /// The height of the text's lines.
  var pitch: LinePitch { paragraph.pitch(options(.start)) }

  private func options(_ alignment: TextAlignment) -> LayoutOptions {
    // A single line is as wide as its block, so that its alignment makes no difference.
    LayoutOptions(
      alignment: maximumLines == 1 ? .start : alignment, lineHeight: lineHeight, strut: strut,
      maximumLines: maximumLines, truncation: keptEnd == nil ? .tail : .middle, keptEnd: keptEnd)
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

  /// Returns the same text with its path in the message.
  func standing(at path: ContentPath) -> PreparedText {
    var text = self
    text.path = path
    return text
  }
}

/// Shapes the texts of cells, at the reader's font scale and in the reader's language.
struct TextMaker {
  let fonts: FontCollection
  let fontScale: Double
  /// The maximum width of a mention, in points; nil for the width that follows from its font.
  let chipLimit: LayoutUnit?
  let policy: LayoutPolicy
  let words: InterfaceWords
  let locale: Locale
  private let language: String?
  /// The participants.
  let people: People
  /// The application's functions that give the sizes of custom parts and formulas.
  var typesetters = Typesetters()

  init(fonts: FontCollection, environment: LayoutEnvironment) {
    self.fonts = fonts
    fontScale = environment.usableFontScale
    chipLimit = environment.chipLimit
    policy = environment.policy
    words = environment.words
    locale = environment.locale
    language = environment.language
    people = environment.people
  }

  /// Makes a text maker for icons, which have one size at every font scale.
  init(signsOf fonts: FontCollection) {
    self.fonts = fonts
    fontScale = 1
    chipLimit = nil
    policy = .unicode
    locale = Self.signLocale
    language = nil
    words = .english
    people = People()
  }

  /// Sentences with numbers and names. They are created on each use, because few messages need them.
  var spoken: SpokenWords { SpokenWords(locale, language: language) }

  /// The locale is created once, because creating one costs as much as shaping a name.
  private static let signLocale = Locale(identifier: "en")

  /// Shapes a text.
  ///
  /// - Parameter options: All options except the policy, which comes from the environment.
  func text(
    _ text: String, _ style: TextStyle, maximumLines: Int? = nil,
    options: ParagraphOptions = ParagraphOptions(), runs: [StyleRun] = [], boxes: [InlineBox] = []
  ) -> PreparedText {
    self.text(
      text, style,
      paragraph: .shared(styled(text, style, runs, boxes), options: followed(options), fonts: fonts),
      maximumLines: maximumLines)
  }

  private func followed(_ options: ParagraphOptions) -> ParagraphOptions {
    var options = options
    options.policy = policy
    return options
  }

  /// Makes a text from a paragraph that is shaped already.
  func text(
    _ text: String, _ style: TextStyle, paragraph: Paragraph, maximumLines: Int? = nil
  ) -> PreparedText {
    PreparedText(
      text: text, paragraph: paragraph, maximumLines: maximumLines,
      capHeight: metrics(of: scaled(style)).capHeight)
  }

  /// Makes a text that grows.
  func streamed(
    _ text: String, _ style: TextStyle, options: ParagraphOptions, runs: [StyleRun]
  ) -> StreamedParagraph {
    StreamedParagraph(styled(text, style, runs), options: followed(options), fonts: fonts)
  }

  func styled(
    _ text: String, _ style: TextStyle, _ runs: [StyleRun], _ boxes: [InlineBox] = []
  ) -> StyledText {
    StyledText(
      text, style: scaled(style), runs: runs.map { StyleRun(range: $0.range, style: scaled($0.style)) },
      boxes: boxes)
  }

  func scaled(_ style: TextStyle) -> TextStyle {
    var style = style
    style.size *= fontScale
    style.lineSize = style.lineSize.map { $0 * fontScale }
    style.letterSpacing *= fontScale
    style.wordSpacing *= fontScale
    style.baselineOffset *= fontScale
    return style
  }

  /// Makes a text of one line: line breaks become spaces.
  ///
  /// - Parameter height: The height available to the line, in points. Lines in scripts that are taller than
  ///   the first font are limited to this height. Nil for no limit.
  /// - Parameter direction: The base direction; with `auto`, the first strong character decides.
  func line(
    _ text: String, _ style: TextStyle, height: LayoutUnit? = nil, direction: BidiDirection = .auto,
    boxes: [InlineBox] = []
  ) -> PreparedText {
    var line = self.text(
      Self.oneLine(text), style, maximumLines: 1, options: ParagraphOptions(direction: direction),
      boxes: boxes)
    if let height { line.lineHeight = limit(style, height) }
    line.natural = line.block(within: .unbounded)
    return line
  }

  /// Returns a line height of at most `height`, in points, for a style. If the style's own font is taller,
  /// the lines have its height.
  func limit(_ style: TextStyle, _ height: LayoutUnit) -> LineHeight {
    let (ascent, _, descent) = metrics(of: scaled(style))
    let natural = (ascent + descent).points
    return natural > 0 ? .limited(max(1, height.points / natural)) : .natural
  }

  /// Returns the minimum width that a line of a style needs for one character, in points. The widest
  /// characters have about 1.25 em.
  func leastWidth(_ style: TextStyle) -> LayoutUnit {
    LayoutUnit(roundingUpPoints: style.size * fontScale * 1.25)
  }

  /// Returns the vertical metrics of the first font of a style, in points.
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
