import TextShaping
import TextUnicode

extension GrowingText {
  /// Finds the last place after `place` from which a longer text with the same beginning may be analysed by
  /// itself; nil if there is none.
  ///
  /// - Complexity: Linear in the text after `place`.
  func restart(
    after place: RestartPlace, styledText: StyledText, options: ParagraphOptions
  ) -> RestartPlace? {
    let search = RestartSearch(styledText, options)
    let rules = styledText.bidiRules(options)
    if let found = restart(after: place, styledText, search, rules, isFar: false) { return found }
    guard shaped.units.count - place.textStart > Self.longestRepeated else { return nil }
    return restart(after: place, styledText, search, rules, isFar: true)
  }

  /// - Parameter isFar: Whether the text is shaped again from far before the place.
  private func restart(
    after place: RestartPlace, _ styledText: StyledText, _ search: RestartSearch, _ rules: BidiRules,
    isFar: Bool
  ) -> RestartPlace? {
    let units = shaped.units.span
    var tries = 0
    // A cluster is complete only if another one follows.
    var cluster = shaped.clusters.count - 2
    while cluster > place.cluster, tries < Self.contextsTried {
      if isFar ? isSafe(cluster) : shaped.clusters.isJoint(cluster),
        let found = candidate(at: cluster, after: place, in: units, search, isFar: isFar)
      {
        tries += 1
        if let restart = restart(at: found, after: place, styledText, rules) { return restart }
      }
      cluster -= 1
    }
    return nil
  }

  /// Whether cutting before a cluster and near it changes no glyphs.
  private func isSafe(_ cluster: Int) -> Bool {
    guard !shaped.clusters.isUnsafe(cluster) else { return false }
    var index = shaped.opportunities.count(upTo: cluster) - 1
    while index >= 0, cluster - Int(shaped.opportunities[index].cluster) <= LineMeasurer.longestStretch {
      if shaped.opportunities[index].flags.contains(.isUnsafe) { return false }
      index -= 1
    }
    return true
  }

  /// The maximum number of clusters for which the text before them is examined. More attempts fail only inside
  /// an isolate or after a bracket, which either ends soon or stays open.
  private static let contextsTried = 4
  /// How much text may be analysed again, in UTF-16 units, before a place is searched for which many clusters are
  /// shaped again.
  private static let longestRepeated = 256

  private func restart(
    at candidate: RestartCandidate, after place: RestartPlace, _ styledText: StyledText, _ rules: BidiRules
  ) -> RestartPlace? {
    guard !rules.isolates(candidate.offset) else { return nil }
    let run = shaped.runs[candidate.run]
    let level = run.properties.level
    var context = place.context
    let paragraphCount = paragraphCount(before: candidate.offset, from: place.paragraphs)
    take(place.textStart..<candidate.textStart, in: &context, rules, from: place, to: paragraphCount)
    let isSame = candidate.offset == candidate.textStart || keeps(candidate)
    guard context.isFinal(before: candidate.properties, level: level, isIsolated: !isSame) else { return nil }
    if !isSame {
      // U+001C to U+001E end a paragraph without ending a line.
      guard paragraphs[paragraphCount - 1].range.lowerBound <= candidate.textStart else { return nil }
      var whole = context
      take(candidate.textStart..<candidate.offset, in: &whole, rules, from: place, to: paragraphCount)
      guard whole.isFinal(before: candidate.properties, level: level) else { return nil }
    }
    context.end(before: candidate.properties, level: level)
    var restart = place
    restart.offset = candidate.offset
    restart.textStart = candidate.textStart
    restart.earlierClusters = candidate.earlier
    restart.end = context.hasOpenBrackets ? shaped.units.count : candidate.end
    restart.context = context
    restart.cluster = candidate.cluster
    restart.visibleEnd = visibleEnd(before: candidate.cluster, after: place)
    restart.runs = candidate.run
    restart.run = RunTraits(run)
    restart.face = candidate.face
    restart.tabs = (place.tabs..<shaped.tabs.count).partition { shaped.tabs[$0] >= candidate.cluster }
    restart.opportunities = shaped.opportunities.count(upTo: candidate.cluster)
    restart.paragraphs = paragraphCount
    restart.directions = place.directions.union(
      DirectionSet(paragraphs[max(0, place.paragraphs - 1)..<paragraphCount - 1]))
    restart.warnings = place.warnings.union(
      Paragraph.warnings(of: shaped.runs[place.runs..<candidate.run]))
    while restart.styleRuns < styledText.runs.count,
      styledText.runs[restart.styleRuns].range.upperBound <= restart.textStart
    {
      restart.styleRuns += 1
    }
    while restart.boxes < styledText.boxes.count, styledText.boxes[restart.boxes].offset < restart.textStart {
      restart.boxes += 1
    }
    return restart
  }

  /// Whether the text from which a candidate is shaped again, one character, is of no concern for directions.
  private func keeps(_ candidate: RestartCandidate) -> Bool {
    guard candidate.offset == candidate.textStart + 1 else { return false }
    let before = ScalarProperties(UInt32(shaped.units[candidate.textStart]))
    // A control that ends a paragraph without ending a line is shaped as an invisible character.
    return before.bidiClass != .bn && RestartContext.keeps(before, before: candidate.properties)
  }

  /// Returns the end of the last cluster before a place that is not hanging white space. White space before a
  /// hard break belongs to the line that the break ends.
  private func visibleEnd(before cluster: Int, after place: RestartPlace) -> Int {
    var last = cluster
    while last > place.cluster {
      let flags = shaped.clusters.flags(last - 1)
      if !flags.contains(.hangs) || flags.contains(.isHardBreak) { return last }
      last -= 1
    }
    return place.visibleEnd
  }

  /// Returns the number of bidi paragraphs that start at or before an offset; at least the first `known` of
  /// them do.
  private func paragraphCount(before offset: Int, from known: Int) -> Int {
    var count = known
    while count < paragraphs.count, paragraphs[count].range.lowerBound <= offset { count += 1 }
    return count
  }

  /// Passes a stretch of the text to a restart context, one bidi paragraph after the other.
  private func take(
    _ range: Range<Int>, in context: inout RestartContext, _ rules: BidiRules, from place: RestartPlace,
    to count: Int
  ) {
    let units = shaped.units.span
    for index in max(0, place.paragraphs - 1)..<count {
      let paragraph = paragraphs[index]
      if paragraph.range.lowerBound >= range.lowerBound, index >= place.paragraphs {
        context.beginParagraph(level: paragraph.baseLevel)
      }
      let part = paragraph.range.clamped(to: range)
      context.take(part, of: units, rules: rules, level: level(at:))
    }
  }

  /// Returns the bidi level of the cluster that starts at an offset; an impossible level if none starts
  /// there.
  private func level(at offset: Int) -> UInt8 {
    guard Int(shaped.clusters.offset(shaped.clusters.index(ofOffset: offset))) == offset else { return .max }
    return shaped.runs[shaped.runs.index(atOffset: offset)].properties.level
  }
}
