import TextShaping

/// The break opportunities of a text in which some cuts change glyphs, and the places where its long words
/// can be broken.
///
/// Each cut stores how far before and after it glyphs change. If the changed glyphs at the two ends of a line
/// do not overlap, the line's width is the difference of two stored positions. If they overlap, the line has
/// to be shaped.
final class LineCuts: Sendable {
  /// A line from one opportunity to another, measured in advance because the changed glyphs at its two ends
  /// overlap.
  struct Meeting {
    /// The opportunity that the line begins after; -1 for the start of the text.
    let start: Int32
    let end: Int32
    /// The advance of the visible part, in 1/65536 points.
    let advance: Int64
  }

  /// A tab, with its position if nothing before it is cut.
  private struct Tab {
    let cluster: Int32
    let position: UInt32
  }

  /// By how much tabs have moved a line's text so far.
  private struct TabShift {
    /// The first tab that is not counted yet.
    var next = 0
    var advance: Int64 = 0
  }

  private let opportunities: ContiguousArray<Cut>
  /// The cuts inside long words, ascending: before each cluster of a word except the first.
  private let inner: ContiguousArray<Cut>
  /// The ends of the visible parts of lines that end at the inner cuts, if nothing is cut there.
  private let innerPositions: ContiguousArray<UInt32>
  /// The lines whose changed ends overlap, ascending. They are shaped in advance, one by one.
  private let meetings: ContiguousArray<Meeting>
  private let tabs: ContiguousArray<Tab>
  private let tabRule: TabRule
  /// The line metrics of the runs, by clusters.
  private let reaches: RunReaches
  private let strut: LineMetrics
  /// The values `fit` of the opportunities, packed for searching. Empty for a text with tabs, if `fit` or
  /// `safeBefore` decreases from one opportunity to the next, or if the positions are too large to be packed.
  private let ends: ContiguousArray<AscendingEnds.Eight>
  /// The opportunities at which a line has to end; ascending.
  private let mandatory: ContiguousArray<Int32>

  /// Stretches with more clusters than this are not shaped in advance, as in `OpportunityCollector`.
  private static let longestStretch = 64

  /// - Parameters:
  ///   - room: Words wider than this get inner cuts.
  ///   - shapesMeetings: Whether lines whose changed ends overlap are shaped in advance.
  init?(_ paragraph: Paragraph, breakingWordsBeyond room: Advance, shapingMeetings shapesMeetings: Bool) {
    let clusters = paragraph.clusters
    guard clusters.count <= Cut.mostClusters else { return nil }
    let measurer = LineMeasurer(paragraph)
    var opportunities = ContiguousArray<Cut>()
    opportunities.reserveCapacity(paragraph.opportunities.count)
    var inner = ContiguousArray<Cut>()
    var mandatory = ContiguousArray<Int32>()
    var last: (fit: UInt32, safeBefore: Int32) = (0, 0)
    var ascends = paragraph.tabs.isEmpty
    var start = 0
    for index in 0..<paragraph.opportunities.count {
      let place = paragraph.opportunities[index]
      guard Self.holds(place.fit), Self.holds(place.start) else { return nil }
      let (end, next) = (Int(place.visibleEnd), Int(place.cluster))
      let isMandatory = place.flags.contains(.isMandatory)
      let changed =
        place.flags.contains(.isUnsafe)
        ? paragraph.opportunities.cut(at: index).map { Int($0.safeBefore)..<Int($0.safeAfter) } : end..<next
      let cut = Cut(
        cluster: next, visibleEnd: end, changed: changed, fit: place.fit, start: place.start,
        isMandatory: isMandatory)
      opportunities.append(cut)
      if isMandatory, index + 1 < paragraph.opportunities.count { mandatory.append(Int32(index)) }
      if cut.fit < last.fit || !cut.isKnown || cut.safeBefore < last.safeBefore { ascends = false }
      last = (cut.fit, cut.safeBefore)
      if place.fit - clusters.position(start) > room {
        let word = start..<end
        guard clusters.ascends(in: start..<max(start, word.upperBound + 1)) else { return nil }
        for end in word.dropFirst() {
          guard let cut = Self.cut(before: end, of: word, measurer) else { return nil }
          inner.append(cut)
        }
      }
      start = next
    }
    self.opportunities = opportunities
    // Copies have no spare capacity.
    self.inner = ContiguousArray(inner.lazy.map { $0 })
    innerPositions = ContiguousArray(
      inner.lazy.map { UInt32(truncatingIfNeeded: clusters.position(Int($0.cluster)).rawValue) })
    meetings = shapesMeetings ? Self.meetings(of: opportunities, measurer) : []
    guard paragraph.tabs.allSatisfy({ Self.holds(clusters.position($0)) }) else { return nil }
    tabs = ContiguousArray(
      paragraph.tabs.map {
        Tab(cluster: Int32($0), position: UInt32(clusters.position($0).rawValue))
      })
    tabRule = paragraph.tabRule
    reaches = RunReaches(paragraph)
    strut = paragraph.strut
    self.mandatory = mandatory
    ends =
      ascends && last.fit < 1 << 31 ? AscendingEnds.packed(opportunities.count) { opportunities[$0].fit } : []
  }

