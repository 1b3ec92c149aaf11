/// Puts runs together from pieces, with room for them that is kept from run to run.
final class PiecedRuns: RunShaping {
  private var pieces = PieceShaper()
  /// Longer runs are passed to HarfBuzz as they are, in UTF-16 units, and their pieces are not cached.
  private static let longest = 16_384

  func shape(_ work: ShapingWork, into glyphs: inout ContiguousArray<Glyph>) -> Bool {
    guard work.run.range.count <= Self.longest else { return false }
    pieces.shape(work, into: &glyphs)
    return true
  }

  /// Appends the glyphs of a run if all of its pieces are at hand.
  ///
  /// - Returns: False if one is missing: then there are none of them.
  func append(_ work: ShapingWork, to glyphs: inout ContiguousArray<Glyph>) -> Bool {
    pieces.append(work, to: &glyphs)
  }
}
