import TextLayout

/// An object that replaces a range of a message's text: a custom emoji, a picture, a mention or a citation as
/// a chip, a formula. It is not broken between lines, and a caret stands before or after it.
///
/// The text of the range represents the object in words. It is selected, copied, searched and read aloud, and
/// shown wherever objects are not.
public struct InlineObject: Hashable, Sendable {
  /// The kind of object.
  public var kind: InlineObjectKind
  /// The application's name of the emoji, or of the person mentioned; empty for other kinds, unless the application names them.
  public var id: String
  /// The width of an emoji or a picture; nil for its height.
  public var width: Double?
  /// The height of an emoji or a picture; nil for 1.2 em, at which lines do not become taller.
  public var height: Double?
  /// How much of it is below the baseline; nil for 18 % of its height.
  public var descent: Double?
  /// The source of a formula; nil for the text of the range.
  public var source: String?
  /// The notation of a formula's source.
  public var notation: FormulaRequest.Notation
  /// Whether a formula is set in display style: with large operators, and limits below and above.
  public var isDisplay: Bool
  /// The address of a picture; nil if unknown.
  public var address: String?
  /// The text in the chip of a citation; nil for the text of the range.
  public var label: String?
  /// The unit of its lengths.
  public var unit: InlineUnit

  /// Creates an object. Mentions and citations are as large as their text, and need no lengths.
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

/// The kinds of objects in a text.
public enum InlineObjectKind: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  /// A custom picture, as large as an emoji.
  case emoji
  /// Somebody's name in a chip.
  case mention
  /// A formula. The engine's `CustomSizing` gives its size, as of a part named `formula` whose data is the
  /// source. If it returns nil, the engine's `formulas` lay it out. A formula that they do not understand is
  /// shown as its source.
  case formula
  /// A picture.
  case image
  /// A citation, in a chip.
  case citation
}

/// The units of an inline object's lengths.
public enum InlineUnit: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  /// Ems of the surrounding text, with which it grows.
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
