import TextShaping

/// A font as the style of a run uses it: what a renderer needs besides the glyphs.
struct RunFont: Hashable, Sendable {
  let instance: FontInstance
  /// OpenType features beyond the font's defaults.
  let features: [FontFeature]
  /// What the style asks for and the face lacks.
  let synthesis: FontSynthesis
}
