import TextLayout

/// A sign that appears beside messages: where they are chosen, or what a swipe uncovers.
public struct AccessoryStyle: Hashable, Sendable {
  /// Its width and height, in points.
  public var size: LayoutUnit
  /// Between the sign and what it stands beside, in points.
  public var gap: LayoutUnit

  /// A sign of a size.
  public init(size: LayoutUnit = 24, gap: LayoutUnit = 8) {
    self.size = size
    self.gap = gap
  }
}

extension AccessoryStyle: JSONRecord {
  static var standard: AccessoryStyle { AccessoryStyle() }

  static let fields: [RecordField<AccessoryStyle>] = [.field("size", \.size), .field("gap", \.gap)]
}
