import TextUnicode

/// An object that replaces a range of a message's text: a custom emoji, a picture, a formula, or a chip with
/// a mention or citation. An object is not broken between lines, and the caret is placed before or after it.
///
/// The words in the replaced range describe the object. They are selected, copied, searched and read aloud
/// instead of it, and are shown in places that cannot show objects.
public struct InlineObject: Hashable, Sendable {
  /// The kind of object.
  public var kind: InlineObjectKind
  /// The application's name of the emoji, or of the mentioned person. Empty for other kinds, unless the
  /// application gives a name.
  public var id: String
  /// The width of an emoji or a picture; nil to use its height.
  public var width: Double?
  /// The height of an emoji or a picture; nil for 1.2 em, which does not make the line taller.
  public var height: Double?
  /// How much of the height is below the baseline; nil for 18 % of the height.
  public var descent: Double?
  /// The source of a formula; nil to use the text of the range.
  public var source: String?
  /// The notation of a formula's source.
  public var notation: FormulaNotation
  /// Whether a formula is set in display style: with large operators, and limits below and above.
  public var isDisplay: Bool
  /// The address of a picture; nil if unknown.
  public var address: String?
  /// The text in the chip of a citation; nil to use the text of the range.
  public var label: String?
  /// The unit of `width`, `height` and `descent`.
  public var unit: InlineUnit

  /// Creates an object. Mentions and citations are as large as their text, so they need no lengths.
  public init(
    kind: InlineObjectKind = .emoji, id: String = "", width: Double? = nil, height: Double? = nil,
    descent: Double? = nil, unit: InlineUnit = .em, source: String? = nil, address: String? = nil,
    label: String? = nil, notation: FormulaNotation = .tex, isDisplay: Bool = false
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
  /// The name of a mentioned person, in a chip.
  case mention
  /// A formula. The engine's `CustomSizing` is called first, with a part that has the name `formula` and the
  /// source as data. If it returns nil, the engine's `formulas` (`FormulaTypesetting`) lays out the formula.
  /// A formula that cannot be laid out is shown as its source.
  case formula
  /// A picture.
  case image
  /// A citation, in a chip.
  case citation
}

/// The units of an inline object's lengths.
public enum InlineUnit: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  /// Ems of the surrounding text. The object grows with the text.
  case em
  /// Points, multiplied by the reader's font scale.
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
