import TextShaping

/// The lines a paragraph breaks into at a width, and the widths at which it breaks alike.
struct LineBreaks: Sendable {
  let spans: [LineSpan]
  /// The width that was to be filled.
  let width: LayoutUnit
  /// The widest line that would break elsewhere were it given less; 1/65536 point.
  let narrowest: Int64
  /// The smallest width at which a line would take more; `Int64.max` for none.
  let widest: Int64
  /// How often HarfBuzz was asked to shape the edge of a line.
  let reshapeCount: Int

  /// - Parameters:
  ///   - paragraph: What to break.
  ///   - width: The width to fill.
  init(_ paragraph: Paragraph, width: LayoutUnit, options: LayoutOptions) {
    var breaker = LineBreaker(
      paragraph, limit: width.advance, wrap: paragraph.wraps ? options.wrap : .none,
      breaksLongWords: options.breaksLongWords)
    var spans: [LineSpan] = []
    spans.reserveCapacity(8)
    let maximum = max(1, options.maximumLines ?? .max)
    while spans.count < maximum - 1, let line = breaker.next() { spans.append(line) }
    var narrowest = breaker.narrowest
    var widest = breaker.widest
    var reshapeCount = 0
    if let last = breaker.next() {
      spans.append(last)
      if last.end < paragraph.clusters.count, options.truncation != .clip {
        let truncator = LineTruncator(paragraph, limit: width.advance)
        let line = truncator.truncate(last, options.truncation)
        spans[spans.count - 1] = line
        if options.truncation == .tail {
          if line.advance <= width.advance { narrowest = max(narrowest, line.advance) }
          widest = min(widest, truncator.nextWidth(after: line))
        } else {
          // Both cuts move with the width: no other width is known to give the same line.
          narrowest = width.advance
          widest = min(widest, LayoutUnit(rawValue: width.rawValue + 1).advance)
        }
        reshapeCount = truncator.reshapeCount
      } else {
        narrowest = breaker.narrowest
        widest = breaker.widest
      }
    }
    reshapeCount += breaker.reshapeCount
    self.width = width
    self.narrowest = Advance.decided(narrowest)
    self.widest = widest == .max ? .max : Advance.decided(widest)
    self.reshapeCount = reshapeCount
    if options.opensLineAfterFinalBreak, spans.count < maximum, let last = spans.last,
      last.ending == .hardBreak, last.end == paragraph.clusters.count
    {
      let end = last.end
      spans.append(LineSpan(start: end, end: end, visibleEnd: end, advance: 0, ending: .endOfText))
    }
    self.spans = spans
  }

  var interval: WidthInterval {
    WidthInterval(
      narrowest: LayoutUnit(roundingUp: narrowest),
      widest: widest == .max ? nil : LayoutUnit(roundingUp: widest))
  }
}
