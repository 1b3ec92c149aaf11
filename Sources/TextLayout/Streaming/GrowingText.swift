import TextShaping
import TextUnicode

/// A text with its glyphs, clusters and break opportunities, whose end can be replaced from any
/// `RestartPlace` on.
///
/// Its arrays are changed in place. As long as they are not shared, unchanged parts cost nothing.
struct GrowingText: Sendable {
  private(set) var shaped = ShapedText(units: [])
  /// The text's bidi paragraphs.
  private(set) var paragraphs: [BidiParagraph] = []
  private(set) var directions: DirectionSet = []
  private(set) var warnings: LayoutWarnings = []
  /// The line metrics of the runs; empty if no line is taller than the strut (`Paragraph.strut`).
  private(set) var reaches: ContiguousArray<RunReach> = []

  /// Replaces everything after a place by the result of shaping the text from there on.
  ///
  /// - Parameters:
  ///   - place: A restart place that is valid for the current text.
  ///   - rest: The result of shaping the text from `place.textStart` on.
  ///   - strut: The metrics of a line that has only the first font.
  /// - Returns: False if the rest depends on the text before it. Nothing is changed then.
  /// - Complexity: Linear in the removed and the added text. In a right-to-left run it is linear in the run,
  ///   because later glyphs are stored before earlier ones.
  mutating func replace(from place: RestartPlace, by rest: ShapedText, strut: LineMetrics) -> Bool {
    let skipped = place.earlierClusters
    let skippedUnits = place.offset - place.textStart
    guard place.offset == 0 || goesOn(rest, from: place, skipped) else { return false }
    let clusterShift = place.cluster - skipped
    let shift =
      (shaped.clusters.isEmpty ? .zero : shaped.clusters.position(place.cluster))
      - rest.clusters.position(skipped)
    replaceParagraphs(from: place, by: rest)
    replaceRuns(from: place, by: rest, strut: strut)
    shaped.units.removeSubrange(place.offset...)
    shaped.units.append(contentsOf: rest.units[skippedUnits...])
    shaped.clusters.replace(
      from: place.cluster, by: rest.clusters, dropping: skipped, offsetShift: place.textStart, shift: shift)
    shaped.tabs.removeSubrange(place.tabs...)
    for tab in rest.tabs { shaped.tabs.append(tab + clusterShift) }
    shaped.opportunities.replace(
      from: place.opportunities, by: rest.opportunities,
      dropping: skipped == 0 ? 0 : rest.opportunities.count(upTo: skipped), clusterShift: clusterShift,
      shift: shift)
    hangSpaces(after: place)
    shaped.gaps = rest.gaps
    warnings = place.warnings.union(Paragraph.warnings(of: rest.runs))
    return true
  }

  /// Whether the cluster of a place has the same properties as before and may be joined with the text before
  /// it, and that text has the direction and the script that it had.
  private func goesOn(_ rest: ShapedText, from place: RestartPlace, _ skipped: Int) -> Bool {
    let skippedUnits = place.offset - place.textStart
    guard let run = rest.runs.first, run.range.upperBound > skippedUnits,
      rest.clusters.count > skipped, Int(rest.clusters.offset(skipped)) == skippedUnits,
      RunTraits(run) == place.run,
      rest.clusters.isJoint(skipped) || place.isFarFromStart && repeats(rest, before: place)
    else { return false }
    guard let analysis = rest.analysis else { return true }
    return analysis.scripts.first?.script == place.context.script
      && analysis.bidi.paragraphs.first?.baseLevel == place.context.baseLevel
  }

  /// Whether the text that is shaped again before a place has the same glyphs as before, and may be cut at the
  /// place.
  private func repeats(_ rest: ShapedText, before place: RestartPlace) -> Bool {
    guard !rest.clusters.isUnsafe(place.earlierClusters) else { return false }
    let old = shaped.glyphs(ofRun: place.runs, in: place.textStart..<place.offset)
    let new = rest.glyphs(ofRun: 0, in: 0..<place.offset - place.textStart)
    let shift = Int32(truncatingIfNeeded: place.textStart)
    return old.count == new.count
      && zip(old, new).allSatisfy {
        shaped.glyphs[$0].unflagged == rest.glyphs[$1].moved(by: shift).unflagged
      }
  }

  /// Corrects the opportunities after hanging white space that begins before a place.
  private mutating func hangSpaces(after place: RestartPlace) {
    guard place.visibleEnd < place.cluster, shaped.clusters.flags(place.cluster).contains(.hangs) else {
      return
    }
    shaped.opportunities.end(
      at: place.visibleEnd, shaped.clusters.position(place.visibleEnd), from: place.opportunities,
      upTo: place.cluster)
  }