  var byteCount: Int {
    (opportunities.count + inner.count) * MemoryLayout<Cut>.stride + inner.count * 4 + meetings.count
      * MemoryLayout<Meeting>.stride
      + reaches.byteCount
      + ends.count * MemoryLayout<AscendingEnds.Eight>.stride + mandatory.count * 4 + 208
  }

  /// Whether a place on the endless line (`ClusterTable`) can be stored: up to 65,535 points.
  private static func holds(_ place: Advance) -> Bool { place >= .zero && place.rawValue < 1 << 32 }

  /// Measures the lines between two opportunities whose width does not follow from the stored positions of
  /// the two cuts.
  private static func meetings(of cuts: ContiguousArray<Cut>, _ measurer: LineMeasurer) -> ContiguousArray<
    Meeting
  > {
    var meetings = ContiguousArray<Meeting>()
    for start in -1..<cuts.count - 1 where start < 0 || cuts[start].isKnown {
      let line = start < 0 ? LineStart() : LineStart(after: cuts[start], start)
      for end in start + 1..<cuts.count {
        let cut = cuts[end]
        // No later cut changes glyphs further back than this one.
        if line.isApart(from: cut) { break }
        guard Int(cut.cluster - line.cluster) <= longestStretch, meetings.count < 4 * cuts.count + 16 else {
          break
        }
        let advance = measurer.advance(
          from: Int(line.cluster), to: Int(cut.cluster), visibleEnd: Int(cut.visibleEnd))
        meetings.append(Meeting(start: Int32(start), end: Int32(end), advance: advance.rawValue))
      }
    }
    return meetings
  }

  /// Returns the cut of an emergency break before a cluster of a word; nil if it cannot be stored.
  private static func cut(before cluster: Int, of word: Range<Int>, _ measurer: LineMeasurer) -> Cut? {
    let clusters = measurer.clusters
    let position = clusters.position(cluster)
    guard Self.holds(position) else { return nil }
    func cut(changing changed: Range<Int>?, fit: Advance, start: Advance) -> Cut {
      Cut(cluster: cluster, visibleEnd: cluster, changed: changed, fit: fit, start: start)
    }
    guard clusters.isUnsafe(cluster) else {
      return cut(changing: cluster..<cluster, fit: position, start: position)
    }
    var before = cluster - 1
    while before > word.lowerBound, cluster - before <= longestStretch, !clusters.isJoint(before) {
      before -= 1
    }
    var after = cluster
    while after < word.upperBound, after - before <= longestStretch, !clusters.isJoint(after) { after += 1 }
    guard clusters.isJoint(before) || before == 0, clusters.isJoint(after), after - before <= longestStretch
    else { return cut(changing: nil, fit: position, start: position) }
    let fit = clusters.position(before) + measurer.reshapedAdvance(before..<cluster, visibleEnd: cluster)
    let start = clusters.position(after) - measurer.reshapedAdvance(cluster..<after, visibleEnd: after)
    guard Self.holds(fit), Self.holds(start) else { return nil }
    return cut(changing: before..<after, fit: fit, start: start)
  }
}

