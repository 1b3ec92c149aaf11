import TextLayout

/// How messages of nothing but emoji are set.
public struct JumboStyle: Hashable, Sendable {
  /// The factors by which the font is enlarged for one emoji, for two and so on. A message of more emoji than
  /// there are factors is not enlarged. White space between emoji does not count.
  public var factors: [Double] = []
  /// Whether such a message has a bubble.
  public var showsBubble = true

  /// The values that a style has where it says nothing.
  public init() {}
}

extension JumboStyle: StyleRecord {
  package static let fields: [RecordField<JumboStyle>] = [
    .field("factors", \.factors, .list(of: .number(in: 0.1...20))), .field("showsBubble", \.showsBubble),
  ]
}
