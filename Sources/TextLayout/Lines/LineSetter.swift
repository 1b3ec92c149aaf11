import TextShaping

/// Places lines. `TextBlock` and `TextMeasure` share this arithmetic.
///
/// Each line's height is rounded up to 1/64 point separately, so the heights of the lines add up to the
/// block's height. Widths are rounded up too, so that the text fits into its own size.
struct LineSetter {
  private let paragraph: Paragraph
  private let options: LayoutOptions
  private let pitch: LinePitch
  /// The box of every line if all lines are as tall as the strut; otherwise nil.
  private let commonHeight: LineHeightBox?

  init(_ paragraph: Paragraph, options: LayoutOptions) {
    self.paragraph = paragraph
    self.options = options
    pitch = LinePitch(paragraph, options: options)
    commonHeight = pitch.commonBox(of: paragraph)
  }

  /// The width in which lines are aligned, in points.
  func width(of breaks: LineBreaks) -> LayoutUnit {
    let width = LayoutUnit(roundingUp: breaks.longestLine)
    guard options.fillsWidth, let limit = breaks.width.limit else { return width }
    return max(width, limit)
  }

  /// Returns the height and the baseline of a line.
  func height(of span: LineSpan) -> LineHeightBox {
    commonHeight ?? pitch.box(of: paragraph.metrics(of: span))
  }

  /// Returns the line at its place in a block of the given width.
  func line(_ span: LineSpan, top: LayoutUnit, in width: LayoutUnit) -> LineBox {
    let clusters = paragraph.clusters
    let start = Int(clusters.offset(span.start))
    let isRightToLeft = paragraph.isRightToLeft(at: start)
    let metrics = paragraph.metrics(of: span)
    let box = commonHeight ?? pitch.box(of: metrics)
    let indent = LayoutUnit(roundingUp: span.indent)
    let room = width - indent
    let lineWidth =
      isSpread(span, isRightToLeft: isRightToLeft) ? room : LayoutUnit(roundingUp: span.advance)
    let x =
      options.alignment.offset(of: room - lineWidth, isRightToLeft: isRightToLeft)
      + (isRightToLeft ? 0 : indent)
    let hanging = clusters.position(span.end) - clusters.position(max(span.start, span.visibleEnd))
    return LineBox(
      start: start, end: Int(clusters.offset(span.end)), visibleEnd: Int(clusters.offset(span.visibleEnd)),
      frame: Rect(x: x, y: top, width: lineWidth, height: box.height), baseline: top + box.baseline,
      ascent: max(LayoutUnit(roundingUp: metrics.ascent), LayoutUnit(rawValue: Int(metrics.boxAscent))),
      descent: max(LayoutUnit(roundingUp: metrics.descent), LayoutUnit(rawValue: Int(metrics.boxDescent))),
      hangingWidth: LayoutUnit(roundingUp: max(.zero, hanging)), ending: span.ending,
      hiddenRange: span.hidden.map { paragraph.offsets(of: $0) }, isRightToLeft: isRightToLeft)
  }

  /// Whether justification spreads the line to the block's width.
  private func isSpread(_ span: LineSpan, isRightToLeft: Bool) -> Bool {
    options.alignment == .justify && span.ending.canBeJustified
      && Justification.canSpread(
        paragraph.pieces(of: span, isRightToLeft: isRightToLeft), text: paragraph.units)
  }
}
