import TextLayout

/// A place in one of a message's texts.
public struct TextPlace: Hashable, Sendable {
  /// Which of the texts.
  public var path: ContentPath
  /// The place in it, as it is shown.
  public var position: TextPosition

  /// A place in a text.
  public init(path: ContentPath = .text, position: TextPosition) {
    self.path = path
    self.position = position
  }
}
