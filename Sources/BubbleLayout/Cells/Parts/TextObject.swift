/// An object in a text as it is shown.
public struct TextObject: Hashable, Sendable {
  /// The UTF-16 offset of the U+FFFC in the text that stands for it.
  public let offset: Int
  /// What it is.
  public let object: InlineObject
  /// What it says in words: the message's text in its place.
  public let text: String

  /// An object at an offset.
  public init(offset: Int, object: InlineObject, text: String) {
    self.offset = offset
    self.object = object
    self.text = text
  }
}
