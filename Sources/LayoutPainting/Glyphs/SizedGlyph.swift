import TextShaping

/// A glyph at a size.
struct SizedGlyph: Hashable {
  let font: FontInstance
  let glyph: UInt32
  /// What is made up because the font lacks it.
  let synthesis: FontSynthesis
}
