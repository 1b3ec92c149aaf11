import TextShaping

/// The height of one line, and its baseline.
struct LineHeightBox {
  let height: LayoutUnit
  /// The distance of the baseline from the top of the line, in points.
  let baseline: LayoutUnit

  /// - Parameter raise: The reach of what raises the line by itself.
  init(_ metrics: LineMetrics, _ rule: ResolvedLineHeight, raisedBy raise: LineReach = .none) {
    let natural = metrics.ascent + metrics.descent
    let wanted = rule.height(natural: natural)
    let text = LayoutUnit(roundingUp: max(.zero, wanted))
    // Half-leading: half of the difference goes above and half below (CSS 2.2 §10.8.1).
    let above = LayoutUnit(nearest: metrics.ascent + Advance(rawValue: (wanted - natural).rawValue >> 1))
    // The line grows only by the amount by which a box exceeds the height of the rule.
    baseline = max(above, LayoutUnit(rawValue: Int(raise.above)))
    height = baseline + max(text - above, LayoutUnit(rawValue: Int(raise.below)))
  }
}
