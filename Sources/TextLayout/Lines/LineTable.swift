import TextShaping
import TextUnicode

/// The widths of a paragraph's words, from which the sizes of its lines follow at any width, without glyphs.
///
/// It is the paragraph as flat numbers, for code that stores many texts and shows few: 8 bytes per break
/// opportunity, 36 if cuts change glyphs. Its measurements equal `Paragraph.measure(in:options:)` with lines
/// that wrap between words and break long ones. If it lacks information, `measure` returns nil.
package struct LineTable: Sendable {
  /// The words of a text in which cutting changes no glyphs; nil if `cuts` has them.
  private let words: WordWidths?
  /// The opportunities of a text where cutting changes glyphs, or with words longer than a line; nil for others.
  private let cuts: LineCuts?
  /// The extent of lines above and below the baseline, if it differs between lines.
  private let reaches: WordReaches?
  /// The indents of lines that continue each line of the text, in 1/65536 points; nil if all begin at the
  /// edge.
  private let hangs: ContiguousArray<Int64>?
  /// The extent of each line otherwise.
  private let metrics: LineMetrics
  /// The direction of the last line.
  private let isRightToLeft: Bool
  /// Which widths can hold a line.
  private let policy: LayoutPolicy

  /// The table of a paragraph.
  ///
  /// - Parameters:
  ///   - limit: Words wider than this get the places where they can be broken anywhere.
  ///   - shapesMeetings: Whether lines whose changed ends meet are shaped ahead. Few texts have such lines.
  /// - Returns: Nil for a text without a table: with soft hyphens, with gaps beside ideographs, or more than
  ///   65,535 points long.
  /// - Complexity: Linear in the text; HarfBuzz is called for unsafe cuts inside words beyond the limit.
  package init?(
    _ paragraph: Paragraph, breakingWordsBeyond limit: LayoutUnit,
    shapingMeetings shapesMeetings: Bool = false
  ) {
    guard paragraph.wraps, paragraph.gaps == nil else { return nil }
    isRightToLeft = paragraph.isRightToLeft(at: max(0, paragraph.length - 1))
    hangs = HangingIndents(paragraph)?.all()
    let opportunities = paragraph.opportunities
    let clusters = paragraph.clusters
    policy = paragraph.options.policy
    // Indented lines keep at least half of the width.
    let room = (hangs == nil ? limit.advance : limit.advance.share(1, of: 2)) + paragraph.slack
    var isPlain = opportunities.unsafeCuts.isEmpty && paragraph.tabs.isEmpty && hangs == nil
    var start = Advance.zero
    for index in 0..<opportunities.count {
      let place = opportunities[index]
      guard !place.flags.contains(.isSoftHyphen) else { return nil }
      if !Self.holds(place.fit) || !Self.holds(place.start) { isPlain = false }
      if place.flags.contains(.isUnsafe) || place.fit - start > room { isPlain = false }
      start = clusters.position(Int(place.cluster))
    }
    if isPlain, let words = WordWidths(opportunities) {
      self.words = words
      cuts = nil
    } else {
      guard let cuts = LineCuts(paragraph, breakingWordsBeyond: room, shapingMeetings: shapesMeetings) else {
        return nil
      }
      words = nil
      self.cuts = cuts
    }
    guard let (metrics, reaches) = WordReaches.reaches(of: paragraph) else { return nil }
    self.metrics = metrics
    self.reaches = reaches
  }

  /// Whether a place on the endless line can be held among words.
  static func holds(_ place: Advance) -> Bool { place >= .zero && place.rawValue < 1 << 31 }

  /// Whether all lines are equally tall, at every width.
  package var hasEqualLines: Bool { reaches == nil }

  /// The approximate number of bytes on the heap.
  package var byteCount: Int {
    (words?.byteCount ?? 0) + (cuts?.byteCount ?? 0) + (reaches?.byteCount ?? 0)
      + (hangs.map { $0.count * 8 + 32 } ?? 0)
  }
}

/// The sums over the lines at a width, without their text.
package struct LineSums: Hashable, Sendable {
  package var lineCount = 0
  /// The width of the widest line, in points.
  package var width = LayoutUnit.zero
  /// The height of all lines, in points.
  package var height = LayoutUnit.zero
  package var firstLineHeight = LayoutUnit.zero
  package var lastLineHeight = LayoutUnit.zero
  /// With its indent.
  package var lastLineWidth = LayoutUnit.zero
  /// From the baseline of the last line to its lower edge, in points (`LineBox.depth`).
  package var lastLineDescent = LayoutUnit.zero
  /// Whether the last line runs from right to left.
  package var isRightToLeft = false
  /// Widths that give the same lines; there may be more of them.
  package var validWidths = WidthInterval.all
}

extension LineSums {
  /// No lines.
  package static var none: LineSums { LineSums() }

  /// What a measure says of the lines.
  package init(_ measure: TextMeasure) {
    self.init(
      lineCount: measure.lineCount, width: measure.size.width, height: measure.size.height,
      firstLineHeight: measure.firstLineHeight, lastLineHeight: measure.lastLine.frame.height,
      lastLineWidth: measure.lastIndent + measure.lastLine.frame.width,
      lastLineDescent: measure.lastLine.depth,
      isRightToLeft: measure.lastLine.isRightToLeft, validWidths: measure.validWidths)
  }
}

extension LineTable {
  /// The measures at a width in points.
  ///
  /// - Parameter pitch: The line heights of the paragraph.
  /// - Returns: Nil if lines have to be shaped first.
  /// - Complexity: Linear in the break opportunities; nothing is allocated.
  package func measure(in limit: LayoutUnit, pitch: LinePitch) -> LineSums? {
    let slack = Advance.slack(policy)
    var sums = LineSumming(metrics, pitch)
    return breakLines(in: (limit.advance + slack).rawValue, into: &sums)
      ? sums.sums(isRightToLeft: isRightToLeft, slack: slack) : nil
  }

