import TextLayout

/// A rectangle with rounded corners: a bar, a pill, the place of an icon.
public struct BoxPart: Hashable, Sendable {
  /// Its frame, relative to the cell, in points.
  public internal(set) var frame: Rect
  /// What it is for.
  public let role: BoxRole
  /// The number of its button, reaction, answer or attachment, from 0; nil where there can be only one.
  public let index: Int?
  /// The radius of all corners, in points, unless `corners` says otherwise.
  public let radius: LayoutUnit
  /// The radii of the corners where some are rounder, so that the box stays within the round corners of its bubble;
  /// nil for `radius` at all of them.
  public internal(set) var corners: CornerRadii?

  /// A shape in its frame.
  public init(
    frame: Rect, role: BoxRole, index: Int? = nil, radius: LayoutUnit = 0, corners: CornerRadii? = nil
  ) {
    self.frame = frame
    self.role = role
    self.index = index
    self.radius = radius
    self.corners = corners
  }
}

/// What a box is for.
public enum BoxRole: String, Hashable, Sendable, Codable, CaseIterable {
  /// Behind the quote.
  case quote
  /// The bar at the start of the quote, cropped to the quote's round corners.
  case quoteBar
  /// The small picture of the quoted message.
  case quotePicture
  /// Behind a link preview.
  case link
  /// A link preview's picture.
  case linkPicture
  /// Around a voice message.
  case voice
  /// Around a file.
  case file
  /// Around a contact.
  case contact
  /// Around a place.
  case location
  /// Around a poll.
  case poll
  /// The picture of a card: the symbol of a file, the face of a contact, a map.
  case icon
  /// The mark before an answer of a poll.
  case option
  /// Behind a code block.
  case code
  /// A button.
  case button
  /// The pill of a reaction.
  case reaction
  /// Behind a footer that is laid over a picture.
  case capsule
  /// The mark by which a message is selected.
  case selection
  /// The sign that a swipe uncovers; not visible at rest.
  case swipe
}
