import TextLayout

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

/// A function that returns the sizes of custom parts.
///
/// It is called with a part and the available width in points, which is infinite if rows have unlimited
/// width. It may be called from any thread. It must always return the same size for the same arguments. A
/// width beyond the available one is reduced to it. If the function returns nil, the attachment's own fields
/// decide the size.
public typealias CustomSizing = @Sendable (_ part: CustomAttachment, _ availableWidth: Double) -> Size?

extension CustomAttachment {
  /// Returns the size of the part according to the attachment's own fields.
  package func ownSize(within width: Double) -> Size {
    func usable(_ length: Double?) -> Double? {
      length.flatMap { (0...Self.largest).contains($0) ? $0 : nil }
    }
    let wide = min(usable(self.width) ?? 240, width)
    if let aspect, (1e-3...1e3).contains(aspect) {
      return Size(width: LayoutUnit(wide), height: LayoutUnit(wide / aspect))
    }
    return Size(width: LayoutUnit(wide), height: LayoutUnit(usable(height) ?? 44))
  }

  /// The maximum width and height, in points.
  package static let largest = 65_536.0
}

extension CustomAttachment: MessageRecord {
  package static var standard: CustomAttachment { CustomAttachment(name: "") }

  package static let fields: [RecordField<CustomAttachment>] = [
    .field("name", \.name, isRequired: true), .field("data", \.data, or: ""), .optional("width", \.width),
    .optional("height", \.height), .optional("aspect", \.aspect), .optional("alt", \.alternative),
  ]
}

extension CustomAttachment: AttachmentRecord {
  var attachment: MessageAttachment { .custom(self) }
  var otherTexts: [String?] { [name, data, alternative] }
}
