import TextLayout

/// A round sign beside a message: the mark by which it is selected, or what a swipe uncovers.
public struct AccessoryStyle: Hashable, Sendable {
  /// Its width and height, in points.
  public var size: LayoutUnit
  /// The distance between the sign and what it stands beside, in points.
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
