import TextLayout
import TextShaping

/// The sender's name within the bubble.
public struct NameStyle: Hashable, Sendable {
  /// The font.
  public var font: TextStyle
  /// Which messages of a group have it.
  public var visibility: GroupVisibility

  /// A name in a font.
  public init(font: TextStyle = .system(13, .semibold), visibility: GroupVisibility = .first) {
    self.font = font
    self.visibility = visibility
  }
}

extension NameStyle: JSONRecord {
  static var standard: NameStyle { NameStyle() }

  static let fields: [RecordField<NameStyle>] = [
    .field("font", \.font), .field("visibility", \.visibility),
  ]
}
