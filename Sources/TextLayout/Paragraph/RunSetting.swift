import TextShaping
import TextUnicode

/// What the runs of one style, face, script and level have in common. Made once, so that a run is a few numbers and
/// one reference.
final class RunSetting: Sendable {
  let properties: ShapingProperties
  /// What the style asks for and the face lacks.
  let synthesis: FontSynthesis
  let spacing: Spacing
  /// Above and below the baseline of the line: the baseline offset included, unless the style keeps room for another size.
  let ascent: Advance
  let descent: Advance
  /// How far the runs' own baseline is above the line's.
  let baselineOffset: Advance

  /// - Parameter lineFont: The font that lines have room for in place of this one, on their own baseline; nil for this one.
  init(
    properties: ShapingProperties, synthesis: FontSynthesis, spacing: Spacing, baselineOffset: Advance,
    lineFont: FontInstance? = nil
  ) {
    self.properties = properties
    self.synthesis = synthesis
    self.spacing = spacing
    self.baselineOffset = baselineOffset
    let raise = lineFont == nil ? baselineOffset : .zero
    ascent = Advance(rawValue: (lineFont ?? properties.font).ascent) + raise
    descent = Advance(rawValue: (lineFont ?? properties.font).descent) - raise
  }

  /// The font, as the style uses it.
  var font: RunFont {
    RunFont(instance: properties.font, features: properties.features, synthesis: synthesis)
  }
}
