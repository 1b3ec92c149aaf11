import TextShaping

/// The result of breaking a paragraph into lines at a width. The lines themselves are not stored but passed
/// to a closure one by one.
struct LineBreaks {
  /// The available width.
  let width: AvailableWidth
  /// The advance of the longest line.
  let longestLine: Advance
  /// The widths that give the same lines.
  let validWidths: WidthInterval
  /// How often HarfBuzz shaped the edge of a line again.
  let reshapeCount: Int

  /// - Parameters:
  ///   - paragraph: The paragraph to break.
  ///   - width: The available width.
  ///   - ends: The opportunities at which the first lines end; empty if the width decides where they end.
  ///   - start: The end of the lines that are already known; nil to begin at the start of the text.
  ///   - ascends: Whether the positions of all clusters ascend, if that is known.
  ///   - body: Receives the following lines in order. It receives at least one line if `start` is nil.
  init(
    _ paragraph: Paragraph, in width: AvailableWidth, options: LayoutOptions,
    endingLinesAt ends: [Int] = [], from start: LineBreaksPlace? = nil, ascends: Bool? = nil,
    body: (LineSpan) -> Void
  ) {
    var lines = start?.lines ?? LineTotals()
    let maximum = options.lineLimit
    var place = start?.place
    if ends.isEmpty, let plain = PlainLines(paragraph, in: width, options: options) {
      place = plain.take(from: place ?? .start, atMost: maximum - 1 - lines.count, into: &lines, body: body)
    }
    var rest = Rest()
    if let place, place.opportunity >= paragraph.opportunities.count {
      (rest.narrowest, rest.widest) = (place.narrowest, place.widest)
    } else {
      var breaker = LineBreaker(paragraph, in: width, options: options)
      breaker.ends = ends[...]
      if let place { breaker.place = place }
      if let ascends { breaker.ascends = ascends }
      rest = Rest(of: breaker, paragraph, in: width.length, options, into: &lines, body: body)
    }
    if options.opensLineAfterFinalBreak, lines.count < maximum, lines.lastEnding == .hardBreak,
      lines.end == paragraph.clusters.count
    {
      let line = LineSpan.empty(at: lines.end)
      lines.take(line)
      body(line)
    }
    self.width = width
    longestLine = lines.longest
    reshapeCount = (start?.reshapeCount ?? 0) + rest.reshapeCount
    // If the line ends were given, no other width is known to give the same lines.
    validWidths =
      ends.isEmpty
      ? WidthInterval(holding: rest.narrowest, notHolding: rest.widest, slack: paragraph.slack)
      : WidthInterval(narrowest: width.length, widest: width.length)
  }
}

/// The lines after those that `PlainLines` has found, with the last line truncated if there are too many.
private struct Rest {
  /// The minimum width at which all lines stay the same.
  var narrowest = Advance.zero
  /// The minimum width at which one of all lines would hold more text.
  var widest = Advance.max
  /// How often HarfBuzz was called for these lines.
  private(set) var reshapeCount = 0

  /// No lines.
  init() {}

  /// - Parameters:
  ///   - breaker: The breaker at the start of these lines.
  ///   - limit: The available width.
  ///   - lines: The lines so far, at least one less than the maximum.
  init(
    of breaker: consuming LineBreaker, _ paragraph: Paragraph, in limit: LayoutUnit, _ options: LayoutOptions,
    into lines: inout LineTotals, body: (LineSpan) -> Void
  ) {
    while lines.count < options.lineLimit - 1, let line = breaker.next() {
      lines.take(line)
      body(line)
    }
    (narrowest, widest) = (breaker.narrowest, breaker.widest)
    if var line = breaker.next() {
      if line.end < paragraph.clusters.count, options.truncation != .clip {
        line = truncated(line, paragraph, in: limit, options)
      } else {
        (narrowest, widest) = (breaker.narrowest, breaker.widest)
      }
      lines.take(line)
      body(line)
    }
    reshapeCount += breaker.reshapeCount
  }

  /// Returns the last line, cut so that an ellipsis fits.
  private mutating func truncated(
    _ line: LineSpan, _ paragraph: Paragraph, in limit: LayoutUnit, _ options: LayoutOptions
  ) -> LineSpan {
    let truncator = LineTruncator(paragraph, limit: limit.advance - line.indent)
    let cut = truncator.truncate(
      line, options.truncation, keptEnd: options.keptEnd, keptBeforeEnd: options.keptBeforeEnd)
    if options.truncation == .tail {
      // `cut.advance` is rounded to 1/1024 point (`Advance.decided`) and may be smaller than the true
      // advance, so `.rounding` is added.
      let room = limit.advance + paragraph.slack
      let needed = cut.indent + cut.advance
      if needed <= room { narrowest = max(narrowest, min(room, needed + .rounding)) }
      widest = min(widest, truncator.nextWidth(after: cut).indented(by: cut.indent))
    } else {
      // The text on both sides of the ellipsis depends on the width, so no other width is known to give the
      // same line.
      narrowest = limit.advance + paragraph.slack
      widest = min(widest, LayoutUnit(rawValue: limit.rawValue + 1).advance + paragraph.slack)
    }
    reshapeCount = truncator.reshapeCount
    return cut
  }
}

extension LineBreaker {
  /// Creates the breaker for the lines of a layout.
  init(_ paragraph: Paragraph, in width: AvailableWidth, options: LayoutOptions) {
    self.init(
      paragraph, limit: width.length.advance, wrap: paragraph.wraps ? options.wrap : .none,
      breaksLongWords: options.breaksLongWords)
  }
}
