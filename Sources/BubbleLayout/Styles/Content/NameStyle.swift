import TextLayout
import TextShaping

/// The style of the sender's name in the bubble.
public struct NameStyle: Hashable, Sendable {
  /// The font.
  public var font: TextStyle = .system(13, .semibold)
  /// Which messages of a group show the name.
  public var visibility: GroupVisibility = .first

  /// Creates a style with the default values.
  public init() {}
}

extension NameStyle: StyleRecord {
  package static let fields: [RecordField<NameStyle>] = [
    .field("font", \.font), .field("visibility", \.visibility),
  ]
}
