/// The end of a line, with the results of all lines up to it.
struct LineBreaksPlace: Sendable {
  let place: LineBreakPlace
  /// The line that ends here.
  let last: LineSpan
  let lineCount: Int
  let longestLine: Advance
  let reshapeCount: Int

  /// The end of `line`, which begins at `start`.
  init(_ place: LineBreakPlace, after line: LineSpan, from start: LineBreaksPlace?, reshapeCount: Int) {
    self.place = place
    last = line
    lineCount = (start?.lineCount ?? 0) + 1
    longestLine = max(start?.longestLine ?? .zero, line.indent + line.advance)
    self.reshapeCount = reshapeCount
  }
}
