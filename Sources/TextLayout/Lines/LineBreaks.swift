import TextShaping

/// The result of breaking a paragraph into lines at a width. The lines themselves are not stored but passed
/// to a closure one by one.
struct LineBreaks {
  /// The available width.
  let width: AvailableWidth
  /// The advance of the longest line.
  private(set) var longestLine = Advance.zero
  /// The widths that give the same lines.
  let validWidths: WidthInterval
  /// How often HarfBuzz shaped the edge of a line again.
  let reshapeCount: Int

  /// - Parameters:
  ///   - paragraph: The paragraph to break.
  ///   - width: The available width.
  ///   - ends: The opportunities at which the first lines end; empty if the width decides where they end.
  ///   - start: The end of the lines that are already known; nil to begin at the start of the text.
  ///   - body: Receives the following lines in order. It receives at least one line if `start` is nil.
  init(
    _ paragraph: Paragraph, in width: AvailableWidth, options: LayoutOptions,
    endingLinesAt ends: [Int] = [], from start: LineBreaksPlace? = nil, body: (LineSpan) -> Void
  ) {
    let limit = width.length
    var breaker = LineBreaker(paragraph, in: width, options: options)
    breaker.ends = ends[...]
    var longest = Advance.zero
    var count = 0
    var last: LineSpan?
    var reshapesBefore = 0
    if let start {
      breaker.place = start.place
      longest = start.longestLine
      count = start.lineCount
      last = start.last
      reshapesBefore = start.reshapeCount
    }
    func take(_ line: LineSpan) {
      longest = max(longest, line.indent + line.advance)
      count += 1
      last = line
      body(line)
    }
    let maximum = options.lineLimit
    while count < maximum - 1, let line = breaker.next() { take(line) }
    var (narrowest, widest) = (breaker.narrowest, breaker.widest)
    var reshapeCount = 0
    if let line = breaker.next() {
      if line.end < paragraph.clusters.count, options.truncation != .clip {
        let truncator = LineTruncator(paragraph, limit: limit.advance - line.indent)
        let cut = truncator.truncate(line, options.truncation, keptEnd: options.keptEnd)
        if options.truncation == .tail {
          // `cut.advance` is rounded to 1/1024 point (`Advance.decided`) and may be smaller than the true
          // advance, so `.rounding` is added.
          let room = limit.advance + paragraph.slack
          let needed = cut.indent + cut.advance
          if needed <= room { narrowest = max(narrowest, min(room, needed + .rounding)) }
          widest = min(widest, truncator.nextWidth(after: cut).indented(by: cut.indent))
        } else {
          // The text on both sides of the ellipsis depends on the width, so no other width is known to give
          // the same line.
          narrowest = limit.advance + paragraph.slack
          widest = min(widest, LayoutUnit(rawValue: limit.rawValue + 1).advance + paragraph.slack)
        }
        reshapeCount = truncator.reshapeCount
        take(cut)
      } else {
        (narrowest, widest) = (breaker.narrowest, breaker.widest)
        take(line)
      }
    }
    if options.opensLineAfterFinalBreak, count < maximum, let last, last.ending == .hardBreak,
      last.end == paragraph.clusters.count
    {
      take(.empty(at: last.end))
    }
    self.width = width
    longestLine = longest
    self.reshapeCount = reshapesBefore + reshapeCount + breaker.reshapeCount
    // If the line ends were given, no other width is known to give the same lines.
    validWidths =
      ends.isEmpty
      ? WidthInterval(holding: narrowest, notHolding: widest, slack: paragraph.slack)
      : WidthInterval(narrowest: limit, widest: limit)
  }
}
