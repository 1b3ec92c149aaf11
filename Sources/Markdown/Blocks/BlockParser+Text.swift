extension BlockParser {
  /// Adds the rest of the line to a leaf.
  mutating func addText(_ source: Span<UInt8>) {
    cursor.findText(source)
    let last = open[open.count - 1]
    if matched < open.count, !cursor.isBlank, nodes[last].kind == .paragraph {
      // A lazy line continues a paragraph without the markers of the containers around it.
      return addParagraphLine(source)
    }
    closeUnmatched(source)
    let leaf = open[open.count - 1]
    switch nodes[leaf].kind {
    case .paragraph: if !cursor.isBlank { addParagraphLine(source) }
    case .code: addSegment(to: leaf, cursor.rest())
    case .html: addHTMLLine(leaf, source)
    case .formula: addFormulaLine(leaf, source)
    case .summary: addSummaryLine(leaf, source)
    case .table:
      cursor.goToText()
      addSegment(to: leaf, cursor.rest())
      nodes[leaf].end = source.endWithoutSpaces(cursor.offset..<cursor.end)
    default:
      if !cursor.isBlank { startParagraph(source) }
    }
  }

  private mutating func startParagraph(_ source: Span<UInt8>) {
    if takeAlert(source) { return }
    takeBox(source)
    addChild(.paragraph, at: cursor.text, source)
    addParagraphLine(source)
  }

  private mutating func addParagraphLine(_ source: Span<UInt8>) {
    cursor.goToText()
    let paragraph = settledParagraph(source)
    var segment = cursor.rest()
    let end = source.endWithoutSpaces(segment.start..<segment.end)
    let closing = options.details ? closingDetails(segment.start..<end, source) : nil
    if let closing { segment.end = closing.tag.lowerBound }
    if outcome != .html { outcome = .text }
    addSegment(to: paragraph, segment)
    nodes[paragraph].end = source.endWithoutSpaces(segment.start..<segment.end)
    if let closing { close(details: closing.index, tag: closing.tag, source) }
  }

  /// Reads `[!NOTE]` alone on the first line of a quote.
  private mutating func takeAlert(_ source: Span<UInt8>) -> Bool {
    let quote = open[open.count - 1]
    guard options.alerts, nodes[quote].kind == .quote, nodes[quote].firstChild < 0, nodes[quote].level == 0,
      source[cursor.text] == UInt8(ascii: "["),
      let kind = AlertSyntax.kind(in: cursor.text..<source.endWithoutSpaces(cursor.text..<cursor.end), source)
    else { return false }
    nodes[quote].level = kind
    nodes[quote].info = cursor.text..<source.endWithoutSpaces(cursor.text..<cursor.end)
    nodes[quote].end = nodes[quote].info.upperBound
    nodes[quote].lastLine = line
    outcome = .alert
    return true
  }

  // MARK: Fences, HTML, formulas

  mutating func startFence(_ source: Span<UInt8>) -> Bool {
    let length = fenceRun(source)
    guard length >= 3 else { return false }
    let character = source[cursor.text]
    let start = cursor.text
    let info = source.startWithoutSpaces((start + length)..<cursor.end)
    let end = source.endWithoutSpaces(info..<cursor.end)
    if character == UInt8(ascii: "`"), source.first(character, in: info..<end) != nil { return false }
    let indent = cursor.indent
    let node = addChild(.code, at: start, source)
    nodes[node].isFenced = true
    nodes[node].character = character
    nodes[node].number = length
    nodes[node].indent = indent
    nodes[node].marker = start..<(start + length)
    nodes[node].info = info..<max(info, end)
    nodes[node].end = max(start + length, end)
    outcome = .fence
    isUsedUp = true
    return true
  }

  mutating func startHTML(_ source: Span<UInt8>) -> Bool {
    let last = nodes[open[open.count - 1]].kind
    let interrupts = last == .paragraph || nodes[container].kind == .table
    guard let kind = HTMLSyntax.blockKind(at: cursor.text, before: cursor.end, source),
      kind < 7 || !interrupts
    else {
      return false
    }
    // The indentation of the first line belongs to the text.
    let node = addChild(.html, at: cursor.text, source)
    nodes[node].level = kind
    outcome = .html
    return true
  }

  private mutating func addHTMLLine(_ node: Int, _ source: Span<UInt8>) {
    let segment = cursor.rest()
    addSegment(to: node, segment)
    if HTMLSyntax.endsBlock(kind: nodes[node].level, segment.start..<segment.end, source) {
      closeLast(source)
    }
  }

  /// Starts a formula at `$$` or `\[` at the start of a line. It is on this line alone, or on all lines up to
  /// the closing one.
  mutating func startFormula(_ source: Span<UInt8>) -> Bool {
    guard options.math, let opener = FormulaSyntax.displayOpener(at: cursor.text, before: cursor.end, source)
    else {
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
    let node = addChild(.formula, at: start, source)
    nodes[node].character = opener
    nodes[node].marker = start..<(start + 2)
    nodes[node].isFenced = text == cursor.end
    addSegment(to: node, LineSegment(start: start, end: closer ?? cursor.end, padding: 0))
    if let closer { close(formula: node, at: closer) }
    outcome = text == cursor.end ? .marker : .text
    isUsedUp = true
    if closer != nil { closeLast(source) }
    return true
  }

  private mutating func addFormulaLine(_ node: Int, _ source: Span<UInt8>) {
    var segment = cursor.rest()
    guard
      let closer = FormulaSyntax.closer(of: nodes[node].character, in: segment.start..<segment.end, source)
    else {
      return addSegment(to: node, segment)
    }
    segment.end = closer
    addSegment(to: node, segment)
    close(formula: node, at: closer)
    closeLast(source)
    cursor.skip(closer + 2 - cursor.offset)
    cursor.findText(source)
    isUsedUp = true
    if !cursor.isBlank { startParagraph(source) }
  }

  private mutating func close(formula node: Int, at closer: Int) {
    nodes[node].closing = closer..<(closer + 2)
    nodes[node].end = closer + 2
    nodes[node].flag = true
  }
}
