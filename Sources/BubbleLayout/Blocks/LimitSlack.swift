import TextLayout

/// How far the limits of a measurement may change while its result stays the same.
///
/// All limits of a measurement follow from one width. They change together, and each changes by at most as
/// much as that width. So one slack, relative to the current limits, serves all of them.
struct LimitSlack: Hashable, Sendable {
  /// How much narrower the limits may become, in points.
  private(set) var down: LayoutUnit
  /// The limits may become wider by less than this, in points.
  private(set) var up: LayoutUnit

  /// The result stays the same at every limit.
  static let any = LimitSlack(down: .longest, up: .longest)
  /// The result is known only at the current limits.
  static let none = LimitSlack(down: 0, up: LayoutUnit(rawValue: 1))

  /// Makes the slack of a result that stays the same while a limit, which is now `limit`, stays in an
  /// interval.
  init(_ interval: WidthInterval, at limit: AvailableWidth) {
    self = .any
    keep(from: interval.narrowest, at: limit)
    if let widest = interval.widest { keep(below: widest, at: limit) }
  }

  private init(down: LayoutUnit, up: LayoutUnit) {
    self.down = down
    self.up = up
  }

  /// Narrows the slack: the result stays the same while a limit, which is now `limit`, is at least `width`.
  /// If the limit is less than `width`, nothing is known about other limits.
  mutating func keep(from width: LayoutUnit, at limit: AvailableWidth) {
    guard let limit = limit.limit else { return }
    if limit < width { self = .none } else { down = min(down, limit - width) }
  }

  /// Narrows the slack: the result stays the same while a limit, which is now `limit`, is less than `width`.
  mutating func keep(below width: LayoutUnit, at limit: AvailableWidth) {
    guard let limit = limit.limit else { return }
    up = min(up, max(LayoutUnit(rawValue: 1), width - limit))
  }

  /// Narrows the slack: nothing is known about wider limits.
  mutating func keepFromGrowing() { up = Self.none.up }

  mutating func keep(within other: LimitSlack) {
    down = min(down, other.down)
    up = min(up, other.up)
  }

  /// Returns the interval of widths within which a limit, which is now `limit`, may change.
  func interval(at limit: LayoutUnit) -> WidthInterval {
    let interval = WidthInterval.all.narrowed(from: limit - down)
    return up == .longest ? interval : interval.narrowed(below: limit + up)
  }
}
