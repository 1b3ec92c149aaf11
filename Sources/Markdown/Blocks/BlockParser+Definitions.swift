extension BlockParser {
  /// Removes the link definitions from the start of a paragraph. Returns the rest of the paragraph, or nil if
  /// nothing is left.
  mutating func takeDefinitions(_ paragraph: Int, _ source: Span<UInt8>) -> Int? {
    takeDefinitions(paragraph, source, settledOnly: false)
  }

  mutating func closeParagraph(_ paragraph: Int, _ source: Span<UInt8>) {
    _ = takeDefinitions(paragraph, source)
  }

  /// Returns the open paragraph without the definitions at its start that the line at the cursor cannot
  /// change any more.
  ///
  /// A definition cannot change once the line after it has begun, unless that line may begin with its title.
  mutating func settledParagraph(_ source: Span<UInt8>) -> Int {
    let paragraph = open[open.count - 1]
    let count = nodes[paragraph].segmentCount
    // Definitions of many lines wait for the paragraph's end, so that no line is read too often.
    guard count > 0, count <= 8, startsDefinition(paragraph, source) else { return paragraph }
    let first = source[cursor.text]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") || first == UInt8(ascii: "(") {
      return paragraph
    }
    if let left = takeDefinitions(paragraph, source, settledOnly: true) { return left }
    let start = cursor.text
    open.removeLast()
    let next = append(SyntaxBlock(.paragraph, start: start, line: line, parent: open[open.count - 1]))
    nodes[next].firstSegment = segments.count
    open.append(next)
    return next
  }

  /// Whether a paragraph may start with a definition, as far as its label tells.
  func startsDefinition(_ paragraph: Int, _ source: Span<UInt8>) -> Bool {
    let lines = segments[nodes[paragraph].firstSegment...].prefix(nodes[paragraph].segmentCount)
    guard let first = lines.first, first.start < first.end, source[first.start] == UInt8(ascii: "[") else {
      return false
    }
    var place = first.start
    var length = 0
    for (index, line) in zip(lines.indices, lines) {
      if let next = LinkSyntax.bracket(after: place, before: line.end, source) {
        // Behind the label is a colon.
        return source[next] == UInt8(ascii: "]")
          && (next + 1 == line.end ? index + 1 == lines.endIndex : source[next + 1] == UInt8(ascii: ":"))
      }
      length += line.end - line.start + 1
      if length > LinkSyntax.longestLabel { return false }
      if index + 1 < lines.endIndex { place = lines[index + 1].start - 1 }
    }
    return true
  }

  private mutating func takeDefinitions(_ paragraph: Int, _ source: Span<UInt8>, settledOnly: Bool) -> Int? {
    let first = nodes[paragraph].firstSegment
    let count = nodes[paragraph].segmentCount
    guard count > 0, startsDefinition(paragraph, source) else { return paragraph }
    let content = LeafContent(segments[first..<(first + count)], source)
    var place = 0
    let text = content.bytes.span
    while place < text.count, let definition = LinkSyntax.definition(at: place, text) {
      if settledOnly, definition.mayGoOn { break }
      references.add(definition, text)
      place = definition.end
    }
    guard place > 0 else { return paragraph }
    let taken = place >= text.count ? count : content.line(of: place)
    let last = segments[first + taken - 1]
    nodes[paragraph].kind = .definitions
    nodes[paragraph].segmentCount = taken
    let lastLine = nodes[paragraph].lastLine
    let end = nodes[paragraph].end
    nodes[paragraph].end = source.endWithoutSpaces(last.start..<last.end)
    nodes[paragraph].lastLine = lastLine - (count - taken)
    guard taken < count else { return nil }
    let start = segments[first + taken].start
    let left = append(SyntaxBlock(.paragraph, start: start, line: lastLine, parent: nodes[paragraph].parent))
    nodes[left].firstSegment = first + taken
    nodes[left].segmentCount = count - taken
    nodes[left].end = end
    if open.last == paragraph { open[open.count - 1] = left }
    return left
  }
}
