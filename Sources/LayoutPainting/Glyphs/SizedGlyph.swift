import TextShaping

/// A glyph at a size.
struct SizedGlyph: Hashable {
  let font: FontInstance
  let glyph: UInt32
  /// Whether bold and italic are synthesised, because the font lacks them.
  let synthesis: FontSynthesis
}
