extension BidiAnalysis {
  /// Finds the levels of a text that continues another. They equal those in the whole text.
  ///
  /// - Parameters:
  ///   - context: What the analysis needs to know about the text before.
  ///   - level: The level of the letter with which the text starts, possibly after one other character.
  /// - Complexity: Linear in the text.
  package init(
    _ decoded: DecodedText, _ text: ContiguousArray<UInt16>, direction: BidiDirection,
    after context: RestartContext,
    level: UInt8
  ) {
    let isPlain = level == 0 && !decoded.needsBidi && (direction == .auto || direction == .leftToRight)
    if isPlain {
      self.init(decoded, text.span, direction: direction)
      return
    }
    let prefix = context.bidiPrefix(before: level)
    let whole = prefix + text
    let analysis = BidiAnalysis(whole.span, direction: direction)
    self.init(
      levels: analysis.levels.isEmpty ? [] : ContiguousArray(analysis.levels[prefix.count...]),
      paragraphs: analysis.paragraphs.map { paragraph in
        let start = max(0, paragraph.range.lowerBound - prefix.count)
        return BidiParagraph(
          range: start..<paragraph.range.upperBound - prefix.count, baseLevel: paragraph.baseLevel)
      })
  }
}
