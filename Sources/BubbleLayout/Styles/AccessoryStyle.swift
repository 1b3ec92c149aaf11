import TextLayout

/// A round icon beside a message: the mark that selects it, or the icon that a swipe reveals.
public struct AccessoryStyle: Hashable, Sendable {
  /// Its width and height, in points.
  public var size: LayoutUnit = 24
  /// The distance between the icon and what it stands beside, in points.
  public var gap: LayoutUnit = 8

  /// Creates a style with the default values.
  public init() {}
}

extension AccessoryStyle: StyleRecord {
  package static let fields: [RecordField<AccessoryStyle>] = [.field("size", \.size), .field("gap", \.gap)]
}
