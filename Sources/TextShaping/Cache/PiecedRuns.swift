/// Builds runs from pieces, with scratch memory that is reused from run to run.
final class PiecedRuns: RunShaping {
  private var pieces = PieceShaper()
  /// The maximum length, in UTF-16 units, of a run that is built from pieces. HarfBuzz shapes longer runs as
  /// a whole, and their pieces are not cached.
  private static let longest = 16_384

  func shape(_ work: ShapingWork, into glyphs: inout ContiguousArray<Glyph>) -> Bool {
    guard work.run.range.count <= Self.longest else { return false }
    pieces.shape(work, into: &glyphs)
    return true
  }

  /// Appends the glyphs of a run if all of its pieces are in the cache.
  ///
  /// - Returns: False if a piece is missing. No glyphs are appended then.
  func append(_ work: ShapingWork, to glyphs: inout ContiguousArray<Glyph>) -> Bool {
    pieces.append(work, to: &glyphs)
  }
}
