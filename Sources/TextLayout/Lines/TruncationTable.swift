import TextShaping

/// The last line of a text that is truncated with an ellipsis, at all widths near a given width. It stores
/// where each cluster ends, and how wide the ellipsis after it is.
///
/// It complements a `LineTable`, which measures the lines before the last. Both rely on the same fact:
/// between safe places the width of a line is the difference of two stored positions. It takes 5 bytes for
/// each cluster near the cut, and 48 for each of at most 64 ends that may stay behind the ellipsis.
package final class TruncationTable: Sendable {
  /// A stretch of clusters with one font.
  private struct Run {
    /// The cluster after the last one of the stretch.
    let end: Int32
    /// The advance of an ellipsis that follows the stretch, in 1/65536 points.
    let ellipsis: Int64
    /// The ascent and descent of the stretch.
    let metrics: LineMetrics
  }

  /// The facts about a place where the line may be cut, in eight bits: `reach` and `hangs`.
  private struct Mark {
    static let hanging: UInt8 = 0x80
    /// The `reach` of a cut that changes an unknown number of clusters.
    static let unknown: UInt8 = 0x7F
    var rawValue: UInt8

    /// How many clusters before the place the cut changes.
    var reach: UInt8 { rawValue & Self.unknown }
    /// Whether the cluster before the place is white space, which is left out next to an ellipsis.
    var hangs: Bool { rawValue & Self.hanging != 0 }
  }

  /// For each cluster from `first` on, the end of a line that is cut after it, in 1/65536 points on the
  /// endless line (`ClusterTable`). The ends ascend.
  private let ends: ContiguousArray<UInt32>
  private let marks: ContiguousArray<UInt8>
  private let first: Int
  /// The table can cut lines that reach further than this, in 1/65536 points on the endless line
  /// (`ClusterTable`).
  private let knownFrom: Int64
  /// Whether the last of `ends` is the end of the text.
  private let reachesEnd: Bool
  private let hardBreaks: ContiguousArray<Int32>
  private let runs: ContiguousArray<Run>
  /// The advance of an ellipsis if it is the same after all runs; otherwise nil.
  private let commonEllipsis: Int64?
  private let strut: LineMetrics
  private let policy: LayoutPolicy
  /// The end of the text that stays behind the ellipsis; nil for a text that is cut at its end.
  private let kept: KeptEnd?

  /// A cut moves the end of the text before it by less than this: 24 points.
  private static let margin = 24 * Int64(FontInstance.unitsPerPoint)
  /// The values of `maximumLines` that are supported. `longestLine` is the maximum width that is supported: a
  /// million points.
  private static let lines = 1...1_000
  private static let longestLine = 1_000_000 * Int64(FontInstance.unitsPerPoint)
  /// The maximum number of clusters. A line can have any number of clusters that have no width.
  static let mostClusters = 4_096

  /// The table of a paragraph.
  ///
  /// - Parameters:
  ///   - maximumLines: The number of the line that is cut, counted from 1.
  ///   - keptEnd: How many UTF-16 units stay behind the ellipsis (`LayoutOptions.keptEnd`); nil for a text that is cut at
  ///     its end.
  ///   - keptBeforeEnd: By how many UTF-16 units that end may grow (`LayoutOptions.keptBeforeEnd`).
  ///   - limit: The approximate width of the line, in points. The table is valid from two thirds to four
  ///     thirds of it.
  /// - Returns: Nil for a text with tabs, with `text-autospace` gaps, or with letters that negative spacing
  ///   moves back; and for one whose last line cannot be measured without shaping.
  /// - Complexity: Linear in the text on the lines; HarfBuzz is called for unsafe cuts (`UnsafeCut`) near the
  ///   end of the last line.
  package init?(
    _ paragraph: Paragraph, maximumLines: Int, keptEnd: Int? = nil, keptBeforeEnd: Int = 0,
    around limit: LayoutUnit
  ) {
    guard paragraph.wraps, paragraph.gaps == nil, paragraph.tabs.isEmpty, Self.lines.contains(maximumLines)
    else { return nil }
    let clusters = paragraph.clusters
    let line = limit.advance.rawValue
    guard line > 0, line < Self.longestLine else { return nil }
    let keeps = keptEnd.map { $0 > 0 || keptBeforeEnd > 0 } ?? false
    kept =
      keeps
      ? KeptEnd(paragraph, units: keptEnd ?? 0, growingBy: keptBeforeEnd, limit: limit.advance) : nil
    guard kept != nil || !keeps else { return nil }
    // Lines before the last may end long before the available width is full.
    let low = max(0, line / 2 * Int64(maximumLines + 1) * 4 / 9 - (kept?.longest ?? 0))
    let high = line * Int64(maximumLines) * 4 / 3 + Self.margin
    let last = (0..<clusters.count).partition { clusters.position($0 + 1).rawValue > high }
    let end = min(clusters.count, last + 1)
    guard end <= Self.mostClusters, clusters.ascends(in: 0..<end + 1) else { return nil }
    reachesEnd = end == clusters.count
    hardBreaks = ContiguousArray(
      (0..<end).lazy.filter { clusters.flags($0).contains(.isHardBreak) }.map { Int32($0) })
    // Lines that end at hard breaks may be short, so with hard breaks the last line may begin anywhere.
    let start = hardBreaks.isEmpty ? (0..<end).partition { clusters.position($0 + 1).rawValue >= low } : 0
    knownFrom = start == 0 ? .min : clusters.position(start).rawValue + Self.margin
    // The lines before the last begin at the text's start.
    first = maximumLines == 1 ? start : 0
    let measurer = LineMeasurer(paragraph)
    var ends = ContiguousArray<UInt32>()
    var marks = ContiguousArray<UInt8>()
    ends.reserveCapacity(end - first)
    marks.reserveCapacity(end - first)
    var before: Int64 = 0
    for cluster in first..<end {
      let place = cluster + 1
      var (position, reach) = (clusters.position(place).rawValue, 0)
      if clusters.isUnsafe(place) {
        if place > start {
          guard let cut = Self.cut(before: place, measurer), abs(cut.position - position) < Self.margin else {
            return nil
          }
          (position, reach) = cut
        } else {
          reach = Int(Mark.unknown)
        }
      }
      guard position >= before, position < 1 << 32 else { return nil }
      before = position
      ends.append(UInt32(position))
      marks.append(UInt8(reach) | (clusters.flags(cluster).contains(.hangs) ? Mark.hanging : 0))
    }
    self.ends = ends
    self.marks = marks
    let runs = Self.runs(of: paragraph, upTo: end)
    self.runs = runs
    commonEllipsis = runs.allSatisfy { $0.ellipsis == runs[0].ellipsis } ? runs.first?.ellipsis : nil
    strut = paragraph.strut
    policy = paragraph.options.policy
  }

  /// Returns where the visible part of a line that is cut before a cluster ends, and how many clusters before
  /// it the cut changes; nil if too many clusters would have to be shaped to find this.
  private static func cut(before place: Int, _ measurer: LineMeasurer) -> (position: Int64, reach: Int)? {
    let joint = measurer.lastJoint(before: place)
    guard place - joint <= LineMeasurer.longestStretch else { return nil }
    let position =
      measurer.clusters.position(joint) + measurer.reshapedAdvance(joint..<place, visibleEnd: place)
    return (position.rawValue, place - joint)
  }

  private static func runs(of paragraph: Paragraph, upTo end: Int) -> ContiguousArray<Run> {
    var runs = ContiguousArray<Run>()
    let limit = Int(paragraph.clusters.offset(end))
    for (number, run) in paragraph.runs.enumerated() {
      guard run.range.lowerBound < limit || number == 0 else { break }
      var metrics = paragraph.strut
      if !paragraph.reaches.isEmpty { metrics.include(paragraph.reaches[number].metrics) }
      let next = Run(
        end: Int32(paragraph.clusters.index(ofOffset: run.range.upperBound)),
        ellipsis: paragraph.ellipsis(in: run).advance.rawValue, metrics: metrics)
      // Neighbours that are alike are one.
      if let last = runs.last, last.ellipsis == next.ellipsis, last.metrics == next.metrics {
        runs.removeLast()
      }
      runs.append(next)
    }
    // A copy has no spare capacity.
    return ContiguousArray(runs.lazy.map { $0 })
  }
}

