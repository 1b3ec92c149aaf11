import TextShaping

/// A font with the features and the synthesis of a run. A renderer needs them in addition to the glyphs.
struct RunFont: Hashable, Sendable {
  let instance: FontInstance
  /// OpenType features beyond the font's defaults.
  let features: [FontFeature]
  /// The bold or italic that the style requests but the face lacks.
  let synthesis: FontSynthesis
}
