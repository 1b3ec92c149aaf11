import TextLayout

/// How the text of a message is set.
public struct MessageTextStyle: Hashable, Sendable {
  /// What the text is set in; a message's own language wins over the font's.
  public var font: TextStyle
  /// Where lines stand beside each other; `start` and `end` follow the direction of the text.
  public var alignment: TextAlignment
  /// How wide a line may become.
  public var width: WidthRule
  /// Added to the measured width of the text, in points.
  public var widthCorrection: LayoutUnit
  /// Added to the measured height of the text, half above and half below, in points.
  public var heightCorrection: LayoutUnit
  /// What becomes of the room that lines leave.
  public var fit: TextFit
  /// How many lines are shown; what is beyond is cut with an ellipsis. Nil for all.
  public var maximumLines: Int?
  /// Where the text stands in the cell, where it does not stand in the bubble.
  public var box: BoxPlacement?
  /// The room above it within the bubble, in points, where anything stands above.
  public var gap: LayoutUnit
  /// How messages of nothing but emoji are set; nil for as all others.
  public var jumbo: JumboStyle?
  /// How long messages are shortened; nil for not at all.
  public var collapse: CollapseStyle?
  /// What is looked for in the text, and reported with it.
  public var detects: [DataKind]

  /// A text of these values.
  public init(
    font: TextStyle = .system(17), alignment: TextAlignment = .start, width: WidthRule = WidthRule(),
    widthCorrection: LayoutUnit = 0, heightCorrection: LayoutUnit = 0, fit: TextFit = .hug,
    maximumLines: Int? = nil, box: BoxPlacement? = nil, gap: LayoutUnit = 0, jumbo: JumboStyle? = nil,
    collapse: CollapseStyle? = nil, detects: [DataKind] = []
  ) {
    self.font = font
    self.alignment = alignment
    self.width = width
    self.widthCorrection = widthCorrection
    self.heightCorrection = heightCorrection
    self.fit = fit
    self.maximumLines = maximumLines
    self.box = box
    self.gap = gap
    self.jumbo = jumbo
    self.collapse = collapse
    self.detects = detects
  }
}

/// What becomes of the room that the lines of a text leave.
public enum TextFit: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// The bubble is as wide as the widest line.
  case hug
  /// Words move between the lines, so that as many lines come out as narrow as can be.
  case balance
  /// The bubble is as wide as a line may be.
  case fill
}

extension MessageTextStyle: JSONRecord {
  static var standard: MessageTextStyle { MessageTextStyle() }

  static let fields: [RecordField<MessageTextStyle>] = [
    .field("font", \.font),
    .field("alignment", \.alignment, .choice(of: TextAlignment.logical)),
    .field("width", \.width),
    .field("widthCorrection", \.widthCorrection, .length(in: -1_000...1_000)),
    .field("heightCorrection", \.heightCorrection, .length(in: -1_000...1_000)),
    .field("fit", \.fit),
    .optional("maximumLines", \.maximumLines, .integer(in: 1...100_000)),
    .optional("box", \.box),
    .field("gap", \.gap),
    .optional("jumbo", \.jumbo),
    .optional("collapse", \.collapse),
    .field("detects", \.detects, .distinct()),
  ]
}

extension TextAlignment {
  /// The alignments of a style, which follow a direction.
  static var logical: [TextAlignment] { allCases.filter { $0 != .left && $0 != .right } }
}
