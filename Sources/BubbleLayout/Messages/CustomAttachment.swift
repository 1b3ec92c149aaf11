import TextLayout

/// Something that the application shows in a message by itself: a form, a game, a chart. The layout gives it room.
///
/// How much it gets is said by the engine's `CustomSizing`, or, where there is none or it does not know, by the attachment:
/// a fixed `width` and `height` in points, or an `aspect`, in which it fills the width that there is, up to `width`.
public struct CustomAttachment: Hashable, Sendable {
  /// The application's name for this kind of part.
  public var name: String
  /// Whatever the application wants to keep with it; not looked at.
  public var data: String
  /// In points; nil for as wide as there is room, at most 240.
  public var width: Double?
  /// In points; nil for what follows from `aspect`, and without that 44.
  public var height: Double?
  /// Its width divided by its height; nil where it has none.
  public var aspect: Double?
  /// What it shows, in words, for who cannot see it; nil for unknown.
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

/// How large the application's own parts are.
///
/// It is called with a part and the width in points that there is for it (infinite where rows have no width), from any thread,
/// and has to answer the same whenever it is asked the same. A width beyond what there is is cut; nil leaves the size to the
/// attachment.
public typealias CustomSizing = @Sendable (_ part: CustomAttachment, _ availableWidth: Double) -> Size?

extension CustomAttachment {
  /// The size that the attachment itself gives it.
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
