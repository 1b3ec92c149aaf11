/// An earlier message that a message answers to.
public struct QuotedReply: Hashable, Sendable {
  /// Who said it.
  public var sender: String?
  /// What was said.
  public var text: String
  /// Whether it carried a picture, which is shown small.
  public var hasPicture: Bool

  /// What somebody said.
  public init(sender: String?, text: String, hasPicture: Bool = false) {
    self.sender = sender
    self.text = text
    self.hasPicture = hasPicture
  }
}
