import TextLayout

/// The style of the line below the bubble of a message that could not be sent.
public struct FailureStyle: Hashable, Sendable {
  /// The font of the words. The icon before them is as tall as a line.
  public var font: TextStyle = .system(12, .medium)
  /// The distance from the content above, in points.
  public var gap: LayoutUnit = 3
  /// The distance between the icon and the words, in points.
  public var spacing: LayoutUnit = 4

  /// Creates a style with the default values.
  public init() {}
}

extension FailureStyle: StyleRecord {
  package static let fields: [RecordField<FailureStyle>] = [
    .field("font", \.font), .field("gap", \.gap), .field("spacing", \.spacing),
  ]
}
