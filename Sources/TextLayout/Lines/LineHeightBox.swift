import TextShaping

/// The height of one line and where its baseline is in it.
struct LineHeightBox {
  let height: LayoutUnit
  /// From the top of the line.
  let baseline: LayoutUnit

  init(_ metrics: LineMetrics, _ rule: LineHeight) {
    let natural = metrics.ascent + metrics.descent
    let wanted: Int64 =
      switch rule {
      case .natural: natural
      case .multiple(let factor): Self.scaled(natural, by: factor)
      case .fixed(let points): max(0, Advance.length(points))
      case .minimum(let points): max(natural, Advance.length(points))
      }
    height = LayoutUnit(roundingUp: max(0, wanted))
    // Half-leading: the difference is shared out above and below (CSS 2.2 §10.8.1).
    baseline = LayoutUnit(nearest: metrics.ascent + (wanted - natural) >> 1)
  }

  private static func scaled(_ length: Int64, by factor: Double) -> Int64 {
    guard factor > 0 else { return 0 }
    // Through points, which are held within what can be summed: a box may be as tall as a length can be.
    return Advance.length(Double(length) / Double(Advance.point) * min(factor, 1_000))
  }
}