  /// The measures of a text with more lines than are shown, the last of which is cut.
  ///
  /// - Parameters:
  ///   - most: The maximum number of lines.
  ///   - truncation: The table of the same paragraph and line.
  /// - Returns: Nil if lines have to be shaped first.
  package func measure(
    in limit: LayoutUnit, pitch: LinePitch, cutAfter most: Int, by truncation: TruncationTable
  ) -> LineSums? {
    // A truncated line is fitted into the whole width, and an indent would reduce it.
    guard hangs == nil else { return nil }
    let slack = Advance.slack(policy)
    var sums = LineSumming(metrics, pitch, lastLine: most - 1)
    let room = (limit.advance + slack).rawValue
    guard breakLines(in: room, into: &sums) else { return nil }
    if let rest = sums.returnToLastLine() {
      guard truncation.cut(rest, in: room, into: &sums) else { return nil }
    }
    return sums.sums(isRightToLeft: isRightToLeft, slack: slack)
  }

  private func breakLines(in room: Int64, into sums: inout LineSumming) -> Bool {
    words?.breakLines(in: room, reaches, into: &sums) ?? cuts?.breakLines(in: room, hangs, into: &sums)
      ?? false
  }
}

/// Sums up lines while they are found.
struct LineSumming {
  private var longest: Int64 = 0
  private var last: Int64 = 0
  private var narrowest: Int64 = 0
  private var widest = Int64.max
  private(set) var lineCount = 0
  private var height = LayoutUnit.zero
  private var first = LayoutUnit.zero
  private var lastMetrics: LineMetrics
  private var box: LineHeightBox
  private let pitch: LinePitch
  /// The last line that is shown, counted from 0.
  private let lastLine: Int
  /// The beginning of that line, and the sums over the lines before it.
  private var beforeLast:
    (rest: LineRest, longest: Int64, narrowest: Int64, widest: Int64, height: LayoutUnit)?
  /// Whether there are more lines than are shown.
  private var isCut = false

  /// - Parameters:
  ///   - metrics: Those of a line of the paragraph's own font.
  ///   - lastLine: The last line that is shown, counted from 0.
  init(_ metrics: LineMetrics, _ pitch: LinePitch, lastLine: Int = .max) {
    lastMetrics = metrics
    self.pitch = pitch
    box = pitch.box(of: metrics)
    self.lastLine = lastLine
  }

  /// Records that another line begins.
  ///
  /// - Returns: False if it exceeds the maximum.
  @inline(__always)
  mutating func begins(at rest: @autoclosure () -> LineRest) -> Bool {
    if lineCount < lastLine { return true }
    if lineCount > lastLine {
      isCut = true
      return false
    }
    beforeLast = (rest(), longest, narrowest, widest, height)
    return true
  }

  /// Forgets the last line where another one is one too many.
  ///
  /// - Returns: Where it begins; nil if all lines are shown.
  mutating func returnToLastLine() -> LineRest? {
    guard isCut, let before = beforeLast else { return nil }
    (longest, narrowest, widest, height) = (before.longest, before.narrowest, before.widest, before.height)
    lineCount = lastLine
    return before.rest
  }

  /// Adds a line.
  ///
  /// - Parameters:
  ///   - advance: Of its visible part, in 1/65536 points.
  ///   - metrics: What its fonts reach; nil for the same as the line before.
  ///   - narrowest: The room that it needs.
  ///   - widest: The room in which it would hold more.
  @inline(__always)
  mutating func take(_ advance: Int64, metrics: LineMetrics?, narrowest: Int64, widest: Int64) {
    last = max(0, advance)
    longest = max(longest, last)
    self.narrowest = max(self.narrowest, narrowest)
    self.widest = min(self.widest, widest)
    if let metrics, metrics != lastMetrics {
      lastMetrics = metrics
      box = pitch.box(of: metrics)
    }
    height += box.height
    if lineCount == 0 { first = box.height }
    lineCount &+= 1
  }

  /// Adds a line with an indent.
  mutating func take(
    _ advance: Int64, indent: Int64, metrics: LineMetrics?, narrowest: Int64, widest: Int64
  ) {
    take(
      indent &+ max(0, advance), metrics: metrics, narrowest: indent &+ narrowest,
      widest: widest == .max ? .max : indent &+ widest)
  }

  /// Notes that other widths than these give other lines.
  mutating func holds(from narrowest: Int64, below widest: Int64) {
    self.narrowest = max(self.narrowest, narrowest)
    self.widest = min(self.widest, widest)
  }

  func sums(isRightToLeft: Bool, slack: Advance) -> LineSums {
    func rounded(_ length: Int64) -> LayoutUnit { LayoutUnit(roundingUp: Advance(rawValue: length).decided) }
    return LineSums(
      lineCount: lineCount, width: rounded(longest), height: height, firstLineHeight: first,
      lastLineHeight: box.height, lastLineWidth: rounded(last),
      lastLineDescent: LineHeightBox.depth(
        below: box.height - box.baseline,
        descent: max(
          LayoutUnit(roundingUp: lastMetrics.descent), LayoutUnit(rawValue: Int(lastMetrics.boxDescent)))),
      isRightToLeft: isRightToLeft,
      validWidths: WidthInterval(
        holding: Advance(rawValue: narrowest), notHolding: Advance(rawValue: widest), slack: slack))
  }
}
