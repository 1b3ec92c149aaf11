import TextShaping

/// The height of one line, and its baseline.
struct LineHeightBox {
  let height: LayoutUnit
  /// The distance of the baseline from the top of the line, in points.
  let baseline: LayoutUnit

  init(_ metrics: LineMetrics, _ rule: ResolvedLineHeight) {
    let natural = metrics.ascent + metrics.descent
    let wanted = rule.height(natural: natural)
    let text = LayoutUnit(roundingUp: max(.zero, wanted))
    // Half-leading: half of the difference goes above and half below (CSS 2.2 §10.8.1).
    let above = LayoutUnit(nearest: metrics.ascent + Advance(rawValue: (wanted - natural).rawValue >> 1))
    // The line grows only by the amount by which a box exceeds the height of the rule.
    var (raise, drop) = (metrics.boxAscent, metrics.boxDescent)
    if case .limited = rule {
      raise = max(raise, metrics.stackAscent)
      drop = max(drop, metrics.stackDescent)
    }
    baseline = max(above, LayoutUnit(rawValue: Int(raise)))
    height = baseline + max(text - above, LayoutUnit(rawValue: Int(drop)))
  }
}
