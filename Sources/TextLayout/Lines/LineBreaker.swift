import TextShaping

/// Fills lines greedily: each line takes as much text as fits.
///
/// The line breaker reads only the paragraph's flat arrays. It calls HarfBuzz only for cuts inside a word,
/// and for unsafe cuts (`UnsafeCut`) whose context extends beyond the line.
struct LineBreaker {
  /// Kept as one reference, so that the paragraph's tables are read in place.
  private let paragraph: Paragraph
  /// Created on first use, because most layouts cut where nothing has to be shaped.
  private var measurer: LineMeasurer?
  /// Nil for a text without tabs.
  private let tabs: TabStops?
  /// The width to fill.
  private let room: Advance
  /// The maximum width of the next line, without its indent.
  private var limit: Advance
  /// Nil for a text whose lines all begin at the edge.
  private let hanging: HangingIndents?
  private let wrap: LineWrap
  private let breaksLongWords: Bool

  /// The maximum distance from a line's start at which a safe point (`LineMeasurer.safePoints`) is searched,
  /// in clusters. Searching a long word to its end at each of its lines would take quadratic time.
  private static let longestStretch = 64
  /// A line that has more clusters than this and would have to be shaped as a whole is not text that anybody
  /// reads. The sums of advances decide where such a line ends, and it is measured only once.
  static let longestMeasured = 1_024

  /// Where the next line starts.
  private var cluster = 0
  /// The first opportunity after `cluster`.
  private var opportunity = 0
  /// The position on the endless line (`ClusterTable`) from which lengths on this line are measured. It is
  /// where `cluster` would be if the line's first glyphs already had the shapes they have at the start of a
  /// line.
  private var origin = Advance.zero
  /// The first cluster for which `origin` is valid. The glyphs before it are shaped differently at the start
  /// of a line than on the endless line (`ClusterTable`).
  private var head = 0
  /// `narrowest` is the minimum width at which the lines so far stay the same. `widest` is the minimum width
  /// at which one of them would hold more text.
  private(set) var narrowest = Advance.zero
  /// `indent` is the indent of the next line. `hang` is the indent, before it is limited by the width, of
  /// lines that continue the same line of the text.
  private var indent = Advance.zero
  private var hang = Advance.zero
  private(set) var widest = Advance.max
  /// The last opportunity that the lines so far depend on.
  private var lastSeen = 0
  /// The last opportunity where a line's end was computed from the sums of advances alone, because the line
  /// is far from full there.
  private var lastEstimated = -1

  /// The opportunities at which the next lines end; empty if the available width decides where lines end.
  var ends: ArraySlice<Int> = []

  /// How often HarfBuzz was called.
  var reshapeCount: Int { measurer?.shaper.shapeCount ?? 0 }

  /// An upper limit for how much shaping can shorten a line that is twice as long as allowed.
  private var farTooLong: Advance { Advance(paragraph.firstFont.instance.size) * 64 }
  private var clusters: ClusterTable { paragraph.clusters }
  private var opportunities: BreakOpportunities { paragraph.opportunities }

  /// Whether positions on the line ascend with the text. It is computed only if long words are broken.
  lazy var ascends = clusters.ascends(in: 0..<clusters.count + 1)

  /// - Parameter limit: The width to fill.
  init(_ paragraph: Paragraph, limit: Advance, wrap: LineWrap, breaksLongWords: Bool) {
    self.paragraph = paragraph
    tabs = paragraph.tabs.isEmpty ? nil : paragraph.tabStops
    room = limit + paragraph.slack
    self.limit = room
    hanging = HangingIndents(paragraph)
    self.wrap = wrap
    self.breaksLongWords = wrap == .characters || wrap == .words && breaksLongWords
    if wrap != .words { opportunity = nextMandatory(from: 0) }
    if let hanging { hang = hanging.indent(ofLineFrom: 0) }
  }

  /// The start of the next line, with all other state that breaking continues from.
  var place: LineBreakPlace {
    get {
      LineBreakPlace(
        cluster: cluster, opportunity: opportunity, origin: origin, head: head, narrowest: narrowest,
        widest: widest, lastSeen: max(lastSeen, opportunity), indent: indent, hang: hang)
    }
    set {
      cluster = newValue.cluster
      opportunity = newValue.opportunity
      origin = newValue.origin
      head = newValue.head
      narrowest = newValue.narrowest
      widest = newValue.widest
      lastSeen = newValue.lastSeen
      (indent, hang, limit) = (newValue.indent, newValue.hang, room - newValue.indent)
    }
  }

  /// A word that may grow is broken for good where it has more clusters than this after the line's start.
  static let longWord = 4 * longestStretch

