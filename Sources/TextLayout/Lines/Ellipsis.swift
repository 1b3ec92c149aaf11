import TextShaping

/// The mark that replaces omitted text: U+2026, or three full stops if the font lacks it.
struct Ellipsis: Hashable, Sendable {
  let font: RunFont
  let glyphs: ContiguousArray<Glyph>
  let advance: Advance
  /// The clusters that the ellipsis replaces.
  let hidden: Range<Int>

  /// - Parameters:
  ///   - font: The font of the text around the ellipsis.
  ///   - hidden: The clusters that the ellipsis replaces.
  ///   - offset: The UTF-16 offset of the first of those clusters.
  init(font: RunFont, hidden: Range<Int>, offset: Int) {
    self.font = font
    self.hidden = hidden
    let found =
      font.instance.nominalGlyph(for: 0x2026).map { [$0] }
      ?? font.instance.nominalGlyph(for: 0x2E).map { Array(repeating: $0, count: 3) } ?? []
    glyphs = ContiguousArray(
      found.map { Glyph(id: $0.glyph, cluster: Int32(truncatingIfNeeded: offset), xAdvance: $0.advance) })
    advance = glyphs.advance
  }
}

extension Paragraph {
  /// The ellipsis that replaces clusters, in the font of the text before them.
  func ellipsis(hiding hidden: Range<Int>) -> Ellipsis {
    let offset = Int(clusters.offset(hidden.lowerBound))
    let before = Int(clusters.offset(max(0, hidden.lowerBound - 1)))
    let font = ellipsisFont(in: runs[runs.index(atOffset: before)])
    return Ellipsis(font: font, hidden: hidden, offset: offset)
  }

  /// The ellipsis that follows the text of a run.
  func ellipsis(in run: ShapedRun) -> Ellipsis {
    Ellipsis(font: ellipsisFont(in: run), hidden: 0..<0, offset: 0)
  }

  /// Returns the run's font. After an emoji, or if the run's font lacks the ellipsis, it is the first font.
  private func ellipsisFont(in run: ShapedRun) -> RunFont {
    let font = run.properties.font
    return font.nominalGlyph(for: 0x2026) != nil && !font.face.isColor ? run.font : firstFont
  }
}
