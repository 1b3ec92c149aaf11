import TextShaping

/// A glyph at a size.
struct SizedGlyph: Hashable {
  let font: FontInstance
  let glyph: UInt32
}
