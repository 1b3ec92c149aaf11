import TextShaping
import TextUnicode

/// The gaps that `text-autospace` adds to a text: each is space before a cluster. If a line begins with such
/// a cluster, its gap is dropped.
///
/// The position of a cluster on the endless line (`ClusterTable`) is before its gap. A line that ends there
/// excludes the gap, and a line that starts there is measured from the end of the gap.
struct AutospaceGaps: Sendable {
  /// The clusters with a gap before them, ascending.
  private(set) var clusters: [Int32] = []
  /// For each of `clusters`, the sum of the gaps up to and including its own.
  private var sums: [Advance] = []

  var isEmpty: Bool { clusters.isEmpty }

  mutating func append(before cluster: Int, _ gap: Advance) {
    clusters.append(Int32(truncatingIfNeeded: cluster))
    sums.append((sums.last ?? .zero) + gap)
  }

  /// The gap before a cluster; 0 for most clusters. O(log n).
  func gap(before cluster: Int) -> Advance { sum(in: cluster..<cluster + 1) }

  /// The sum of the gaps before the clusters of a range. O(log n).
  func sum(in range: Range<Int>) -> Advance {
    guard !range.isEmpty else { return .zero }
    return sum(before: index(of: range.upperBound)) - sum(before: index(of: range.lowerBound))
  }

  /// Calls `body` with each gap before a cluster of a range.
  func forEach(in range: Range<Int>, _ body: (_ cluster: Int, _ gap: Advance) -> Void) {
    var index = index(of: range.lowerBound)
    while index < clusters.count, clusters[index] < range.upperBound {
      body(Int(clusters[index]), sums[index] - sum(before: index))
      index += 1
    }
  }

  private func sum(before index: Int) -> Advance { index > 0 ? sums[index - 1] : .zero }

  private func index(of cluster: Int) -> Int {
    (0..<clusters.count).partition { clusters[$0] >= Int32(truncatingIfNeeded: cluster) }
  }
}

extension AutospaceGaps {
  /// Finds the gaps of a text.
  ///
  /// - Parameter room: For each run, the size of a gap after one of its characters.
  /// - Complexity: Linear in the text.
  init(_ clusters: ClusterTable, of text: Span<UInt16>, runs: [ShapedRun], room: [Advance]) {
    var run = 0
    var last = AutospaceClass.other
    var lastRoom = Advance.zero
    for cluster in 0..<clusters.count {
      let offset = Int(clusters.offset(cluster))
      while run + 1 < runs.count, runs[run + 1].range.lowerBound <= offset { run += 1 }
      let next = runs[run].kind == .text ? AutospaceClass(text.scalar(at: offset).value) : .other
      if last.standsApart(from: next), lastRoom > .zero { append(before: cluster, lastRoom) }
      last = next
      lastRoom = room[run]
    }
  }
}

extension ClusterTable {
  /// Moves each cluster after a gap by the sum of the gaps before it.
  mutating func add(_ gaps: AutospaceGaps) {
    var shift = Advance.zero
    var first = 0
    func move(to end: Int) {
      guard shift > .zero else { return }
      self.move(first..<end, by: shift)
    }
    gaps.forEach(in: 0..<count) { cluster, gap in
      move(to: cluster + 1)
      first = cluster + 1
      shift += gap
    }
    move(to: count + 1)
  }
}

extension ContiguousArray<Glyph> {
  /// Inserts a gap before the cluster at an offset, in the glyphs of a run.
  mutating func open(_ gap: Advance, before offset: Int, isRightToLeft: Bool) {
    let room = Int32(clamping: gap.rawValue)
    // In both directions the gap is on the side where the preceding text is.
    if isRightToLeft {
      guard let place = lastIndex(where: { $0.cluster >= offset }) else { return }
      self[place] = self[place].widened(by: room)
    } else {
      guard let place = firstIndex(where: { $0.cluster >= offset }) else { return }
      self[place] = self[place].widened(by: room, movesGlyph: true)
    }
  }
}
