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
    /// For a line that ends inside a word of which the end is not known, the cluster up to which the word is
    /// known; 0 for other lines.
    let wordEnd: Int

    /// Whether the line depends on this part of the text alone.
    func isStable(in stable: StableText) -> Bool {
      place.place.lastSeen < stable.opportunities
        || wordEnd > 0 && wordEnd <= stable.visibleEnd && place.place.lastSeen == stable.opportunities
    }
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
  /// How many of the first clusters are known to have ascending positions.
  private var ascending = 0
  private var wasAscending = true

  /// Drops the kept lines that depend on other text.
  mutating func keep(_ stable: StableText) {
    while let last = kept.last, !last.isStable(in: stable) { kept.removeLast() }
    ascending = min(ascending, stable.cluster)
  }

  /// Measures a paragraph. Reuses the kept lines if the width and options are the same as before.
  ///
  /// - Parameter stable: The part of the text that no addition changes.
  mutating func measure(
    _ paragraph: Paragraph, in width: AvailableWidth, options: LayoutOptions, stable: StableText
  ) -> TextMeasure {
    if width != self.width || options != self.options {
      kept.removeAll(keepingCapacity: true)
      self.width = width
      self.options = options
    }
    let setter = LineSetter(paragraph, options: options)
    let ascends = ascends(paragraph.clusters)
    keepLines(of: paragraph, stable: stable, setter, ascends: ascends)
    rest.removeAll(keepingCapacity: true)
    var last = kept.last?.span ?? .empty(at: 0)
    var top = kept.last?.top ?? 0
    var bottom = kept.last?.bottom ?? 0
    let breaks = LineBreaks(paragraph, in: width, options: options, from: kept.last?.place, ascends: ascends)
    { span in
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

  /// Whether the positions of all clusters ascend. If they do not, where a word is broken may depend on all of
  /// the word.
  private mutating func ascends(_ clusters: ClusterTable) -> Bool {
    ascending = min(ascending, clusters.count)
    while ascending < clusters.count, clusters.position(ascending) <= clusters.position(ascending + 1) {
      ascending += 1
    }
    let isAscending = ascending == clusters.count
    if isAscending != wasAscending, let first = kept.firstIndex(where: { $0.span.ending == .emergency }) {
      kept.removeSubrange(first...)
    }
    wasAscending = isAscending
    return isAscending
  }

  /// Breaks the lines that no addition changes, and keeps them.
  private mutating func keepLines(
    of paragraph: Paragraph, stable: StableText, _ setter: LineSetter, ascends: Bool
  ) {
    let limit = options.lineLimit - 1
    guard kept.count < limit, stable.cluster > 0 else { return }
    let start = kept.last?.place.place
    var breaker: LineBreaker?
    func makeBreaker() -> LineBreaker {
      var breaker = LineBreaker(paragraph, in: width, options: options)
      if let start { breaker.place = start }
      breaker.ascends = ascends
      return breaker
    }
    if ascends, stable.visibleEnd - (start?.cluster ?? 0) > LineBreaker.longWord {
      breaker = makeBreaker()
    }
    if breaker?.breaksWord(before: stable.visibleEnd) != true {
      guard start?.lastSeen ?? 0 < stable.opportunities else { return }
      // Usually the next line is not full yet. This is known without breaking it.
      let end = paragraph.opportunities[stable.opportunities - 1].fit
      if options.wrap == .words, paragraph.wraps,
        end - (start?.origin ?? .zero) <= width.length.advance - (start?.indent ?? .zero),
        !endsLine(between: start?.opportunity ?? 0, and: stable.opportunities, of: paragraph)
      {
        return
      }
    }
    var lines = breaker ?? makeBreaker()
    let reshapesBefore = kept.last?.place.reshapeCount ?? 0
    while kept.count < limit {
      let breaksWord = ascends && lines.breaksWord(before: stable.visibleEnd)
      guard let span = lines.next() else { return }
      brokenLines += 1
      let place = lines.place
      // Whether the lines that follow break the word, so that they decide which widths give the same lines.
      let goesOn = options.maximumLines == nil && lines.breaksWord(before: stable.visibleEnd)
      let top = kept.last?.bottom ?? 0
      let bottom = top + setter.height(of: span).height
      let line = Line(
        span: span, top: top, bottom: bottom,
        place: LineBreaksPlace(
          place, after: span, from: kept.last?.place, reshapeCount: reshapesBefore + lines.reshapeCount),
        wordEnd: breaksWord && (span.ending == .emergency || goesOn) ? stable.visibleEnd : 0)
      guard line.isStable(in: stable) else { return }
      if kept.isEmpty { firstLineHeight = bottom }
      kept.append(line)
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
