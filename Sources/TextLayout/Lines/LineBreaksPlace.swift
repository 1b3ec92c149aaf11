/// The end of a line, with the results of all lines up to it.
struct LineBreaksPlace: Sendable {
  let place: LineBreakPlace
  let lines: LineTotals
  let reshapeCount: Int

  /// The end of `line`, which begins at `start`.
  init(_ place: LineBreakPlace, after line: LineSpan, from start: LineBreaksPlace?, reshapeCount: Int) {
    self.place = place
    var lines = start?.lines ?? LineTotals()
    lines.take(line)
    self.lines = lines
    self.reshapeCount = reshapeCount
  }
}
