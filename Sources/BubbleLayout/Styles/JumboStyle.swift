import TextLayout

/// The style of messages that consist only of emoji.
public struct JumboStyle: Hashable, Sendable {
  /// The factors by which the font is enlarged: for a message of one emoji, of two emoji, and so on. A
  /// message with more emoji than there are factors is not enlarged. White space between emoji is not
  /// counted.
  public var factors: [Double] = []
  /// Whether a message of enlarged emoji has a bubble.
  public var showsBubble = true

  /// Creates a style with the default values.
  public init() {}
}

extension JumboStyle: StyleRecord {
  package static let fields: [RecordField<JumboStyle>] = [
    .field("factors", \.factors, .list(of: .number(in: 0.1...20))), .field("showsBubble", \.showsBubble),
  ]
}