  private mutating func replaceParagraphs(from place: RestartPlace, by rest: ShapedText) {
    let shift = place.textStart
    func moved(_ paragraph: BidiParagraph) -> BidiParagraph {
      BidiParagraph(
        range: paragraph.range.lowerBound + shift..<paragraph.range.upperBound + shift,
        baseLevel: paragraph.baseLevel)
    }
    let new = rest.analysis?.bidi.paragraphs ?? Self.plainParagraphs(of: rest.units)
    paragraphs.removeSubrange(place.paragraphs...)
    var added = new[...]
    if let open = paragraphs.last, let first = added.popFirst() {
      paragraphs[paragraphs.count - 1] = BidiParagraph(
        range: open.range.lowerBound..<first.range.upperBound + shift, baseLevel: open.baseLevel)
    }
    for paragraph in added { paragraphs.append(moved(paragraph)) }
    directions = place.directions.union(DirectionSet(paragraphs[max(0, place.paragraphs - 1)...]))
  }

  /// Divides a text that needs no analysis into bidi paragraphs (UAX #9 P1).
  private static func plainParagraphs(of units: ContiguousArray<UInt16>) -> [BidiParagraph] {
    var paragraphs: [BidiParagraph] = []
    var start = 0
    for offset in units.indices {
      let next = offset + 1
      let isSeparator = units[offset] == 0x0A || units[offset] == 0x0D
      guard next == units.count || isSeparator && !(units[offset] == 0x0D && units[next] == 0x0A) else {
        continue
      }
      paragraphs.append(BidiParagraph(range: start..<next, baseLevel: 0))
      start = next
    }
    return paragraphs
  }

  private mutating func replaceRuns(from place: RestartPlace, by rest: ShapedText, strut: LineMetrics) {
    let offsetShift = place.textStart
    var firstGlyph = 0
    var firstRun = 0
    if place.isInsideRun {
      let glyphs = replaceGlyphs(from: place, by: rest)
      let end = rest.runs[0].range.upperBound + offsetShift
      shaped.runs.removeSubrange((place.runs + 1)...)
      shaped.runs[place.runs].move(to: shaped.runs[place.runs].range.lowerBound..<end, glyphs: glyphs)
      firstGlyph = rest.runs[0].glyphs.upperBound
      firstRun = 1
    } else {
      let end =
        place.runs < shaped.runs.count ? shaped.runs[place.runs].glyphs.lowerBound : shaped.glyphs.count
      shaped.glyphs.removeSubrange(end...)
      shaped.runs.removeSubrange(place.runs...)
    }
    let glyphShift = shaped.glyphs.count - firstGlyph
    for index in firstGlyph..<rest.glyphs.count {
      shaped.glyphs.append(rest.glyphs[index].moved(by: Int32(truncatingIfNeeded: offsetShift)))
    }
    for index in firstRun..<rest.runs.count {
      var run = rest.runs[index]
      run.move(
        to: run.range.lowerBound + offsetShift..<run.range.upperBound + offsetShift,
        glyphs: run.glyphs.lowerBound + glyphShift..<run.glyphs.upperBound + glyphShift)
      shaped.runs.append(run)
    }
    if !reaches.isEmpty {
      reaches.removeSubrange(place.runs...)
      for run in shaped.runs[place.runs...] { reaches.append(RunReach(run)) }
    } else if !(place.runs..<shaped.runs.count).allSatisfy({ shaped.runs[$0].reaches(noFurtherThan: strut) })
    {
      reaches = RunReach.reaches(of: shaped.runs)
    }
  }

  /// Replaces the glyphs of a letter's run, from the letter on, by new ones, and removes the glyphs of later
  /// runs.
  ///
  /// - Parameter rest: The shaped text, whose first run starts at `place.textStart`.
  /// - Returns: The places of all glyphs of the run, which are then the last in the table.
  private mutating func replaceGlyphs(from place: RestartPlace, by rest: ShapedText) -> Range<Int> {
    let isRightToLeft = shaped.runs[place.runs].isRightToLeft
    let old = shaped.runs[place.runs].glyphs
    let new = rest.runs[0].glyphs
    let cut = old.partition { (Int(shaped.glyphs[$0].cluster) < place.offset) == isRightToLeft }
    let fresh = new.partition {
      (Int(rest.glyphs[$0].cluster) < place.offset - place.textStart) == isRightToLeft
    }
    let distance = Int32(truncatingIfNeeded: place.textStart)
    if isRightToLeft {
      shaped.glyphs.removeSubrange(old.upperBound...)
      let added = ContiguousArray(
        (new.lowerBound..<fresh).lazy.map { rest.glyphs[$0].moved(by: distance) })
      shaped.glyphs.replaceSubrange(old.lowerBound..<cut, with: added)
    } else {
      shaped.glyphs.removeSubrange(cut...)
      for index in fresh..<new.upperBound { shaped.glyphs.append(rest.glyphs[index].moved(by: distance)) }
    }
    return old.lowerBound..<shaped.glyphs.count
  }
}
