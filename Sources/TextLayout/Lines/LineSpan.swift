/// A line as the breaker finds it, in clusters.
struct LineSpan: Hashable, Sendable {
  let start: Int
  /// The cluster the next line starts with.
  let end: Int
  /// The cluster after the last visible one.
  let visibleEnd: Int
  /// The advance of the visible clusters, a shown hyphen included; 1/65536 point.
  let advance: Int64
  let ending: LineEnding
}
