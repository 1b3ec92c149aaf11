import TextShaping

/// `text-wrap: balance` as in Chromium; the rules were found by comparing results. It balances the lines up
/// to the first hard break, if there are two to six of them.
///
/// Among all ways to break the text into the same number of lines, it takes the one with the smallest sum of
/// squared free space at the line ends (`BrowserBalance+Scores`). If there are few break places, or if the
/// best way has another number of lines, a binary search finds the narrowest width with the same number of
/// lines, to within a point.
struct BrowserBalance {
  let paragraph: Paragraph
  let limit: LayoutUnit
  private let options: LayoutOptions
  /// The lines before balancing.
  let lines: [LineSpan]

  /// The maximum number of lines; a longer text is not balanced (CSS Text 4 §6.4.1 allows such a limit from
  /// ten lines on).
  private static let mostLines = 6

  /// Nil for a text that Chromium does not balance: with one line, with more than `mostLines`, with tabs, or
  /// with words that are too long.
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

  /// Whether the text continues after the last of the lines.
  var isCut: Bool {
    guard let last = lines.last else { return false }
    return last.ending.canBeJustified && last.end < paragraph.clusters.count
  }

  /// Returns the narrowest width, to within a point, at which the text has no more lines than before; nil for
  /// texts that have hard breaks or are truncated.
  ///
  /// - Complexity: O(n log w) for a width of w points.
  func narrowestWidth() -> LayoutUnit? {
    guard !isCut, lines.last?.end == paragraph.clusters.count, lines.last?.ending == .endOfText else {
      return nil
    }
    // The search starts at four fifths of the average line.
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
      // If a word has to be broken, the text does not fit.
      if let line = breaker.next(), line.ending == .emergency { return false }
    }
    return breaker.next() == nil
  }
}
