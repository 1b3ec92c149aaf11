import TextShaping

/// Fits the rest of a text into one line with an ellipsis.
struct LineTruncator {
  let paragraph: Paragraph
  private let measurer: LineMeasurer
  private let limit: Advance

  init(_ paragraph: Paragraph, limit: Advance) {
    self.paragraph = paragraph
    self.limit = limit + paragraph.slack
    measurer = LineMeasurer(paragraph)
  }

  /// How often HarfBuzz was called.
  var reshapeCount: Int { measurer.shaper.shapeCount }

  /// Returns the last line. It starts like `line`, and its end is the end of the whole text.
  ///
  /// The kept text is cut between grapheme clusters. White space next to the ellipsis is left out. If even
  /// the ellipsis is wider than the line, the line shows only the ellipsis.
  func truncate(
    _ line: LineSpan, _ truncation: Truncation, keptEnd: Int? = nil, keptBeforeEnd: Int = 0
  ) -> LineSpan {
    let clusters = paragraph.clusters
    let end = clusters.count
    guard truncation != .clip, line.end < end else { return line }
    let ellipsis = paragraph.ellipsis(hiding: line.start..<end)
    let room = limit - ellipsis.advance
    // The part before the ellipsis ends at the line's hard break at the latest. The part after the ellipsis
    // starts after the text's last hard break at the earliest.
    let headEnd = hardBreak(from: line.start) ?? end
    let tail = trailing(in: max(line.start, paragraph.lastLineStart)..<end)
    var head = line.start..<line.start
    var kept = end..<end
    switch truncation {
    case .clip: break
    case .tail: head = longestHead(of: line.start..<headEnd)
    case .head:
      kept = longestSuffix(of: tail, limit: room)
      // An ellipsis always replaces at least one cluster, even if the whole text would fit after it because
      // tabs there have no width.
      if kept.lowerBound == line.start, !kept.isEmpty { kept = kept.lowerBound + 1..<kept.upperBound }
    case .middle where keptEnd != nil:
      kept = ending(keptEnd ?? 0, of: tail)
      if keptBeforeEnd > 0 {
        let longest = ending((keptEnd ?? 0) + keptBeforeEnd, of: tail)
        kept = self.kept(longest, orAtLeast: kept, room: room)
      }
      (head, kept) = beginning(line.start..<headEnd, keeping: kept, room: room)
      if kept.isEmpty { head = longestHead(of: line.start..<headEnd) }
      if keptBeforeEnd > 0 { head = withoutPoints(head) }
    case .middle:
      (head, kept) = middle(line.start..<headEnd, tail, room: room)
      // The ellipsis has the font of the text before it. In that font it may be wider than in the line's
      // first font.
      let mark = paragraph.ellipsis(hiding: head.upperBound..<(kept.isEmpty ? end : kept.lowerBound))
      if mark.advance > ellipsis.advance {
        let widest = ellipsisAdvances(in: line.start..<head.upperBound).widest
        (head, kept) = middle(line.start..<headEnd, tail, room: limit - widest)
      }
    }
    let hidden = head.upperBound..<(kept.isEmpty ? end : kept.lowerBound)
    let mark = paragraph.ellipsis(hiding: hidden)
    return LineSpan(
      start: line.start, end: end, visibleEnd: kept.isEmpty ? hidden.lowerBound : kept.upperBound,
      advance: max(.zero, advance(head, startsLine: true) + mark.advance + advance(kept)).decided,
      ending: .truncated,
      hidden: hidden, indent: line.indent)
  }

  /// Returns the next larger width at which a line that is truncated at its tail would change.
  func nextWidth(after line: LineSpan) -> Advance {
    guard let hidden = line.hidden else { return .max }
    // White space before the ellipsis is not shown, so the line changes only when the next visible cluster
    // fits.
    var next = hidden.lowerBound
    while next < paragraph.clusters.count, hangs(next) { next += 1 }
    next = min(next + 1, paragraph.clusters.count)
    let shown = measurer.advance(from: line.start, to: next, visibleEnd: next)
    // A later cut may have a narrower ellipsis.
    let reach = longestPrefix(
      of: line.start..<paragraph.clusters.count, limit: shown + paragraph.ellipsis(hiding: hidden).advance)
    let longer = shown + ellipsisAdvances(in: line.start..<max(next, reach.upperBound)).narrowest
    let whole = measurer.advance(
      from: line.start, to: paragraph.clusters.count,
      visibleEnd: trailing(in: line.start..<paragraph.clusters.count).upperBound)
    return min(longer, whole)
  }

  /// Returns the advance of clusters on the line. Tabs count only if the clusters start the line.
  func advance(_ range: Range<Int>, startsLine: Bool = false) -> Advance {
    let advance = measurer.advance(from: range.lowerBound, to: range.upperBound, visibleEnd: range.upperBound)
    guard startsLine, !paragraph.tabs.isEmpty else { return advance }
    let clusters = paragraph.clusters
    let tabs = paragraph.tabStops
    var tab = tabs.first(atOrAfter: range.lowerBound)
    return advance
      + tabs.shift(
        upTo: range.upperBound, from: &tab, origin: clusters.position(range.lowerBound), shift: .zero)
  }

