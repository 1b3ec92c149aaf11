import TextLayout

/// Headings and titles, and how they become smaller where their words would be broken.
extension RichBuilder {
  /// Words up to this width, in points, are not made smaller: a window that is narrower than that has no legible lines at all.
  /// Most headings have only such words, and one size.
  private static let narrowest: LayoutUnit = 96
  /// The least factor between the sizes of a heading and of the text around it.
  private static let leastStep = 1.06

  /// Adds the node of a heading. In a style that adapts to rows, it has two smaller sizes if it has long words: that of the
  /// text around it, and halfway to it. A growing heading keeps its size, because words that were read would move with each
  /// token.
  mutating func heading(_ heading: HeadingBlock, _ block: MessageBlock, _ context: RichContext) {
    var context = context
    let factor = rich.headingSizes[min(max(1, heading.level), 6) - 1]
    context.font.size *= factor
    context.font.strengthen(to: rich.headingWeight)
    let role = TextRole.heading(heading.level)
    if message.isStreaming || !adaptsToRows { return add(heading.text, role, block, context) }
    let smaller = factor < Self.leastStep ? [] : [(1 + factor) / 2 / factor, 1 / factor]
    sized(heading.text, role, context, smaller: smaller).add(to: &content, element(of: block, context))
  }

  /// Returns the title of an alert. It is a word of the interface, which is smaller than the text before it is broken.
  func title(of alert: AlertKind, _ context: RichContext) -> SizedLines {
    let factor = min(1, rich.footnoteSize)
    return sized(
      RichText(maker.words.title(of: alert)), .title, context, smaller: [factor, factor * factor])
  }

  /// Shapes a text, and its smaller sizes if it has long words.
  ///
  /// - Parameter smaller: Two smaller sizes as factors of the font, in descending order, or none.
  private func sized(
    _ text: RichText, _ role: TextRole, _ context: RichContext, smaller: [Double]
  ) -> SizedLines {
    var sized = SizedLines(lines(text, role, at: context.path, context))
    guard adaptsToRows, sized.longestWord(in: 0) > Self.narrowest else { return sized }
    for factor in smaller {
      var inner = context
      inner.font.size *= factor
      sized.sizes.append(lines(text, role, at: context.path, inner))
    }
    return sized
  }
}

/// A text in one or three sizes, from the largest to the smallest.
struct SizedLines: Sendable {
  var sizes: [RichLines]

  init(_ lines: RichLines) { sizes = [lines] }

  /// Returns the width of the longest word in one of the sizes, in points.
  fileprivate func longestWord(in size: Int) -> LayoutUnit { sizes[size].text.paragraph.minContentWidth() }

  /// Adds the node of the text.
  func add(to content: inout ContentBuilder, _ element: PaintedElement) {
    guard sizes.count > 1 else { return content.add(sizes[0].text, Paint(element, .lines(sizes[0]))) }
    let texts = content.number(sizes.lazy.map(\.text))
    let rule = WordFitRule(
      texts: texts, first: longestWord(in: 0), second: longestWord(in: 1), third: longestWord(in: 2))
    content.add(.wordFit(rule), Paint(element, .sizes(sizes, first: texts.lowerBound)))
  }
}
