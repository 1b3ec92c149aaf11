import TextLayout

/// How far the limits of a measurement may change while its result stays the same.
///
/// Limits that depend on one width change together, and none of them more than the width. So one slack serves
/// all limits in a cell. It is relative to their present values.
struct LimitSlack: Hashable, Sendable {
  /// How much narrower limits may become.
  private(set) var down: LayoutUnit
  /// Limits may become wider by less than this.
  private(set) var up: LayoutUnit

  /// Nothing changes at any limit.
  static let any = LimitSlack(down: .longest, up: .longest)
  /// Nothing is known about other limits.
  static let none = LimitSlack(down: 0, up: LayoutUnit(rawValue: 1))

  /// Nothing changes while a limit that is now `limit` stays in an interval.
  init(_ interval: WidthInterval, at limit: AvailableWidth) {
    self = .any
    keep(from: interval.narrowest, at: limit)
    if let widest = interval.widest { keep(below: widest, at: limit) }
  }

  private init(down: LayoutUnit, up: LayoutUnit) {
    self.down = down
    self.up = up
  }

  /// Nothing changes while a limit that is now `limit` is at least this wide. If it is narrower, nothing is
  /// known about other limits.
  mutating func keep(from width: LayoutUnit, at limit: AvailableWidth) {
    guard let limit = limit.limit else { return }
    if limit < width { self = .none } else { down = min(down, limit - width) }
  }

  /// Nothing changes while a limit that is now `limit` is narrower than this.
  mutating func keep(below width: LayoutUnit, at limit: AvailableWidth) {
    guard let limit = limit.limit else { return }
    up = min(up, max(LayoutUnit(rawValue: 1), width - limit))
  }

  /// Nothing is known about wider limits.
  mutating func keepFromGrowing() { up = Self.none.up }

  mutating func keep(within other: LimitSlack) {
    down = min(down, other.down)
    up = min(up, other.up)
  }

  /// The interval around a limit that is now `limit`.
  func interval(at limit: LayoutUnit) -> WidthInterval {
    let interval = WidthInterval.all.narrowed(from: limit - down)
    return up == .longest ? interval : interval.narrowed(below: limit + up)
  }
}