  /// Returns the longest beginning of the clusters that fits together with the ellipsis after it. The
  /// ellipsis has the font of the text before it.
  private func longestHead(of range: Range<Int>) -> Range<Int> {
    let end = paragraph.clusters.count
    let whole = longestPrefix(of: range, limit: limit)
    var head = longestPrefix(of: range, limit: limit - ellipsisAdvances(in: whole).narrowest)
    while !head.isEmpty,
      advance(head, startsLine: true) + paragraph.ellipsis(hiding: head.upperBound..<end).advance > limit
    {
      head = trailing(in: head.lowerBound..<head.upperBound - 1)
    }
    return head
  }

  /// Returns a beginning and an end of the clusters, of about the same length.
  private func middle(
    _ beginning: Range<Int>, _ tail: Range<Int>, room: Advance
  ) -> (head: Range<Int>, kept: Range<Int>) {
    var head = longestPrefix(of: beginning, limit: room.share(1, of: 2))
    let kept = longestSuffix(
      of: max(head.upperBound, tail.lowerBound)..<max(head.upperBound, tail.upperBound),
      limit: room - advance(head, startsLine: true))
    // The beginning gets the width that the end does not use.
    head = longestPrefix(
      of: beginning.lowerBound..<min(beginning.upperBound, kept.lowerBound), limit: room - advance(kept))
    return (head, kept)
  }

  /// Returns the advances of the narrowest and the widest ellipsis that may follow one of the clusters, or
  /// precede all of them.
  private func ellipsisAdvances(in range: Range<Int>) -> EllipsisAdvances {
    let clusters = paragraph.clusters
    let first = paragraph.ellipsis(hiding: range.lowerBound..<clusters.count).advance
    var advances = EllipsisAdvances(first)
    guard !range.isEmpty else { return advances }
    let runs = paragraph.runs
    var index = runs.index(atOffset: Int(clusters.offset(range.lowerBound)))
    let end = Int(clusters.offset(range.upperBound))
    while index < runs.count, runs[index].range.lowerBound < end {
      advances.add(paragraph.ellipsis(in: runs[index]).advance)
      index += 1
    }
    return advances
  }

  /// Returns the longest beginning of the clusters that fits, without white space at its end.
  func longestPrefix(of range: Range<Int>, limit: Advance) -> Range<Int> {
    let start = range.lowerBound
    let clusters = paragraph.clusters
    var low = start
    var high = range.upperBound
    while low < high {
      let middle = (low + high + 1) / 2
      if clusters.position(middle) - clusters.position(start) <= limit {
        low = middle
      } else {
        high = middle - 1
      }
    }
    var end = trailing(in: start..<low).upperBound
    while end < range.upperBound, advance(start..<end + 1, startsLine: true) <= limit { end += 1 }
    while end > start, advance(start..<end, startsLine: true) > limit { end -= 1 }
    return trailing(in: start..<end)
  }

  /// Returns the longest end of the clusters that fits, without white space at its beginning.
  private func longestSuffix(of range: Range<Int>, limit: Advance) -> Range<Int> {
    let end = range.upperBound
    let clusters = paragraph.clusters
    var low = range.lowerBound
    var high = end
    while low < high {
      let middle = (low + high) / 2
      if clusters.position(end) - clusters.position(middle) <= limit {
        high = middle
      } else {
        low = middle + 1
      }
    }
    var start = low
    while start > range.lowerBound, advance(start - 1..<end) <= limit { start -= 1 }
    while start < end, advance(start..<end) > limit || hangs(start) { start += 1 }
    return start..<end
  }

  /// Returns the range without the white space at its end.
  private func trailing(in range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, hangs(end - 1) { end -= 1 }
    return range.lowerBound..<end
  }

  func hangs(_ cluster: Int) -> Bool { paragraph.clusters.flags(cluster).contains(.hangs) }

  private func hardBreak(from start: Int) -> Int? {
    (start..<paragraph.clusters.count).first { paragraph.clusters.flags($0).contains(.isHardBreak) }
  }

  /// The text after its last hard break, without the white space at its end.
  var lastLine: Range<Int> { trailing(in: paragraph.lastLineStart..<paragraph.clusters.count) }
}

/// The advances of the narrowest and the widest of several ellipses.
private struct EllipsisAdvances {
  private(set) var narrowest: Advance
  private(set) var widest: Advance

  init(_ advance: Advance) {
    narrowest = advance
    widest = advance
  }

  mutating func add(_ advance: Advance) {
    narrowest = min(narrowest, advance)
    widest = max(widest, advance)
  }
}
