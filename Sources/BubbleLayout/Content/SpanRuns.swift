import TextLayout

extension [TextSpan] {
  /// The looks of the spans as style runs, ascending and none over another, each a variation of a style.
  ///
  /// - Parameters:
  ///   - style: Of the text around them.
  ///   - code: Its family is that of code.
  /// - Complexity: O(n log n) in the number of spans.
  func runs(_ style: TextStyle, code: TextStyle) -> [StyleRun] {
    var edges: [(offset: Int, looks: TextLooks, change: Int)] = []
    for span in self where !span.looks.intersection(.ofLetters).isEmpty && !span.range.isEmpty {
      edges.append((span.range.lowerBound, span.looks, 1))
      edges.append((span.range.upperBound, span.looks, -1))
    }
    edges.sort { $0.offset < $1.offset }
    var counts = [Int](repeating: 0, count: TextLook.allCases.count)
    var looks: TextLooks = []
    var start = 0
    var runs: [StyleRun] = []
    for edge in edges {
      if edge.offset > start, !looks.isEmpty {
        runs.append(StyleRun(range: start..<edge.offset, style: style.looking(looks, code: code)))
      }
      start = edge.offset
      for (index, look) in TextLook.allCases.enumerated() where edge.looks.contains(TextLooks(look)) {
        counts[index] += edge.change
        let look = TextLooks(look).intersection(.ofLetters)
        if counts[index] == 0 { looks.subtract(look) } else { looks.formUnion(look) }
      }
    }
    return runs
  }
}

extension TextLooks {
  /// Those that change letters; the others change what is drawn around them.
  fileprivate static let ofLetters: TextLooks = [.bold, .italic, .code, .sub, .sup]
}

extension TextStyle {
  /// The style with looks that combine.
  fileprivate func looking(_ looks: TextLooks, code: TextStyle) -> TextStyle {
    var style = self
    if looks.contains(.bold) { style.weight = .bold }
    if looks.contains(.italic) { style.slant = .italic }
    if looks.contains(.code) { style.family = code.family }
    // Of both the lower one counts. Lines stand as far apart as without them.
    if !looks.isDisjoint(with: [.sub, .sup]) {
      style.lineSize = style.size
      style.baselineOffset += style.size * (looks.contains(.sub) ? -0.17 : 0.34)
      style.size *= 0.75
    }
    return style
  }
}
