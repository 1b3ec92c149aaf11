import TextLayout

/// A token in a composer, which counts as one unbreakable character, U+FFFC. It is a mention, a custom emoji,
/// or another inline object of a message that is edited.
public struct MentionToken: Hashable, Sendable {
  /// The UTF-16 offset of its U+FFFC.
  public internal(set) var offset: Int
  /// The id of the user that it mentions, or the application's name of the object.
  public var userID: String { object.id }
  /// The text that is sent instead of it: for a mention `@name `, with the trailing space; for another object
  /// its words.
  public let text: String
  /// The object; a mention by default.
  public let object: InlineObject
  /// Its width, in points. For a mention it is the width of its text. In a narrower composer it is truncated.
  public internal(set) var width: Double
  /// How far it extends above the baseline, in points.
  public internal(set) var ascent: Double
  /// How far it extends below the baseline, in points; negative if it ends above the baseline.
  public internal(set) var descent: Double

  init(offset: Int, object: InlineObject, text: String) {
    self.offset = offset
    self.object = object
    self.text = text
    (width, ascent, descent) = (0, 0, 0)
  }

  /// Its height, in points.
  public var height: Double { max(0, ascent + descent) }
}

extension MentionToken {
  /// The box that represents it, no wider than a limit.
  func box(within limit: Double) -> InlineBox {
    InlineBox(offset: offset, width: min(width, limit), ascent: ascent, descent: descent)
  }

  /// The text on it; nil if it is a picture.
  package var label: String? {
    switch object.kind {
    case .mention: text
    case .citation: object.label ?? text
    case .emoji, .formula, .image: nil
    }
  }
}
