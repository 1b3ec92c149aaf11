import TextShaping
import TextUnicode

/// A length of the measuring core: a whole number of 1/65536 points, the scale fonts are given to HarfBuzz at.
///
/// HarfBuzz rounds to whole units of a font's scale; at this one its rounding is a thousand times smaller than the
/// 1/64 point that layouts are reported in. A glyph's own lengths have 32 bits, sums have 64. The type lives
/// here because calls between modules are not inlined, and its sums are what breaking lines consists of.
package struct Advance: Hashable, Sendable {
  /// The length in 1/65536 point.
  package let rawValue: Int64

  /// A length of so many units.
  package init(rawValue: Int64) { self.rawValue = rawValue }

  /// A length as HarfBuzz gives it.
  package init(_ position: Int32) { rawValue = Int64(position) }

  /// A length in points, rounded to nearest; NaN becomes 0 and the rest is clamped to ±2²⁴ points, so that
  /// millions of such lengths can be summed.
  package init(points: Double) {
    let limit = 16_777_216.0
    let held = points.isNaN ? 0 : Swift.min(Swift.max(points, -limit), limit)
    rawValue = Int64((held * Double(FontInstance.unitsPerPoint)).rounded())
  }

  /// The length in points.
  package var points: Double { Double(rawValue) / Double(FontInstance.unitsPerPoint) }
}

extension Advance {
  /// Longer than anything there is.
  package static var max: Advance { Advance(rawValue: .max) }
  /// Shorter than anything there is.
  package static var min: Advance { Advance(rawValue: .min) }

  /// The shortest length above 0.
  package static var unit: Advance { Advance(rawValue: 1) }

  /// The length so many times over.
  package static func * (length: Advance, factor: Int) -> Advance {
    Advance(rawValue: length.rawValue &* Int64(factor))
  }

  /// So many of the equal parts that a length is cut into, rounded towards zero.
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
  /// What a line's advance counts as when it is decided whether it fits: the nearest 1/1024 point.
  ///
  /// Each glyph's advance is rounded to 1/65536 point by itself. Over a line that comes to a few units, and
  /// without this a text that is exactly as wide as its line would wrap for it.
  package var decided: Advance {
    Advance(rawValue: (rawValue &+ Self.decisionUnit / 2) & ~(Self.decisionUnit - 1))
  }

  /// How much wider than a width of whole 1/64 points a line may be that fits into it.
  ///
  /// By Unicode's rules no more than rounding takes: the sum counts as `decided` says. Browsers give lines one more
  /// 1/64 point instead.
  package static func slack(_ policy: LayoutPolicy) -> Advance {
    Advance(rawValue: policy == .browser ? FontInstance.unitsPerPoint / 64 : decisionUnit / 2 - 1)
  }

  /// The most that `decided` takes off a length.
  package static var rounding: Advance { Advance(rawValue: decisionUnit / 2 - 1) }

  private static var decisionUnit: Int64 { 64 }
}

extension Glyph {
  /// How far the glyph moves the pen.
  var advance: Advance { Advance(xAdvance) }
  /// To the right of the pen.
  var offsetX: Advance { Advance(xOffset) }
  /// Above the baseline.
  var offsetY: Advance { Advance(yOffset) }
}

extension ContiguousArray<Glyph> {
  /// How far the glyphs move the pen together.
  var advance: Advance { reduce(.zero) { $0 + $1.advance } }
}
