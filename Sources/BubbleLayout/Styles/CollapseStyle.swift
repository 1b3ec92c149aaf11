import TextLayout
import TextShaping

/// The limits beyond which a long message is shortened, and the label below a shortened message. The message
/// is shortened at the limit that is reached first.
public struct CollapseStyle: Hashable, Sendable {
  /// The maximum number of grapheme clusters; nil for no maximum.
  public var graphemes: Int?
  /// The maximum number of line breaks in the text as it was typed; nil for no maximum.
  public var newlines: Int?
  /// The maximum number of displayed lines; nil for no maximum.
  public var lines: Int?
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
    .optional("lines", \.lines, .integer(in: 1...100_000)),
    .optional("label", \.label), .field("font", \.font), .field("gap", \.gap),
  ]
}
