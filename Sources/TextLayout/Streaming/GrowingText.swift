import TextShaping
import TextUnicode

/// A text with its glyphs, clusters and break opportunities, of which all from some place on can be made anew.
///
/// Its arrays are changed in place: while nobody else holds them, what stays costs nothing.
struct GrowingText: Sendable {
  private(set) var shaped = ShapedText(units: [])
  /// The text's bidi paragraphs.
  private(set) var paragraphs: [BidiParagraph] = []
  private(set) var directions: DirectionSet = []
  private(set) var doubts: LayoutDoubts = []
  /// Empty while no run reaches further than the strut.
  private(set) var reaches: ContiguousArray<RunReach> = []

  /// Drops what follows a place and takes over what was made of the text from there on.
  ///
  /// - Parameters:
  ///   - place: Holds for the text as it is.
  ///   - rest: What was made of the text from `place.textStart` on.
  ///   - strut: What the first font makes of a line.
  /// - Returns: False, with nothing changed, where the rest depends on what comes before.
  /// - Complexity: Linear in what is dropped and added; in a run from right to left, whose glyphs stand in front of
  ///   those before, in the run.
  mutating func replace(from place: RestartPlace, by rest: ShapedText, strut: LineMetrics) -> Bool {
    let skipped = place.isInsideRun ? 1 : 0
    guard place.offset == 0 || goesOn(rest, from: place, skipped) else { return false }
    let clusterShift = place.cluster - skipped
    let shift = (shaped.clusters.entries.isEmpty ? .zero : shaped.clusters[place.cluster].position)
      - rest.clusters[skipped].position
    replaceParagraphs(from: place, by: rest)
    replaceRuns(from: place, by: rest, strut: strut)
    shaped.units.removeSubrange(place.offset...)
    shaped.units.append(contentsOf: rest.units[skipped...])
    shaped.clusters.replace(
      from: place.cluster, by: rest.clusters, dropping: skipped, offsetShift: place.textStart, shift: shift)
    shaped.tabs.removeSubrange(place.tabs...)
    for tab in rest.tabs { shaped.tabs.append(tab + clusterShift) }
    shaped.opportunities.replace(
      from: place.opportunities, by: rest.opportunities,
      dropping: skipped == 0 ? 0 : rest.opportunities.count(upTo: skipped), clusterShift: clusterShift, shift: shift)
    doubts = place.doubts.union(Paragraph.doubts(of: rest.runs))
    return true
  }

  /// Whether the letter of a place is in a run like the one it was in, and may be joined to what comes before.
  private func goesOn(_ rest: ShapedText, from place: RestartPlace, _ skipped: Int) -> Bool {
    guard let run = rest.runs.first, run.kind == .text, run.range.upperBound > skipped,
      rest.clusters.count > skipped, rest.clusters[skipped].offset == Int32(skipped)
    else { return false }
    return RunTraits(run) == place.run && rest.clusters.isJoint(skipped)
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

  /// P1 in a text that needs no analysis.
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
    var added = rest.runs[...]
    let offsetShift = place.textStart
    if place.isInsideRun, let first = added.popFirst() {
      let run = shaped.runs[place.runs]
      shaped.glyphs.removeSubrange(run.glyphs.upperBound...)
      let glyphs = replaceGlyphs(of: run, from: place.offset, by: first, of: rest, offsetShift: offsetShift)
      shaped.runs.removeSubrange(place.runs...)
      shaped.runs.append(
        run.with(range: run.range.lowerBound..<first.range.upperBound + offsetShift, glyphs: glyphs))
    } else {
      let end = place.runs < shaped.runs.count ? shaped.runs[place.runs].glyphs.lowerBound : shaped.glyphs.count
      shaped.glyphs.removeSubrange(end...)
      shaped.runs.removeSubrange(place.runs...)
    }
    let firstGlyph = added.first?.glyphs.lowerBound ?? rest.glyphs.count
    let glyphShift = shaped.glyphs.count - firstGlyph
    for glyph in rest.glyphs[firstGlyph...] {
      shaped.glyphs.append(glyph.moved(by: Int32(truncatingIfNeeded: offsetShift)))
    }
    for run in added {
      shaped.runs.append(
        run.with(
          range: run.range.lowerBound + offsetShift..<run.range.upperBound + offsetShift,
          glyphs: run.glyphs.lowerBound + glyphShift..<run.glyphs.upperBound + glyphShift))
    }
    if !reaches.isEmpty {
      reaches.removeSubrange(place.runs...)
      for run in shaped.runs[place.runs...] { reaches.append(RunReach(run)) }
    } else if !shaped.runs[place.runs...].allSatisfy({ $0.reaches(noFurtherThan: strut) }) {
      reaches = RunReach.reaches(of: shaped.runs)
    }
  }

  /// Puts the glyphs of a run from a letter on, which the last run of the text has as well, in the place of the old.
  ///
  /// - Parameter first: The first run of `rest`, which starts a character before the letter.
  /// - Returns: The places of all of the run's glyphs, which are the last.
  private mutating func replaceGlyphs(
    of run: ShapedRun, from offset: Int, by first: ShapedRun, of rest: ShapedText, offsetShift: Int
  ) -> Range<Int> {
    let isRightToLeft = run.isRightToLeft
    let start = run.glyphs.lowerBound
    let letter = offset - offsetShift
    let cut = run.glyphs.partition { (Int(shaped.glyphs[$0].cluster) < offset) == isRightToLeft }
    let fresh = first.glyphs.partition { (Int(rest.glyphs[$0].cluster) < letter) == isRightToLeft }
    let distance = Int32(truncatingIfNeeded: offsetShift)
    if isRightToLeft {
      let added = rest.glyphs[first.glyphs.lowerBound..<fresh].map { $0.moved(by: distance) }
      shaped.glyphs.replaceSubrange(start..<cut, with: added)
    } else {
      shaped.glyphs.removeSubrange(cut...)
      for glyph in rest.glyphs[fresh..<first.glyphs.upperBound] {
        shaped.glyphs.append(glyph.moved(by: distance))
      }
    }
    return start..<shaped.glyphs.count
  }
}
