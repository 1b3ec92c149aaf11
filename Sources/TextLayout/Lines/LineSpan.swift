/// A line as the breaker finds it, in clusters.
struct LineSpan: Hashable, Sendable {
  let start: Int
  /// The cluster the next line starts with.
  let end: Int
  /// The cluster after the last visible one.
  let visibleEnd: Int
  /// The advance of the visible clusters, a shown hyphen included.
  let advance: Advance
  let ending: LineEnding
  /// The clusters the line leaves out and an ellipsis stands for.
  var hidden: Range<Int>?

  /// A line without any text, before a cluster.
  static func empty(at cluster: Int) -> LineSpan {
    LineSpan(start: cluster, end: cluster, visibleEnd: cluster, advance: .zero, ending: .endOfText)
  }

  /// The stretches of clusters the line shows, in logical order: two where an ellipsis stands between.
  var shown: [Range<Int>] {
    guard let hidden else { return [start..<end] }
    return [start..<hidden.lowerBound, hidden.upperBound..<end]
  }
}