  /// Whether the next line ends inside a word in the same place, whatever follows a cluster: the text up to there
  /// has no opportunity and is far too long.
  func breaksWord(before end: Int) -> Bool {
    breaksLongWords && wrap == .words && tabs == nil && end - cluster > Self.longWord
      && clusters.position(end) - origin > limit * 2 + farTooLong
  }

  /// The next line, or nil after the last.
  mutating func next() -> LineSpan? {
    guard opportunity < opportunities.count else { return nil }
    if let end = ends.popFirst() { return take(end, end: exactEnd(of: end)) }
    var shift = Advance.zero
    var tab = tabs?.first(atOrAfter: cluster) ?? 0
    var estimated = Advance.zero
    lastEstimated = -1
    let isPlain = head <= cluster && tab >= tabs?.tabs.count ?? 0
    let filled = isPlain ? opportunities.filled(from: opportunity, origin: origin, in: limit) : nil
    let found = LineFill(opportunity..<opportunities.count, in: limit, after: filled) { candidate in
      let place = opportunities[candidate]
      let flags = place.flags
      let visibleEnd = Int(place.visibleEnd)
      if let tabs, tab < tabs.count {
        shift = tabs.shift(upTo: visibleEnd, from: &tab, origin: origin, shift: shift)
      }
      let end = end(of: candidate, visibleEnd: visibleEnd, flags: flags, shift: shift) + shift - origin
      if lastEstimated == candidate {
        estimated = max(estimated, end)
        return LineFill.Candidate(advance: end, bare: end, flags: flags, isEstimate: true)
      }
      let bare = flags.contains(.isSoftHyphen) ? clusters.position(visibleEnd) + shift - origin : end
      return LineFill.Candidate(advance: end, bare: bare, flags: flags)
    }
    guard let found else { return nil }
    lastSeen = max(lastSeen, found.last)
    var wanted = found.wanted
    var best = found.end.map { (opportunity: $0, end: found.advance + origin) }
    while let last = best, last.opportunity == lastEstimated {
      let end = exactEnd(of: last.opportunity)
      best = (last.opportunity, end)
      guard end - origin > limit else { break }
      wanted = min(wanted, end - origin)
      lastEstimated = last.opportunity - 1
      best = lastEstimated < opportunity ? nil : (lastEstimated, end)
    }
    if let best {
      if let line = indentedLine(after: best.opportunity, wanted: wanted) { return line }
      wouldHoldMore(in: wanted)
      let visibleCount = Int(opportunities[best.opportunity].visibleEnd) - cluster
      if best.opportunity > opportunity || breaksLongWords && visibleCount > 1 {
        needs(max(found.needed, best.end - origin))
        if estimated > best.end - origin, estimated > endlessEnd(of: best.opportunity) { needs(limit) }
        if visibleCount > Self.longestMeasured {
          needs(min(limit, endlessEnd(of: best.opportunity)))
        }
      }
      return take(best.opportunity, end: best.end)
    }
    if breaksLongWords, let line = emergencyLine(upTo: opportunity, wanted: wanted) {
      return line
    }
    return takeUnfitting()
  }

  /// Returns a line that has the indent of a line of the text and the beginning of the word after it; nil if another line
  /// is wanted (`IndentLimit.wanted`), which ends at an opportunity and would hold more text in the width `wanted`.
  private mutating func indentedLine(after place: Int, wanted: Advance) -> LineSpan? {
    guard let hanging, breaksLongWords, wrap == .words else { return nil }
    let before = opportunities[place]
    guard before.visibleEnd <= cluster, !before.flags.contains(.isMandatory),
      let other = hanging.limit.wanted(
        for: opportunities[place + 1].fit - before.start, after: hang, in: room)
    else { return nil }
    return emergencyLine(from: Int(before.cluster), upTo: place + 1, wanted: min(wanted, other))
  }

  /// Records that the line would be different at any width below this one.
  @inline(__always)
  private mutating func needs(_ width: Advance) { narrowest = max(narrowest, width + indent) }

  /// Records that the line would hold more text at this width.
  @inline(__always)
  private mutating func wouldHoldMore(in width: Advance) {
    widest = min(widest, indent == .zero ? width : width.indented(by: indent))
  }

  private mutating func holdsAtThisWidthAlone() { (narrowest, widest) = (room, min(widest, room + .unit)) }

  /// Finds the indent of the line that follows a line with this ending.
  private mutating func indentNext(after ending: LineEnding) {
    guard let hanging else { return }
    defer { limit = room - indent }
    if ending == .hardBreak {
      hang = hanging.indent(ofLineFrom: cluster)
      indent = .zero
    } else {
      indent = hanging.limit.fitted(hang, in: room)
      // An indent that is limited changes with every width. Without an indent, no width changes it.
      if indent < hang {
        holdsAtThisWidthAlone()
      } else if hang > .zero {
        narrowest = max(narrowest, hanging.limit.needed(hang))
      }
    }
  }

