import TextShaping
import TextUnicode

/// Builds a paragraph in these steps: analysis → items → shaped runs → clusters → break opportunities.
struct ParagraphBuilder {
  let analysis: TextAnalysis
  let wraps: Bool
  private let spacesHang: Bool
  private(set) var runs: [ShapedRun] = []
  private(set) var glyphs = GlyphTable()
  private(set) var clusters = ClusterTable()
  private(set) var tabs: [Int] = []
  var opportunities = BreakOpportunities()
  private(set) var gaps: AutospaceGaps?
  let shaper: RunShaper
  private let autospaces: Bool
  private let styledText: StyledText
  private let styles: [ResolvedStyle]
  private let fonts: FontCollection
  private let earlierFace: FontFace?

  /// - Parameters:
  ///   - analysis: The analysis of the setting's text; nil to make it here.
  ///   - earlierFace: The face of the text before, if the text continues another; nil if not.
  init(
    _ setting: ParagraphSetting, analysis given: TextAnalysis? = nil, after earlierFace: FontFace? = nil
  ) {
    analysis = given ?? setting.analysis()
    wraps = setting.options.whiteSpace.wraps
    autospaces = setting.options.autospace == .normal
    spacesHang = setting.options.whiteSpace.hangs
    shaper = RunShaper(text: analysis.shapingText, session: setting.session)
    styledText = setting.styledText
    fonts = setting.fonts
    self.earlierFace = earlierFace
    styles = [setting.style] + styledText.runs.map { setting.resolved($0.style) }
  }

  consuming func build() -> ShapedText {
    shape()
    findOpportunities()
    return ShapedText(
      units: analysis.shapingText, analysis: analysis, runs: runs, glyphs: glyphs, clusters: clusters,
      tabs: tabs, opportunities: opportunities, gaps: gaps)
  }

  /// Divides the text into items, shapes them, and finds the clusters.
  private mutating func shape() {
    let boxes = styledText.boxes.map(\.offset)
    let items = Itemizer(
      analysis, styles: styles.map(\.shaping), styleRuns: styleRuns(), boxes: boxes, after: earlierFace
    ).itemize()
    clusters.reserveCapacity(analysis.text.count + 1)
    glyphs.reserveCapacity(analysis.text.count)
    runs.reserveCapacity(items.count)
    var position = Advance.zero
    var box = 0
    for item in items {
      let run = run(for: isJoined(item) ? item.fromLeftToRight : item, box: &box)
      runs.append(run)
      switch item.kind {
      case .text:
        position = clusters.append(
          run, glyphs: glyphs, analysis: analysis, spacesHang: spacesHang, from: position)
      case .tab:
        tabs.append(clusters.count + 1)
        clusters.append(
          offset: item.range.lowerBound, position: position, flags: spacesHang ? [.hangs, .isTab] : .isTab)
      case .collapsed:
        clusters.append(offset: item.range.lowerBound, position: position, flags: .hangs)
      case .hardBreak:
        clusters.append(offset: item.range.lowerBound, position: position, flags: [.hangs, .isHardBreak])
      case .box:
        clusters.append(offset: item.range.lowerBound, position: position, flags: [])
        position += run.boxAdvance
      }
    }
    clusters.append(offset: analysis.text.count, position: position, flags: [])
    if autospaces { addGaps(items) }
  }

  /// Whether an item is one of several adjacent boxes that raise their line (`InlineBox.raisesLine`). Such
  /// boxes are the pieces of a formula, which is read from left to right in any text, as if it were inside an
  /// isolate (UAX #9 X5b).
  private func isJoined(_ item: TextItem) -> Bool {
    guard item.kind == .box, item.level & 1 == 1 else { return false }
    func raises(_ offset: Int) -> Bool {
      let boxes = styledText.boxes
      let index = boxes.partitioningIndex { $0.offset >= offset }
      return index < boxes.count && boxes[index].offset == offset && boxes[index].raisesLine
    }
    let offset = item.range.lowerBound
    return raises(offset) && (raises(offset - 1) || raises(offset + 1))
  }

  private mutating func addGaps(_ items: [TextItem]) {
    let gaps = AutospaceGaps(
      clusters, of: analysis.text.span, runs: runs, room: items.map { styles[$0.styleIndex].autospace })
    guard !gaps.isEmpty else { return }
    clusters.add(gaps)
    self.gaps = gaps
  }

  private mutating func run(for item: TextItem, box: inout Int) -> ShapedRun {
    let setting = styles[item.styleIndex].setting(for: item, fonts: fonts)
    let first = glyphs.count
    switch item.kind {
    case .text:
      shaper.shape(item.range, setting, into: &glyphs)
      return ShapedRun(item, setting: setting, glyphs: first..<glyphs.count)
    case .box:
      let run = ShapedRun(item, setting: setting, glyphs: first..<first)
      let boxes = styledText.boxes
      while box < boxes.count, boxes[box].offset < item.range.lowerBound { box += 1 }
      return box < boxes.count ? run.with(box: boxes[box]) : run
    case .tab, .hardBreak, .collapsed:
      return ShapedRun(item, setting: setting, glyphs: first..<first)
    }
  }

  /// Returns the style at each offset where it changes. If two style runs overlap, the later one ends the
  /// earlier one.
  private func styleRuns() -> [(start: Int, style: Int)] {
    let end = analysis.text.count
    var changes: [(start: Int, style: Int)] = [(0, 0)]
    for (index, run) in styledText.runs.enumerated() {
      let start = min(max(0, run.range.lowerBound), end)
      let stop = min(max(start, run.range.upperBound), end)
      guard start < stop else { continue }
      while changes.count > 1, let last = changes.last,
        last.start > start || last.style == 0 && last.start == start
      {
        changes.removeLast()
      }
      // A run in the text's own style must not split shaping, so it does not count as a change.
      guard run.style != styledText.style else { continue }
      changes.append((start, index + 1))
      changes.append((stop, 0))
    }
    return changes
  }
}