extension LineCuts {
  /// The beginning of a line: its first cluster, the origin of positions on the line, and the first cluster
  /// for which that origin is valid.
  fileprivate struct LineStart {
    var cluster: Int32 = 0
    var origin: Int64 = 0
    var head: Int32 = 0
    /// The opportunity that the line begins after; -1 at the start of the text, nil if the line begins inside
    /// a word.
    var opportunity: Int? = -1

    init() {}

    init(after cut: Cut, _ opportunity: Int?) {
      self.opportunity = opportunity
      cluster = cut.cluster
      origin = Int64(cut.start)
      head = cut.safeAfter
    }

    /// Whether the glyphs that a cut changes do not overlap those that the line's start changes.
    @inline(__always)
    func isApart(from cut: Cut) -> Bool {
      cut.isKnown && cut.safeBefore >= max(head, cluster) && cut.visibleEnd >= head
    }

    /// The advance of a line that ends at a cut; nil if the changed glyphs at the two ends overlap.
    @inline(__always)
    func advance(to cut: Cut) -> Int64? { isApart(from: cut) ? Int64(cut.fit) &- origin : nil }
  }

  /// Fills lines by the rule of `LineFill`.
  ///
  /// - Parameter hangs: The indents of lines that continue others; nil if all lines begin at the edge.
  /// - Returns: False if a line cannot be measured without shaping it.
  func breakLines(in room: Int64, _ hangs: HangingTable?, into sums: inout LineSumming) -> Bool {
    let cuts = opportunities
    var hang = HangingLine(hangs)
    var passed = Passed()
    var index = 0
    var line = LineStart()
    while index < cuts.count {
      guard
        sums.begins(at: LineRest(origin: line.origin, cluster: line.cluster, head: line.head))
      else { return true }
      let free = Advance(rawValue: room &- hang.indent)
      guard let found = fill(line, from: index, in: free, &passed) else { return false }
      let other =
        hang.isUsed ? found.end.flatMap { wanted(afterIndent: $0, of: line, hang, in: room) } : nil
      guard let end = found.end, other == nil else {
        let start = found.end.map { cuts[$0].cluster } ?? line.cluster
        index = found.end.map { $0 &+ 1 } ?? index
        guard
          breakWord(
            start..<cuts[index].visibleEnd, wanted: min(found.wanted, other ?? .max), in: free, hang.indent,
            &line, &passed, into: &sums)
        else { return false }
        hang.next(afterHardBreak: false, in: room, &sums)
        continue
      }
      sums.take(
        found.advance.rawValue, indent: hang.indent, metrics: metrics(of: line, to: cuts[end], &passed),
        narrowest: found.needed.rawValue, widest: found.wanted.rawValue)
      hang.next(afterHardBreak: cuts[end].isMandatory, in: room, &sums)
      guard cuts[end].isKnown else { return false }
      line = LineStart(after: cuts[end], end)
      index = end &+ 1
    }
    return true
  }

  /// How far two lists have been read, up to the beginning of the line that is being filled. The values only
  /// increase.
  private struct Passed {
    /// The number of mandatory opportunities before the line.
    var mandatory = 0
    /// The run in which the line begins.
    var runs = ReachWalk()
  }

  /// Fills the line whose first possible end is the opportunity at an index.
  ///
  /// - Returns: Nil if the line has to be shaped first.
  @inline(__always)
  private func fill(_ line: LineStart, from index: Int, in room: Advance, _ passed: inout Passed) -> LineFill?
  {
    let (cuts, ends) = (opportunities, ends)
    if !ends.isEmpty, line.isApart(from: cuts[index]) {
      while passed.mandatory < mandatory.count, mandatory[passed.mandatory] < index { passed.mandatory &+= 1 }
      let end = passed.mandatory < mandatory.count ? Int(mandatory[passed.mandatory]) : cuts.count &- 1
      let next = AscendingEnds.first(
        beyond: line.origin &+ room.rawValue, from: index, in: ends.span, groups: ends.count)
      return LineFill(ascendingFrom: index, misfit: next, notBeyond: end) {
        Advance(rawValue: Int64(cuts[$0].fit) &- line.origin)
      }
    }
    var shift = TabShift(next: firstTab(of: line))
    return LineFill(index..<cuts.count, in: room) { candidate in
      guard let end = advance(of: line, to: candidate, &shift) else { return nil }
      let advance = Advance(rawValue: end)
      return LineFill.Candidate(
        advance: advance, bare: advance, flags: cuts[candidate].isMandatory ? .isMandatory : [])
    }
  }

