import TextLayout

/// The width available to a node, and how far it may change while all that was asked about it stays true.
///
/// All limits of a measurement follow from one width. They change together, and each changes by at most as much as that
/// width. So one interval, relative to the current width, serves the limits of inner nodes too (`subscript(inside:)`).
struct Limit: Hashable, Sendable {
  var width: AvailableWidth
  /// Whether a length within the interval changes with the limit, by at most as much as the limit changes.
  private(set) var isFollowed = false
  /// How much narrower the limits may become, in points.
  private var down = LayoutUnit.longest
  /// The limits may become wider by less than this, in points.
  private var up = LayoutUnit.longest

  private static var step: LayoutUnit { LayoutUnit(rawValue: 1) }

  /// Makes a limit of which nothing was asked.
  init(_ width: AvailableWidth) { self.width = width }

  /// Makes a limit about which nothing is known at other widths.
  static func only(_ width: AvailableWidth) -> Limit {
    var limit = Limit(width)
    limit.close()
    return limit
  }

  /// Whether nothing is known about other widths.
  var isClosed: Bool { down == 0 && up == Self.step }

  /// The widths for which all answers stay true; nil for no limit.
  var interval: WidthInterval? {
    guard let limit = width.limit else { return nil }
    let interval = WidthInterval.all.narrowed(from: limit - down)
    return up == .longest ? interval : interval.narrowed(below: limit + up)
  }

  // MARK: Questions

  /// Returns whether a length fits.
  mutating func holds(_ length: LayoutUnit) -> Bool {
    let holds = width.holds(length)
    if holds { keep(from: length) } else { keep(below: length) }
    return holds
  }

  /// Returns a length, reduced to the limit if necessary. Nothing is then known about other limits.
  mutating func clamping(_ length: LayoutUnit) -> LayoutUnit {
    keep(from: length)
    return width.clamping(length)
  }

  /// Returns a length, reduced to the limit if necessary. It then follows the limit.
  mutating func following(_ length: LayoutUnit) -> LayoutUnit {
    if !holds(length) { isFollowed = true }
    return width.clamping(length)
  }

  // MARK: The interval

  /// Narrows the interval to widths of at least `least`. If the limit is less, nothing is known about other limits.
  mutating func keep(from least: LayoutUnit) {
    guard let limit = width.limit else { return }
    if limit < least { close() } else { down = min(down, limit - least) }
  }

  /// Narrows the interval to widths of less than `most`. If the limit is not less, nothing is known about other limits.
  mutating func keep(below most: LayoutUnit) {
    guard let limit = width.limit else { return }
    if limit < most { up = min(up, most - limit) } else { close() }
  }

  /// Narrows the interval to the widths of another.
  mutating func keep(_ widths: WidthInterval) {
    keep(from: widths.narrowest)
    if let widest = widths.widest { keep(below: widest) }
  }

  /// Narrows the interval as that of another limit, which changes together with this one.
  mutating func keep(as other: Limit) {
    down = min(down, other.down)
    up = min(up, other.up)
    isFollowed = isFollowed || other.isFollowed
  }

  /// Narrows the interval: nothing is known about wider limits.
  mutating func keepFromGrowing() { up = Self.step }

  /// Narrows the interval: nothing is known about other limits.
  mutating func close() { (down, up) = (0, Self.step) }

  // MARK: Inner limits

  /// The limit of an inner node. What is asked about it narrows the same interval.
  subscript(inside inner: AvailableWidth) -> Limit {
    @inline(__always) get {
      var limit = self
      limit.width = inner
      return limit
    }
    @inline(__always) _modify {
      let outer = width
      width = inner
      defer { width = outer }
      yield &self
    }
  }

  /// The limit of an inner node beside which a part of the width is taken.
  subscript(reducedBy length: LayoutUnit) -> Limit {
    @inline(__always) get { self[inside: width.reduced(by: length)] }
    @inline(__always) _modify { yield &self[inside: width.reduced(by: length)] }
  }
}
