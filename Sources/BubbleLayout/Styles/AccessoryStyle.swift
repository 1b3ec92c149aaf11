import TextLayout

/// A round icon at the side of a message: the mark that selects the message, or the icon that a swipe
/// reveals.
public struct AccessoryStyle: Hashable, Sendable {
  /// The width and height of the icon, in points.
  public var size: LayoutUnit = 24
  /// The distance between the icon and the message, in points.
  public var gap: LayoutUnit = 8
  /// The distance from the start edge of the cell to the mark that selects the message, in points; nil to use
  /// `gap`. It does not apply to the icon that a swipe reveals.
  public var edge: LayoutUnit?

  /// Creates a style with the default values.
  public init() {}
}

extension AccessoryStyle: StyleRecord {
  package static let fields: [RecordField<AccessoryStyle>] = [
    .field("size", \.size), .field("gap", \.gap), .optional("edge", \.edge),
  ]
}
