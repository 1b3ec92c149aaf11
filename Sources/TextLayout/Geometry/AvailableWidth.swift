/// The available width: a limit, or none (the definite and max-content available space of CSS Sizing 3).
public enum AvailableWidth: Hashable, Sendable {
  /// A limit in points, never negative.
  case fixed(LayoutUnit)
  /// No limit.
  case unbounded

  /// A width in points as users give it. Infinity means no limit; a negative width and NaN count as 0.
  public init(_ points: Double) {
    self = points == .infinity ? .unbounded : .fixed(max(0, LayoutUnit(points)))
  }

  /// A width to fill with text, in points. It is rounded down to a unit, so that text laid out in it still
  /// fits when it is measured again. A width beyond the longest `LayoutUnit` means no limit.
  public init(roundingDown points: Double) {
    let length = LayoutUnit(roundingDownPoints: points)
    self = length < .longest ? .fixed(max(0, length)) : .unbounded
  }

  /// The limit; nil if there is none.
  public var limit: LayoutUnit? {
    if case .fixed(let width) = self { width } else { nil }
  }

  /// The limit in points; infinite for no limit.
  package var points: Double { limit?.points ?? .infinity }

  /// The width that remains after subtracting a length, never negative.
  package func reduced(by length: LayoutUnit) -> AvailableWidth {
    if case .fixed(let width) = self { .fixed(max(.zero, width - length)) } else { .unbounded }
  }

  /// The narrower of the width and a limit.
  package func limited(to limit: LayoutUnit) -> AvailableWidth { .fixed(clamping(limit)) }

  /// The narrower of two widths.
  package func limited(to other: AvailableWidth) -> AvailableWidth {
    other.limit.map { limited(to: $0) } ?? self
  }

  /// The wider of two widths.
  package func widened(to other: AvailableWidth) -> AvailableWidth {
    guard let limit, let wider = other.limit else { return .unbounded }
    return .fixed(max(limit, wider))
  }

  /// A length clamped to the limit.
  package func clamping(_ length: LayoutUnit) -> LayoutUnit { limit.map { min($0, length) } ?? length }

  /// Whether a length fits.
  package func holds(_ length: LayoutUnit) -> Bool { limit.map { length <= $0 } ?? true }

  /// The width as a length for comparisons; the longest length if there is no limit.
  package var length: LayoutUnit { limit ?? .longest }
}
