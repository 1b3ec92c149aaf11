/// An object in a text, as it is shown.
public struct TextObject: Hashable, Sendable {
  /// The UTF-16 offset of the U+FFFC in the text that represents it.
  public let offset: Int
  /// What it is.
  public let object: InlineObject
  /// Its text: the words of the message that it replaces. Empty for an icon, and for all pieces but the first
  /// of a formula.
  public let text: String
  /// What a screen reader says for a formula, in English; nil for its source, and for other objects.
  public var spoken: String? { piece.flatMap { $0.start == 0 ? $0.formula.spoken : nil } }
  /// The formula, or a piece of it, laid out; nil for other objects.
  let piece: FormulaPiece?
  /// The layout's own icon; nil for an object of the message.
  let icon: BoxIcon?

  /// An object at an offset.
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

  /// An icon at the beginning of a text, a little larger than its letters.
  init(_ icon: BoxIcon) {
    offset = 0
    object = InlineObject(width: 1.4, height: 1.1)
    text = ""
    piece = nil
    self.icon = icon
  }
}
