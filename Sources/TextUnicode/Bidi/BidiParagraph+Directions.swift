extension [BidiParagraph] {
  /// Whether all paragraphs run from right to left; nil if they differ. Without any paragraph it is false.
  package var commonDirectionIsRightToLeft: Bool? {
    guard let first else { return false }
    let level = first.baseLevel & 1
    return allSatisfy { $0.baseLevel & 1 == level } ? level == 1 : nil
  }

  /// Whether the paragraph around an offset runs from right to left. O(log n).
  package func isRightToLeft(at offset: Int) -> Bool {
    guard !isEmpty else { return false }
    let next = (1..<count).partition { self[$0].range.lowerBound > offset }
    return self[next - 1].baseLevel & 1 == 1
  }
}
