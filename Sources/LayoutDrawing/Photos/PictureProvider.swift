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
  /// A custom emoji, by its id, or a picture in a text or a block of a message, by its address.
  case emoji(id: String)

  /// The subject of a picture in a text or a block; nil for a picture without an address.
  init?(address: String?) {
    guard let address else { return nil }
    self = .emoji(id: address)
  }
}

/// Provides painters with the pictures of a layout. Without a picture, the layout's placeholder is painted.
public protocol PictureProvider: Sendable {
  /// Returns the picture of a subject; nil if there is none. The picture fills its frame, and is cropped if
  /// its proportions differ.
  func picture(of subject: PictureSubject) -> Picture?
}