/// The beginning of the line that follows the lines a table has found.
struct LineRest {
  /// The origin of positions on the line, in 1/65536 points on the endless line (`ClusterTable`).
  var origin: Int64 = 0
  /// The line's first cluster; nil if it still has to be found from the origin.
  var cluster: Int32?
  /// The first cluster for which the origin is valid.
  var head: Int32 = 0
  /// The number of hard breaks before the line, if the line begins after a hard break; nil if it does not, or
  /// if `cluster` is known.
  var hardBreaksBefore: Int?
}

extension TruncationTable {
  /// Adds the truncated line to the sums. It follows the lines that were found before.
  ///
  /// - Parameter room: The available width, in 1/65536 points.
  /// - Returns: False if the line has to be shaped first.
  func cut(_ rest: LineRest, in room: Int64, into sums: inout LineSumming) -> Bool {
    guard let start = start(of: rest), let run = runIndex(of: max(0, start - 1)) else { return false }
    // The part before the ellipsis ends at the line's hard break at the latest.
    let bound = hardBreaks.first { $0 >= start }.map(Int.init)
    let line = Line(rest: rest, start: start, bound: bound)
    if let kept { return cut(line, keeping: kept, after: run, in: room, into: &sums) }
    if bound == start { return cutEmptyLine(after: runs[run].ellipsis, in: room, into: &sums) }
    guard
      let least = commonEllipsis
        ?? prefix(of: line, in: room).map({ leastEllipsis(from: run, upTo: $0) }),
      var place = prefix(of: line, in: room &- least)
    else { return false }
    while true {
      guard place > start, place > first, let head = advance(of: line, to: place),
        let mark = runIndex(of: place - 1).map({ runs[$0].ellipsis })
      else { return false }
      guard head &+ mark > room else {
        let advance = head &+ mark
        sums.take(
          advance, metrics: metrics(from: start, to: place),
          narrowest: min(room, advance &+ Advance.rounding.rawValue),
          widest: max(room &+ 1, longer(than: place, line, run)))
        return true
      }
      place = trimmed(place - 1, start)
    }
  }

