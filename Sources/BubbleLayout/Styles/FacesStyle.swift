import TextLayout

/// The style of small round pictures of people in a row, such as the people who have seen a message.
public struct FacesStyle: Hashable, Sendable {
  /// The width and height of a picture, in points.
  public var size: LayoutUnit = 16
  /// The distance from the content above, in points.
  public var gap: LayoutUnit = 4
  /// How far a picture overlaps the one before it, in points.
  public var overlap: LayoutUnit = 4
  /// The maximum number of pictures. If there are more people, their number stands after the pictures.
  public var maximumCount = 5

  /// Creates a style with the default values.
  public init() {}

  /// Returns the width of this many pictures, in points.
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
