import TextShaping

/// A paragraph laid out at a width: lines, their places, and the block's size.
public struct TextBlock: Sendable {
  /// What was laid out.
  public let paragraph: Paragraph
  /// Never empty: a text without characters has one empty line.
  public let lines: [LineBox]
  /// The width of the widest line and the height of all lines.
  public let size: Size
  /// The widths that give the same lines.
  public let validWidths: WidthInterval
  /// How often HarfBuzz was asked to shape a line's edge anew.
  public let reshapeCount: Int
  let options: LayoutOptions
  let spans: [LineSpan]

  /// From the top of the block to the first line's baseline.
  public var firstBaseline: LayoutUnit { lines.first?.baseline ?? 0 }
  /// From the top of the block to the last line's baseline.
  public var lastBaseline: LayoutUnit { lines.last?.baseline ?? 0 }
}

extension TextBlock {
  /// Stacks lines and aligns them within the widest.
  ///
  /// A line's height is rounded up to 1/64 point by itself, so that the heights of the lines sum up to the
  /// block's; widths are rounded up too, so that the text fits where its size says it does.
  init(_ paragraph: Paragraph, breaks: LineBreaks, options: LayoutOptions) {
    let spans = breaks.spans
    var width = LayoutUnit(roundingUp: spans.reduce(0) { max($0, $1.advance) })
    if options.blockWidth == .fill, breaks.width < .unlimited { width = max(width, breaks.width) }
    var y: LayoutUnit = 0
    var lines: [LineBox] = []
    lines.reserveCapacity(spans.count)
    for span in spans {
      let start = Int(paragraph.clusters[span.start].offset)
      let isRightToLeft = paragraph.isRightToLeft(at: start)
      let metrics = paragraph.metrics(of: span)
      let box = LineHeightBox(metrics, options.lineHeight)
      let isSpread =
        options.alignment == .justify && span.ending.canBeJustified
        && Justification.canSpread(
          paragraph.pieces(of: span, isRightToLeft: isRightToLeft), text: paragraph.analysis.text)
      let lineWidth = isSpread ? width : LayoutUnit(roundingUp: span.advance)
      let x = options.alignment.offset(of: lineWidth, in: width, isRightToLeft: isRightToLeft)
      let hanging =
        paragraph.clusters[span.end].position
        - paragraph.clusters[max(span.start, span.visibleEnd)].position
      lines.append(
        LineBox(
          start: start, end: Int(paragraph.clusters[span.end].offset),
          visibleEnd: Int(paragraph.clusters[span.visibleEnd].offset),
          frame: Rect(x: x, y: y, width: lineWidth, height: box.height), baseline: y + box.baseline,
          ascent: LayoutUnit(roundingUp: metrics.ascent), descent: LayoutUnit(roundingUp: metrics.descent),
          hangingWidth: LayoutUnit(roundingUp: max(0, hanging)), ending: span.ending,
          hiddenRange: span.hidden.map { paragraph.offsets(of: $0) },
          isRightToLeft: isRightToLeft))
      y = y + box.height
    }
    self.init(
      paragraph: paragraph, lines: lines, size: Size(width: width, height: y),
      validWidths: breaks.interval, reshapeCount: breaks.reshapeCount, options: options, spans: spans)
  }
}

extension TextAlignment {
  /// How far from the left a line of `width` starts in a container.
  func offset(of width: LayoutUnit, in container: LayoutUnit, isRightToLeft: Bool) -> LayoutUnit {
    let free = container - width
    return switch self {
    case .left: 0
    case .justify: isRightToLeft ? free : 0
    case .right: free
    case .center: free.half
    case .start: isRightToLeft ? free : 0
    case .end: isRightToLeft ? 0 : free
    }
  }
}
