/// The part of a text style that decides glyphs, resolved to fonts.
public struct ShapingStyle: Sendable {
  /// The faces to try, the style's own first.
  public let stack: FontStack
  /// The em in 1/65536 point.
  public let size: Int32
  /// Settings of the faces' variation axes.
  public let variations: [FontVariation]
  /// The language glyphs are chosen for.
  public let language: ShapingLanguage?
  /// OpenType features beyond the fonts' defaults.
  public let features: [FontFeature]

  /// A style from its fonts and what HarfBuzz is to be told.
  public init(
    stack: FontStack, size: Int32, variations: [FontVariation] = [], language: ShapingLanguage? = nil,
    features: [FontFeature] = []
  ) {
    self.stack = stack
    self.size = size
    self.variations = variations
    self.language = language
    self.features = features
  }
}
