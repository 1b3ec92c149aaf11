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
  /// How far the fonts of every line reach if no line is taller than the strut; otherwise nil.
  private let commonReach: FontReach?

  init(_ paragraph: Paragraph, options: LayoutOptions) {
    self.paragraph = paragraph
    self.options = options
    pitch = LinePitch(paragraph, options: options)
    commonHeight = pitch.commonBox(of: paragraph)
    commonReach = paragraph.reaches.isEmpty ? FontReach(paragraph.strut) : nil
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
  @inline(__always)
  func line(_ span: LineSpan, top: LayoutUnit, in width: LayoutUnit) -> LineBox {
    let start = Int(paragraph.clusters.offset(span.start))
    let isRightToLeft = paragraph.isRightToLeft(at: start)
    let (box, reach) = box(of: span)
    let indent = span.indentWidth
    let room = width - indent
    let lineWidth =
      isSpread(span, isRightToLeft: isRightToLeft) ? room : LayoutUnit(roundingUp: span.advance)
    let x =
      options.alignment.offset(of: room - lineWidth, isRightToLeft: isRightToLeft)
      + (isRightToLeft ? 0 : indent)
    return LineBox(
      start: start, end: Int(paragraph.clusters.offset(span.end)),
      visibleEnd: Int(paragraph.clusters.offset(span.visibleEnd)),
      frame: Rect(x: x, y: top, width: lineWidth, height: box.height), baseline: top + box.baseline,
      ascent: reach.ascent, descent: reach.descent, hangingWidth: hangingWidth(of: span), ending: span.ending,
      hiddenRange: span.hidden.map { paragraph.offsets(of: $0) }, isRightToLeft: isRightToLeft)
  }

  /// Returns the height and the baseline of a line, and how far its fonts reach.
  @inline(__always)
  private func box(of span: LineSpan) -> (LineHeightBox, FontReach) {
    if let commonHeight, let commonReach { return (commonHeight, commonReach) }
    let metrics = paragraph.metrics(of: span)
    return (commonHeight ?? pitch.box(of: metrics), FontReach(metrics))
  }

  @inline(__always)
  private func hangingWidth(of span: LineSpan) -> LayoutUnit {
    if let width = span.hangingWidth { return width }
    let clusters = paragraph.clusters
    let hanging = clusters.position(span.end) - clusters.position(max(span.start, span.visibleEnd))
    return LayoutUnit(roundingUp: max(.zero, hanging))
  }

  /// Whether justification spreads the line to the block's width.
  private func isSpread(_ span: LineSpan, isRightToLeft: Bool) -> Bool {
    options.alignment == .justify && span.ending.canBeJustified
      && Justification.canSpread(
        paragraph.pieces(of: span, isRightToLeft: isRightToLeft), text: paragraph.units)
  }
}

/// How far the fonts and boxes on a line extend above and below its baseline.
private struct FontReach {
  let ascent: LayoutUnit
  let descent: LayoutUnit

  init(_ metrics: LineMetrics) {
    ascent = max(LayoutUnit(roundingUp: metrics.ascent), LayoutUnit(rawValue: Int(metrics.boxes.above)))
    descent = max(LayoutUnit(roundingUp: metrics.descent), LayoutUnit(rawValue: Int(metrics.boxes.below)))
  }
}
