/// The part of a text style that affects glyphs, with its fonts looked up.
package struct ShapingStyle: Sendable {
  /// The faces to try, beginning with the style's own.
  package let stack: FontStack
  /// The em in 1/65536 point.
  package let size: Int32
  /// The settings of the faces' variation axes.
  package let variations: [FontVariation]
  /// The language for which glyphs are chosen; nil if unknown.
  package let language: ShapingLanguage?
  /// OpenType features beyond the fonts' defaults.
  package let features: [FontFeature]

  /// Creates a style from its fonts and the other properties that HarfBuzz needs.
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
