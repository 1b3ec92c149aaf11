import BubbleLayout

/// The subject of a picture.
public enum PictureSubject: Hashable, Sendable {
  /// The picture of a sender.
  case avatar(sender: String)
  /// An attachment of a message, by its index: a photo, the frame of a video, the picture of a linked page, a
  /// map, the face of a contact, a custom part.
  case attachment(message: MessageID, index: Int)
  /// The message that a message quotes.
  case quote(message: MessageID)
  /// A custom emoji, by its id.
  case emoji(id: String)
}

/// Provides painters with the pictures of a layout. Without a picture, the layout's placeholder is painted.
public protocol PictureProvider: Sendable {
  /// Returns the picture of a subject; nil if there is none. The picture fills its frame, and is cropped if
  /// its proportions differ.
  func picture(of subject: PictureSubject) -> Picture?
}
