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

  mutating func startParagraph(_ source: Span<UInt8>) {
    if takeAlert(source) { return }
    takeBox(source)
    addChild(.paragraph, at: cursor.text, source)
    addParagraphLine(source)
  }

  private mutating func addParagraphLine(_ source: Span<UInt8>) {
    cursor.goToText()
    let paragraph = settledParagraph(source)
    var segment = cursor.rest()
    let tag = options.details ? detailsTag(in: segment.start..<segment.end, source) : nil
    if let tag { segment.end = tag }
    if outcome != .html { outcome = .text }
    add(segment, toParagraph: paragraph, source)
    guard let tag else { return }
    cursor.skip(tag - cursor.offset)
    hasRest = true
  }

  /// Adds a line to a paragraph. Pictures that are alone between line ends become paragraphs of their own.
  private mutating func add(_ segment: LineSegment, toParagraph paragraph: Int, _ source: Span<UInt8>) {
    var paragraph = paragraph
    let line = segment.start..<source.endWithoutSpaces(segment.start..<segment.end)
    // A bracket at the end of the line before may open a link around the picture.
    guard options.pictures, !isUnfinished, !endsWithBracket(paragraph, source),
      let pieces = PictureLine.pieces(
        of: withoutHardBreak(line, source), readsTags: options.tags, references, source),
      nodes.count + pieces.count <= limits.blocks
    else {
      if nodes[paragraph].flag { paragraph = paragraphBehind(paragraph, at: segment.start, source) }
      addSegment(to: paragraph, segment)
      return nodes[paragraph].end = line.upperBound
    }
    for piece in pieces {
      if nodes[paragraph].flag || piece.isPicture, nodes[paragraph].segmentCount > 0 {
        paragraph = paragraphBehind(paragraph, at: piece.range.lowerBound, source)
      }
      nodes[paragraph].flag = piece.isPicture
      addSegment(
        to: paragraph, LineSegment(start: piece.range.lowerBound, end: piece.range.upperBound, padding: 0))
    }
  }

  private func endsWithBracket(_ paragraph: Int, _ source: Span<UInt8>) -> Bool {
    guard nodes[paragraph].segmentCount > 0, let last = segments.last else { return false }
    let end = source.endWithoutSpaces(last.start..<last.end)
    return end > last.start && source[end - 1] == UInt8(ascii: "[")
  }

  /// Returns a line without the backslash at its end that is a hard line break.
  private func withoutHardBreak(_ line: Range<Int>, _ source: Span<UInt8>) -> Range<Int> {
    var start = line.upperBound
    while start > line.lowerBound, source[start - 1] == UInt8(ascii: "\\") { start -= 1 }
    guard !(line.upperBound - start).isMultiple(of: 2) else { return line }
    return line.lowerBound..<source.endWithoutSpaces(line.lowerBound..<(line.upperBound - 1))
  }

  /// Closes the open paragraph and opens another one directly behind it, without a hard line break between
  /// them.
  private mutating func paragraphBehind(_ paragraph: Int, at start: Int, _ source: Span<UInt8>) -> Int {
    if nodes[paragraph].segmentCount > 0, let last = segments.last, last.start < last.end {
      segments[segments.count - 1].end = withoutHardBreak(last.start..<last.end, source).upperBound
    }
    _ = takeDefinitions(paragraph, source)
    open.removeLast()
    let next = append(SyntaxBlock(.paragraph, start: start, line: line, parent: open[open.count - 1]))
    nodes[next].firstSegment = segments.count
    open.append(next)
    return next
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

  // MARK: Fences and HTML

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
    // A picture is read in a paragraph.
    if options.pictures, options.tags, source.hasWord("<img", at: cursor.text, before: cursor.end),
      HTMLSyntax.nameEnd(at: cursor.text + 1, before: cursor.end, source) == cursor.text + 4
    {
      return false
    }
    let last = nodes[open[open.count - 1]].kind
    let interrupts = last == .paragraph || nodes[container].kind == .table
    guard let kind = HTMLSyntax.blockKind(at: cursor.text, before: cursor.end, source),
      kind < 7 || !interrupts
    else {
      return false
    }
    // A line with a tag that is shown as formatting is text.
    if kind == 7, options.tags, FormattingTag.isFormatting(at: cursor.text, before: cursor.end, source) {
      return false
    }
    let isUnfinished = kind == 6 && startsUnfinishedTag(source)
    // The indentation of the first line belongs to the text.
    let node = addChild(.html, at: cursor.text, source)
    nodes[node].level = kind
    nodes[node].flag = isUnfinished
    outcome = .html
    return true
  }

  private mutating func addHTMLLine(_ node: Int, _ source: Span<UInt8>) {
    var segment = cursor.rest()
    let isFirst = nodes[node].segmentCount == 0
    if options.details, nodes[node].level >= 6,
      let tag = detailsTag(inHTML: segment.start..<segment.end, isFirst: isFirst, source)
    {
      segment.end = source.endWithoutSpaces(segment.start..<tag)
      if segment.start < segment.end { addSegment(to: node, segment) }
      cursor.skip(tag - cursor.offset)
      hasRest = true
      return closeLast(source)
    }
    addSegment(to: node, segment)
    if nodes[node].flag { return endTag(node, source) }
    if HTMLSyntax.endsBlock(kind: nodes[node].level, segment.start..<segment.end, source) {
      closeLast(source)
    }
  }
}
