import TextLayout

/// Nodes one below the other.
struct StackRule: Hashable, Sendable {
  /// The distance between two nodes, in points.
  var gap: LayoutUnit = 0
  /// The distance from the edges to the nodes, in points.
  var insets = Insets.zero

  var sides: LayoutUnit { insets.left + insets.right }

  @inline(__always)
  func layout<Text>(_ node: TreeNode<Text>, _ pass: inout LayoutPass<some PartList>) -> BlockMeasure? {
    let (origin, own, end) = (pass.parts.origin, pass.begin(node), node.end)
    var measure = BlockMeasure(Size(width: 0, height: insets.top + insets.bottom))
    // If a node is left out, the distance before it is left out too.
    var kept = (measure, parts: pass.parts.count)
    var (child, gap) = (node.inner, LayoutUnit.zero)
    while child.place < end {
      let shown = pass.lines?.shown
      pass.parts.origin = origin.offset(x: insets.left, y: measure.height - insets.bottom + gap)
      guard let below = pass.layout(child, reducedBy: sides) else { return nil }
      measure.add(below, gap: gap)
      if let lines = pass.lines {
        if lines.isCut, lines.shown == shown {
          measure = kept.0
          pass.parts.keep(first: kept.parts)
        }
        if lines.isCut { break }
        if !child.isDistance { kept = (measure, pass.parts.count) }
      }
      (child, gap) = (child.next, self.gap)
    }
    measure.widen(by: sides)
    pass.end(own, at: origin, measure.height)
    return measure
  }
}
