import TextShaping
import TextUnicode

/// The gaps of a text with `text-autospace`: space before clusters. A line that begins with such a cluster
/// has no gap.
///
/// Positions on the endless line are before a cluster's gap: a line that ends there excludes it, and a line
/// that starts there is measured from after it.
struct AutospaceGaps: Sendable {
  /// The clusters with a gap before them, ascending.
  private(set) var clusters: [Int32] = []
  /// The gaps up to and with each of them, together.
  private var sums: [Advance] = []

  var isEmpty: Bool { clusters.isEmpty }

  mutating func append(before cluster: Int, _ gap: Advance) {
    clusters.append(Int32(truncatingIfNeeded: cluster))
    sums.append((sums.last ?? .zero) + gap)
  }

  /// The gap before a cluster; 0 for most. O(log n).
  func gap(before cluster: Int) -> Advance { sum(in: cluster..<cluster + 1) }

  /// The gaps before the clusters of a range, together. O(log n).
  func sum(in range: Range<Int>) -> Advance {
    guard !range.isEmpty else { return .zero }
    return sum(before: index(of: range.upperBound)) - sum(before: index(of: range.lowerBound))
  }

  /// Those before the clusters of a range, with their places.
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
  /// The gaps of a text.
  ///
  /// - Parameter room: How much to add after a character of a run, by the run's index.
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
  /// Moves what follows gaps by them.
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
  /// Opens a gap before the cluster at an offset, in a run's glyphs.
  mutating func open(_ gap: Advance, before offset: Int, isRightToLeft: Bool) {
    let room = Int32(clamping: gap.rawValue)
    // In either direction the gap is on the side that the text comes from.
    if isRightToLeft {
      guard let place = lastIndex(where: { $0.cluster >= offset }) else { return }
      self[place] = self[place].widened(by: room)
    } else {
      guard let place = firstIndex(where: { $0.cluster >= offset }) else { return }
      self[place] = self[place].widened(by: room, movesGlyph: true)
    }
  }
}
