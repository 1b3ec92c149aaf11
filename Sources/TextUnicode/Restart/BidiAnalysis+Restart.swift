extension BidiAnalysis {
  /// The levels of a text that goes on from another, as they are in the whole.
  ///
  /// - Parameters:
  ///   - context: What is before the text.
  ///   - level: That of the letter which the text starts with, or has after one character.
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
