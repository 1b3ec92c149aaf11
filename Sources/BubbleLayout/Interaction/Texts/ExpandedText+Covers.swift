extension ExpandedText {
  /// Returns the text that is read for a range of the shown text, with each covered range replaced.
  ///
  /// - Parameter covers: The covered ranges of the shown text, in ascending order and without overlaps.
  package func words(
    _ range: Range<Int>, hiding covers: [Range<Int>], by cover: String = CoveredWords.cover
  ) -> String {
    if covers.isEmpty { return words(range) }
    var text = ""
    var place = range.lowerBound
    for hidden in covers.overlapping(range).map({ $0.clamped(to: range) }) where !hidden.isEmpty {
      text += words(place..<hidden.lowerBound)
      if hidden.lowerBound > place || place == range.lowerBound { text += cover }
      place = hidden.upperBound
    }
    return text + words(place..<range.upperBound)
  }
}

extension [Range<Int>] {
  /// Returns those of the ranges, which are in ascending order and do not overlap, that overlap a range.
  fileprivate func overlapping(_ range: Range<Int>) -> ArraySlice<Range<Int>> {
    let first = partitioningIndex { $0.upperBound > range.lowerBound }
    return self[first...].prefix { $0.lowerBound < range.upperBound }
  }

  /// Returns the ranges, of which those that overlap a cover are extended to the whole cover, so that they
  /// do not show where a word is in it. Ranges with the same cover become one.
  ///
  /// - Parameter covers: The covered ranges, in ascending order and without overlaps.
  func extended(over covers: [Range<Int>]) -> [Range<Int>] {
    if covers.isEmpty { return self }
    var extended: [Range<Int>] = []
    for range in self {
      var whole = range
      var index = covers.partitioningIndex { $0.upperBound > range.lowerBound }
      while index < covers.count, covers[index].overlaps(range) {
        whole =
          Swift.min(
            whole.lowerBound, covers[index].lowerBound)..<Swift.max(
            whole.upperBound, covers[index].upperBound)
        index += 1
      }
      if whole != range, let last = extended.last, last.overlaps(whole) {
        extended[extended.count - 1] =
          last.lowerBound..<Swift.max(last.upperBound, whole.upperBound)
      } else if extended.last != whole {
        extended.append(whole)
      }
    }
    return extended
  }
}