  /// Returns the first opportunity, from an index on, at which a line must end. Lines end only at such
  /// opportunities if words do not wrap.
  private func nextMandatory(from first: Int) -> Int {
    var next = first
    while next < opportunities.count, !opportunities[next].flags.contains(.isMandatory) { next += 1 }
    return next
  }

  /// Returns where the visible part of a line ends if the line ends at an opportunity. The result is a
  /// position on the endless line, like `origin`, and does not count tabs.
  ///
  /// - Parameter shift: The width of the tabs; nil if the result must be exact and not an estimate.
  private mutating func end(
    of candidate: Int, visibleEnd: Int, flags: BreakFlags, shift: Advance?
  ) -> Advance {
    let end = opportunities[candidate].fit
    if head <= cluster && !flags.contains(.isUnsafe) { return end }
    // Cutting changes glyphs at both ends of the line. If the two changed stretches do not overlap, their
    // separate measurements are valid.
    let cut = flags.contains(.isUnsafe) ? opportunities.cut(at: candidate) : nil
    let isMeasured = !flags.contains(.isUnsafe) || cut != nil
    if isMeasured, (cut?.safeBefore ?? visibleEnd) >= max(head, cluster), visibleEnd >= head { return end }
    // A line that is far too long according to the sums of advances is not shaped, because its exact length
    // does not matter.
    let estimate = clusters.position(visibleEnd)
    if estimate - origin > limit * 2 + farTooLong { return estimate }
    if let shift {
      let isHuge = visibleEnd - cluster > Self.longestMeasured
      if isHuge, estimate - origin + shift > limit { return estimate }
      let ahead = candidate + (isHuge ? 1 : WordCut.cutsMeasured)
      if !flags.contains(.isMandatory), isFarFromFull(at: ahead, visibleEnd, shift) {
        lastEstimated = candidate
        return estimate
      }
    }
    let next = Int(opportunities[candidate].cluster)
    let hyphen = flags.contains(.isSoftHyphen) ? paragraph.hyphenAdvance(before: next) : .zero
    return origin + measuredAdvance(to: next, visibleEnd: visibleEnd) + hyphen
  }

  /// Whether, according to the sums of advances, lines to some of the following opportunities fit as well. If
  /// so, nothing is shaped for this opportunity. Without this rule, a line without a joint
  /// (`ClusterTable.isJoint`) would be shaped once for each opportunity.
  private func isFarFromFull(at ahead: Int, _ visibleEnd: Int, _ shift: Advance) -> Bool {
    guard ahead < opportunities.count else { return false }
    let end = Int(opportunities[ahead].visibleEnd)
    if let tabs {
      let tab = tabs.first(atOrAfter: visibleEnd)
      if tab < tabs.count, tabs.tabs[tab] < end { return false }
    }
    return clusters.position(end) - origin + shift <= limit
  }

  private mutating func take(_ taken: Int, end: Advance) -> LineSpan {
    let place = opportunities[taken]
    let flags = place.flags
    let next = Int(place.cluster)
    let line = LineSpan(
      start: cluster, end: next, visibleEnd: max(cluster, Int(place.visibleEnd)),
      advance: max(.zero, end - origin).decided, ending: flags.ending, indent: indent)
    cluster = next
    indentNext(after: flags.ending)
    opportunity = wrap == .words ? taken + 1 : nextMandatory(from: taken + 1)
    if flags.contains(.isUnsafe), let cut = opportunities.cut(at: taken) {
      origin = place.start
      head = cut.safeAfter
    } else if !flags.contains(.isUnsafe) {
      origin = place.start
      head = next
    } else {
      startAfresh()
    }
    return line
  }

  /// Returns the line up to the next opportunity although it does not fit.
  private mutating func takeUnfitting() -> LineSpan {
    let end = exactEnd(of: opportunity)
    if !opportunities[opportunity].flags.contains(.isMandatory) {
      lastSeen = max(lastSeen, opportunity + 1)
      wouldHoldMore(in: exactEnd(of: opportunity + 1) - origin)
    }
    return take(opportunity, end: end)
  }

  /// Returns the end of a line that ends at an opportunity, with its tabs counted.
  private mutating func exactEnd(of candidate: Int) -> Advance {
    let visibleEnd = Int(opportunities[candidate].visibleEnd)
    return end(of: candidate, visibleEnd: visibleEnd, flags: opportunities[candidate].flags, shift: nil)
      + tabShift(upTo: visibleEnd)
  }

