import TextShaping
import TextUnicode

/// What decides in all of a text whether analysis may restart.
struct RestartSearch {
  let collapsesSpaces: Bool
  let wraps: Bool
  let isBrowser: Bool
  /// Whether all opportunities inside words of class SA are breaks of the dictionaries.
  let breaksByDictionary: Bool
  /// Whether the text has one style.
  let isUniform: Bool

  init(_ styledText: StyledText, _ options: ParagraphOptions) {
    collapsesSpaces = options.whiteSpace.collapsesSpaces
    wraps = options.whiteSpace.wraps
    isBrowser = options.policy == .browser
    breaksByDictionary =
      options.lineBreaks.wordBreak == .normal && options.lineBreaks.strictness != .anywhere
    isUniform = styledText.runs.isEmpty
  }
}

/// A grapheme cluster at which analysis can restart, apart from the rules for directions.
struct RestartCandidate {
  let cluster: Int
  let offset: Int
  /// The number of clusters before it that are shaped again.
  let earlier: Int
  let textStart: Int
  let run: Int
  /// The face that an invisible character would take from the text before; nil for the first one.
  let face: FontFace?
  let properties: ScalarProperties
  /// The UTF-16 offset up to which the text must be unchanged.
  let end: Int
}

extension GrowingText {
  /// The maximum length of the cluster before a place, in UTF-16 units.
  private static let longestBefore = 64
  /// The number of clusters before a place that are shaped again if HarfBuzz does not confirm that the text may
  /// be joined there. It is far more than the context of any font rule, and more than
  /// `LineMeasurer.longestStretch`.
  private static let farClusters = 72

  /// Returns a cluster if analysis can restart there, apart from the rules for directions, which depend on
  /// distant characters; otherwise nil.
  func candidate(
    at cluster: Int, after place: RestartPlace, in units: Span<UInt16>, _ search: RestartSearch, isFar: Bool
  ) -> RestartCandidate? {
    let clusters = shaped.clusters
    let offset = Int(clusters.offset(cluster))
    let before = units[offset - 1]
    let properties = ScalarProperties(units.scalar(at: offset).value)
    // A joiner before the cluster would join it with the text before.
    guard before != 0x200D, properties.lineBreak != .sa || mayRestart(complexAt: offset, cluster, search),
      units.mayRestart(at: offset, after: place.offset)
    else { return nil }
    let index = shaped.runs.index(atOffset: offset)
    let run = shaped.runs[index]
    let isText = run.kind == .text
    let isSpace = offset == run.range.lowerBound && !isText || Self.isSpace(units[offset])
    if search.collapsesSpaces, isSpace { return nil }
    // Chromium's rules look at the characters before a hyphen and before ideographic spaces.
    if search.isBrowser, units[offset] == 0x3000 || units[offset] == 0x2D { return nil }
    var earlier = 0
    var face: FontFace?
    if run.range.lowerBound < offset {
      earlier = isFar ? farClusters(before: cluster, in: run) : 1
      let textStart = Int(clusters.offset(cluster - earlier))
      let first = ScalarProperties(units.scalar(at: textStart).value)
      // Letters that join look beyond invisible characters.
      guard isText, textStart >= max(run.range.lowerBound, place.textStart), !first.isMark,
        isFar || offset - textStart <= Self.longestBefore, properties.isSeen || first.isSeen
      else { return nil }
      face = run.properties.font.face
    } else {
      // Adjacent boxes of a text from right to left may be one formula.
      guard isText || run.kind == .tab || run.kind == .hardBreak || run.kind == .box && !run.isRightToLeft
      else {
        return nil
      }
      if !isText {
        guard search.isUniform || isVisible(cluster + 1, in: units) else { return nil }
        let text = shaped.runs[place.runs..<index].last { $0.kind == .text }
        face = text.map(\.properties.font.face) ?? place.face
      }
      // Letters may join across the bounds of runs, and an invisible character takes the font of the text
      // before it.
      guard !isText || properties.isSeen,
        !isText || Self.isSpace(before) || !run.properties.seesSurroundings
      else { return nil }
    }
    // What follows the first character may change the cluster, but nothing before it.
    var end = offset + units.scalar(at: offset).length
    switch properties.lineBreak {
    case .sa: end = offset + Span<UInt16>.longestLookahead + 2
    case .op, .ak, .as: end = max(end, offset + Self.longestBefore)
    default: if properties.isDottedCircle { end = max(end, offset + Self.longestBefore) }
    }
    return RestartCandidate(
      cluster: cluster, offset: offset, earlier: earlier, textStart: Int(clusters.offset(cluster - earlier)),
      run: index, face: face, properties: properties, end: end)
  }

  /// Returns how many clusters of a run before one are shaped again with it: those from the start of the run on,
  /// or enough of them to begin where the text may be cut.
  private func farClusters(before cluster: Int, in run: ShapedRun) -> Int {
    let first = shaped.clusters.index(ofOffset: run.range.lowerBound)
    var start = cluster - Self.farClusters
    while start > first, shaped.clusters.isUnsafe(start) { start -= 1 }
    return cluster - max(first, start)
  }

  /// Whether a code unit is white space or a line separator, which joins with neither neighbour.
  private static func isSpace(_ unit: UInt16) -> Bool {
    unit == 0x20 || (0x09...0x0D).contains(unit) || unit == 0x2028 || unit == 0x2029
  }

  /// Whether a cluster is text that does not take the font of the text before it.
  private func isVisible(_ cluster: Int, in units: Span<UInt16>) -> Bool {
    let offset = Int(shaped.clusters.offset(cluster))
    guard shaped.runs[shaped.runs.index(atOffset: offset)].kind == .text else { return false }
    let properties = ScalarProperties(units.scalar(at: offset).value)
    return properties.isSeen && properties.generalCategory != .cc
  }

  /// Whether the breaks of the dictionaries are the same if the text restarts at a letter of class SA.
  private func mayRestart(complexAt offset: Int, _ cluster: Int, _ search: RestartSearch) -> Bool {
    let units = shaped.units.span
    if !search.wraps || units.startsComplexText(at: offset) { return true }
    guard search.breaksByDictionary else { return false }
    let index = shaped.opportunities.count(upTo: cluster) - 1
    return index >= 0 && shaped.opportunities[index].cluster == cluster && units.startsFinalWord(at: offset)
  }
}

extension ScalarProperties {
  /// Whether the character has a glyph and a font of its own.
  fileprivate var isSeen: Bool { !isDefaultIgnorable && generalCategory != .cf }
}