  /// Returns the width at which the next line would hold the word after an opportunity, if a line that ends there has only
  /// the indent of a line of the text, and the next line does not hold the word. The word is broken then.
  @inline(__always)
  private func wanted(
    afterIndent end: Int, of line: LineStart, _ hang: HangingLine, in room: Int64
  ) -> Advance? {
    let cut = opportunities[end]
    guard cut.visibleEnd <= line.cluster, !cut.isMandatory else { return nil }
    let word = Int64(opportunities[end + 1].fit) &- Int64(cut.start)
    return hang.wanted(for: Advance(rawValue: word), in: room)
  }

  /// Adds a line that ends inside a word, because the word is wider than the line, or than its rest.
  private func breakWord(
    _ word: Range<Int32>, wanted: Advance, in room: Advance, _ indent: Int64, _ line: inout LineStart,
    _ passed: inout Passed, into sums: inout LineSumming
  ) -> Bool {
    let (first, last) = (word.lowerBound &+ 1, word.upperBound &- 1)
    guard first <= last, let base = innerIndex(of: first), let top = innerIndex(of: last),
      top &- base == Int(last &- first)
    else { return false }
    let (cuts, positions) = (inner, innerPositions)
    let start = line
    let cut = WordCut(base...top, in: room) {
      Advance(rawValue: Int64(positions[$0]) &- start.origin)
    } measure: {
      advance(of: start, toInner: cuts[$0]).map { Advance(rawValue: $0) }
    }
    // Callers that can shape text handle a single cluster that is wider than the line.
    guard let cut, cut.advance <= room else { return false }
    let end = cuts[cut.end]
    sums.take(
      cut.advance.rawValue, indent: indent, metrics: metrics(of: line, to: end, &passed),
      narrowest: cut.needed.rawValue, widest: min(wanted, cut.wanted ?? .max).rawValue)
    guard end.isKnown else { return false }
    line = LineStart(after: end, nil)
    return true
  }

  /// Returns the advance of a line that ends at an opportunity; nil if the line has to be shaped first.
  @inline(__always)
  private func advance(of line: LineStart, to end: Int, _ shift: inout TabShift) -> Int64? {
    let cut = opportunities[end]
    guard let advance = line.advance(to: cut) ?? met(line, end) else { return nil }
    if tabs.isEmpty { return advance }
    count(tabsBefore: cut.visibleEnd, of: line, in: &shift)
    return advance &+ shift.advance
  }

  /// Returns the advance of a line that ends inside a word; nil if the line has to be shaped first.
  private func advance(of line: LineStart, toInner cut: Cut) -> Int64? {
    guard let advance = line.advance(to: cut) else { return nil }
    if tabs.isEmpty { return advance }
    var shift = TabShift(next: firstTab(of: line))
    count(tabsBefore: cut.visibleEnd, of: line, in: &shift)
    return advance &+ shift.advance
  }

  /// Moves the text after tabs to the next stops, like `TabStops`.
  private func count(tabsBefore end: Int32, of line: LineStart, in shift: inout TabShift) {
    while shift.next < tabs.count, tabs[shift.next].cluster < end {
      let x = Int64(tabs[shift.next].position) &- line.origin &+ shift.advance
      shift.advance &+= tabRule.width(at: Advance(rawValue: x)).rawValue
      shift.next += 1
    }
  }

  private func firstTab(of line: LineStart) -> Int {
    tabs.isEmpty ? 0 : (0..<tabs.count).partition { tabs[$0].cluster >= line.cluster }
  }

  private func met(_ line: LineStart, _ end: Int) -> Int64? {
    guard let start = line.opportunity else { return nil }
    let place = (0..<meetings.count).partition {
      (Int(meetings[$0].start), Int(meetings[$0].end)) >= (start, end)
    }
    guard place < meetings.count, meetings[place].start == start, meetings[place].end == end else {
      return nil
    }
    return meetings[place].advance
  }

  /// Returns how far the fonts on a line extend above and below the baseline.
  private func metrics(of line: LineStart, to cut: Cut, _ passed: inout Passed) -> LineMetrics {
    passed.runs.metrics(strut, reaches, from: line.cluster, to: cut.cluster)
  }

  /// Returns the index of the inner cut before a cluster; nil if there is none. O(log n).
  private func innerIndex(of cluster: Int32) -> Int? {
    var low = 0
    var high = inner.count
    while low < high {
      let middle = (low + high) / 2
      if inner[middle].cluster < cluster { low = middle + 1 } else { high = middle }
    }
    return low < inner.count && inner[low].cluster == cluster ? low : nil
  }
}
