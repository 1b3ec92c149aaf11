import TextLayout

/// Something that stands in a message's text in place of a range of it: an emoji of the application's own, a picture, a mention or a
/// citation as a chip, a formula. No line break cuts it, and a caret stands before or after it.
///
/// The text of the range is what the object says in words: it is selected, copied, found and read aloud, and shown wherever
/// objects are not.
public struct InlineObject: Hashable, Sendable {
  /// What kind of thing it is.
  public var kind: InlineObjectKind
  /// The application's name of the emoji, or of the person mentioned; empty for other kinds, unless the application names them.
  public var id: String
  /// The width of an emoji or a picture; nil for its height.
  public var width: Double?
  /// The height of an emoji or a picture; nil for 1.2 em, which needs no taller lines.
  public var height: Double?
  /// How much of it is below the baseline; nil for 18 % of its height.
  public var descent: Double?
  /// The source of a formula; nil for the text of the range.
  public var source: String?
  /// What a formula is written in.
  public var notation: FormulaRequest.Notation
  /// Whether a formula looks as it does on lines of its own: large operators, limits below and above.
  public var isDisplay: Bool
  /// Where a picture is; nil for unknown.
  public var address: String?
  /// What stands in the chip of a citation; nil for the text of the range.
  public var label: String?
  /// What the lengths count.
  public var unit: InlineUnit

  /// An object of these values. Mentions and citations are as large as their text, and need no lengths.
  public init(
    kind: InlineObjectKind = .emoji, id: String = "", width: Double? = nil, height: Double? = nil,
    descent: Double? = nil, unit: InlineUnit = .em, source: String? = nil, address: String? = nil,
    label: String? = nil, notation: FormulaRequest.Notation = .tex, isDisplay: Bool = false
  ) {
    self.kind = kind
    self.id = id
    self.width = width
    self.height = height
    self.descent = descent
    self.unit = unit
    self.source = source
    self.address = address
    self.label = label
    self.notation = notation
    self.isDisplay = isDisplay
  }
}

/// The kinds of things that stand in a text.
public enum InlineObjectKind: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  /// A picture of the application's own, as large as an emoji.
  case emoji
  /// Somebody's name in a chip.
  case mention
  /// A formula. It is as large as the engine's `CustomSizing` says of a part named `formula` whose data is the source. Where that says
  /// nothing, the engine's `formulas` lay it out; one that they do not understand is shown as its source.
  case formula
  /// A picture.
  case image
  /// What is cited, in a chip.
  case citation
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
    .field("kind", \.kind, or: .emoji), .field("id", \.id, or: ""), .optional("width", \.width),
    .optional("height", \.height), .optional("descent", \.descent), .field("unit", \.unit, or: .em),
    .optional("source", \.source), .optional("address", \.address), .optional("label", \.label),
    .field("notation", \.notation, or: .tex), .field("display", \.isDisplay, or: false),
  ]

  package func check() throws(FieldError) {
    if kind == .emoji || kind == .mention, id.isEmpty {
      throw FieldError("id", "an object of the kind \"\(kind.rawValue)\" needs an id")
    }
  }
}
