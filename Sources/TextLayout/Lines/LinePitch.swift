/// The height of the lines of a paragraph: the rule, and the metrics of the paragraph's first font.
package struct LinePitch: Hashable, Sendable {
  private let rule: ResolvedLineHeight
  private let isStrutAlone: Bool
  private let limitsStacks: Bool
  private let strut: LineMetrics

  init(_ paragraph: Paragraph, options: LayoutOptions) {
    isStrutAlone = options.strut == .first
    limitsStacks = options.limitsStacks
    strut = paragraph.strut
    rule = ResolvedLineHeight(options.lineHeight, natural: strut.ascent + strut.descent)
  }

  /// Returns the line box of a line whose fonts and boxes have these metrics.
  func box(of metrics: LineMetrics) -> LineHeightBox {
    if limitsStacks, metrics.raisesLine {
      var metrics = metrics
      (metrics.stackAscent, metrics.stackDescent) = (0, 0)
      return box(besideStacks: metrics)
    }
    return box(besideStacks: metrics)
  }

  private func box(besideStacks metrics: LineMetrics) -> LineHeightBox {
    guard isStrutAlone else { return LineHeightBox(metrics, rule) }
    var strut = strut
    (strut.boxAscent, strut.boxDescent) = (metrics.boxAscent, metrics.boxDescent)
    // The natural height of the first font alone is a limit too, which leaves stacked letters their room. A height that a
    // style sets does not.
    if rule == .natural {
      strut.boxAscent = max(strut.boxAscent, metrics.stackAscent)
      strut.boxDescent = max(strut.boxDescent, metrics.stackDescent)
    }
    return LineHeightBox(strut, rule)
  }

  /// The height of a line that has only the first font, and the distance from its baseline to its lower edge, in points.
  package var plainLine: (height: LayoutUnit, depth: LayoutUnit) {
    let box = box(of: strut)
    return (
      box.height,
      LineHeightBox.depth(below: box.height - box.baseline, descent: LayoutUnit(roundingUp: strut.descent))
    )
  }

  /// Whether all lines of a paragraph are equally tall, at every width.
  package func isCommon(to paragraph: Paragraph) -> Bool { commonBox(of: paragraph) != nil }

  /// The box of every line of a paragraph if all its lines are equally tall at every width; nil otherwise.
  func commonBox(of paragraph: Paragraph) -> LineHeightBox? {
    guard let first = paragraph.reaches.first else { return box(of: strut) }
    if isStrutAlone, !paragraph.reaches.contains(where: \.metrics.raisesLine) { return box(of: strut) }
    guard paragraph.reaches.allSatisfy({ $0.metrics == first.metrics }) else { return nil }
    var metrics = strut
    metrics.include(first.metrics)
    return box(of: metrics)
  }
}

extension Paragraph {
  /// The line heights of the paragraph with these options.
  package func pitch(_ options: LayoutOptions = LayoutOptions()) -> LinePitch {
    LinePitch(self, options: options)
  }
}

extension LineBox {
  /// The distance from the baseline to the lower edge, in points: the descent plus the space that the
  /// line-height rule adds below it, which may be negative.
  package var depth: LayoutUnit { LineHeightBox.depth(below: frame.maxY - baseline, descent: descent) }
}

extension LineHeightBox {
  /// Heights and baselines are rounded separately, so the distance below the baseline of a line of natural
  /// height differs from its descent by up to 1/64 point. Such a difference is ignored.
  static func depth(below baseline: LayoutUnit, descent: LayoutUnit) -> LayoutUnit {
    abs(baseline.rawValue - descent.rawValue) <= 1 ? descent : baseline
  }
}
