import TextLayout

/// Small round pictures of people in a row, such as those who have read a message.
public struct FacesStyle: Hashable, Sendable {
  /// The width and height of a picture, in points.
  public var size: LayoutUnit = 16
  /// The distance from what is above, in points.
  public var gap: LayoutUnit = 4
  /// How far a picture overlaps the one before it, in points.
  public var overlap: LayoutUnit = 4
  /// The maximum number of pictures. The number of further people stands beside them.
  public var maximumCount = 5

  /// Creates a style with the default values.
  public init() {}

  /// The width of this many pictures.
  func width(of count: Int) -> LayoutUnit {
    count == 0 ? 0 : size + max(1, size - overlap) * (count - 1)
  }
}

extension FacesStyle: StyleRecord {
  package static let fields: [RecordField<FacesStyle>] = [
    .field("size", \.size), .field("gap", \.gap), .field("overlap", \.overlap),
    .field("maximumCount", \.maximumCount, .integer(in: 1...100)),
  ]
}
