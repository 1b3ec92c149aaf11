import TextShaping
import TextUnicode

/// A length in measuring text: a whole number of 1/65536 points. Fonts are given to HarfBuzz at this scale.
///
/// HarfBuzz rounds to whole units of a font's scale. At this scale its rounding is a thousand times smaller
/// than the 1/64 point of layouts. The lengths of single glyphs have 32 bits, sums have 64. The type is in
/// this module because calls between modules are not inlined, and breaking lines mostly consists of adding
/// such lengths.
package struct Advance: Hashable, Sendable {
  /// The length in 1/65536 point.
  package let rawValue: Int64

  /// A length of this many units of 1/65536 point.
  package init(rawValue: Int64) { self.rawValue = rawValue }

  /// A length as HarfBuzz returns it.
  package init(_ position: Int32) { rawValue = Int64(position) }

  /// A length in points, rounded to the nearest unit. NaN becomes 0, and other values are clamped to ±2²⁴
  /// points, so that millions of such lengths can be summed.
  package init(points: Double) {
    let limit = 16_777_216.0
    let held = points.isNaN ? 0 : Swift.min(Swift.max(points, -limit), limit)
    rawValue = Int64((held * Double(FontInstance.unitsPerPoint)).rounded())
  }

  /// The length in points.
  package var points: Double { Double(rawValue) / Double(FontInstance.unitsPerPoint) }
}

extension Advance {
  /// Longer than any actual length.
  package static var max: Advance { Advance(rawValue: .max) }
  /// Shorter than any actual length.
  package static var min: Advance { Advance(rawValue: .min) }

  /// The shortest length above 0.
  package static var unit: Advance { Advance(rawValue: 1) }

  /// The length multiplied by a number.
  package static func * (length: Advance, factor: Int) -> Advance {
    Advance(rawValue: length.rawValue &* Int64(factor))
  }

  /// This length times `parts` divided by `count`, rounded towards zero.
  package func share(_ parts: Int, of count: Int) -> Advance {
    Advance(rawValue: rawValue * Int64(parts) / Int64(count))
  }
}

extension Advance: AdditiveArithmetic, Comparable {
  package static var zero: Advance { Advance(rawValue: 0) }

  package static func + (left: Advance, right: Advance) -> Advance {
    Advance(rawValue: left.rawValue &+ right.rawValue)
  }

  package static func - (left: Advance, right: Advance) -> Advance {
    Advance(rawValue: left.rawValue &- right.rawValue)
  }

  package static func < (left: Advance, right: Advance) -> Bool { left.rawValue < right.rawValue }
}

extension Advance {
  /// A line's advance, rounded to 1/1024 point, for deciding whether it fits.
  ///
  /// The advance of each glyph is rounded to 1/65536 point. Over a line these errors add up to a few units,
  /// so without this rounding a text that is exactly as wide as its line could wrap.
  package var decided: Advance {
    Advance(rawValue: (rawValue &+ Self.decisionUnit / 2) & ~(Self.decisionUnit - 1))
  }

  /// How much longer a line may be than the available width and still fit.
  ///
  /// With Unicode's rules this is only the rounding of `decided`. Browsers allow 1/64 point instead.
  package static func slack(_ policy: LayoutPolicy) -> Advance {
    Advance(rawValue: policy == .browser ? FontInstance.unitsPerPoint / 64 : decisionUnit / 2 - 1)
  }

  /// The most that `decided` subtracts from a length.
  package static var rounding: Advance { Advance(rawValue: decisionUnit / 2 - 1) }

  private static var decisionUnit: Int64 { 64 }
}

extension Glyph {
  /// How far the glyph moves the pen.
  var advance: Advance { Advance(xAdvance) }
  /// How far the glyph is drawn to the right of the pen.
  var offsetX: Advance { Advance(xOffset) }
  /// How far the glyph is drawn above the baseline.
  var offsetY: Advance { Advance(yOffset) }
}

extension ContiguousArray<Glyph> {
  /// How far all the glyphs move the pen.
  var advance: Advance { reduce(.zero) { $0 + $1.advance } }
}
