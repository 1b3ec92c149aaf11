import TextShaping

/// The end of a text that is kept behind the ellipsis, such as the extension of a file's name.
extension LineTruncator {
  /// Returns the last clusters of a stretch, as many as contain the given number of UTF-16 units. A cluster
  /// that this number would cut is kept whole.
  func ending(_ units: Int, of tail: Range<Int>) -> Range<Int> {
    let end = Int(paragraph.clusters.offset(tail.upperBound))
    let index = paragraph.clusters.index(ofOffset: max(0, end - max(0, units)))
    return min(max(index, tail.lowerBound), tail.upperBound)..<tail.upperBound
  }

  /// Returns the longest end of the text that is no longer than the beginning can be and that does not begin
  /// with a full stop, so that none stands next to the ellipsis.
  ///
  /// - Parameters:
  ///   - longest: The end at its longest.
  ///   - least: The part of it that is kept in any case, with one visible cluster before it or, if that does not
  ///     fit, without the full stop that it begins with.
  func kept(_ longest: Range<Int>, orAtLeast least: Range<Int>, room: Advance) -> Range<Int> {
    let end = longest.upperBound
    let starts = starts(of: longest, before: least)
    let start =
      starts.first { advance($0..<end) <= room.share(1, of: 2) }
      ?? starts.last { advance($0..<end) <= room }
      ?? (least.first { !isPoint($0) } ?? end)
    return start..<end
  }

  /// Returns the range without the full stops and the white space at its end.
  func withoutPoints(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, hangs(end - 1) || isPoint(end - 1) { end -= 1 }
    return range.lowerBound..<end
  }

  /// The number of clusters by which an end may grow. Each end that begins inside a word whose letters change is shaped.
  private static let longestGrowth = 64

  /// Returns the clusters with which an end that grows may begin, from the longest end on.
  ///
  /// - Parameters:
  ///   - longest: The end at its longest.
  ///   - least: The part of it that is kept in any case.
  func starts(of longest: Range<Int>, before least: Range<Int>) -> [Int] {
    let first = max(longest.lowerBound, least.lowerBound - Self.longestGrowth)
    return (first..<max(first, least.lowerBound)).filter { !hangs($0) && !isPoint($0) }
  }

  /// Whether a cluster is a full stop or an ellipsis.
  func isPoint(_ cluster: Int) -> Bool {
    let offset = Int(paragraph.clusters.offset(cluster))
    guard paragraph.units.indices.contains(offset) else { return false }
    return [0x2E, 0x2024, 0x2025, 0x2026, 0x3002, 0xFF0E, 0xFF61].contains(paragraph.units[offset])
  }

  /// Returns as much of the beginning as fits together with a kept end. If the end does not fit, first the white
  /// space before it and then the whole end is left out.
  func beginning(
    _ beginning: Range<Int>, keeping end: Range<Int>, room: Advance
  ) -> (head: Range<Int>, kept: Range<Int>) {
    var kept = end
    while !kept.isEmpty, hangs(kept.lowerBound), advance(kept) > room {
      kept = kept.lowerBound + 1..<kept.upperBound
    }
    guard advance(kept) <= room else { return (beginning, beginning.upperBound..<beginning.upperBound) }
    let free = beginning.lowerBound..<max(beginning.lowerBound, min(beginning.upperBound, kept.lowerBound))
    let head = longestPrefix(of: free, limit: room - advance(kept))
    return (head, kept)
  }
}
