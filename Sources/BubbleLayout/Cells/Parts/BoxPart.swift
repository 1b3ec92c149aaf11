import TextLayout

/// A plain shape of a cell: a bar, a pill, the room of an icon.
public struct BoxPart: Hashable, Sendable {
  /// Relative to the cell.
  public internal(set) var frame: Rect
  /// What it is for.
  public let role: BoxRole
  /// Which of several of its role it is, from 0: which button, reaction or answer of a poll; nil where there is one.
  public let index: Int?
  /// Of all corners, in points.
  public let radius: LayoutUnit

  /// A shape in its frame.
  public init(frame: Rect, role: BoxRole, index: Int? = nil, radius: LayoutUnit = 0) {
    self.frame = frame
    self.role = role
    self.index = index
    self.radius = radius
  }
}

/// What a shape is for.
public enum BoxRole: String, Hashable, Sendable, Codable, CaseIterable {
  /// Behind what is answered to.
  case quote
  case quoteBar
  case quotePicture
  /// Behind a link preview.
  case link
  /// A link preview's picture.
  case linkPicture
  case voice
  case file
  case contact
  case location
  case poll
  /// A card's picture: a file's symbol, a contact's face, a map.
  case icon
  /// The mark before an answer of a poll.
  case option
  case code
  case button
  case reaction
  /// Behind time and status where they stand on a picture.
  case capsule
  /// Where a message is chosen.
  case selection
  /// What a swipe uncovers.
  case swipe
}
