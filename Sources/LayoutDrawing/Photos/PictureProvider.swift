import BubbleLayout

/// What a picture shows.
public enum PictureSubject: Hashable, Sendable {
  /// A sender.
  case avatar(sender: String)
  /// An attachment of a message, by its index: a photo, the frame of a video, the picture of a linked page, a
  /// map, the face of a contact, a custom part.
  case attachment(message: MessageID, index: Int)
  /// What a message quotes.
  case quote(message: MessageID)
  /// A custom emoji, by its id.
  case emoji(id: String)
}

/// Hands painters the pictures that a layout has places for. Where it has none, the layout's placeholder is painted.
public protocol PictureProvider: Sendable {
  /// The picture of something; nil if there is none. It fills its place, and is cropped where that has other
  /// proportions.
  func picture(of subject: PictureSubject) -> Picture?
}
