import TextLayout

extension [TextSpan] {
  /// Returns the emphases of the spans as style runs, in ascending order and without overlaps. Each run is a
  /// variation of `style`.
  ///
  /// - Parameters:
  ///   - style: The style of the surrounding text.
  ///   - code: The font of code.
  /// - Complexity: O(n log n) in the number of spans.
  func runs(_ style: TextStyle, code: InlineCode) -> [StyleRun] {
    var edges: [(offset: Int, emphases: TextEmphases, change: Int)] = []
    for span in self where !span.emphases.intersection(.ofLetters).isEmpty && !span.range.isEmpty {
      edges.append((span.range.lowerBound, span.emphases, 1))
      edges.append((span.range.upperBound, span.emphases, -1))
    }
    edges.sort { $0.offset < $1.offset }
    var counts = [Int](repeating: 0, count: TextEmphasis.allCases.count)
    var emphases: TextEmphases = []
    var start = 0
    var runs: [StyleRun] = []
    for edge in edges {
      if edge.offset > start, !emphases.isEmpty {
        runs.append(StyleRun(range: start..<edge.offset, style: style.emphasized(emphases, code: code)))
      }
      start = edge.offset
      for (index, emphasis) in TextEmphasis.allCases.enumerated()
      where edge.emphases.contains(TextEmphases(emphasis)) {
        counts[index] += edge.change
        let emphasis = TextEmphases(emphasis).intersection(.ofLetters)
        if counts[index] == 0 { emphases.subtract(emphasis) } else { emphases.formUnion(emphasis) }
      }
    }
    return runs
  }
}

/// The font of code within a text.
struct InlineCode: Hashable, Sendable {
  /// The family; nil for that of the surrounding text.
  let family: String?
  /// The size, as a factor of the size of the surrounding text.
  var size = 1.0
}

extension CodeStyle {
  /// The font of code within a text.
  var inline: InlineCode { InlineCode(family: font.family, size: inlineSize) }
}

extension TextEmphases {
  /// The emphases that change the font of letters. All other emphases change only decorations.
  fileprivate static let ofLetters: TextEmphases = [.bold, .italic, .code, .sub, .sup]
}

extension TextStyle {
  /// Returns the style with a combination of emphases.
  fileprivate func emphasized(_ emphases: TextEmphases, code: InlineCode) -> TextStyle {
    var style = self
    if emphases.contains(.bold) { style.weight = .bold }
    if emphases.contains(.italic) { style.slant = .italic }
    if emphases.contains(.code) {
      style.family = code.family
      if code.size != 1 {
        // The line spacing stays the same.
        style.lineSize = style.size
        style.size *= code.size
      }
    }
    // If a range is both subscript and superscript, it is shown as subscript. The line spacing stays the
    // same.
    if !emphases.isDisjoint(with: [.sub, .sup]) {
      style.lineSize = style.lineSize ?? style.size
      style.baselineOffset += style.size * (emphases.contains(.sub) ? -0.17 : 0.34)
      style.size *= 0.75
    }
    return style
  }
}
