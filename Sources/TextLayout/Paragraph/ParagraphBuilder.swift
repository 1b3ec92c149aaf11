import TextShaping
import TextUnicode

/// Makes a paragraph: analysis → items → shaped runs → clusters → break opportunities.
struct ParagraphBuilder {
  let analysis: TextAnalysis
  let firstFont: RunFont
  let strut: LineMetrics
  let tabRule: TabRule
  let wraps: Bool
  private(set) var runs: [ShapedRun] = []
  private(set) var glyphs: ContiguousArray<Glyph> = []
  private(set) var clusters = ClusterTable()
  private(set) var tabs: [Int] = []
  var opportunities = BreakOpportunities()
  let shaper: RunShaper
  private let styledText: StyledText
  private let styles: [ResolvedStyle]
  private let fonts: FontCollection

  init(_ styledText: StyledText, options: ParagraphOptions, fonts: FontCollection) {
    var lineBreaks = options.lineBreaks.following(options.policy)
    lineBreaks.language = lineBreaks.language ?? styledText.style.language
    analysis = TextAnalysis(
      styledText.text, direction: options.direction, lineBreaks: lineBreaks,
      whiteSpace: options.whiteSpace)
    wraps = options.whiteSpace.wraps
    shaper = RunShaper(text: analysis.shapingText)
    self.styledText = styledText
    let fonts = fonts.following(options.policy)
    self.fonts = fonts
    styles =
      [ResolvedStyle(styledText.style, fonts: fonts)]
      + styledText.runs.map { ResolvedStyle($0.style, fonts: fonts) }
    firstFont = styles[0].strut
    let font = firstFont.instance
    strut = LineMetrics(ascent: font.ascent, descent: font.descent)
    let space = font.nominalGlyph(for: 0x20)?.advance ?? font.size / 4
    tabRule = TabRule(options, space: Int64(space))
  }

  /// Itemises and shapes the text, and finds its clusters.
  mutating func shape() {
    let boxes = styledText.boxes.map(\.offset)
    let items = Itemizer(
      analysis, styles: styles.map(\.shaping), styleRuns: styleRuns(), boxes: boxes
    ).itemize()
    clusters.reserveCapacity(analysis.text.count + 1)
    glyphs.reserveCapacity(analysis.text.count)
    runs.reserveCapacity(items.count)
    var position: Int64 = 0
    var box = 0
    for item in items {
      let run = run(for: item, box: &box)
      runs.append(run)
      switch item.kind {
      case .text:
        position = clusters.append(run, glyphs: glyphs, analysis: analysis, from: position)
      case .tab:
        tabs.append(clusters.count + 1)
        clusters.append(offset: item.range.lowerBound, position: position, flags: [.hangs, .isTab])
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
  }

  private mutating func run(for item: TextItem, box: inout Int) -> ShapedRun {
    let style = styles[item.styleIndex]
    let font = style.font(ofFace: item.faceIndex, in: fonts)
    let properties = ShapingProperties(
      font: font, script: item.script, language: style.shaping.language,
      features: style.features(for: item.script), level: item.level)
    let spacing = style.spacing(for: item.script)
    var metrics = LineMetrics(ascent: font.ascent, descent: font.descent)
    var boxAdvance: Int64 = 0
    let first = glyphs.count
    switch item.kind {
    case .text:
      shaper.shape(item.range, properties: properties, spacing: spacing, into: &glyphs)
    case .box:
      while styledText.boxes[box].offset < item.range.lowerBound { box += 1 }
      let inlineBox = styledText.boxes[box]
      boxAdvance = max(0, Advance.length(inlineBox.width))
      metrics = LineMetrics(
        ascent: Advance.length(inlineBox.ascent), descent: Advance.length(inlineBox.descent))
    case .tab, .hardBreak, .collapsed:
      break
    }
    return ShapedRun(
      kind: item.kind, range: item.range, glyphs: first..<glyphs.count, properties: properties,
      synthesis: style.synthesis(ofFace: item.faceIndex), spacing: spacing,
      ascent: metrics.ascent + style.baselineOffset,
      descent: metrics.descent - style.baselineOffset, baselineOffset: style.baselineOffset,
      boxAdvance: boxAdvance, isCovered: item.isCovered)
  }

  /// The style at each offset where it changes; a run that overlaps an earlier one ends it.
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
      // A run in the text's own style is no change: it must not split shaping.
      guard run.style != styledText.style else { continue }
      changes.append((start, index + 1))
      changes.append((stop, 0))
    }
    return changes
  }
}
