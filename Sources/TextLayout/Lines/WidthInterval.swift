/// The widths at which a paragraph has the same lines, in steps of 1/64 point.
public struct WidthInterval: Hashable, Sendable {
  /// The narrowest such width, which is that of the widest line. 0 if every line is a single cluster that
  /// does not fit anyway.
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

  /// The part of the interval from a width on.
  package func narrowed(from width: LayoutUnit) -> WidthInterval {
    WidthInterval(narrowest: max(narrowest, width), widest: widest)
  }

  /// The part of the interval below a width.
  package func narrowed(below width: LayoutUnit) -> WidthInterval {
    WidthInterval(narrowest: narrowest, widest: widest.map { min($0, width) } ?? width)
  }
}

extension WidthInterval {
  /// The widths that hold a line and do not hold another.
  ///
  /// - Parameters:
  ///   - longest: The longest advance that has to fit.
  ///   - shortest: The shortest that must not fit; the greatest number for none.
  ///   - slack: How much wider than the width a line may be that fits.
  init(holding longest: Advance, notHolding shortest: Advance, slack: Advance) {
    narrowest = max(.zero, LayoutUnit(roundingUp: longest - slack))
    widest = shortest == .max ? nil : LayoutUnit(roundingUp: shortest - slack)
  }
}
