import TextLayout

/// One text in two or three sizes. The largest size is shown in which no word is wider than the limit; if there is none, the
/// smallest.
struct WordFitRule: Hashable, Sendable {
  /// The indices of the texts, from the largest to the smallest.
  let texts: Range<Int32>
  /// The widths of the longest words in the first and in the second text, in points. They are measured once, so that records
  /// choose the same text without shaping.
  let (first, second): (LayoutUnit, LayoutUnit)

  /// Returns the index of the text that is shown within a limit.
  func text(in limit: inout Limit) -> Int32 {
    let last = texts.upperBound - 1
    if limit.holds(first) { return texts.lowerBound }
    return texts.count > 2 && limit.holds(second) ? texts.lowerBound + 1 : last
  }

  @inline(__always)
  func layout<Text>(_ node: TreeNode<Text>, _ pass: inout LayoutPass<some PartList>) -> BlockMeasure? {
    node.layout(text: text(in: &pass.limit), keepsLines: false, &pass)
  }
}
