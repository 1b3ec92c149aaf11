extension BlockParser {
  /// Reads `<details>`, `<summary>` or `</details>` at the start of a line, or of the rest of a divided line;
  /// nil for anything else.
  mutating func startDetails(_ source: Span<UInt8>) -> Start? {
    let start = cursor.text
    if let end = PictureLine.tagEnd("<details", at: start, before: cursor.end, source) {
      guard mayNest() else { return nil }
      cursor.goToText()
      goBehind(end)
      let node = addChild(.details, at: start, source)
      nodes[node].marker = start..<end
      nodes[node].end = end
      nodes[node].flag = HTMLAttributes(of: start..<end, source).value(of: "open", source) != nil
      outcome = .marker
      return .container
    }
    if let end = Self.closingEnd("</details", at: start, before: cursor.end, source),
      let index = openDetails(before: matched)
    {
      cursor.goToText()
      goBehind(end)
      close(details: index, tag: start..<end, source)
      outcome = .marker
      return .container
    }
    if let end = PictureLine.tagEnd("<summary", at: start, before: cursor.end, source),
      nodes[container].kind == .details, nodes[container].firstChild < 0
    {
      cursor.goToText()
      goBehind(end)
      let node = addChild(.summary, at: start, source)
      nodes[node].marker = start..<end
      nodes[node].end = end
      outcome = .marker
      return takeSummaryLine(node, source) ? .container : .leaf
    }
    return nil
  }

  /// Adds a line to a summary. Returns whether the summary ends in the line; the text after it then starts
  /// the first block of the details. The end of the details ends their summary too.
  mutating func takeSummaryLine(_ node: Int, _ source: Span<UInt8>) -> Bool {
    cursor.findText(source)
    cursor.goToText()
    var segment = cursor.rest()
    for place in segment.start..<segment.end where source[place] == UInt8(ascii: "<") {
      let end = Self.closingEnd("</summary", at: place, before: segment.end, source)
      guard end != nil || Self.closingEnd("</details", at: place, before: segment.end, source) != nil else {
        continue
      }
      segment.end = place
      addSegment(to: node, segment)
      nodes[node].closing = place..<(end ?? place)
      nodes[node].end = end ?? place
      goBehind(end ?? place)
      closeLast(source)
      return true
    }
    if !cursor.isBlank { addSegment(to: node, segment) }
    isUsedUp = true
    return false
  }

  /// Adds a line to an open summary.
  mutating func addSummaryLine(_ node: Int, _ source: Span<UInt8>) {
    hasRest = takeSummaryLine(node, source)
  }

  /// Returns the first tag in a line of a paragraph that begins details or ends open ones; nil if there is
  /// none. Inside a line, `<details>` begins details only if a summary or the end of the line follows, because
  /// people also write about the tag. Tags in code do not count.
  mutating func detailsTag(in line: Range<Int>, _ source: Span<UInt8>) -> Int? {
    var isInside: Bool?
    var ticks = 0
    var place = line.lowerBound
    while place < line.upperBound {
      switch source[place] {
      case UInt8(ascii: "`"):
        ticks += 1
        while place + 1 < line.upperBound, source[place + 1] == UInt8(ascii: "`") { place += 1 }
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "<"):
        if Self.closingEnd("</details", at: place, before: line.upperBound, source) != nil {
          let isIn = isInside ?? (openDetails(before: open.count) != nil)
          isInside = isIn
          if isIn, !isInCode(place, ticks, source) { return place }
        } else if ticks.isMultiple(of: 2), beginsDetails(at: place, before: line.upperBound, source) {
          return place
        }
      default: break
      }
      place += 1
    }
    return nil
  }

  private func beginsDetails(at place: Int, before end: Int, _ source: Span<UInt8>) -> Bool {
    guard let tag = PictureLine.tagEnd("<details", at: place, before: end, source) else { return false }
    let rest = source.startWithoutSpaces(tag..<end)
    return rest == end
      ? !isUnfinished : PictureLine.tagEnd("<summary", at: rest, before: end, source) != nil
  }

  /// Whether backticks are around a place of the line.
  ///
  /// - Parameter ticks: The number of runs of backticks before the place.
  private mutating func isInCode(_ place: Int, _ ticks: Int, _ source: Span<UInt8>) -> Bool {
    guard !ticks.isMultiple(of: 2) else { return false }
    let last = lastBacktick ?? (cursor.offset..<cursor.end).last { source[$0] == UInt8(ascii: "`") } ?? -1
    lastBacktick = last
    return last > place
  }

  /// Returns the end of a closing tag that starts with a word, which is `</` and the tag's name; nil for
  /// anything else.
  private static func closingEnd(
    _ word: StaticString, at place: Int, before end: Int, _ source: Span<UInt8>
  ) -> Int? {
    guard source.hasWord(word, at: place, before: end),
      HTMLSyntax.nameEnd(at: place + 2, before: end, source) == place + word.utf8CodeUnitCount
    else { return nil }
    return HTMLSyntax.closingTagEnd(at: place, before: end, source)
  }

  /// Closes details and all blocks that are open in them.
  private mutating func close(details index: Int, tag: Range<Int>, _ source: Span<UInt8>) {
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
