extension BlockParser {
  /// Opens the blocks that start in the line.
  mutating func openBlocks(_ source: Span<UInt8>) {
    var isAfterMarker = false
    while true {
      cursor.findText(source)
      guard !cursor.isBlank else { return }
      if !isInGroup(), cursor.indent >= 4 {
        // Indented code cannot interrupt a paragraph.
        guard nodes[open[open.count - 1]].kind != .paragraph, nodes[container].kind != .table else { return }
        cursor.skip(columns: 4, source)
        addChild(.code, at: cursor.offset, source)
        return
      }
      let first = source[cursor.text]
      guard first < 0x80, !first.isLetter else { return }
      switch start(first, source, isAfterMarker: isAfterMarker) {
      case .nothing: return
      case .leaf: return
      case .container: isAfterMarker = nodes[container].kind == .item
      }
      if isFull { return }
    }
  }

  /// The result of looking for a block start.
  enum Start {
    case nothing
    /// A leaf, to which the rest of the line belongs.
    case leaf
    /// A container. Other blocks may start after its marker.
    case container
  }

  private mutating func start(_ first: UInt8, _ source: Span<UInt8>, isAfterMarker: Bool) -> Start {
    switch first {
    case UInt8(ascii: ">"):
      guard !isAfterMarker || !isComparison(source) else { return .nothing }
      return startQuote(source)
    case UInt8(ascii: "#"): return startHeading(source) ? .leaf : .nothing
    case UInt8(ascii: "`"), UInt8(ascii: "~"): return startFence(source) ? .leaf : .nothing
    case UInt8(ascii: "<"):
      if options.details, let start = startDetails(source) { return start }
      if startGroup(source) { return .container }
      return startHTML(source) ? .leaf : .nothing
    case UInt8(ascii: "="): return startUnderline(source) ? .leaf : .nothing
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "+"):
      if startUnderline(source) || startRule(source) { return .leaf }
      if startItem(source) { return .container }
      return startTable(source) ? .leaf : .nothing
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return startItem(source) ? .container : .nothing
    case UInt8(ascii: "|"), UInt8(ascii: ":"): return startTable(source) ? .leaf : .nothing
    case UInt8(ascii: "["): return startFootnote(source) ? .container : .nothing
    case UInt8(ascii: "$"), UInt8(ascii: "\\"): return startFormula(source) ? .leaf : .nothing
    default: return .nothing
    }
  }

  /// Whether another level may be opened here. Reports an overrun if not.
  mutating func mayNest() -> Bool {
    var levels = 0
    for node in open[..<matched] where nodes[node].kind.isLevel { levels += 1 }
    if levels < limits.levels { return true }
    report(.levels, at: cursor.text)
    return false
  }

  private mutating func startQuote(_ source: Span<UInt8>) -> Start {
    guard mayNest() else { return .nothing }
    let start = cursor.text
    takeQuoteMarker(source)
    let node = addChild(.quote, at: start, source)
    nodes[node].marker = start..<(start + 1)
    nodes[node].end = start + 1
    outcome = .marker
    return .container
  }

  private mutating func startHeading(_ source: Span<UInt8>) -> Bool {
    let level = fenceRun(source)
    let start = cursor.text
    let after = start + level
    guard level <= 6, after == cursor.end || source[after].isSpaceOrTab else { return false }
    let text = source.startWithoutSpaces(after..<cursor.end)
    var end = source.endWithoutSpaces(text..<cursor.end)
    let lineEnd = end
    // Closing marks count only after a space, or if the heading is otherwise empty.
    var closing = end
    while closing > text, source[closing - 1] == UInt8(ascii: "#") { closing -= 1 }
    if closing < end, closing == text || source[closing - 1].isSpaceOrTab {
      end = source.endWithoutSpaces(text..<closing)
    } else {
      closing = lineEnd
    }
    let node = addChild(.heading, at: start, source)
    nodes[node].level = UInt8(level)
    nodes[node].marker = start..<after
    nodes[node].closing = closing..<lineEnd
    addSegment(to: node, LineSegment(start: text, end: end, padding: 0))
    nodes[node].end = max(lineEnd, after)
    outcome = text == end ? .marker : .text
    closeUsedUp(source)
    return true
  }

  private mutating func startUnderline(_ source: Span<UInt8>) -> Bool {
    guard isInParagraph else { return false }
    let character = source[cursor.text]
    guard character == UInt8(ascii: "=") || character == UInt8(ascii: "-") else { return false }
    let length = fenceRun(source)
    guard source.startWithoutSpaces((cursor.text + length)..<cursor.end) == cursor.end else { return false }
    let paragraph = container
    // A paragraph that consists only of definitions has no text to underline.
    guard let node = takeDefinitions(paragraph, source) else { return false }
    if node != paragraph { open[open.count - 1] = node }
    nodes[node].kind = .heading
    nodes[node].level = character == UInt8(ascii: "=") ? 1 : 2
    nodes[node].flag = true
    nodes[node].closing = cursor.text..<(cursor.text + length)
    nodes[node].end = cursor.text + length
    nodes[node].lastLine = line
    outcome = .underline
    closeUsedUp(source)
    return true
  }

  private mutating func startRule(_ source: Span<UInt8>) -> Bool {
    let character = source[cursor.text]
    guard character != UInt8(ascii: "+") else { return false }
    var count = 0
    for place in cursor.text..<cursor.end {
      let byte = source[place]
      if byte == character { count += 1 } else if !byte.isSpaceOrTab { return false }
    }
    guard count >= 3 else { return false }
    let node = addChild(.rule, at: cursor.text, source)
    nodes[node].end = source.endWithoutSpaces(cursor.text..<cursor.end)
    nodes[node].marker = cursor.text..<nodes[node].end
    outcome = .rule
    closeUsedUp(source)
    return true
  }
}
