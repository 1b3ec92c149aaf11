/// The height of the lines of a paragraph: the rule, and the metrics of the paragraph's first font.
package struct LinePitch: Hashable, Sendable {
  private let rule: ResolvedLineHeight
  private let isStrutAlone: Bool
  /// Whether the rule leaves stacked letters their room. One that limits the height of lines does, and so does the natural
  /// height of the first font alone. A height that a style sets does not.
  private let leavesStacks: Bool
  private let strut: LineMetrics

  init(_ paragraph: Paragraph, options: LayoutOptions) {
    isStrutAlone = options.strut == .first
    strut = paragraph.strut
    rule = ResolvedLineHeight(options.lineHeight, natural: strut.ascent + strut.descent)
    leavesStacks = !options.limitsStacks && (isStrutAlone ? rule == .natural : rule.isLimited)
  }

  /// Returns the line box of a line whose fonts and boxes have these metrics.
  func box(of metrics: LineMetrics) -> LineHeightBox {
    var raise = metrics.boxes
    if leavesStacks { raise.include(metrics.stacks) }
    return LineHeightBox(isStrutAlone ? strut : metrics, rule, raisedBy: raise)
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
