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
    let rules = styledText.bidiRules(options)
    let units = shaped.units.span
    var tries = (letters: 0, others: 0)
    // The cluster of a letter is complete only if another cluster follows.
    var cluster = shaped.clusters.count - 2
    while cluster > place.cluster, tries.letters < Self.contextsTried {
      let isNeutral = isNeutral(at: cluster, in: units)
      if !isNeutral || tries.others < Self.contextsTried,
        let found = letter(at: cluster, isNeutral: isNeutral, in: units)
      {
        if isNeutral { tries.others += 1 } else { tries.letters += 1 }
        if let restart = restart(at: found, after: place, styledText, rules) { return restart }
      }
      cluster -= 1
    }
    return nil
  }

  /// The maximum number of letters for which the text before them is examined. More attempts fail only inside
  /// an isolate or after a bracket, which either ends soon or stays open.
  private static let contextsTried = 4

  private struct Letter {
    let cluster: Int
    let offset: Int
    let run: Int
    let isInsideRun: Bool
    /// Whether the character is an object or a digit, which has the script and the direction of the text before it.
    let isNeutral: Bool
  }

  /// Whether a cluster is an object or a digit after a space.
  private func isNeutral(at cluster: Int, in units: Span<UInt16>) -> Bool {
    let offset = Int(shaped.clusters.offset(cluster))
    guard units[offset] == 0xFFFC || units[offset] &- 0x30 < 10 else { return false }
    return offset > 0 && units[offset - 1] == 0x20
  }

  /// Returns the letter of a cluster if analysis can restart there, apart from rules that depend on distant
  /// characters; otherwise nil.
  private func letter(at cluster: Int, isNeutral: Bool, in units: Span<UInt16>) -> Letter? {
    let clusters = shaped.clusters
    guard clusters.isJoint(cluster) else { return nil }
    let offset = Int(clusters.offset(cluster))
    let before = units[offset - 1]
    // Neither white space nor a line separator joins with the text around it.
    let isAfterSpace =
      before == 0x20 || (0x09...0x0D).contains(before) || before == 0x2028 || before == 0x2029
    let properties = ScalarProperties(units.scalar(at: offset).value)
    guard isNeutral || properties.isRestart else { return nil }
    if !isAfterSpace {
      guard properties.lineBreak != .sa, before & 0xF800 != 0xD800,
        ScalarProperties(UInt32(before)).isRestart,
        ScalarProperties(UInt32(before)).lineBreak != .sa
      else { return nil }
    }
    let index = shaped.runs.index(atOffset: offset)
    let run = shaped.runs[index]
    guard run.kind == .text || run.kind == .box, !run.properties.font.face.isColor else { return nil }
    let isInsideRun = run.range.lowerBound < offset
    if isInsideRun {
      guard Int(clusters.offset(cluster - 1)) == offset - 1 else { return nil }
    } else if !isAfterSpace {
      // Letters of two different runs may still belong together, unless both are ideographs.
      guard properties.lineBreak == .id, ScalarProperties(UInt32(before)).lineBreak == .id else { return nil }
    }
    return Letter(
      cluster: cluster, offset: offset, run: index, isInsideRun: isInsideRun, isNeutral: isNeutral)
  }

  private func restart(
    at letter: Letter, after place: RestartPlace, _ styledText: StyledText, _ rules: BidiRules
  ) -> RestartPlace? {
    guard !rules.isolates(letter.offset) else { return nil }
    let run = shaped.runs[letter.run]
    var context = place.context
    let paragraphCount = paragraphCount(before: letter.offset, from: place.paragraphs)
    take(place.offset..<letter.offset, in: &context, rules, from: place.paragraphs, to: paragraphCount)
    let isAllowed =
      letter.isNeutral
      ? run.properties.level == 0 && context.allowsRestart(atNeutralOf: script(at: letter.offset))
      : context.allowsRestart(at: run.properties.level)
    guard isAllowed else { return nil }
    var restart = place
    restart.offset = letter.offset
    restart.isInsideRun = letter.isInsideRun
    restart.isProvisional = letter.isNeutral && context.hasNoLetter
    // The first character of the next cluster is needed to know that the letter's cluster is complete.
    restart.end = Int(shaped.clusters.offset(letter.cluster + 1)) + 2
    restart.context = context
    restart.cluster = letter.cluster
    restart.runs = letter.run
    restart.run = RunTraits(run)
    restart.tabs = (place.tabs..<shaped.tabs.count).partition { shaped.tabs[$0] >= letter.cluster }
    restart.opportunities = shaped.opportunities.count(upTo: letter.cluster)
    restart.paragraphs = paragraphCount
    restart.scripts = place.scripts
    while restart.scripts < scripts.count, scripts[restart.scripts].range.lowerBound <= letter.offset {
      restart.scripts += 1
    }
    restart.directions = place.directions.union(
      DirectionSet(paragraphs[max(0, place.paragraphs - 1)..<paragraphCount - 1]))
    restart.warnings = place.warnings.union(
      Paragraph.warnings(of: shaped.runs[place.runs..<letter.run]))
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

  /// Returns the number of bidi paragraphs that start at or before an offset; at least the first `known` of
  /// them do.
  private func paragraphCount(before offset: Int, from known: Int) -> Int {
    var count = known
    while count < paragraphs.count, paragraphs[count].range.lowerBound <= offset { count += 1 }
    return count
  }

  /// Passes a stretch of the text to a restart context, one bidi paragraph after the other.
  private func take(
    _ range: Range<Int>, in context: inout RestartContext, _ rules: BidiRules, from known: Int, to count: Int
  ) {
    let units = shaped.units.span
    for index in max(0, known - 1)..<count {
      let paragraph = paragraphs[index]
      if index >= known { context.beginParagraph(level: paragraph.baseLevel) }
      let part = paragraph.range.clamped(to: range)
      context.take(part, of: units, rules: rules, script: script(at:), level: level(at:))
    }
  }

  private func script(at offset: Int) -> Script {
    scripts[max(0, (0..<scripts.count).partition { scripts[$0].range.lowerBound > offset } - 1)].script
  }

  /// Returns the bidi level of the cluster that starts at an offset; an impossible level if none starts
  /// there.
  private func level(at offset: Int) -> UInt8 {
    guard Int(shaped.clusters.offset(shaped.clusters.index(ofOffset: offset))) == offset else { return .max }
    return shaped.runs[shaped.runs.index(atOffset: offset)].properties.level
  }
}

extension ScalarProperties {
  /// Whether a letter alone determines how the rules of UAX #9, #14, #24 and #29 treat it, whatever precedes
  /// it.
  fileprivate var isRestart: Bool {
    guard script.isReal, scriptExtensions == 0, !isDottedCircle, !isEmoji, !isExtendedPictographic else {
      return false
    }
    switch bidiClass {
    case .l, .r, .al: break
    default: return false
    }
    switch graphemeBreak {
    case .other, .lv, .lvt: break
    default: return false
    }
    switch lineBreak {
    case .al, .hl, .id, .h2, .h3: return true
    case .sa: return !isMark
    default: return false
    }
  }
}
