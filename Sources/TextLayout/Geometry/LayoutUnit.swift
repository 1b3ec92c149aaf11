/// A length of the layout output: a whole number of 1/64 points.
///
/// Sums and differences are exact, so a frame moved by ten points and back is the same frame. Values from
/// outside are clamped to ±2⁴⁰ points, and NaN becomes 0, so no arithmetic on a layout can overflow.
public struct LayoutUnit: Hashable, Sendable, Comparable {
  /// The length in 1/64 point.
  public var rawValue: Int

  /// How many units make one point.
  public static let unitsPerPoint = 64
  /// No length.
  public static let zero = LayoutUnit(rawValue: 0)
  /// The maximum length for values from outside: 2⁴⁰ points.
  @inlinable package static var longest: LayoutUnit { LayoutUnit(rawValue: limitInPoints << 6) }

  /// A length of this many 1/64 points.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The nearest unit to a length in points.
  public init(_ points: Double) {
    rawValue = Self.rawValue(points * Double(Self.unitsPerPoint), .nearest)
  }

  /// The smallest unit not below a length in points.
  public init(roundingUpPoints points: Double) {
    rawValue = Self.rawValue(points * Double(Self.unitsPerPoint), .up)
  }

  /// The largest unit not above a length in points.
  public init(roundingDownPoints points: Double) {
    rawValue = Self.rawValue(points * Double(Self.unitsPerPoint), .down)
  }

  /// A length of whole points.
  public init(_ points: Int) {
    rawValue = min(max(points, -Self.limitInPoints), Self.limitInPoints) &* Self.unitsPerPoint
  }

  @inlinable package static var limitInPoints: Int { 1 << 40 }

  /// The length in points; exact for every length below 2⁴⁷ points.
  public var points: Double { Double(rawValue) / Double(Self.unitsPerPoint) }

  private enum Rounding { case nearest, up, down }

  /// Rounds by truncating and correcting instead of calling a function, because a layout at a new width
  /// rounds several lengths for each picture.
  @inline(__always)
  private static func rawValue(_ units: Double, _ rounding: Rounding) -> Int {
    guard !units.isNaN else { return 0 }
    let limit = Double(limitInPoints * unitsPerPoint)
    let held = min(max(units, -limit), limit)
    let whole = Int(held)
    let rest = held - Double(whole)
    switch rounding {
    case .nearest: return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
    case .up: return rest > 0 ? whole + 1 : whole
    case .down: return rest < 0 ? whole - 1 : whole
    }
  }
}

extension LayoutUnit: AdditiveArithmetic {
  /// The exact sum.
  public static func + (left: LayoutUnit, right: LayoutUnit) -> LayoutUnit {
    LayoutUnit(rawValue: left.rawValue &+ right.rawValue)
  }

  /// The exact difference.
  public static func - (left: LayoutUnit, right: LayoutUnit) -> LayoutUnit {
    LayoutUnit(rawValue: left.rawValue &- right.rawValue)
  }
}

extension LayoutUnit {
  /// The negated length.
  public static prefix func - (unit: LayoutUnit) -> LayoutUnit { LayoutUnit(rawValue: 0 &- unit.rawValue) }

  /// The length multiplied by a number.
  public static func * (unit: LayoutUnit, factor: Int) -> LayoutUnit {
    LayoutUnit(rawValue: unit.rawValue &* factor)
  }

  /// Half the length, rounded towards minus infinity to a whole unit.
  public var half: LayoutUnit { LayoutUnit(rawValue: rawValue >> 1) }

  /// Whether the left length is the smaller.
  public static func < (left: LayoutUnit, right: LayoutUnit) -> Bool { left.rawValue < right.rawValue }
}

extension LayoutUnit: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A length of whole points.
  public init(integerLiteral points: Int) { self.init(points) }

  /// The nearest unit to a length in points.
  public init(floatLiteral points: Double) { self.init(points) }
}

extension LayoutUnit {
  /// A measured advance, rounded up, so that a box of this length contains it.
  package init(roundingUp advance: Advance) {
    rawValue = Int((advance.rawValue &+ (Self.advancePerUnit - 1)) >> Self.advanceShift)
  }

  /// A measured position, rounded to nearest.
  package init(nearest advance: Advance) {
    rawValue = Int((advance.rawValue &+ Self.advancePerUnit / 2) >> Self.advanceShift)
  }

  /// The same length as an advance.
  package var advance: Advance { Advance(rawValue: Int64(rawValue) * Self.advancePerUnit) }

  /// A layout unit is 2¹⁰ units of an advance. The arithmetic shift divides and rounds down, also for
  /// negative lengths.
  private static var advanceShift: Int64 { 10 }
  private static var advancePerUnit: Int64 { 1 << advanceShift }
}
