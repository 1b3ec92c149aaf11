extension Paragraph {
  /// Returns how the lines that `PlainLines` helps to find differ from those of the line breaker alone; empty if
  /// they do not. Texts are not cut to a maximum number of lines.
  package func differencesOfPlainLines(in width: AvailableWidth, breaksLongWords: Bool = true) -> [String] {
    let options = LayoutOptions(breaksLongWords: breaksLongWords)
    var found: [LineSpan] = []
    let breaks = LineBreaks(self, in: width, options: options) { found.append($0) }
    var breaker = LineBreaker(self, in: width, options: options)
    var expected: [LineSpan] = []
    while let line = breaker.next() { expected.append(line) }
    var differences: [String] = []
    if found.count != expected.count { differences.append("\(found.count) lines, not \(expected.count)") }
    let setter = LineSetter(self, options: options)
    for (index, (one, other)) in zip(found, expected).enumerated() {
      let (line, wanted) = (setter.line(one, top: 0, in: 0), setter.line(other, top: 0, in: 0))
      if line != wanted { differences.append("line \(index): \(line), not \(wanted)") }
    }
    let valid = WidthInterval(holding: breaker.narrowest, notHolding: breaker.widest, slack: slack)
    if breaks.validWidths != valid { differences.append("valid at \(breaks.validWidths), not \(valid)") }
    return differences
  }

  /// How many of the lines at a width are found by comparing positions alone (`PlainLines`).
  package func plainLineCount(in width: AvailableWidth) -> Int {
    var lines = LineTotals()
    _ = PlainLines(self, in: width, options: LayoutOptions())?
      .take(from: .start, atMost: .max, into: &lines) { _ in }
    return lines.count
  }
}
