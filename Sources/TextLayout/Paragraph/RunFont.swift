import TextShaping

/// A font as a run uses it. A renderer needs this in addition to the glyphs.
struct RunFont: Hashable, Sendable {
  let instance: FontInstance
  /// OpenType features beyond the font's defaults.
  let features: [FontFeature]
  /// The bold or italic that the style requests but the face lacks.
  let synthesis: FontSynthesis
}
