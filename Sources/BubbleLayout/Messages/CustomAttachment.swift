import TextLayout

/// A custom part, which the application draws in a message: a form, a game, a chart. The layout reserves
/// space for it.
///
/// Its size comes from the engine's `CustomSizing`. If there is none, or it returns nil, the attachment
/// decides: a fixed `width` and `height` in points, or an `aspect`, with which it fills the available width,
/// up to `width`.
public struct CustomAttachment: Hashable, Sendable {
  /// The application's name for this kind of part.
  public var name: String
  /// Any data that the application keeps with it. The layout does not read it.
  public var data: String
  /// In points; nil for the available width, at most 240.
  public var width: Double?
  /// In points; nil for the height that follows from `aspect` or, without that, for 44.
  public var height: Double?
  /// Its width divided by its height; nil if it has no fixed ratio.
  public var aspect: Double?
  /// What it shows, in words, for readers who cannot see it (alternative text); nil if unknown.
  public var alternative: String?

  /// A part of these values.
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

/// Returns the sizes of custom parts.
///
/// It is called with a part and the available width in points (infinite if rows have no width), from any
/// thread. It must always return the same size for the same arguments. A width beyond the available one is
/// cut. Nil leaves the size to the attachment.
public typealias CustomSizing = @Sendable (_ part: CustomAttachment, _ availableWidth: Double) -> Size?

extension CustomAttachment {
  /// The size that the attachment itself gives.
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

  /// The longest side, in points.
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
