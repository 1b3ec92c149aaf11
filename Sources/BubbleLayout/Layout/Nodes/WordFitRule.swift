import TextLayout

/// One text in three sizes. The rule shows the largest size whose words all fit the limit. If no size fits, it shows the full
/// size, because smaller letters would gain nothing.
struct WordFitRule: Hashable, Sendable {
  /// The indices of the texts, from the largest to the smallest.
  let texts: Range<Int32>
  /// The widths of the longest words in the three texts, in points. They are measured once, so that records choose the same
  /// text without shaping.
  let (first, second, third): (LayoutUnit, LayoutUnit, LayoutUnit)

  /// Returns the index of the text that is shown within a limit.
  func text(in limit: inout Limit) -> Int32 {
    if limit.holds(first) { return texts.lowerBound }
    if limit.holds(second) { return texts.lowerBound + 1 }
    return limit.holds(third) ? texts.lowerBound + 2 : texts.lowerBound
  }

  @inline(__always)
  func layout<Text>(_ node: TreeNode<Text>, _ pass: inout LayoutPass<some PartList>) -> BlockMeasure? {
    node.layout(text: text(in: &pass.limit), keepsLines: false, &pass)
  }
}
