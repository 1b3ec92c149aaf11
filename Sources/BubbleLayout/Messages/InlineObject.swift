/// Something that stands in a message's text in place of a range of it: an emoji of the application's own, or a mention as a
/// chip. No line break cuts it, and a caret stands before or after it.
///
/// The text of the range is what the object says in words: it is selected, copied, found and read aloud, and shown wherever
/// objects are not.
public struct InlineObject: Hashable, Sendable {
  /// What kind of thing it is.
  public var kind: InlineObjectKind
  /// The application's name of the emoji, or of the person mentioned.
  public var id: String
  /// The width of an emoji; nil for its height.
  public var width: Double?
  /// The height of an emoji; nil for 1.2 em, which needs no taller lines.
  public var height: Double?
  /// How much of an emoji is below the baseline; nil for 18 % of its height.
  public var descent: Double?
  /// What the lengths count.
  public var unit: InlineUnit

  /// An object of these values. A mention is as large as its text, and needs no lengths.
  public init(
    kind: InlineObjectKind = .emoji, id: String, width: Double? = nil, height: Double? = nil,
    descent: Double? = nil, unit: InlineUnit = .em
  ) {
    self.kind = kind
    self.id = id
    self.width = width
    self.height = height
    self.descent = descent
    self.unit = unit
  }
}

/// The kinds of things that stand in a text.
public enum InlineObjectKind: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  /// A picture of the application's own, as large as an emoji.
  case emoji
  /// Somebody's name in a chip.
  case mention
}

/// What the lengths of an inline object count.
public enum InlineUnit: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  /// Ems of the text around it, with which it grows.
  case em
  /// Points, times the reader's font scale.
  case points = "pt"
}

extension InlineObject: MessageRecord {
  package static var standard: InlineObject { InlineObject(id: "") }

  package static let fields: [RecordField<InlineObject>] = [
    .field("kind", \.kind, or: .emoji), .field("id", \.id, isRequired: true), .optional("width", \.width),
    .optional("height", \.height), .optional("descent", \.descent), .field("unit", \.unit, or: .em),
  ]
}
