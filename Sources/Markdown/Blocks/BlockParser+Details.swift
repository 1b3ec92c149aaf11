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
      mayHaveSummary(container)
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
    if nodes[node].flag { segment = withoutHeadingMarks(segment, source) }
    nodes[node].flag = cursor.isBlank
    if cursor.isBlank {
      isUsedUp = true
      return false
    }
    guard let tag = summaryEnd(in: segment.start..<segment.end, source) else {
      addSegment(to: node, segment)
      isUsedUp = true
      return false
    }
    segment.end = tag.lowerBound
    addSegment(to: node, segment)
    nodes[node].closing = tag
    nodes[node].end = tag.upperBound
    goBehind(tag.upperBound)
    closeLast(source)
    return true
  }

  /// Returns the first `</summary>` of a line that is not in code, or the empty range before a `</details>`; nil
  /// if there is none. A tag between backticks is in code only if the summary ends after it: the second backtick
  /// may be outside.
  private mutating func summaryEnd(in line: Range<Int>, _ source: Span<UInt8>) -> Range<Int>? {
    var ticks = 0
    var doubtful: Range<Int>?
    var place = line.lowerBound
    while place < line.upperBound {
      switch source[place] {
      case UInt8(ascii: "`"):
        ticks += 1
        while place + 1 < line.upperBound, source[place + 1] == UInt8(ascii: "`") { place += 1 }
      case UInt8(ascii: "<"):
        let end = Self.closingEnd("</summary", at: place, before: line.upperBound, source)
        guard end != nil || Self.closingEnd("</details", at: place, before: line.upperBound, source) != nil
        else { break }
        let tag = place..<(end ?? place)
        if !isInCode(place, ticks, source) { return doubtful == nil || end != nil ? tag : doubtful }
        doubtful = doubtful ?? tag
      default: break
      }
      place += 1
    }
    return doubtful
  }

  /// Returns a line after a blank line of a summary without the marks of a heading. A summary is one line in bold
  /// letters anyway.
  private func withoutHeadingMarks(_ line: LineSegment, _ source: Span<UInt8>) -> LineSegment {
    let text = (line.start..<line.end).prefix { source[$0] == UInt8(ascii: "#") }.endIndex
    guard (1...6).contains(text - line.start), text < line.end, source[text].isSpaceOrTab else { return line }
    return LineSegment(start: source.startWithoutSpaces(text..<line.end), end: line.end, padding: 0)
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

  // MARK: HTML

  /// Whether an HTML block begins with a tag of details or of their summary that goes on in the next line.
  func startsUnfinishedTag(_ source: Span<UInt8>) -> Bool {
    guard options.details, let name = HTMLSyntax.nameEnd(at: cursor.text + 1, before: cursor.end, source)
    else {
      return false
    }
    let word = cursor.text + 1..<name
    let isTag =
      HTMLSyntax.isOne(of: ["details"], word, source)
      || HTMLSyntax.isOne(of: ["summary"], word, source) && mayHaveSummary(container)
    return isTag && UnfinishedTag.reachesEnd(cursor.text..<cursor.end, source)
  }

  private func mayHaveSummary(_ node: Int) -> Bool {
    nodes[node].kind == .details && nodes[node].firstChild < 0
  }

  /// The most lines of a tag.
  private static let longestTag = 32

  /// Turns an HTML block into details or a summary if the line, which is its last, ends its first tag.
  mutating func endTag(_ node: Int, _ source: Span<UInt8>) {
    let lines = segments[nodes[node].firstSegment...]
    guard lines.count <= Self.longestTag, let last = lines.last else { return nodes[node].flag = false }
    var bytes: [UInt8] = []
    for line in lines {
      for place in line.start..<line.end { bytes.append(source[place]) }
      bytes.append(0x0A)
    }
    guard let end = HTMLSyntax.openTagEnd(at: 0, before: bytes.count, bytes.span) else {
      return nodes[node].flag = UnfinishedTag.reachesEnd(0..<bytes.count, bytes.span)
    }
    nodes[node].flag = false
    let isDetails = bytes.span.hasWord("<details", at: 0, before: end)
    guard !isDetails || mayNest() else { return }
    nodes[node].kind = isDetails ? .details : .summary
    nodes[node].level = 0
    nodes[node].flag =
      isDetails && HTMLAttributes(of: 0..<end, bytes.span).value(of: "open", bytes.span) != nil
    nodes[node].end = last.end - (bytes.count - 1 - end)
    nodes[node].marker = nodes[node].start..<nodes[node].end
    nodes[node].firstSegment = segments.count
    nodes[node].segmentCount = 0
    goBehind(nodes[node].end)
    hasRest = isDetails || takeSummaryLine(node, source)
  }

  /// Returns the first tag in a line of an HTML block that begins details or ends open ones; nil if there is
  /// none.
  ///
  /// - Parameter isFirst: Whether it is the first line, which begins with a tag that is not one of these.
  func detailsTag(inHTML line: Range<Int>, isFirst: Bool, _ source: Span<UInt8>) -> Int? {
    let isInside = openDetails(before: open.count) != nil
    return line.dropFirst(isFirst ? 1 : 0).first { place in
      source[place] == UInt8(ascii: "<")
        && (isInside && Self.closingEnd("</details", at: place, before: line.upperBound, source) != nil
          || PictureLine.tagEnd("<details", at: place, before: line.upperBound, source) != nil)
    }
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
