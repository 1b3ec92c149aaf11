import TextLayout
import TextShaping

/// When a long message is shortened, and the label shown in place of the rest. The limit that is reached first holds.
public struct CollapseStyle: Hashable, Sendable {
  /// The maximum number of grapheme clusters; nil for any number.
  public var graphemes: Int?
  /// The most line breaks in the text itself; nil for any number.
  public var newlines: Int?
  /// The maximum number of lines; nil for any number.
  public var lines: Int?
  /// The label under the text; nil for that of the reader's language.
  public var label: String?
  /// The font of the label.
  public var font: TextStyle = .system(15, .semibold)
  /// The distance between the text and the label, in points.
  public var gap: LayoutUnit = 2

  /// The values that a style has where it says nothing.
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
