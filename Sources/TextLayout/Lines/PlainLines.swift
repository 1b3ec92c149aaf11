/// Finds lines by comparing positions alone: lines between opportunities that change no glyphs, in a text
/// without tabs, indents and `text-autospace` gaps. It follows the rule of `LineFill`. Most lines of most texts
/// are such lines.
struct PlainLines {
  private let paragraph: Paragraph
  /// The width to fill.
  private let room: Advance
  private let breaksLongWords: Bool

  /// Returns nil if the paragraph or the options need more than positions.
  @inline(__always)
  init?(_ paragraph: Paragraph, in width: AvailableWidth, options: LayoutOptions) {
    guard paragraph.wraps, options.wrap == .words, paragraph.tabs.isEmpty, !paragraph.hangs,
      paragraph.gaps == nil
    else { return nil }
    self.paragraph = paragraph
    room = width.length.advance + paragraph.slack
    breaksLongWords = options.breaksLongWords
  }

  /// Finds lines from a place on, up to the first line that `LineBreaker` has to examine.
  ///
  /// - Parameters:
  ///   - place: The start of the first line.
  ///   - count: The maximum number of lines.
  ///   - lines: The totals to which the lines are added.
  /// - Returns: The start of the line that follows.
  @inline(__always)
  func take(
    from place: LineBreakPlace, atMost count: Int, into lines: inout LineTotals, body: (LineSpan) -> Void
  ) -> LineBreakPlace {
    guard place.head <= place.cluster else { return place }
    let opportunities = paragraph.opportunities.entries
    let entries = opportunities.span
    let total = entries.count
    var (opportunity, cluster, origin) = (place.opportunity, place.cluster, place.origin)
    var (narrowest, widest, lastSeen) = (place.narrowest, place.widest, place.lastSeen)
    var found = 0
    while found < count, opportunity < total {
      let filled = entries.filled(from: opportunity, origin: origin, in: room)
      let next = filled.next
      guard next < total else { break }
      let stop = entries[next]
      guard stop.flags.isSubset(of: [.isMandatory, .isHardBreak]) else { break }
      let endsHere = stop.fit - origin <= room
      let taken = endsHere ? next : next &- 1
      guard taken >= opportunity else { break }
      let end = endsHere ? stop : entries[taken]
      let advance = end.fit - origin
      // Negative spacing can make a line end before it begins, and huge lines have rules of their own.
      guard advance >= .zero else { break }
      let visibleEnd = Int(end.visibleEnd)
      guard visibleEnd - cluster <= LineBreaker.longestMeasured else { break }
      if taken > opportunity || breaksLongWords && visibleEnd - cluster > 1 {
        narrowest = max(narrowest, max(filled.reached, advance))
      }
      if !endsHere { widest = min(widest, stop.fit - origin) }
      lastSeen = max(lastSeen, next)
      let line = LineSpan(
        start: cluster, end: Int(end.cluster), visibleEnd: max(cluster, visibleEnd), advance: advance.decided,
        ending: end.flags.ending, hanging: visibleEnd < cluster ? nil : end.start - end.fit)
      lines.take(line)
      body(line)
      (opportunity, cluster, origin) = (taken &+ 1, Int(end.cluster), end.start)
      found &+= 1
    }
    if found == 0 { return place }
    return LineBreakPlace(
      cluster: cluster, opportunity: opportunity, origin: origin, head: cluster, narrowest: narrowest,
      widest: widest, lastSeen: lastSeen, indent: .zero, hang: .zero)
  }
}
