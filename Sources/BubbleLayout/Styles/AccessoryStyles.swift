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

/// The style of the line below the bubble of a message that could not be sent.
public struct FailureStyle: Hashable, Sendable {
  /// The font of the words. The icon before them is as tall as a line.
  public var font: TextStyle = .system(12, .medium)
  /// The distance from the content above, in points.
  public var gap: LayoutUnit = 3
  /// The distance between the icon and the words, in points.
  public var spacing: LayoutUnit = 4

  /// Creates a style with the default values.
  public init() {}
}

extension FailureStyle: StyleRecord {
  package static let fields: [RecordField<FailureStyle>] = [
    .field("font", \.font), .field("gap", \.gap), .field("spacing", \.spacing),
  ]
}
