/// The directions in which a glyph of a formula can grow.
package enum MathAxis: UInt8, Hashable, Sendable {
  /// Up and down, as brackets do.
  case vertical
  /// To the sides, as arrows and braces do.
  case horizontal
}

/// A part of a glyph that is put together from several. Lengths are in 1/65536 point, along the axis of growth.
package struct MathGlyphPart: Hashable, Sendable {
  /// The glyph.
  package let glyph: UInt32
  /// How much of its start may lie under the end of the part before it.
  package let startConnector: Int32
  /// How much of its end may lie under the start of the part after it.
  package let endConnector: Int32
  /// How long it is.
  package let advance: Int32
  /// Whether it may stand several times, or not at all.
  package let isExtender: Bool

  /// A part.
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

/// How a glyph is put together at any size.
package struct MathAssembly: Hashable, Sendable {
  /// From the bottom to the top, or from the left to the right.
  package let parts: [MathGlyphPart]
  /// The italics correction of the whole, in 1/65536 point.
  package let italicsCorrection: Int32
  /// How much two neighbours overlap at least, in 1/65536 point.
  package let minimumOverlap: Int32

  /// Parts, and how they are joined.
  package init(parts: [MathGlyphPart], italicsCorrection: Int32, minimumOverlap: Int32) {
    self.parts = parts
    self.italicsCorrection = italicsCorrection
    self.minimumOverlap = minimumOverlap
  }
}

/// The bounding box of a glyph, in 1/65536 point from the glyph's origin, y upwards.
package struct GlyphInk: Hashable, Sendable {
  package var left: Int32
  package var right: Int32
  package var bottom: Int32
  package var top: Int32

  /// A box.
  package init(left: Int32, right: Int32, bottom: Int32, top: Int32) {
    self.left = left
    self.right = right
    self.bottom = bottom
    self.top = top
  }

  /// An empty box.
  package static let none = GlyphInk(left: 0, right: 0, bottom: 0, top: 0)

  /// Whether it is empty.
  package var isEmpty: Bool { left >= right || bottom >= top }
}

/// The corners of a glyph at which scripts are kerned; the raw values are HarfBuzz's.
package enum MathCorner: UInt32, Sendable {
  case topRight, topLeft, bottomRight, bottomLeft
}
