import TextShaping

/// The lines a paragraph breaks into at a width, and the widths at which it breaks alike.
struct LineBreaks: Sendable {
  let spans: [LineSpan]
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
      paragraph, limit: width.advance, breaksLongWords: options.breaksLongWords)
    var spans: [LineSpan] = []
    while let line = breaker.next() { spans.append(line) }
    narrowest = breaker.narrowest
    widest = breaker.widest
    reshapeCount = breaker.reshapeCount
    if options.opensLineAfterFinalBreak, let last = spans.last, last.ending == .hardBreak {
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
