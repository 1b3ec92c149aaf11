import TextLayout

/// A token in a composer, which counts as one unbreakable character, U+FFFC. It is a mention, a custom emoji,
/// or another inline object of a message that is being edited.
public struct MentionToken: Hashable, Sendable {
  /// The UTF-16 offset of the token's U+FFFC.
  public internal(set) var offset: Int
  /// The id of the user whom the token mentions, or the application's name of another object.
  public var userID: String { object.id }
  /// The text that is sent instead of the token. For a mention this is `@name `, with the trailing space; for
  /// another object, its words.
  public let text: String
  /// The object; a mention by default.
  public let object: InlineObject
  /// The width of the token, in points. For a mention, it is the width of its text. In a narrower composer,
  /// the token is truncated.
  public internal(set) var width: Double
  /// How far the token extends above the baseline, in points.
  public internal(set) var ascent: Double
  /// How far the token extends below the baseline, in points; negative if it ends above the baseline.
  public internal(set) var descent: Double

  init(offset: Int, object: InlineObject, text: String) {
    self.offset = offset
    self.object = object
    self.text = text
    (width, ascent, descent) = (0, 0, 0)
  }

  /// The height of the token, in points.
  public var height: Double { max(0, ascent + descent) }
}

extension MentionToken {
  /// Returns the box that represents the token, no wider than a limit.
  func box(within limit: Double) -> InlineBox {
    InlineBox(offset: offset, width: min(width, limit), ascent: ascent, descent: descent)
  }

  /// The text on the token; nil if the token is a picture.
  package var label: String? {
    switch object.kind {
    case .mention: text
    case .citation: object.label ?? text
    case .emoji, .formula, .image: nil
    }
  }
}
