/// The part of a text style that decides glyphs, resolved to fonts.
package struct ShapingStyle: Sendable {
  /// The faces to try, the style's own first.
  package let stack: FontStack
  /// The em in 1/65536 point.
  package let size: Int32
  /// Settings of the faces' variation axes.
  package let variations: [FontVariation]
  /// The language glyphs are chosen for.
  package let language: ShapingLanguage?
  /// OpenType features beyond the fonts' defaults.
  package let features: [FontFeature]

  /// A style from its fonts and what HarfBuzz is to be told.
  package init(
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