  /// Adds a line that is cut before a kept end. `LineTruncator` reserves the room of the ellipsis in the font before the line,
  /// wherever it stands in the end.
  private func cut(
    _ line: Line, keeping kept: KeptEnd, after run: Int, in room: Int64, into sums: inout LineSumming
  ) -> Bool {
    let ellipsis = runs[run].ellipsis
    guard let choice = kept.choice(in: room &- ellipsis) else { return false }
    let (reserved, whole) = (ellipsis &+ choice.end.advance, first + ends.count)
    let bound = min(line.bound ?? choice.end.start, choice.end.start)
    let beginning = Line(rest: line.rest, start: line.start, bound: bound < whole ? bound : nil)
    guard bound > line.start, let fitting = prefix(of: beginning, in: room &- reserved) else { return false }
    var place = fitting
    while place > line.start, place > first, kept.isPoint(place - 1) {
      place = trimmed(place - 1, line.start)
    }
    guard place > line.start, place > first, let head = advance(of: line, to: place),
      let mark = runIndex(of: place - 1).map({ runs[$0].ellipsis })
    else { return false }
    var metrics = metrics(from: line.start, to: place)
    metrics.include(choice.end.metrics)
    var next = fitting
    while next < min(bound, whole), Mark(rawValue: marks[next - first]).hangs { next += 1 }
    guard next < whole, next < bound || reachesEnd else { return false }
    // If the whole text fits, it is not cut.
    let longer = next < bound ? end(next + 1) &- line.rest.origin &+ reserved : .max
    let all = reachesEnd ? end(trimmed(whole, line.start)) &- line.rest.origin : .max
    let other = choice.widths.upperBound == .max ? .max : choice.widths.upperBound &+ ellipsis
    sums.take(
      head &+ mark &+ choice.end.advance, metrics: metrics,
      narrowest: min(
        room, max(head &+ reserved, choice.widths.lowerBound &+ ellipsis) &+ Advance.rounding.rawValue),
      widest: max(room &+ 1, min(longer, all, other)))
    return true
  }

  /// Adds a line without text before its hard break, which shows only an ellipsis.
  private func cutEmptyLine(after ellipsis: Int64, in room: Int64, into sums: inout LineSumming) -> Bool {
    guard ellipsis <= room else { return false }
    sums.take(
      ellipsis, metrics: strut, narrowest: min(room, ellipsis &+ Advance.rounding.rawValue), widest: .max)
    return true
  }

  private struct Line {
    let rest: LineRest
    let start: Int
    /// The hard break at which the line ends if it is not cut before; nil if there is none.
    let bound: Int?
  }

