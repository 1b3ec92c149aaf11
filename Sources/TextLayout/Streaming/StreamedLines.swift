/// The lines of a growing text at one width. First come the lines that no addition to the text can change,
/// which are kept; then the others.
struct StreamedLines: Sendable {
  /// A line that no addition changes.
  private struct Line: Sendable {
    let span: LineSpan
    let top: LayoutUnit
    let bottom: LayoutUnit
    /// The end of the line.
    let place: LineBreaksPlace
  }

  private var width = AvailableWidth.unbounded
  private var options = LayoutOptions()
  private var kept: ContiguousArray<Line> = []
  /// The lines after the kept ones, each with the position of its top.
  private var rest: ContiguousArray<(span: LineSpan, top: LayoutUnit)> = []
  private var firstLineHeight: LayoutUnit = 0
  private var size = Size(width: 0, height: 0)
  private var validWidths = WidthInterval.all
  private var reshapeCount = 0
  /// The number of all lines.
  var count: Int { kept.count + rest.count }
  /// How many lines were broken so far.
  private(set) var brokenLines = 0

  /// Drops the kept lines that depend on opportunities beyond the first `opportunities` ones.
  mutating func keep(opportunities: Int) {
    while let last = kept.last, last.place.place.lastSeen >= opportunities { kept.removeLast() }
  }

  /// Measures a paragraph. Reuses the kept lines if the width and options are the same as before.
  ///
  /// - Parameter stableOpportunities: How many of the paragraph's first opportunities no addition changes.
  mutating func measure(
    _ paragraph: Paragraph, in width: AvailableWidth, options: LayoutOptions, stableOpportunities: Int
  ) -> TextMeasure {
    if width != self.width || options != self.options {
      kept.removeAll(keepingCapacity: true)
      self.width = width
      self.options = options
    }
    let setter = LineSetter(paragraph, options: options)
    keepLines(of: paragraph, stableOpportunities: stableOpportunities, setter)
    rest.removeAll(keepingCapacity: true)
    var last = kept.last?.span ?? .empty(at: 0)
    var top = kept.last?.top ?? 0
    var bottom = kept.last?.bottom ?? 0
    let breaks = LineBreaks(paragraph, in: width, options: options, from: kept.last?.place) { span in
      last = span
      top = bottom
      bottom += setter.height(of: span).height
      if kept.isEmpty, rest.isEmpty { firstLineHeight = bottom }
      rest.append((span, top))
      brokenLines += 1
    }
    size = Size(width: setter.width(of: breaks), height: bottom)
    validWidths = breaks.validWidths
    reshapeCount = breaks.reshapeCount
    return TextMeasure(
      size: size, lineCount: count, firstLineHeight: firstLineHeight,
      lastLine: setter.line(last, top: top, in: size.width), lastIndent: LayoutUnit(roundingUp: last.indent),
      validWidths: validWidths)
  }

  /// Breaks the lines that no addition changes, and keeps them.
  private mutating func keepLines(of paragraph: Paragraph, stableOpportunities: Int, _ setter: LineSetter) {
    let limit = options.lineLimit - 1
    guard kept.count < limit, stableOpportunities > 0 else { return }
    // Usually the next line is not full yet. This is known without breaking it.
    let start = kept.last?.place.place
    guard start?.lastSeen ?? 0 < stableOpportunities else { return }
    let end = paragraph.opportunities[stableOpportunities - 1].fit
    if options.wrap == .words, paragraph.wraps,
      end - (start?.origin ?? .zero) <= width.length.advance - (start?.indent ?? .zero),
      !endsLine(between: start?.opportunity ?? 0, and: stableOpportunities, of: paragraph)
    {
      return
    }
    var breaker = LineBreaker(paragraph, in: width, options: options)
    if let last = kept.last { breaker.place = last.place.place }
    let reshapesBefore = kept.last?.place.reshapeCount ?? 0
    while kept.count < limit, let span = breaker.next() {
      brokenLines += 1
      let place = breaker.place
      guard place.lastSeen < stableOpportunities else { return }
      let top = kept.last?.bottom ?? 0
      let bottom = top + setter.height(of: span).height
      if kept.isEmpty { firstLineHeight = bottom }
      kept.append(
        Line(
          span: span, top: top, bottom: bottom,
          place: LineBreaksPlace(
            place, after: span, from: kept.last?.place, reshapeCount: reshapesBefore + breaker.reshapeCount)))
    }
  }

  /// Whether a line must end at one of the opportunities in a range.
  private func endsLine(between first: Int, and end: Int, of paragraph: Paragraph) -> Bool {
    first < end && (first..<end).contains { paragraph.opportunities[$0].flags.contains(.isMandatory) }
  }

  /// Returns a range of the lines that were measured last.
  ///
  /// - Complexity: Linear in the requested lines.
  func block(_ paragraph: Paragraph, lines range: Range<Int>) -> TextBlock {
    let setter = LineSetter(paragraph, options: options)
    var lines: [LineBox] = []
    var spans: [LineSpan] = []
    lines.reserveCapacity(range.count)
    spans.reserveCapacity(range.count)
    for index in range {
      let (span, top) =
        index < kept.count ? (kept[index].span, kept[index].top) : rest[index - kept.count]
      spans.append(span)
      lines.append(setter.line(span, top: top, in: size.width))
    }
    return TextBlock(
      paragraph: paragraph, lines: lines, size: size, validWidths: validWidths, reshapeCount: reshapeCount,
      options: options, spans: spans)
  }
}
