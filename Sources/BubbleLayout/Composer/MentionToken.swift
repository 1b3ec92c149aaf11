/// A mention of somebody in a composer: one unbreakable character, U+FFFC, that stands for a text.
public struct MentionToken: Hashable, Sendable {
  /// The UTF-16 offset of its U+FFFC.
  public internal(set) var offset: Int
  /// The id of the user that it mentions.
  public let userID: String
  /// `@name ` with the trailing space: what is sent in its place.
  public let text: String
  /// The width of the text, in points.
  public internal(set) var width: Double
}
