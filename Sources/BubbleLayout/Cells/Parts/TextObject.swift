/// An object in a text as it is shown.
public struct TextObject: Hashable, Sendable {
  /// The UTF-16 offset of the U+FFFC in the text that stands for it.
  public let offset: Int
  /// What it is.
  public let object: InlineObject
  /// What it says in words: the message's text in its place. Empty for a sign.
  public let text: String
  /// The sign of the layout's own that it is; nil for an object of the message.
  let sign: BoxSign?

  /// An object at an offset.
  public init(offset: Int, object: InlineObject, text: String) {
    self.offset = offset
    self.object = object
    self.text = text
    sign = nil
  }

  /// A sign at the beginning of a text, a little larger than its letters.
  init(_ sign: BoxSign) {
    offset = 0
    object = InlineObject(width: 1.4, height: 1.1)
    text = ""
    self.sign = sign
  }
}
