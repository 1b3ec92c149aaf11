import TextShaping

/// The hyphen shown at the end of a line that ends at a soft hyphen: U+2010, or U+002D in a font without it.
struct Hyphen {
  let font: RunFont
  let glyph: UInt32
  let advance: Advance

  /// The hyphen in the font of the soft hyphen at a UTF-16 offset; nil if that font has none.
  init?(after offset: Int, runs: [ShapedRun]) {
    guard !runs.isEmpty else { return nil }
    font = runs[runs.index(atOffset: offset)].font
    guard let found = font.instance.nominalGlyph(for: 0x2010) ?? font.instance.nominalGlyph(for: 0x2D) else {
      return nil
    }
    glyph = found.glyph
    advance = Advance(found.advance)
  }
}

extension Paragraph {
  /// The advance of the hyphen of a line that ends before a cluster, at a soft hyphen.
  func hyphenAdvance(before cluster: Int) -> Advance {
    Hyphen(after: Int(clusters.offset(cluster)) - 1, runs: runs)?.advance ?? .zero
  }
}
