import TextShaping
import TextUnicode

/// The properties that runs of the same style, face, script and level share. They are stored once, so that a
/// run takes only a few numbers and one reference.
final class RunSetting: Sendable {
  let properties: ShapingProperties
  /// The bold or italic that the style requests but the face lacks.
  let synthesis: FontSynthesis
  let spacing: Spacing
  /// The ascent above the line's baseline. It includes the baseline offset, unless the style sets
  /// `TextStyle.lineSize`. `descent` is the depth below the baseline.
  let ascent: Advance
  let descent: Advance
  /// How far the runs' own baseline is above the line's.
  let baselineOffset: Advance
  /// The size of the square that replaces each run, an emoji that no font has; nil for other runs.
  let placeholder: EmojiSquare?

  /// - Parameters:
  ///   - lineFont: The font whose ascent and descent count for the line height, on the line's own baseline;
  ///     nil for the run's font.
  ///   - isPlaceholder: Whether each of the runs is an emoji that no font has.
  init(
    properties: ShapingProperties, synthesis: FontSynthesis, spacing: Spacing, baselineOffset: Advance,
    lineFont: FontInstance? = nil, isPlaceholder: Bool = false
  ) {
    self.properties = properties
    self.synthesis = synthesis
    self.spacing = spacing
    self.baselineOffset = baselineOffset
    let raise = lineFont == nil ? baselineOffset : .zero
    let font = lineFont ?? properties.font
    placeholder = isPlaceholder ? EmojiSquare(properties.font) : nil
    let square = isPlaceholder ? EmojiSquare(font) : nil
    ascent = Advance(rawValue: square?.ascent ?? font.ascent) + raise
    descent = Advance(rawValue: square?.descent ?? font.descent) - raise
  }

  /// The font of the runs, with its features and synthesis.
  var font: RunFont {
    RunFont(instance: properties.font, features: properties.features, synthesis: synthesis)
  }
}
