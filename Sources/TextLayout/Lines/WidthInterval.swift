import TextShaping

/// The widths at which a paragraph comes out in the same lines, in steps of 1/64 point.
public struct WidthInterval: Hashable, Sendable {
  /// The narrowest such width: that of the widest line. 0 where every line is a single cluster that does not
  /// fit anyway.
  public let narrowest: LayoutUnit
  /// The first width at which some line takes more; nil where none ever does.
  public let widest: LayoutUnit?

  /// Whether a width in points gives these lines. Widths count in whole 1/64 points, rounded down.
  public func contains(_ width: Double) -> Bool {
    let width = LayoutUnit(limiting: width)
    return narrowest <= width && (widest.map { width < $0 } ?? true)
  }
}

extension LayoutUnit {
  /// A width to fill: rounded down, so that what is laid out in it and measured again still fits; not below 0.
  init(limiting points: Double) {
    self.init(rawValue: Self.limit(points))
  }

  /// What an infinite width comes to.
  static let unlimited = LayoutUnit(limiting: .infinity)

  private static func limit(_ points: Double) -> Int {
    guard points > 0 else { return 0 }  // not-a-number too
    return Int(min(points * 64, 70_368_744_177_664).rounded(.down))
  }
}
