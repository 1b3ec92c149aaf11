import TextLayout

/// The style of small round avatars in a row, such as those of the people who have seen a message.
public struct FacesStyle: Hashable, Sendable {
  /// The width and height of an avatar, in points.
  public var size: LayoutUnit = 16
  /// The distance from the content above, in points.
  public var gap: LayoutUnit = 4
  /// How far an avatar overlaps the one before it, in points.
  public var overlap: LayoutUnit = 4
  /// The maximum number of avatars. If there are more people, their number follows the avatars.
  public var maximumCount = 5

  /// Creates a style with the default values.
  public init() {}

  /// Returns the width of a row of this many avatars, in points.
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
