/// An object in a text as it is shown: an emoji, a picture, a formula or an icon.
public struct TextObject: Hashable, Sendable {
  /// The UTF-16 offset of the U+FFFC that represents the object in the text.
  public let offset: Int
  /// What the object is, and its size.
  public let object: InlineObject
  /// The words of the message that the object replaces. Empty for an icon, and for all pieces of a formula
  /// except the first.
  public let text: String
  /// What a screen reader says for a formula, in English; nil if it reads the source, and for other objects.
  public var spoken: String? { piece.flatMap { $0.start == 0 ? $0.formula.spoken : nil } }
  /// The formula, or a piece of a formula, laid out; nil for other objects.
  let piece: FormulaPiece?
  /// The icon, if the layout added this object; nil for an object of the message.
  let icon: BoxIcon?

  /// Creates an object at a UTF-16 offset.
  public init(offset: Int, object: InlineObject, text: String) {
    self.init(offset: offset, object: object, text: text, piece: nil)
  }

  init(offset: Int, object: InlineObject, text: String, piece: FormulaPiece?) {
    self.offset = offset
    self.object = object
    self.text = text
    self.piece = piece
    icon = nil
  }

  /// The height of an icon as a share of the height of its place in the text.
  static let iconShare = 0.75

  /// Creates an icon at the beginning of a text. It is a little taller than capital letters.
  init(_ icon: BoxIcon) {
    offset = 0
    object = InlineObject(width: 1.1, height: 1.1)
    text = ""
    piece = nil
    self.icon = icon
  }
}
