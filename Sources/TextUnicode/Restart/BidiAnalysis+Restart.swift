extension BidiAnalysis {
  /// Finds the levels of a text that continues another. They equal those in the whole text.
  ///
  /// - Parameters:
  ///   - context: What the analysis needs to know about the text before.
  ///   - rules: The rules of the text, by its own offsets.
  /// - Complexity: Linear in the text.
  package init(
    _ decoded: DecodedText, _ text: ContiguousArray<UInt16>, direction: BidiDirection,
    rules: BidiRules, after context: RestartContext
  ) {
    if context.hasNoBidi, !decoded.needsBidi, direction == .auto || direction == .leftToRight {
      self.init(decoded, text.span, direction: direction, rules: rules)
      return
    }
    let prefix = context.bidiPrefix
    let whole = prefix + text
    var rules = rules
    for index in rules.ranges.indices {
      let range = rules.ranges[index].range
      rules.ranges[index].range = range.lowerBound + prefix.count..<range.upperBound + prefix.count
    }
    let analysis = BidiAnalysis(
      DecodedText(whole.span), whole.span, direction: direction, rules: rules)
    self.init(
      levels: analysis.levels.isEmpty ? [] : ContiguousArray(analysis.levels[prefix.count...]),
      paragraphs: analysis.paragraphs.map { paragraph in
        let start = max(0, paragraph.range.lowerBound - prefix.count)
        return BidiParagraph(
          range: start..<paragraph.range.upperBound - prefix.count, baseLevel: paragraph.baseLevel)
      })
  }
}
