import TextShaping

/// `text-wrap: balance` as Chromium does it, found by comparison: the lines up to the first hard break, of
/// two to six lines.
///
/// Among all ways to break them into the same number of lines, it takes the one with the least sum of squared
/// free space at their ends (`BrowserBalance+Scores`). If there are few break places, or the best way has
/// another number of lines, a binary search finds the narrowest width with the same number, to within a
/// point.
struct BrowserBalance {
  let paragraph: Paragraph
  let limit: LayoutUnit
  private let options: LayoutOptions
  /// The lines as they are without being balanced.
  let lines: [LineSpan]

  /// More lines are left as they are (CSS Text 4 §6.4.1 allows it from more than ten lines on).
  private static let mostLines = 6

  /// Nil for a text that Chromium does not balance: one line or too many, tabs, or words that are too long.
  init?(_ paragraph: Paragraph, in width: AvailableWidth, options: LayoutOptions) {
    guard let limit = width.limit, paragraph.wraps, options.wrap == .words, paragraph.tabs.isEmpty else {
      return nil
    }
    var breaker = LineBreaker(paragraph, in: width, options: options)
    var lines: [LineSpan] = []
    let room = limit.advance + paragraph.slack
    while let line = breaker.next() {
      guard lines.count < Self.mostLines, line.ending != .emergency, line.advance <= room else { return nil }
      lines.append(line)
      if !line.ending.canBeJustified || lines.count == options.lineLimit { break }
    }
    guard lines.count > 1 else { return nil }
    self.paragraph = paragraph
    self.limit = limit
    self.options = options
    self.lines = lines
  }

  /// Whether not all lines are shown.
  var isCut: Bool {
    guard let last = lines.last else { return false }
    return last.ending.canBeJustified && last.end < paragraph.clusters.count
  }

  /// The narrowest width, to within a point, that has no more lines; nil for texts with hard breaks.
  ///
  /// - Complexity: O(n log w) for a width of w points.
  func narrowestWidth() -> LayoutUnit? {
    guard !isCut, lines.last?.end == paragraph.clusters.count, lines.last?.ending == .endOfText else {
      return nil
    }
    // From four fifths of the average on.
    let average = lines.reduce(Advance.zero) { $0 + $1.advance }.share(1, of: lines.count)
    var lower = LayoutUnit(nearest: average.share(4, of: 5)).rawValue
    var upper = limit.rawValue
    while lower + LayoutUnit.unitsPerPoint < upper {
      let middle = (lower + upper) / 2
      if holdsText(LayoutUnit(rawValue: middle)) { upper = middle } else { lower = middle }
    }
    return LayoutUnit(rawValue: upper)
  }

  private func holdsText(_ width: LayoutUnit) -> Bool {
    var breaker = LineBreaker(paragraph, in: .fixed(width), options: options)
    for _ in lines {
      // A word that has to be broken does not fit.
      if let line = breaker.next(), line.ending == .emergency { return false }
    }
    return breaker.next() == nil
  }
}
