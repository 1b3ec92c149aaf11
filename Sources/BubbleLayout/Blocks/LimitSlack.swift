import TextLayout

/// How far the limits that something was measured within may move until it comes to something else.
///
/// Limits that follow from one width move together, and none of them further than the width does. So one slack holds for all
/// the limits in a cell: it is counted from where they are, not from zero.
struct LimitSlack: Hashable, Sendable {
  /// By how much limits may become narrower.
  private(set) var down: LayoutUnit
  /// Limits may become wider by less than this.
  private(set) var up: LayoutUnit

  /// Nothing changes at any limit.
  static let any = LimitSlack(down: .longest, up: .longest)
  /// Nothing is known of other limits.
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

  /// Nothing changes while a limit that is now `limit` is at least so wide. Known of no other limit where it is narrower.
  mutating func keep(from width: LayoutUnit, at limit: AvailableWidth) {
    guard let limit = limit.limit else { return }
    if limit < width { self = .none } else { down = min(down, limit - width) }
  }

  /// Nothing changes while a limit that is now `limit` is narrower than this.
  mutating func keep(below width: LayoutUnit, at limit: AvailableWidth) {
    guard let limit = limit.limit else { return }
    up = min(up, max(LayoutUnit(rawValue: 1), width - limit))
  }

  /// Nothing is known of wider limits.
  mutating func keepFromGrowing() { up = Self.none.up }

  mutating func keep(within other: LimitSlack) {
    down = min(down, other.down)
    up = min(up, other.up)
  }

  /// The interval around what is now `limit`.
  func interval(at limit: LayoutUnit) -> WidthInterval {
    let interval = WidthInterval.all.narrowed(from: limit - down)
    return up == .longest ? interval : interval.narrowed(below: limit + up)
  }
}
