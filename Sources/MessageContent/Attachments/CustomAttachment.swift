/// A custom part, which the application draws in a message: a form, a game, a chart. The layout reserves
/// space for it.
///
/// The size comes from the engine's `CustomSizing`. If there is none, or if it returns nil, the attachment's
/// fields decide. Either `width` and `height` give a fixed size in points, or `aspect` gives the ratio, and
/// the part takes the available width, up to `width`.
public struct CustomAttachment: Hashable, Sendable {
  /// The application's name for this kind of part.
  public var name: String
  /// Any data that the application needs for the part. The layout does not read it.
  public var data: String
  /// The width in points; nil for the available width, at most 240.
  public var width: Double?
  /// The height in points; nil for the height that follows from `aspect`, or for 44 without `aspect`.
  public var height: Double?
  /// The width divided by the height; nil if there is no fixed ratio.
  public var aspect: Double?
  /// A description of the part for readers who cannot see it (alternative text); nil if unknown.
  public var alternative: String?
  /// Whether the attachment is covered until the reader uncovers it (see `LayoutEnvironment.uncovered`).
  public var isCovered = false

  /// Creates a custom part.
  public init(
    name: String, data: String = "", width: Double? = nil, height: Double? = nil, aspect: Double? = nil,
    alternative: String? = nil
  ) {
    self.name = name
    self.data = data
    self.width = width
    self.height = height
    self.aspect = aspect
    self.alternative = alternative
  }
}

extension CustomAttachment: MessageRecord {
  package static var standard: CustomAttachment { CustomAttachment(name: "") }

  package static let fields: [RecordField<CustomAttachment>] = [
    .field("name", \.name, isRequired: true), .field("data", \.data, or: ""), .optional("width", \.width),
    .optional("height", \.height), .optional("aspect", \.aspect), .optional("alt", \.alternative),
  ]
}

extension CustomAttachment: AttachmentRecord {
  package var attachment: MessageAttachment { .custom(self) }
  package var otherTexts: [String?] { [name, data, alternative] }
}
