/// Fixed-point lengths of the measuring core: integers of 1/65536 point.
///
/// HarfBuzz works in integers of whatever scale a font is given; this scale makes its rounding (one unit a
/// glyph) a thousand times smaller than the 1/64 point that layouts are reported in. Glyph advances are
/// `Int32` (a glyph may be 32,767 points wide), sums are `Int64`.
public enum Advance {
  /// One point.
  public static let point: Int64 = 65_536

  /// The largest font size that is laid out, in points; larger ones are treated as this one, so that no
  /// advance of a sane font overflows.
  public static let largestFontSize = 2_000.0

  /// A font size in points as the scale HarfBuzz is given; not-a-number and negative sizes become 0.
  public static func fontSize(_ points: Double) -> Int32 {
    guard points > 0 else { return 0 }
    return Int32((min(points, largestFontSize) * Double(point)).rounded())
  }

  /// A length in points, rounded to nearest; not-a-number becomes 0 and the rest is held within ±2⁴⁰ points.
  public static func length(_ points: Double) -> Int64 {
    guard !points.isNaN else { return 0 }
    let limit = 1_099_511_627_776.0
    return Int64((min(max(points, -limit), limit) * Double(point)).rounded())
  }
}
