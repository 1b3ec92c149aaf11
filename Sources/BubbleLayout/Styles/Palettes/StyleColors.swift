/// The colours that a style gives, in both themes. Those that it does not give follow from others.
public struct StyleColors: Hashable, Sendable {
  /// Dark on light.
  public var light = ColorTable()
  /// Light on dark.
  public var dark = ColorTable()

  /// No colours.
  public init() {}
}

extension StyleColors: StyleRecord {
  package static let fields: [RecordField<StyleColors>] = [.field("light", \.light), .field("dark", \.dark)]
}
