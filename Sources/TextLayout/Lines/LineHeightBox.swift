import TextShaping

/// The height of one line and where its baseline is in it.
struct LineHeightBox {
  let height: LayoutUnit
  /// From the top of the line.
  let baseline: LayoutUnit

  /// - Parameter first: The natural height of a line of the paragraph's first font.
  init(_ metrics: LineMetrics, _ rule: LineHeight, natural first: Advance) {
    let natural = metrics.ascent + metrics.descent
    let wanted: Advance =
      switch rule {
      case .natural: natural
      case .multiple(let factor): Self.scaled(natural, by: factor)
      case .fixed(let points): max(.zero, Advance(points: points))
      case .minimum(let points): max(natural, Advance(points: points))
      case .limited(let factor): min(natural, Self.scaled(first, by: factor))
      }
    height = LayoutUnit(roundingUp: max(.zero, wanted))
    // Half-leading: the difference is shared out above and below (CSS 2.2 §10.8.1).
    baseline = LayoutUnit(nearest: metrics.ascent + Advance(rawValue: (wanted - natural).rawValue >> 1))
  }

  private static func scaled(_ length: Advance, by factor: Double) -> Advance {
    guard factor > 0 else { return .zero }
    // Through points, which are held within what can be summed: a box may be as tall as a length can be.
    return Advance(points: length.points * min(factor, 1_000))
  }
}
