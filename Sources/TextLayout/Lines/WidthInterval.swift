/// The widths at which a paragraph has the same lines, in steps of 1/64 point.
public struct WidthInterval: Hashable, Sendable {
  /// The narrowest width with the same lines, which is that of the widest line. It is 0 if every line is a
  /// single cluster that does not fit anyway.
  public let narrowest: LayoutUnit
  /// The first width at which some line holds more text; nil if there is none.
  public let widest: LayoutUnit?

  /// Whether a width in points gives these lines. Widths are rounded down to 1/64 point.
  public func contains(_ width: Double) -> Bool { contains(AvailableWidth(roundingDown: width)) }

  /// Whether a width gives these lines.
  public func contains(_ width: AvailableWidth) -> Bool {
    narrowest <= width.length && (widest.map { width.length < $0 } ?? true)
  }

  /// All widths.
  package static let all = WidthInterval(narrowest: 0, widest: nil)

  /// The part of the interval that is not below a width.
  package func narrowed(from width: LayoutUnit) -> WidthInterval {
    WidthInterval(narrowest: max(narrowest, width), widest: widest)
  }

  /// The part of the interval below a width.
  package func narrowed(below width: LayoutUnit) -> WidthInterval {
    WidthInterval(narrowest: narrowest, widest: widest.map { min($0, width) } ?? width)
  }
}

extension WidthInterval {
  /// The widths at which a line as long as `longest` fits and a line as long as `shortest` does not.
  ///
  /// - Parameters:
  ///   - longest: The longest advance that must fit.
  ///   - shortest: The shortest advance that must not fit; `.max` if there is none.
  ///   - slack: By how much a line that fits may exceed the width.
  init(holding longest: Advance, notHolding shortest: Advance, slack: Advance) {
    narrowest = max(.zero, LayoutUnit(roundingUp: longest - slack))
    widest = shortest == .max ? nil : LayoutUnit(roundingUp: shortest - slack)
  }
}
