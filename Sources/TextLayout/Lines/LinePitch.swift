/// The height of the lines of a paragraph: the rule, and the metrics of the paragraph's first font.
package struct LinePitch: Hashable, Sendable {
  private let rule: ResolvedLineHeight
  private let isStrutAlone: Bool
  private let strut: LineMetrics

  init(_ paragraph: Paragraph, options: LayoutOptions) {
    isStrutAlone = options.strut == .first
    strut = paragraph.strut
    rule = ResolvedLineHeight(options.lineHeight, natural: strut.ascent + strut.descent)
  }

  /// A line with this extent of its fonts.
  func box(of metrics: LineMetrics) -> LineHeightBox {
    guard isStrutAlone else { return LineHeightBox(metrics, rule) }
    var strut = strut
    (strut.boxAscent, strut.boxDescent) = (metrics.boxAscent, metrics.boxDescent)
    return LineHeightBox(strut, rule)
  }

  /// Whether all lines of a paragraph are equally tall, at every width.
  package func isCommon(to paragraph: Paragraph) -> Bool { commonBox(of: paragraph) != nil }

  /// The line of a paragraph all of whose lines are equally tall; nil for another.
  func commonBox(of paragraph: Paragraph) -> LineHeightBox? {
    paragraph.reaches.isEmpty || isStrutAlone && !paragraph.reaches.contains(where: \.metrics.hasBoxes)
      ? box(of: strut) : nil
  }
}

extension Paragraph {
  /// The height of its lines with some options.
  package func pitch(_ options: LayoutOptions = LayoutOptions()) -> LinePitch {
    LinePitch(self, options: options)
  }
}

extension LineBox {
  /// From the baseline to the lower edge: the descent, plus or minus what a line-height rule changes.
  package var depth: LayoutUnit { LineHeightBox.depth(below: frame.maxY - baseline, descent: descent) }
}

extension LineHeightBox {
  /// Heights and baselines are rounded separately, so a line of natural height has its descent below the
  /// baseline to within 1/64 point.
  static func depth(below baseline: LayoutUnit, descent: LayoutUnit) -> LayoutUnit {
    abs(baseline.rawValue - descent.rawValue) <= 1 ? descent : baseline
  }
}
