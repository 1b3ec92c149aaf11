import TextShaping

extension StreamedParagraph {
  /// Verify mode: compares everything from which lines are made with a paragraph of the whole text.
  ///
  /// - Returns: The first difference; nil if there is none.
  /// - Complexity: Linear in the text.
  package func difference(from whole: Paragraph) -> String? {
    let shaped = text.shaped
    if shaped.units != whole.units { return "units" }
    if shaped.runs.map(\.range) != whole.runs.map(\.range) { return "the bounds of runs" }
    if shaped.runs.map(\.properties) != whole.runs.map(\.properties) {
      return "the fonts, scripts or levels of runs"
    }
    if shaped.runs.map(\.glyphs) != whole.runs.map(\.glyphs) { return "the glyphs of runs" }
    if shaped.tabs != whole.tabs { return "tabs" }
    if text.warnings != whole.warnings { return "doubts: \(text.warnings) instead of \(whole.warnings)" }
    // The flags for safe cuts differ for glyphs from the cache, but the cuts that depend on the flags are the
    // same.
    return Self.difference(
      "glyph", (0..<shaped.glyphs.count).map { shaped.glyphs[$0].unflagged },
      (0..<whole.glyphs.count).map { whole.glyphs[$0].unflagged })
      ?? Self.difference(
        "cluster", (0..<shaped.clusters.count + 1).map { shaped.clusters[$0].unflagged },
        (0..<whole.clusters.count + 1).map { whole.clusters[$0].unflagged })
      ?? Self.difference(
        "opportunity", (0..<shaped.opportunities.count).map { shaped.opportunities[$0].unflagged },
        (0..<whole.opportunities.count).map { whole.opportunities[$0].unflagged })
  }

  private static func difference<Element: Equatable>(
    _ name: String, _ left: some Collection<Element>, _ right: some Collection<Element>
  ) -> String? {
    if left.count != right.count { return "\(left.count) instead of \(right.count) times \(name)" }
    let index = zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }
    return index.map { "\(name) \($0.offset): \($0.element.0) instead of \($0.element.1)" }
  }
}

extension Glyph {
  /// The glyph without the flags for safe cuts.
  var unflagged: Glyph {
    Glyph(id: id, cluster: cluster, xAdvance: xAdvance, xOffset: xOffset, yOffset: yOffset)
  }
}

extension Cluster {
  fileprivate var unflagged: Cluster {
    Cluster(
      offset: Int(offset), position: position,
      flags: flags.subtracting([.isUnsafeToBreak, .isUnsafeToConcat]))
  }
}

extension BreakOpportunity {
  fileprivate var unflagged: BreakOpportunity {
    BreakOpportunity(
      fit: fit, start: start, cluster: cluster, visibleEnd: visibleEnd, flags: flags.subtracting(.isUnsafe))
  }
}
