import TextLayout

/// Small round pictures of people in a row, such as those who have seen a message.
public struct FacesStyle: Hashable, Sendable {
  /// The width and height of a picture, in points.
  public var size: LayoutUnit = 16
  /// The distance from what is above, in points.
  public var gap: LayoutUnit = 4
  /// How far a picture lies over the one before it, in points.
  public var overlap: LayoutUnit = 4
  /// The maximum number of pictures; the number of all others stands beside them.
  public var maximumCount = 5

  /// The values that a style has where it says nothing.
  public init() {}

  /// The width of so many pictures.
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
