/// The directions in which a glyph of a formula can grow.
package enum MathAxis: UInt8, Hashable, Sendable {
  /// Up and down, as brackets do.
  case vertical
  /// To the sides, as arrows and braces do.
  case horizontal
}

/// A part of a glyph that is assembled from several parts. Lengths are in 1/65536 point, along the axis of
/// growth.
package struct MathGlyphPart: Hashable, Sendable {
  /// The glyph.
  package let glyph: UInt32
  /// How much of the part's start may overlap the end of the part before it.
  package let startConnector: Int32
  /// How much of the part's end may overlap the start of the part after it.
  package let endConnector: Int32
  /// The length of the part.
  package let advance: Int32
  /// Whether the part may be repeated or left out.
  package let isExtender: Bool

  /// Creates a part.
  package init(
    glyph: UInt32, startConnector: Int32, endConnector: Int32, advance: Int32, isExtender: Bool
  ) {
    self.glyph = glyph
    self.startConnector = startConnector
    self.endConnector = endConnector
    self.advance = advance
    self.isExtender = isExtender
  }
}

/// The parts from which a glyph of any size is assembled.
package struct MathAssembly: Hashable, Sendable {
  /// The parts, from bottom to top or from left to right.
  package let parts: [MathGlyphPart]
  /// The italics correction of the assembled glyph, in 1/65536 point.
  package let italicsCorrection: Int32
  /// The minimum overlap of two adjacent parts, in 1/65536 point.
  package let minimumOverlap: Int32

  /// Creates an assembly.
  package init(parts: [MathGlyphPart], italicsCorrection: Int32, minimumOverlap: Int32) {
    self.parts = parts
    self.italicsCorrection = italicsCorrection
    self.minimumOverlap = minimumOverlap
  }
}

/// The corners of a glyph at which scripts are kerned; the raw values are HarfBuzz's.
package enum MathCorner: UInt32, Sendable {
  case topRight, topLeft, bottomRight, bottomLeft
}
