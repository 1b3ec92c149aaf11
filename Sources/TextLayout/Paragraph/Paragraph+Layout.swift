import TextShaping

extension Paragraph {
  /// Breaks the text into lines no wider than `width` and says where they go.
  ///
  /// Total: a width of 0 or below, or one that is not a number, gives lines of one grapheme cluster each where
  /// words may be broken; an infinite one breaks at line ends only.
  ///
  /// - Parameter width: In points.
  /// - Complexity: Linear in the text; HarfBuzz is called only for line edges that cutting changes.
  public func layout(width: Double, options: LayoutOptions = LayoutOptions()) -> TextBlock {
    var breaker = LineBreaker(
      self, limit: max(0, Advance.length(width)), breaksLongWords: options.breaksLongWords)
    var spans: [LineSpan] = []
    while let line = breaker.next() { spans.append(line) }
    if options.opensLineAfterFinalBreak, let last = spans.last, last.ending == .hardBreak {
      let end = last.end
      spans.append(LineSpan(start: end, end: end, visibleEnd: end, advance: 0, ending: .endOfText))
    }
    return TextBlock(self, spans: spans, options: options)
  }
}
