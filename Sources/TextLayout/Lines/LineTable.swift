import TextShaping
import TextUnicode

/// The widths of a paragraph's words, from which the sizes of its lines follow at any width, without glyphs.
///
/// The table stores a paragraph as flat numbers, for code that stores many texts and shows few: 4 or 8 bytes per
/// break opportunity, 20 if cuts change glyphs. Its measurements equal `Paragraph.measure(in:options:)` with
/// lines that wrap between words and break long ones. `measure` returns nil if the table is not enough.
package struct LineTable: Sendable {
  /// The words of a text in which cutting changes no glyphs; nil if `cuts` is used instead.
  private let words: WordWidths?
  /// Whether the last line runs from right to left.
  private let isRightToLeft: Bool
  /// The policy, which decides how much a line may exceed the width.
  private let policy: LayoutPolicy
  /// The opportunities of a text in which cutting changes glyphs, or which has words longer than a line; nil
  /// for other texts.
  private let cuts: LineCuts?
  /// The metrics of words; nil if all lines are equally tall, and nothing but their fonts decides it.
  private let reaches: WordReaches?
  /// The indents of lines that continue others; nil if all lines begin at the edge.
  private let hangs: HangingTable?
  /// The ascent and descent of each line if `reaches` is nil. A conversation has a million of these tables, so the other
  /// metrics, which few texts have, are only in `reaches`.
  private let (ascent, descent): (Advance, Advance)

  /// The table of a paragraph.
  ///
  /// - Parameters:
  ///   - limit: For words wider than this, the table stores every place where they can be broken.
  ///   - shapesMeetings: Whether lines whose changed ends overlap are shaped in advance. Few texts have such
  ///     lines.
  /// - Returns: Nil for a text that no table supports: with soft hyphens, with `text-autospace` gaps, with a last line
  ///   whose direction depends on its first letter, more than 65,535 points long, or with cuts that change glyphs and
  ///   more than 32,767 clusters.
  /// - Complexity: Linear in the text; HarfBuzz is called for unsafe cuts (`UnsafeCut`) inside words wider
  ///   than the limit.
  package init?(
    _ paragraph: Paragraph, breakingWordsBeyond limit: LayoutUnit,
    shapingMeetings shapesMeetings: Bool = false
  ) {
    guard paragraph.wraps, paragraph.gaps == nil, let isRightToLeft = paragraph.lastLineIsRightToLeft else {
      return nil
    }
    self.isRightToLeft = isRightToLeft
    hangs = HangingIndents(paragraph)?.table()
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
    (ascent, descent) = (metrics.ascent, metrics.descent)
    self.reaches = reaches
  }

  /// The metrics of a line before its words are known.
  private var metrics: LineMetrics { reaches?.common ?? LineMetrics(ascent: ascent, descent: descent) }

  /// Whether `WordWidths` can store a place on the endless line (`ClusterTable`).
  static func holds(_ place: Advance) -> Bool { place >= .zero && place.rawValue < 1 << 31 }

  /// Whether all lines are equally tall, at every width.
  package var hasEqualLines: Bool { reaches?.isCommon ?? true }

  /// The approximate number of bytes on the heap.
  package var byteCount: Int {
    (words?.byteCount ?? 0) + (cuts?.byteCount ?? 0) + (reaches?.byteCount ?? 0)
      + (hangs?.byteCount ?? 0)
  }
}

/// The measurements of all lines at a width, without their text.
package struct LineSums: Hashable, Sendable {
  package var lineCount = 0
  /// The width of the widest line, in points.
  package var width = LayoutUnit.zero
  /// The height of all lines, in points.
  package var height = LayoutUnit.zero
  package var firstLineHeight = LayoutUnit.zero
  package var lastLineHeight = LayoutUnit.zero
  /// The width of the last line with its indent, in points.
  package var lastLineWidth = LayoutUnit.zero
  /// The distance from the baseline of the last line to its lower edge, in points (`LineBox.depth`).
  package var lastLineDescent = LayoutUnit.zero
  /// Whether the last line runs from right to left. Nothing is placed beside the last line of a truncated text; a
  /// `LineTable` says the direction of the line that is not shown then.
  package var isRightToLeft = false
  /// Widths that give the same lines; other widths may give them too.
  package var validWidths = WidthInterval.all
}

extension LineSums {
  /// No lines.
  package static var none: LineSums { LineSums() }

  /// Copies the values of a `TextMeasure`.
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
  /// Returns the measurements of the lines at a width in points.
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

  /// Returns the measurements of a text that is cut to a maximum number of lines, with an ellipsis on the
  /// last one.
  ///
  /// - Parameters:
  ///   - most: The maximum number of lines.
  ///   - truncation: The truncation table of the same paragraph for this maximum.
  /// - Returns: Nil if lines have to be shaped first.
  package func measure(
    in limit: LayoutUnit, pitch: LinePitch, cutAfter most: Int, by truncation: TruncationTable
  ) -> LineSums? {
    // A truncated line uses the whole width, but an indent would reduce it.
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
    words?.breakLines(in: room, hasEqualLines ? nil : reaches, into: &sums) ?? cuts?.breakLines(
      in: room, hangs, into: &sums)
      ?? false
  }
}

/// Sums up lines as they are found.
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
  /// The beginning of the last line, and the sums over the lines before it.
  private var beforeLast:
    (rest: LineRest, longest: Int64, narrowest: Int64, widest: Int64, height: LayoutUnit)?
  /// Whether there are more lines than are shown.
  private var isCut = false

  /// - Parameters:
  ///   - metrics: The metrics of a line that has only the paragraph's first font.
  ///   - lastLine: The last line that is shown, counted from 0.
  init(_ metrics: LineMetrics, _ pitch: LinePitch, lastLine: Int = .max) {
    lastMetrics = metrics
    self.pitch = pitch
    box = pitch.box(of: metrics)
    self.lastLine = lastLine
  }

  /// Records that another line begins.
  ///
  /// - Returns: False if this line exceeds the maximum.
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

  /// Removes the last line from the sums if there are more lines than the maximum.
  ///
  /// - Returns: The beginning of that line; nil if all lines are shown.
  mutating func returnToLastLine() -> LineRest? {
    guard isCut, let before = beforeLast else { return nil }
    (longest, narrowest, widest, height) = (before.longest, before.narrowest, before.widest, before.height)
    lineCount = lastLine
    return before.rest
  }

  /// Adds a line.
  ///
  /// - Parameters:
  ///   - advance: The advance of its visible part, in 1/65536 points.
  ///   - metrics: The ascent and descent of its fonts; nil if they are the same as those of the line before.
  ///   - narrowest: The minimum width that gives this line.
  ///   - widest: The minimum width at which the line would hold more.
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

  /// Records that widths outside this range give other lines.
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
          LayoutUnit(roundingUp: lastMetrics.descent), LayoutUnit(rawValue: Int(lastMetrics.boxes.below)))),
      isRightToLeft: isRightToLeft,
      validWidths: WidthInterval(
        holding: Advance(rawValue: narrowest), notHolding: Advance(rawValue: widest), slack: slack))
  }
}
