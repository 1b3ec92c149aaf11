import TextLayout
import TextShaping

/// When a long message is shortened, and the label shown in place of the rest. The limit that is reached first holds.
public struct CollapseStyle: Hashable, Sendable {
  /// The most grapheme clusters; nil for any number.
  public var graphemes: Int?
  /// The most line breaks in the text itself; nil for any number.
  public var newlines: Int?
  /// The most lines; nil for any number.
  public var lines: Int?
  /// The label under the text.
  public var label: String
  /// The font of the label.
  public var font: TextStyle
  /// The distance between the text and the label, in points.
  public var gap: LayoutUnit

  /// Limits and the label for what is beyond them.
  public init(
    graphemes: Int? = nil, newlines: Int? = nil, lines: Int? = nil, label: String = "Read more",
    font: TextStyle = .system(15, .semibold), gap: LayoutUnit = 2
  ) {
    self.graphemes = graphemes
    self.newlines = newlines
    self.lines = lines
    self.label = label
    self.font = font
    self.gap = gap
  }
}

extension CollapseStyle: JSONRecord {
  static var standard: CollapseStyle { CollapseStyle() }

  static let fields: [RecordField<CollapseStyle>] = [
    .optional("graphemes", \.graphemes, .integer(in: 1...1_000_000)),
    .optional("newlines", \.newlines, .integer(in: 0...1_000_000)),
    .optional("lines", \.lines, .integer(in: 1...100_000)),
    .field("label", \.label), .field("font", \.font), .field("gap", \.gap),
  ]
}
