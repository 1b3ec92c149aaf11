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
  /// What stands for the clusters the line leaves out.
  var ellipsis: Ellipsis?

  /// The stretches of clusters the line shows, in logical order: two where an ellipsis stands between.
  var shown: [Range<Int>] {
    guard let hidden = ellipsis?.hidden else { return [start..<end] }
    return [start..<hidden.lowerBound, hidden.upperBound..<end]
  }
}
