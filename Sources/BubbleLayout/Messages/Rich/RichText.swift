/// The text of a block, with ranges that are formatted, link, or are shown as an object.
public struct RichText: Hashable, Sendable {
  /// The text; a line feed breaks the line.
  public var text: String
  /// Ranges of it, by UTF-16 offsets.
  public var spans: [TextSpan]

  /// A text.
  public init(_ text: String, spans: [TextSpan] = []) {
    self.text = text
    self.spans = spans
  }
}

extension RichText: MessageRecord {
  package static var standard: RichText { RichText("") }

  package static let fields: [RecordField<RichText>] = [
    .field("text", \.text, or: "", isAlwaysWritten: true), .list("spans", \.spans),
  ]

  /// The fields of a record that includes the text's fields among its own.
  static func fields<Outer>(within place: RecordField<Outer>.Place<RichText>) -> [RecordField<Outer>] {
    fields.map { $0.within(place) }
  }
}
