/// The text of a block, with ranges that are formatted, are links, or are replaced by objects.
public struct RichText: Hashable, Sendable {
  /// The text. A line feed in it is a line break.
  public var text: String
  /// The ranges, by UTF-16 offsets.
  public var spans: [TextSpan]
  /// The places of the characters in the source from which the text was parsed, in order from offset 0; empty for a
  /// text without a source.
  @Uncompared package var pieces: [SourcePiece] = []

  /// Creates a text.
  public init(_ text: String, spans: [TextSpan] = []) {
    self.text = text
    self.spans = spans
  }

  /// Whether there are no characters.
  package var isEmpty: Bool { text.isEmpty }
}

extension RichText: MessageRecord {
  package static var standard: RichText { RichText("") }

  package static let fields: [RecordField<RichText>] = [
    .field("text", \.text, or: "", isAlwaysWritten: true), .list("spans", \.givenSpans),
  ]

  /// The spans as in JSON, after the text. Those from outside are extended to whole scalars.
  private var givenSpans: [TextSpan] {
    get { spans }
    set { spans = newValue.onScalars(of: text) }
  }

  /// Returns the fields of a text as fields of a record that contains the text. `place` is the property that
  /// holds the text.
  package static func fields<Outer>(within place: RecordField<Outer>.Place<RichText>) -> [RecordField<Outer>]
  {
    fields.map { $0.within(place) }
  }
}

/// The base direction of a text.
public enum TextDirection: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  /// The first strong character decides the direction (UAX #9 P2, P3).
  case natural = "auto"
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
