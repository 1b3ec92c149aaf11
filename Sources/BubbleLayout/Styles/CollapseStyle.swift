import TextLayout
import TextShaping

/// When a message is too long to be shown at once, and what is shown instead. Whichever limit comes first cuts.
public struct CollapseStyle: Hashable, Sendable {
  /// The most grapheme clusters.
  public var graphemes: Int?
  /// The most line breaks of the text itself.
  public var newlines: Int?
  /// The most lines.
  public var lines: Int?
  /// What the label under the text says.
  public var label: String
  /// What the label is set in.
  public var font: TextStyle
  /// Between the text and the label, in points.
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
