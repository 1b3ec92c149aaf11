import TextLayout

/// Nodes one below the other.
struct StackRule: Hashable, Sendable {
  /// The distance between two nodes, in points.
  var gap: LayoutUnit = 0
  /// The distance from the edges to the nodes, in points.
  var insets = Insets.zero
  /// The smallest height, in points.
  var least: LayoutUnit = 0
  /// How the nodes get a part of the insets if they have too little width; nil if the insets are always the same.
  var indent: Indent?

  /// An indentation that becomes smaller if the nodes would have too little width.
  struct Indent: Hashable, Sendable {
    /// The width below which the nodes get a part of the insets, in whole points.
    var least: LayoutUnit
    /// How much of the inset at the start side the nodes may get, in points. What is drawn beside the nodes then hangs
    /// into the space before the stack.
    var start: LayoutUnit
    /// How much of the inset at the end side the nodes may get, in points.
    var end: LayoutUnit = 0
    /// Whether the start is at the right.
    var isAtRight: Bool
  }

  /// The insets within a limit.
  struct Fit {
    var insets: Insets
    /// How far what is drawn beside the nodes reaches beyond the edges of the stack, in points.
    var left: LayoutUnit = 0
    var right: LayoutUnit = 0

    var sides: LayoutUnit { insets.left + insets.right }
  }

  /// Returns the insets within a limit. They change in steps of a point, and the limit is narrowed to the interval in which
  /// they stay the same.
  @inline(__always)
  func fit(in limit: inout Limit) -> Fit {
    guard let indent else { return Fit(insets: insets) }
    return fit(indent, in: &limit)
  }

  private func fit(_ indent: Indent, in limit: inout Limit) -> Fit {
    var fit = Fit(insets: insets)
    let (whole, most) = (indent.least + insets.left + insets.right, indent.start + indent.end)
    if limit.holds(whole) { return fit }
    var given = most
    if limit.holds(whole - most), let width = limit.width.limit {
      // The nodes get whole points.
      given = min(most, LayoutUnit((whole - width).points.rounded(.up)))
      limit.keep(from: whole - given)
      limit.keep(below: whole - given + 1)
    }
    let (start, end) = (min(given, indent.start), max(0, given - indent.start))
    fit.insets.left = insets.left - (indent.isAtRight ? end : start)
    fit.insets.right = insets.right - (indent.isAtRight ? start : end)
    (fit.left, fit.right) = indent.isAtRight ? (0, start) : (start, 0)
    return fit
  }

  @inline(__always)
  func layout<Text>(_ node: TreeNode<Text>, _ pass: inout LayoutPass<some PartList>) -> BlockMeasure? {
    let fit = fit(in: &pass.limit)
    let (origin, own, end) = (pass.parts.origin, pass.begin(node), node.end)
    var measure = BlockMeasure(Size(width: 0, height: insets.top + insets.bottom))
    // If a node is left out, the distance before it is left out too.
    var kept = (measure, parts: pass.parts.count)
    var (child, gap) = (node.inner, LayoutUnit.zero)
    while child.place < end {
      let shown = pass.lines?.shown
      pass.parts.origin = origin.offset(x: fit.insets.left, y: measure.height - insets.bottom + gap)
      guard let below = pass.layout(child, reducedBy: fit.sides) else { return nil }
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
    measure.widen(by: fit.sides)
    if least > measure.height { measure.changeHeight { max($0, least) } }
    pass.end(own, at: origin, measure.height, reaching: (fit.left, fit.right))
    return measure
  }
}
