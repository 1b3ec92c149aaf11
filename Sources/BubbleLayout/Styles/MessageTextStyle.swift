import TextLayout
import TextShaping
import TextUnicode

/// The style of the text of a message.
public struct MessageTextStyle: Hashable, Sendable {
  /// The font. A message's own language overrides the one given here.
  public var font: TextStyle = .system(17)
  /// Whether actions (`MessageKind.action`) are italic, to distinguish them from ordinary messages.
  public var italicActions = false
  /// The alignment of lines; `start` and `end` follow the direction of the text.
  public var alignment: TextAlignment = .start
  /// The height of lines. Fixed heights grow with the font scale.
  public var lineHeight: LineHeight = .natural
  /// Which fonts decide the natural height of lines.
  public var strut: LineStrut = .all
  /// How strictly lines break (CSS `line-break`).
  public var lineBreak: LineBreakOptions.Strictness = .auto
  /// Whether lines break inside words (CSS `word-break`).
  public var wordBreak: LineBreakOptions.WordBreak = .normal
  /// How white space is treated (CSS `white-space`). Lines always wrap.
  public var whiteSpace: WhiteSpace = .preWrap
  /// Whether there is extra space between ideographs and letters or digits (CSS `text-autospace`).
  public var autospace: TextAutospace = .noAutospace
  /// The maximum width of a line.
  public var width = WidthRule()
  /// A length added to the measured width of the text, half on each side of its lines unless `linesX` says
  /// otherwise, in points.
  public var widthCorrection: LayoutUnit = 0
  /// A length added to the measured height of the text, half above and half below unless `linesY` says
  /// otherwise, in points.
  public var heightCorrection: LayoutUnit = 0
  /// The distance from the left edge of the text's frame to its lines, in points; nil for half of
  /// `widthCorrection`.
  public var linesX: LayoutUnit?
  /// The distance from the upper edge of the text's frame to its lines, in points; nil for half of
  /// `heightCorrection`.
  public var linesY: LayoutUnit?
  /// The colour, such as `#ffffff`, which is passed through to renderers; nil for the renderer's own colour.
  public var color: String?
  /// The width of the text in relation to its lines.
  public var fit: TextFit = .hug
  /// The maximum number of lines; the rest is cut off with an ellipsis. Nil for no maximum.
  public var maximumLines: Int?
  /// A fixed place in the cell, for styles whose text is not in a bubble; nil for text in the bubble.
  public var box: BoxPlacement?
  /// The distance from what is above it in the bubble, if anything is, in points.
  public var gap: LayoutUnit = 0
  /// How messages of only emoji are enlarged; nil for not at all.
  public var jumbo: JumboStyle?
  /// How long messages are shortened; nil for not at all.
  public var collapse: CollapseStyle?
  /// The kinds of data that are detected in the text and reported with it.
  public var detects: [DataKind] = []

  /// Creates a style with the default values.
  public init() {}
}

/// The width of a text in relation to its lines.
public enum TextFit: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// As wide as its widest line.
  case hug
  /// As narrow as possible with the same number of lines, so that the lines are about equally long.
  case balance
  /// As wide as a line may be.
  case fill
}

extension MessageTextStyle: StyleRecord {
  package static let fields: [RecordField<MessageTextStyle>] = [
    .field("font", \.font), .field("italicActions", \.italicActions),
    .field("alignment", \.alignment, .choice(of: TextAlignment.logical)),
    .field("lineHeight", \.lineHeight), .field("strut", \.strut),
    .field("lineBreak", \.lineBreak, or: .auto), .field("wordBreak", \.wordBreak, or: .normal),
    .field("whiteSpace", \.whiteSpace, or: .preWrap), .field("autospace", \.autospace, or: .noAutospace),
    .field("width", \.width),
    .field("widthCorrection", \.widthCorrection, .length(in: -1_000...1_000)),
    .field("heightCorrection", \.heightCorrection, .length(in: -1_000...1_000)),
    .optional("linesX", \.linesX, .length(in: -1_000...1_000)),
    .optional("linesY", \.linesY, .length(in: -1_000...1_000)),
    .optional("color", \.color, .color),
    .field("fit", \.fit),
    .optional("maximumLines", \.maximumLines, .integer(in: 1...100_000)),
    .optional("box", \.box),
    .field("gap", \.gap),
    .optional("jumbo", \.jumbo),
    .optional("collapse", \.collapse),
    .field("detects", \.detects, .distinct()),
  ]
}

extension MessageTextStyle {
  /// The options that do not depend on a width, except the policy.
  func paragraphOptions(direction: BidiDirection) -> ParagraphOptions {
    ParagraphOptions(
      direction: direction, lineBreaks: LineBreakOptions(strictness: lineBreak, wordBreak: wordBreak),
      whiteSpace: whiteSpace, autospace: autospace)
  }
}

extension LineBreakOptions.Strictness: JSONWord {}
extension LineBreakOptions.WordBreak: JSONWord {}
extension TextAutospace: JSONWord {}

extension WhiteSpace: JSONConvertible {
  /// The white-space rules with which lines wrap, as messages require.
  package static var form: JSONForm<WhiteSpace> { .choice(of: allCases.filter(\.wraps)) }
}

extension TextAlignment {
  /// The alignments that depend on a direction. A style may use only these.
  static var logical: [TextAlignment] { allCases.filter { $0 != .left && $0 != .right } }
}
