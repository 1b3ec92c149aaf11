import TextLayout

/// The look of a message whose text still grows (see `Message.isStreaming`). Such a message has no time until it is
/// finished. Before its first token, it shows three dots in the place of its text.
public struct GrowingStyle: Hashable, Sendable {
  /// The sign after the last line of the text.
  public var sign: GrowingSign = .caret
  /// Whether the bubble has its maximum width from the first token on, so that its width does not change with each
  /// token. A finished message has the width of its content.
  public var fillsWidth = false

  /// Creates a style with the default values.
  public init() {}
}

/// The sign after a text that still grows. It takes no space in a line: after a full line, it is in the padding of the
/// bubble.
public enum GrowingSign: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// A bar, like the caret of a text field.
  case caret
  /// Three dots. They are smaller after a line that leaves little space.
  case dots
  case none
}

extension GrowingStyle: StyleRecord {
  package static let fields: [RecordField<GrowingStyle>] = [
    .field("sign", \.sign), .field("fillsWidth", \.fillsWidth),
  ]
}
