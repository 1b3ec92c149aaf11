import TextLayout
import TextShaping
import TextUnicode

/// The style of the text of a message.
public struct MessageTextStyle: Hashable, Sendable {
  /// The font. The language of a message replaces the language of this font, if the message has one.
  public var font: TextStyle = .system(17)
  /// Whether actions (see `MessageKind.action`) are italic, which distinguishes them from ordinary messages.
  public var italicActions = false
  /// Whether actions (`/me waves`) and notices begin with the name of their sender, instead of having it in a label.
  public var namesSubjects = false
  /// The alignment of lines; `start` and `end` follow the direction of the text.
  public var alignment: TextAlignment = .start
  /// The height of lines. Fixed heights grow with the font scale.
  public var lineHeight: LineHeight = .natural
  /// Which fonts determine the natural height of lines.
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
  /// The measure: the maximum width of a line and of cards, polls and quotes beside it, in em of the message's
  /// font; nil for no limit. Longer lines are hard to read. Code and pictures may be as wide as the bubble's
  /// own limit, and blocks have a measure of their own (`RichStyle.measure`).
  public var measure: Double?
  /// A length, in points, that is added to the measured width of the text: half of it on each side of the
  /// lines, unless `linesX` gives another position.
  public var widthCorrection: LayoutUnit = 0
  /// A length, in points, that is added to the measured height of the text: half of it above and half below
  /// the lines, unless `linesY` gives another position.
  public var heightCorrection: LayoutUnit = 0
  /// The distance from the left edge of the text's frame to its lines, in points; nil to use half of
  /// `widthCorrection`.
  public var linesX: LayoutUnit?
  /// The distance from the upper edge of the text's frame to its lines, in points; nil to use half of
  /// `heightCorrection`.
  public var linesY: LayoutUnit?
  /// The colour, such as `#ffffff`, which is passed through to renderers; nil to let the renderer choose the
  /// colour.
  public var color: String?
  /// The width of the text in relation to its lines.
  public var fit: TextFit = .hug
  /// The maximum number of lines; nil for no maximum. A longer text is truncated with an ellipsis.
  public var maximumLines: Int?
  /// The fixed place of the text in the cell, for styles whose text is not in a bubble; nil for text in the
  /// bubble.
  public var box: BoxPlacement?
  /// The distance from the content above the text in the bubble, in points.
  public var gap: LayoutUnit = 0
  /// The rules for enlarging messages of only emoji; nil to enlarge none.
  public var jumbo: JumboStyle?
  /// The rules for shortening long messages; nil to shorten none.
  public var collapse: CollapseStyle?
  /// The kinds of data, such as links, that are detected in the text and reported with it.
  public var detects: [DataKind] = []

  /// Creates a style with the default values.
  public init() {}

  /// Whether the text is shown as one line (`OneLine`), as in a list of conversations.
  var isOneLine: Bool { box != nil && maximumLines == 1 }
}

/// The width of a text in relation to its lines.
public enum TextFit: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// The text is as wide as its widest line.
  case hug
  /// The text is as narrow as possible with the same number of lines, so that the lines are about equally
  /// long.
  case balance
  /// The text is as wide as its limit.
  case fill
}

extension MessageTextStyle: StyleRecord {
  package static let fields: [RecordField<MessageTextStyle>] = [
    .field("font", \.font), .field("italicActions", \.italicActions),
    .field("namesSubjects", \.namesSubjects, or: false),
    .field("alignment", \.alignment, .choice(of: TextAlignment.logical)),
    .field("lineHeight", \.lineHeight), .field("strut", \.strut),
    .field("lineBreak", \.lineBreak, or: .auto), .field("wordBreak", \.wordBreak, or: .normal),
    .field("whiteSpace", \.whiteSpace, or: .preWrap), .field("autospace", \.autospace, or: .noAutospace),
    .field("width", \.width),
    .optional("measure", \.measure, .number(in: 2...10_000)),
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
  /// Returns the paragraph options that do not depend on a width. `LayoutEnvironment.policy` is not applied.
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
  /// The JSON form of the white-space rules under which lines wrap; messages allow only these.
  package static var form: JSONForm<WhiteSpace> { .choice(of: allCases.filter(\.wraps)) }
}

extension TextAlignment {
  /// The alignments that depend on the direction of the text. A style may use only these.
  static var logical: [TextAlignment] { allCases.filter { $0 != .left && $0 != .right } }
}

/// The limits beyond which a long message is shortened, and the label below a shortened message. The message
/// is shortened at the limit that is reached first, at the widths at which it then becomes lower by about three lines or a
/// fifth of its height, including the label.
public struct CollapseStyle: Hashable, Sendable {
  /// The maximum number of grapheme clusters; nil for no maximum.
  public var graphemes: Int?
  /// The maximum number of line breaks in the text as it was typed; nil for no maximum.
  public var newlines: Int?
  /// The maximum number of displayed lines; nil for no maximum.
  public var lines: Int?
  /// Whether messages in Markdown and other messages of blocks are shortened too.
  public var blocks = false
  /// The label below the text; nil for the label in the reader's language.
  public var label: String?
  /// The font of the label.
  public var font: TextStyle = .system(15, .semibold)
  /// The distance between the text and the label, in points.
  public var gap: LayoutUnit = 2

  /// Creates a style with the default values.
  public init() {}
}

extension CollapseStyle: StyleRecord {
  package static let fields: [RecordField<CollapseStyle>] = [
    .optional("graphemes", \.graphemes, .integer(in: 1...1_000_000)),
    .optional("newlines", \.newlines, .integer(in: 0...1_000_000)),
    .optional("lines", \.lines, .integer(in: 1...100_000)), .field("blocks", \.blocks),
    .optional("label", \.label), .field("font", \.font), .field("gap", \.gap),
  ]
}

/// The style of messages that consist only of emoji.
public struct JumboStyle: Hashable, Sendable {
  /// The factors by which the font is enlarged: for a message of one emoji, of two emoji, and so on. A
  /// message with more emoji than there are factors is not enlarged. White space between emoji is not
  /// counted.
  public var factors: [Double] = []
  /// Whether a message of enlarged emoji has a bubble.
  public var showsBubble = true

  /// Creates a style with the default values.
  public init() {}
}

extension JumboStyle: StyleRecord {
  package static let fields: [RecordField<JumboStyle>] = [
    .field("factors", \.factors, .list(of: .number(in: 0.1...20))), .field("showsBubble", \.showsBubble),
  ]
}
