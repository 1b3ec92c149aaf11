/// The colours that a style gives, in both themes. All other colours are derived from them.
public struct StyleColors: Hashable, Sendable {
  /// The colours of the light theme.
  public var light = ColorTable()
  /// The colours of the dark theme.
  public var dark = ColorTable()

  /// Creates a table without colours.
  public init() {}
}

extension StyleColors: StyleRecord {
  package static let fields: [RecordField<StyleColors>] = [.field("light", \.light), .field("dark", \.dark)]
}
