import TextShaping

/// Glyphs of one line that share a font and a direction, in visual order from left to right.
public struct GlyphRun: Hashable, Sendable {
  /// The face, its size and the settings of its axes.
  public let font: FontInstance
  /// The OpenType features that the run was shaped with, beyond the font's defaults.
  public let features: [FontFeature]
  /// Whether strokes must be thickened: bold was requested, and the family has none. Advances do not change.
  public let synthesizesBold: Bool
  /// Whether letters must be slanted: italic was requested, and the family has none. Advances do not change.
  public let synthesizesItalic: Bool
  /// `synthesizesBold` and `synthesizesItalic` as a set.
  package var synthesis: FontSynthesis {
    var synthesis: FontSynthesis = []
    if synthesizesBold { synthesis.insert(.bold) }
    if synthesizesItalic { synthesis.insert(.italic) }
    return synthesis
  }
  /// Whether the run's text reads from right to left. Its glyphs are always in visual order.
  public let isRightToLeft: Bool
  /// UTF-16 offsets of the text that the run shows.
  public let range: Range<Int>
  /// The glyphs from left to right.
  public let glyphs: [PositionedGlyph]
  /// The square that is drawn instead of the glyph, relative to the text block, in points: the run is one emoji
  /// that no font has. Nil for other runs.
  public let placeholder: Rect?

  init(
    _ font: RunFont, isRightToLeft: Bool, range: Range<Int>, glyphs: [PositionedGlyph],
    placeholder: Rect? = nil
  ) {
    self.font = font.instance
    features = font.features
    synthesizesBold = font.synthesis.contains(.bold)
    synthesizesItalic = font.synthesis.contains(.italic)
    self.isRightToLeft = isRightToLeft
    self.range = range
    self.glyphs = glyphs
    self.placeholder = placeholder
  }
}

/// A glyph with the place of its origin.
public struct PositionedGlyph: Hashable, Sendable {
  /// The glyph's number in its font.
  public let id: UInt32
  /// The glyph's origin, relative to the text block, in points, y downwards.
  public let origin: Point
  /// The UTF-16 offset of the cluster the glyph belongs to.
  public let cluster: Int

  /// Creates a glyph with its place.
  public init(id: UInt32, origin: Point, cluster: Int = 0) {
    self.id = id
    self.origin = origin
    self.cluster = cluster
  }
}