  /// Returns the length of a line that ends at an opportunity, computed from the sums of advances, with tabs
  /// counted.
  private func endlessEnd(of candidate: Int) -> Advance {
    let visibleEnd = Int(opportunities[candidate].visibleEnd)
    return clusters.position(visibleEnd) - origin + tabShift(upTo: visibleEnd)
  }

  /// Returns how much tabs add to the line up to a cluster.
  private func tabShift(upTo end: Int) -> Advance {
    guard let tabs else { return .zero }
    var tab = tabs.first(atOrAfter: cluster)
    return tabs.shift(upTo: end, from: &tab, origin: origin, shift: .zero)
  }

  /// The advance of the line's visible part if it ended at a cluster, with its edges shaped again.
  private mutating func measuredAdvance(to end: Int, visibleEnd: Int) -> Advance {
    if measurer == nil { measurer = LineMeasurer(paragraph) }
    return measurer?.advance(from: cluster, to: end, visibleEnd: visibleEnd) ?? .zero
  }

  /// Returns a line that ends inside a word, between two grapheme clusters; nil if the word is a single
  /// cluster.
  ///
  /// - Parameters:
  ///   - start: The first cluster of the word if there is white space before it; the line must hold that cluster then.
  ///   - next: The opportunity after the word, up to which the line needs the width `wanted`.
  private mutating func emergencyLine(from start: Int? = nil, upTo next: Int, wanted: Advance) -> LineSpan? {
    let visibleEnd = Int(opportunities[next].visibleEnd)
    guard visibleEnd - (start ?? cluster) > 1 else { return nil }
    // The line does not take all of the word: the word does not fit before the white space that follows it,
    // which kerning can move, and a soft hyphen after it would become visible. But the line may end before a
    // soft hyphen that does not fit.
    let last = visibleEnd - 1
    let first = (start ?? cluster) + 1
    let cut = WordCut(first...last, in: limit) {
      clusters.position($0) - origin
    } isHuge: {
      $0 - cluster > Self.longestMeasured && !hasJoint(near: $0)
    } measure: {
      exactAdvance(to: $0)
    }
    guard let cut else { return nil }
    guard start == nil || cut.advance <= limit else {
      wouldHoldMore(in: cut.advance)
      return nil
    }
    wouldHoldMore(in: min(wanted, cut.wanted ?? .max))
    if cut.end > first { needs(cut.needed) }
    let low = cut.estimate
    if low - cluster > Self.longestMeasured, !hasJoint(near: low) {
      // At a narrower width the sums of advances give an earlier cut, and that cut is measured instead.
      needs(min(limit, clusters.position(low) - origin))
      if low < last { wouldHoldMore(in: max(limit + .unit, clusters.position(low + 1) - origin)) }
    }
    if !ascends {
      // If positions do not ascend, several cuts match the sums of advances, and the width decides which of
      // them is found.
      holdsAtThisWidthAlone()
    }
    let line = LineSpan(
      start: cluster, end: cut.end, visibleEnd: cut.end, advance: max(.zero, cut.advance).decided,
      ending: .emergency, indent: indent)
    (cluster, opportunity) = (cut.end, next)
    indentNext(after: .emergency)
    startAfresh()
    return line
  }

  /// Whether there is a joint (`ClusterTable.isJoint`) shortly before a cluster. If so, a line that ends at
  /// the cluster consists of a part of the endless line (`ClusterTable`) and a short stretch that is shaped.
  /// If not, the line is shaped as a whole.
  private func hasJoint(near end: Int) -> Bool {
    var joint = end
    while joint > cluster, end - joint < Self.longestStretch, !clusters.isJoint(joint) { joint -= 1 }
    return clusters.isJoint(joint)
  }

  private mutating func exactAdvance(to end: Int) -> Advance {
    measuredAdvance(to: end, visibleEnd: end) + tabShift(upTo: end)
  }

  /// Starts the next line, which is measured from its own first safe point (`LineMeasurer.safePoints`).
  private mutating func startAfresh() {
    head = cluster
    origin = clusters.position(cluster)
    if let gaps = paragraph.gaps, !clusters.isUnsafe(cluster) { origin += gaps.gap(before: cluster) }
    guard cluster < clusters.count, clusters.isUnsafe(cluster) else { return }
    // Wherever the line ends, its start is shaped up to the first safe point. Lines that end before that
    // point are measured whole.
    let end = min(Int(opportunities[opportunity].cluster), cluster + Self.longestStretch)
    while head < end, !clusters.isJoint(head) { head += 1 }
    if !clusters.isJoint(head) {
      head = .max
    } else {
      origin = clusters.position(head) - measuredAdvance(to: head, visibleEnd: head)
    }
  }
}
