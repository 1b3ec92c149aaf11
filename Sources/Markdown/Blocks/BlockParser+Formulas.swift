extension BlockParser {
  /// Starts a formula at `$$` or `\[` at the start of a line. It is on this line alone, or on all lines up to
  /// the closing one.
  mutating func startFormula(_ source: Span<UInt8>) -> Bool {
    guard options.math else { return false }
    if let environment = EnvironmentSyntax.opener(at: cursor.text, before: cursor.end, source) {
      return startEnvironment(environment.name, source)
    }
    guard let opener = FormulaSyntax.displayOpener(at: cursor.text, before: cursor.end, source) else {
      return false
    }
    let start = cursor.text
    let text = source.startWithoutSpaces((start + 2)..<cursor.end)
    let closer = FormulaSyntax.closer(of: opener, in: (start + 2)..<cursor.end, source)
    if let closer {
      guard closer > text, source.startWithoutSpaces((closer + 2)..<cursor.end) == cursor.end else {
        return false
      }
    }
    // In a paragraph such as "it is $$", dollar signs on a line of their own end the formula in the text.
    if text == cursor.end, opener == UInt8(ascii: "$"), isInParagraph, holdsOpenFormula(container, source) {
      return false
    }
    let node = addChild(.formula, at: start, source)
    nodes[node].character = opener
    nodes[node].marker = start..<(start + 2)
    nodes[node].isFenced = text == cursor.end
    addSegment(to: node, LineSegment(start: start, end: closer ?? cursor.end, padding: 0))
    if let closer { close(formula: node, closer..<(closer + 2)) }
    outcome = text == cursor.end ? .marker : .text
    isUsedUp = true
    if closer != nil { closeLast(source) }
    return true
  }

  /// The maximum number of lines of a formula in a paragraph whose end is found on a line of its own.
  private static let mostOpenLines = 32

  /// Whether the last lines of a paragraph have an odd number of `$$`. Linear in these lines.
  private func holdsOpenFormula(_ paragraph: Int, _ source: Span<UInt8>) -> Bool {
    let lines = segments[nodes[paragraph].firstSegment...].prefix(nodes[paragraph].segmentCount)
    var isOpen = false
    for line in lines.suffix(Self.mostOpenLines) {
      var place = line.start
      while let dollars = FormulaSyntax.closer(of: UInt8(ascii: "$"), in: place..<line.end, source) {
        isOpen.toggle()
        place = dollars + 2
      }
    }
    return isOpen
  }

  /// Starts a formula at `\begin{name}` at the start of a line. It ends at its `\end{name}`. A blank line
  /// before that, which TeX does not allow in such a formula, makes it text.
  private mutating func startEnvironment(_ name: Range<Int>, _ source: Span<UInt8>) -> Bool {
    let start = cursor.text
    var depth = 1
    let end = EnvironmentSyntax.closer(of: name, &depth, in: (name.upperBound + 1)..<cursor.end, source)
    if let end, source.startWithoutSpaces(end..<cursor.end) < cursor.end { return false }
    let node = addChild(.formula, at: start, source)
    nodes[node].character = EnvironmentSyntax.kind
    nodes[node].info = name
    nodes[node].number = depth
    addSegment(to: node, LineSegment(start: start, end: end ?? cursor.end, padding: 0))
    isUsedUp = true
    if let end {
      close(formula: node, end..<end)
      closeLast(source)
    }
    return true
  }

  mutating func addFormulaLine(_ node: Int, _ source: Span<UInt8>) {
    var segment = cursor.rest()
    guard let closer = closer(of: node, in: segment.start..<segment.end, source) else {
      return addSegment(to: node, segment)
    }
    segment.end = closer.lowerBound
    addSegment(to: node, segment)
    close(formula: node, closer)
    closeLast(source)
    cursor.skip(closer.upperBound - cursor.offset)
    cursor.findText(source)
    isUsedUp = true
    if !cursor.isBlank { startParagraph(source) }
  }

  /// Returns the closing delimiter of a formula in a line; nil if there is none. The end of an environment
  /// belongs to its source, so it is no delimiter.
  private mutating func closer(of node: Int, in line: Range<Int>, _ source: Span<UInt8>) -> Range<Int>? {
    guard nodes[node].character == EnvironmentSyntax.kind else {
      return FormulaSyntax.closer(of: nodes[node].character, in: line, source).map { $0..<($0 + 2) }
    }
    return EnvironmentSyntax.closer(of: nodes[node].info, &nodes[node].number, in: line, source).map {
      $0..<$0
    }
  }

  private mutating func close(formula node: Int, _ closer: Range<Int>) {
    nodes[node].closing = closer
    nodes[node].end = closer.upperBound
    nodes[node].flag = true
  }
}
