/// A line as the line breaker finds it, in clusters.
///
/// It is kept to 40 bytes, because a block has one for each of its lines.
struct LineSpan: Hashable, Sendable {
  /// The advance of the visible clusters, including a visible hyphen.
  let advance: Advance
  /// The indent in layout units.
  private let indentUnits: Int32
  /// The width of the white space that hangs beyond the end of the line, in layout units; -1 if it has to be
  /// found in the clusters.
  private let hangingUnits: Int32
  private let first: Int32
  private let next: Int32
  private let visibleNext: Int32
  /// Empty if no text is hidden.
  private let hiddenClusters: Range<Int32>
  let ending: LineEnding
  private let hides: Bool

  /// - Parameters:
  ///   - indent: The distance from the edge to the beginning of the line, in whole layout units.
  ///   - hanging: The advance of the white space at the end of the line; nil if the clusters tell it.
  init(
    start: Int, end: Int, visibleEnd: Int, advance: Advance, ending: LineEnding, hidden: Range<Int>? = nil,
    indent: Advance = .zero, hanging: Advance? = nil
  ) {
    self.advance = advance
    indentUnits = Int32(clamping: LayoutUnit(roundingUp: indent).rawValue)
    hangingUnits = hanging.map { Int32(clamping: LayoutUnit(roundingUp: max(.zero, $0)).rawValue) } ?? -1
    first = Int32(truncatingIfNeeded: start)
    next = Int32(truncatingIfNeeded: end)
    visibleNext = Int32(truncatingIfNeeded: visibleEnd)
    hiddenClusters = hidden.map { Int32($0.lowerBound)..<Int32($0.upperBound) } ?? 0..<0
    hides = hidden != nil
    self.ending = ending
  }

  /// The distance from the edge to the beginning of the line.
  var indent: Advance { indentWidth.advance }
  /// The distance from the edge to the beginning of the line.
  var indentWidth: LayoutUnit { LayoutUnit(rawValue: Int(indentUnits)) }
  /// The width of the white space that hangs beyond the end of the line; nil if it has to be found in the
  /// clusters.
  var hangingWidth: LayoutUnit? { hangingUnits < 0 ? nil : LayoutUnit(rawValue: Int(hangingUnits)) }
  var start: Int { Int(first) }
  /// The cluster the next line starts with.
  var end: Int { Int(next) }
  /// The cluster after the last visible one.
  var visibleEnd: Int { Int(visibleNext) }
  /// The clusters that the line leaves out and an ellipsis replaces.
  var hidden: Range<Int>? {
    hides ? Int(hiddenClusters.lowerBound)..<Int(hiddenClusters.upperBound) : nil
  }

  /// A line without any text, before a cluster.
  static func empty(at cluster: Int) -> LineSpan {
    LineSpan(start: cluster, end: cluster, visibleEnd: cluster, advance: .zero, ending: .endOfText)
  }

  /// The stretches of clusters that the line shows, in logical order; two if an ellipsis is between them.
  var shown: [Range<Int>] {
    guard let hidden else { return [start..<end] }
    return [start..<hidden.lowerBound, hidden.upperBound..<end]
  }
}

extension BreakFlags {
  /// Why a line ends that ends at an opportunity with these flags.
  var ending: LineEnding {
    if contains(.isMandatory) { return contains(.isHardBreak) ? .hardBreak : .endOfText }
    return contains(.isSoftHyphen) ? .softHyphen : .softBreak
  }
}
