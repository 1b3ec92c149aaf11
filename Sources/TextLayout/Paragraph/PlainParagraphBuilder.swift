import TextShaping
import TextUnicode

/// Builds the paragraph of a text that needs no Unicode analysis. The result equals that of
/// `ParagraphBuilder`, but takes less time.
struct PlainParagraphBuilder {
  private let setting: ParagraphSetting
  private let script: Script
  private let shaper: RunShaper
  private var shaped: ShapedText

  /// Returns nil for a text, style or options that need `ParagraphBuilder`.
  ///
  /// - Parameter isLatin: Whether the text before decides that the script is Latin.
  init?(_ setting: ParagraphSetting, isLatin: Bool = false) {
    let options = setting.options
    guard setting.styledText.runs.isEmpty, setting.styledText.boxes.isEmpty,
      !options.whiteSpace.collapsesSpaces, options.direction == .auto || options.direction == .leftToRight,
      ASCIILineBreaks.answers(setting.lineBreaks), setting.style.shaping.stack.firstFaceCoversASCII,
      let text = PlainText(setting.styledText.text)
    else { return nil }
    self.setting = setting
    script = isLatin ? .latin : text.script
    shaper = RunShaper(text: text.units, session: setting.session)
    shaped = ShapedText(units: text.units)
  }

  consuming func build() -> ShapedText {
    shape()
    findOpportunities()
    return shaped
  }

  private mutating func shape() {
    let units = shaped.units
    shaped.clusters.reserveCapacity(units.count + 1)
    shaped.glyphs.reserveCapacity(units.count)
    var position = Advance.zero
    var start = 0
    while start < units.count {
      var end = start + 1
      switch units[start] {
      case 0x09:
        shaped.tabs.append(shaped.clusters.count + 1)
        append(.tab, start..<end)
        shaped.clusters.append(offset: start, position: position, flags: [.hangs, .isTab])
      case 0..<0x20:
        if units[start] == 0x0D, end < units.count, units[end] == 0x0A { end += 1 }
        append(.hardBreak, start..<end)
        shaped.clusters.append(offset: start, position: position, flags: [.hangs, .isHardBreak])
      default:
        while end < units.count, units[end] >= 0x20 { end += 1 }
        let first = shaped.glyphs.count
        append(.text, start..<end)
        position = shaped.clusters.append(
          plain: start..<end, of: units, glyphs: shaped.glyphs, from: first, at: position)
      }
      start = end
    }
    shaped.clusters.append(offset: units.count, position: position, flags: [])
  }

  private mutating func append(_ kind: TextItem.Kind, _ range: Range<Int>) {
    let item = TextItem(
      kind: kind, range: range, level: 0, script: script, styleIndex: 0, faceIndex: 0, isCovered: true,
      isClosed: false)
    let first = shaped.glyphs.count
    let common = setting.style.setting(for: item, fonts: setting.fonts)
    if kind == .text { shaper.shape(range, common, into: &shaped.glyphs) }
    shaped.runs.append(ShapedRun(item, setting: common, glyphs: first..<shaped.glyphs.count))
  }

  /// The number of opportunities in a long text; nil for other texts.
  private var opportunityCount: Int? {
    guard shaped.units.count > OpportunityCollector.longestGuessed else { return nil }
    var count = 1
    ASCIILineBreaks.forEach(in: shaped.units.span, policy: setting.options.policy) { _, _ in count += 1 }
    return count
  }

  private mutating func findOpportunities() {
    let clusters = shaped.clusters
    let wraps = setting.options.whiteSpace.wraps
    // Each code unit is a cluster, except in CR LF.
    let isDirect = clusters.count == shaped.units.count
    var collector = OpportunityCollector(
      text: shaped.units,
      measurer: LineMeasurer(clusters: clusters, runs: shaped.runs, shaper: shaper),
      count: opportunityCount)
    var last = 0
    var visibleEnd = 0
    let count = clusters.count
    ASCIILineBreaks.forEach(in: shaped.units.span, policy: setting.options.policy) { offset, isMandatory in
      guard isMandatory || wraps else { return }
      let cluster = isDirect ? offset : clusters.index(ofOffset: offset)
      visibleEnd = clusters.visibleEnd(before: cluster, since: last) ?? visibleEnd
      collector.append(cluster: cluster, visibleEnd: visibleEnd, lastSafe: nil, isMandatory: isMandatory)
      // White space before a hard break belongs to the line that the break ends, not to the next line.
      if isMandatory { visibleEnd = cluster }
      last = cluster
    }
    if count > 0 {
      visibleEnd = clusters.visibleEnd(before: count, since: last) ?? visibleEnd
      collector.append(cluster: count, visibleEnd: visibleEnd, lastSafe: nil, isMandatory: true)
    }
    shaped.opportunities = collector.finished()
  }
}

extension ClusterTable {
  /// Returns the end of the last cluster before `end` that is not hanging white space; nil if there is none
  /// after `start`.
  @inline(__always)
  fileprivate func visibleEnd(before end: Int, since start: Int) -> Int? {
    var visible = end
    while visible > start, flags(visible - 1).contains(.hangs) { visible -= 1 }
    return visible > start ? visible : nil
  }
}
