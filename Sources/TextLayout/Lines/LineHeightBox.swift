import TextShaping

/// The height of one line, and its baseline.
struct LineHeightBox {
  let height: LayoutUnit
  /// From the top of the line.
  let baseline: LayoutUnit

  init(_ metrics: LineMetrics, _ rule: ResolvedLineHeight) {
    let natural = metrics.ascent + metrics.descent
    let wanted = rule.height(natural: natural)
    let text = LayoutUnit(roundingUp: max(.zero, wanted))
    // Half-leading: the difference is shared out above and below (CSS 2.2 §10.8.1).
    let above = LayoutUnit(nearest: metrics.ascent + Advance(rawValue: (wanted - natural).rawValue >> 1))
    // The height that the rule gives the line has room for boxes too.
    baseline = max(above, LayoutUnit(rawValue: Int(metrics.boxAscent)))
    height = baseline + max(text - above, LayoutUnit(rawValue: Int(metrics.boxDescent)))
  }
}
