/// Fixed-point lengths of the measuring core: integers of 1/65536 point.
///
/// HarfBuzz works in integers of whatever scale a font is given; this scale makes its rounding (one unit a
/// glyph) a thousand times smaller than the 1/64 point that layouts are reported in. Glyph advances are
/// `Int32` (a glyph may be 32,767 points wide), sums are `Int64`.
package enum Advance {
  /// One point.
  package static let point: Int64 = 65_536

  /// The largest font size that is laid out, in points; larger ones are treated as this one, so that no
  /// advance of a sane font overflows.
  package static let largestFontSize = 2_000.0

  /// What a line's advance counts as when it is decided whether it fits: the nearest 1/1024 point.
  ///
  /// Each glyph's advance is rounded to 1/65536 point by itself. Over a line that comes to a few units, and
  /// without this a text that is exactly as wide as its line would wrap for it.
  package static func decided(_ advance: Int64) -> Int64 {
    (advance &+ decisionUnit / 2) & ~(decisionUnit - 1)
  }

  /// What may be added to a width of whole 1/64 points so that a sum compared with it counts as `decided` says.
  package static var tolerance: Int64 { decisionUnit / 2 - 1 }

  private static var decisionUnit: Int64 { point / 1_024 }

  /// A font size in points as the scale HarfBuzz is given; not-a-number and negative sizes become 0.
  package static func fontSize(_ points: Double) -> Int32 {
    guard points > 0 else { return 0 }
    return Int32((min(points, largestFontSize) * Double(point)).rounded())
  }

  /// A length in points, rounded to nearest; not-a-number becomes 0 and the rest is held within ±2²⁴
  /// points, so that millions of such lengths can be summed.
  package static func length(_ points: Double) -> Int64 {
    guard !points.isNaN else { return 0 }
    let limit = 16_777_216.0
    return Int64((min(max(points, -limit), limit) * Double(point)).rounded())
  }
}
