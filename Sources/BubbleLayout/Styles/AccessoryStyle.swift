import TextLayout

/// A round sign beside a message: the mark by which it is selected, or what a swipe uncovers.
public struct AccessoryStyle: Hashable, Sendable {
  /// Its width and height, in points.
  public var size: LayoutUnit = 24
  /// The distance between the sign and what it stands beside, in points.
  public var gap: LayoutUnit = 8

  /// The values that a style has where it says nothing.
  public init() {}
}

extension AccessoryStyle: StyleRecord {
  package static let fields: [RecordField<AccessoryStyle>] = [.field("size", \.size), .field("gap", \.gap)]
}
