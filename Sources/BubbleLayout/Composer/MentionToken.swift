import TextLayout

/// Something that stands in a composer as one unbreakable character, U+FFFC: a mention of somebody, an emoji of the application's own,
/// or another inline object of a message that is edited.
public struct MentionToken: Hashable, Sendable {
  /// The UTF-16 offset of its U+FFFC.
  public internal(set) var offset: Int
  /// The id of the user that it mentions, or the application's name of what it is.
  public var userID: String { object.id }
  /// What is sent in its place: for a mention `@name ` with the trailing space, for another object its words.
  public let text: String
  /// What it is; a mention by default.
  public let object: InlineObject
  /// Its width, in points: that of the text of a mention. A composer that is narrower shows it cut off.
  public internal(set) var width: Double
  /// How far it reaches above the baseline, in points.
  public internal(set) var ascent: Double
  /// How far it reaches below the baseline, in points; negative for one that ends above it.
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
  /// The box that stands for it, no wider than a limit.
  func box(within limit: Double) -> InlineBox {
    InlineBox(offset: offset, width: min(width, limit), ascent: ascent, descent: descent)
  }

  /// The writing on it; nil for one that is a picture.
  package var label: String? {
    switch object.kind {
    case .mention: text
    case .citation: object.label ?? text
    case .emoji, .formula, .image: nil
    }
  }
}
