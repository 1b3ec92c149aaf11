import TextUnicode

extension Shaper {
  /// The maximum length, in UTF-16 units, of a stretch in which no more places for joining text are looked for than HarfBuzz
  /// knows.
  private static let longestWithoutJoints = 64
  /// The scripts whose texts have no spaces between words and whose rules look at neighbours nearly everywhere.
  private static let scripts = Set(["Tibt", "Mymr"].compactMap { Script(tag: $0) })

  /// Whether a stretch may need more places for joining text than HarfBuzz knows.
  static func needsJoints(_ range: Range<Int>, _ properties: ShapingProperties) -> Bool {
    range.count > longestWithoutJoints && !properties.isRightToLeft && scripts.contains(properties.script)
  }

  /// Removes the flags before glyphs that no rule connects with the text before them (`InertGlyphs`) from shaped glyphs that
  /// run from left to right.
  static func clearFlags(
    of glyphs: inout ContiguousArray<Glyph>, from first: Int, in text: Span<UInt16>, _ font: FontInstance
  ) {
    let inert = font.face.inertGlyphs
    for index in first..<glyphs.count where glyphs[index].flags == .isUnsafeToConcat {
      let glyph = glyphs[index]
      let offset = Int(glyph.cluster)
      // The glyph is the only one of its cluster, and the cluster has one character.
      guard inert.contains(glyph.id), text.indices.contains(offset), isApart(text[offset]),
        index == first || glyphs[index - 1].cluster != glyph.cluster,
        index + 1 == glyphs.count || glyphs[index + 1].cluster == glyph.cluster + 1,
        font.nominalGlyph(for: UInt32(text[offset]))?.glyph == glyph.id
      else { continue }
      glyphs[index] = Glyph(
        id: glyph.id, cluster: glyph.cluster, xAdvance: glyph.xAdvance, xOffset: glyph.xOffset,
        yOffset: glyph.yOffset)
    }
  }

  /// Whether a character is a space or a punctuation mark of its own: no syllable of HarfBuzz's shapers continues across it.
  private static func isApart(_ unit: UInt16) -> Bool {
    if unit == 0x20 { return true }
    let properties = ScalarProperties(UInt32(unit))
    return properties.generalCategory == .po && properties.graphemeBreak == .other
      && !properties.isDefaultIgnorable
  }
}
