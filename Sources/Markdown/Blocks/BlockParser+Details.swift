extension BlockParser {
  /// Reads `<details>`, `<summary>` or `</details>` at the start of a line; nil for anything else.
  mutating func startDetails(_ source: Span<UInt8>) -> Start? {
    let start = cursor.text
    if source.hasWord("<details", at: start, before: cursor.end) {
      guard let end = HTMLSyntax.openTagEnd(at: start, before: cursor.end, source), mayNest() else {
        return nil
      }
      let attributes = (start + 8)..<end
      cursor.goToText()
      goBehind(end)
      let node = addChild(.details, at: start, source)
      nodes[node].marker = start..<end
      nodes[node].end = end
      nodes[node].flag = attributes.contains { place in
        source.hasWord("open", at: place, before: end) && source[place - 1].isWhiteSpace
          && !source[place + 4].isLetterOrDigit
      }
      outcome = .marker
      return .container
    }
    if source.hasWord("</details>", at: start, before: cursor.end), let index = openDetails(before: matched) {
      cursor.goToText()
      goBehind(start + 10)
      close(details: index, tag: start..<(start + 10), source)
      outcome = .marker
      return .container
    }
    if source.hasWord("<summary>", at: start, before: cursor.end), nodes[container].kind == .details,
      nodes[container].firstChild < 0
    {
      cursor.goToText()
      goBehind(start + 9)
      let node = addChild(.summary, at: start, source)
      nodes[node].marker = start..<(start + 9)
      nodes[node].end = start + 9
      outcome = .marker
      return takeSummaryLine(node, source) ? .container : .leaf
    }
    return nil
  }

  /// Adds a line to a summary. Returns whether the line ends the summary; the text after its closing tag then
  /// starts the first block of the details.
  mutating func takeSummaryLine(_ node: Int, _ source: Span<UInt8>) -> Bool {
    cursor.findText(source)
    cursor.goToText()
    var segment = cursor.rest()
    let tag = (segment.start..<segment.end).first { place in
      source[place] == UInt8(ascii: "<") && source.hasWord("</summary>", at: place, before: segment.end)
    }
    guard let tag else {
      if !cursor.isBlank { addSegment(to: node, segment) }
      isUsedUp = true
      return false
    }
    segment.end = tag
    addSegment(to: node, segment)
    nodes[node].closing = tag..<(tag + 10)
    nodes[node].end = tag + 10
    goBehind(tag + 10)
    closeLast(source)
    return true
  }

  /// Adds a line to an open summary, and reads the text after the summary's end.
  mutating func addSummaryLine(_ node: Int, _ source: Span<UInt8>) {
    guard takeSummaryLine(node, source) else { return }
    openBlocks(source)
    if !isUsedUp { addText(source) }
  }

  /// Returns the closing tag at the end of a paragraph's line, with the index of its details among the open
  /// blocks; nil if there is none.
  func closingDetails(_ range: Range<Int>, _ source: Span<UInt8>) -> (index: Int, tag: Range<Int>)? {
    let start = range.upperBound - 10
    guard start >= range.lowerBound, source[range.upperBound - 1] == UInt8(ascii: ">"),
      source.hasWord("</details>", at: start, before: range.upperBound),
      let index = openDetails(before: open.count)
    else { return nil }
    return (index, start..<range.upperBound)
  }

  /// Closes details and all blocks that are open in them.
  mutating func close(details index: Int, tag: Range<Int>, _ source: Span<UInt8>) {
    let node = open[index]
    matched = index + 1
    closeUnmatched(source)
    nodes[node].closing = tag
    nodes[node].end = tag.upperBound
    nodes[node].lastLine = line
    closeLast(source)
  }

  private func openDetails(before count: Int) -> Int? {
    open[..<count].lastIndex { nodes[$0].kind == .details }
  }

  private mutating func goBehind(_ place: Int) {
    cursor.skip(place - cursor.offset)
  }
}
