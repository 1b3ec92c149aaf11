import TextShaping

/// Glyphs of one line that share a font and a direction, in visual order from left to right.
public struct GlyphRun: Hashable, Sendable {
  /// The face and size the glyphs belong to.
  public let font: FontInstance
  /// Whether the run's text reads from right to left; its glyphs are in visual order all the same.
  public let isRightToLeft: Bool
  /// UTF-16 offsets of the text the run shows.
  public let range: Range<Int>
  /// From left to right.
  public let glyphs: [PositionedGlyph]

  package init(font: FontInstance, isRightToLeft: Bool, range: Range<Int>, glyphs: [PositionedGlyph]) {
    self.font = font
    self.isRightToLeft = isRightToLeft
    self.range = range
    self.glyphs = glyphs
  }
}

/// A glyph and where its origin goes.
public struct PositionedGlyph: Hashable, Sendable {
  /// The glyph's number in its font.
  public let id: UInt32
  /// Relative to the text block, in points, y downwards.
  public let origin: Point
  /// The UTF-16 offset of the cluster the glyph belongs to.
  public let cluster: Int

  package init(id: UInt32, origin: Point, cluster: Int) {
    self.id = id
    self.origin = origin
    self.cluster = cluster
  }
}
