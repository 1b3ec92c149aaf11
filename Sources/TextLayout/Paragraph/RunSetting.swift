import TextShaping
import TextUnicode

/// What the runs of one style, face, script and level have in common. Made once, so that a run is a few numbers and
/// one reference.
final class RunSetting: Sendable {
  let properties: ShapingProperties
  /// What the style asks for and the face lacks.
  let synthesis: FontSynthesis
  let spacing: Spacing
  /// Above and below the baseline of the line, the baseline offset included.
  let ascent: Advance
  let descent: Advance
  /// How far the runs' own baseline is above the line's.
  let baselineOffset: Advance

  init(
    properties: ShapingProperties, synthesis: FontSynthesis, spacing: Spacing, baselineOffset: Advance
  ) {
    self.properties = properties
    self.synthesis = synthesis
    self.spacing = spacing
    self.baselineOffset = baselineOffset
    ascent = Advance(rawValue: properties.font.ascent) + baselineOffset
    descent = Advance(rawValue: properties.font.descent) - baselineOffset
  }

  /// The font, as the style uses it.
  var font: RunFont {
    RunFont(instance: properties.font, features: properties.features, synthesis: synthesis)
  }
}