  private func start(of rest: LineRest) -> Int? {
    if let cluster = rest.cluster { return Int(cluster) }
    if rest.origin == 0 { return 0 }
    guard first == 0 else { return nil }
    if let number = rest.hardBreaksBefore {
      guard number > 0, number <= hardBreaks.count else { return nil }
      let place = Int(hardBreaks[number - 1]) + 1
      return place < ends.count && ends[place - 1] == rest.origin ? place : nil
    }
    let place = (0..<ends.count).partition { Int64(ends[$0]) >= rest.origin } + 1
    // If clusters have no width, the origin does not determine which of them is the first.
    guard place < ends.count, ends[place - 1] == rest.origin, ends[place] > ends[place - 1] else {
      return nil
    }
    return place
  }

  /// Returns the place after the last cluster that fits, without white space before it; nil if it is unknown.
  private func prefix(of line: Line, in room: Int64) -> Int? {
    let reach = line.rest.origin &+ room
    let fitting = (0..<ends.count).partition { Int64(ends[$0]) > reach }
    var place = first + fitting
    if let bound = line.bound, place > bound {
      place = bound
    } else if fitting == ends.count {
      guard reachesEnd else { return nil }
    } else {
      // A cut at a later place may move the line's end back by up to the margin.
      guard reachesEnd || Int64(ends[ends.count - 1]) &- Self.margin > reach else { return nil }
    }
    guard min(reach, end(place)) >= knownFrom else { return nil }
    return trimmed(place, line.start)
  }

  private func end(_ place: Int) -> Int64 { place > first ? Int64(ends[place - 1 - first]) : 0 }

  /// Returns the advance of a line up to a place; nil if the changed glyphs at the two ends of the line
  /// overlap.
  private func advance(of line: Line, to place: Int) -> Int64? {
    let reach = Mark(rawValue: marks[place - 1 - first]).reach
    guard reach != Mark.unknown, place - Int(reach) >= max(line.start, Int(line.rest.head)) else {
      return nil
    }
    return end(place) &- line.rest.origin
  }

  private func trimmed(_ place: Int, _ start: Int) -> Int {
    var place = place
    while place > max(start, first), Mark(rawValue: marks[place - 1 - first]).hangs { place -= 1 }
    return place
  }

  private func runIndex(of cluster: Int) -> Int? {
    let index = (0..<runs.count).partition { Int(runs[$0].end) > cluster }
    return index < runs.count ? index : nil
  }

  /// Returns the advance of the narrowest ellipsis that may follow a run or one of the later runs up to a
  /// place.
  private func leastEllipsis(from run: Int, upTo place: Int) -> Int64 {
    var least = runs[run].ellipsis
    var next = run
    while next + 1 < runs.count, Int(runs[next].end) < place {
      next += 1
      least = min(least, runs[next].ellipsis)
    }
    return least
  }

  private func metrics(from start: Int, to end: Int) -> LineMetrics {
    var metrics = strut
    guard var run = runIndex(of: start) else { return metrics }
    while true {
      metrics.include(runs[run].metrics)
      guard Int(runs[run].end) < end, run + 1 < runs.count else { return metrics }
      run += 1
    }
  }

  /// Returns the minimum width at which the line would hold more than the clusters before a place.
  private func longer(than place: Int, _ line: Line, _ run: Int) -> Int64 {
    var next = place
    let count = first + ends.count
    // White space before the ellipsis is not shown, so the line changes only when the next visible cluster
    // fits.
    while next < count, Mark(rawValue: marks[next - first]).hangs { next += 1 }
    if let bound = line.bound, next >= bound { return .max }
    let shown = end(min(next + 1, count))
    var least = commonEllipsis
    if least == nil {
      // A later cut may have a narrower ellipsis.
      let mark = runIndex(of: place - 1).map { runs[$0].ellipsis } ?? 0
      let reach = first + (0..<ends.count).partition { Int64(ends[$0]) > shown &+ mark }
      least = leastEllipsis(from: run, upTo: max(next + 1, reach))
    }
    let longer = shown &- line.rest.origin &+ (least ?? 0)
    // If the whole text fits, it is not cut.
    return reachesEnd ? min(longer, end(trimmed(count, line.start)) &- line.rest.origin) : longer
  }

  /// Returns the measurements of a text with one line, which is cut at a width in points.
  ///
  /// - Parameter pitch: The line heights of the paragraph.
  /// - Returns: Nil if the line has to be shaped first.
  package func measure(in limit: LayoutUnit, pitch: LinePitch) -> LineSums? {
    let slack = Advance.slack(policy)
    var sums = LineSumming(strut, pitch)
    guard cut(LineRest(), in: (limit.advance + slack).rawValue, into: &sums) else { return nil }
    return sums.sums(isRightToLeft: false, slack: slack)
  }
}
