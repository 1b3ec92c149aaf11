extension BlockParser {
  private struct Marker {
    var length: Int
    var character: UInt8
    var number = 0
  }

  /// Reads a list marker at the cursor's text: `-`, `*`, `+`, or up to nine digits and `.` or `)`, with white
  /// space after it.
  private func marker(_ source: Span<UInt8>) -> Marker? {
    let first = source[cursor.text]
    var marker = Marker(length: 1, character: first)
    if first.isDigit {
      var place = cursor.text
      while place < cursor.end, source[place].isDigit, place - cursor.text < 10 {
        marker.number = marker.number * 10 + Int(source[place] &- 0x30)
        place += 1
      }
      guard place < cursor.end, place - cursor.text < 10 else { return nil }
      marker.character = source[place]
      guard marker.character == UInt8(ascii: ".") || marker.character == UInt8(ascii: ")") else { return nil }
      marker.length = place + 1 - cursor.text
    } else if first == UInt8(ascii: "_") {
      return nil
    }
    let after = cursor.text + marker.length
    guard after == cursor.end || source[after].isSpaceOrTab else { return nil }
    // Only an item with content interrupts a paragraph, and a numbered one only if it starts at 1.
    if isInParagraph {
      if first.isDigit && marker.number != 1 { return nil }
      if source.startWithoutSpaces(after..<cursor.end) == cursor.end { return nil }
    }
    return marker
  }

  mutating func startItem(_ source: Span<UInt8>) -> Bool {
    guard let marker = marker(source), mayNest() else { return false }
    let start = cursor.text
    let offset = cursor.indent
    cursor.goToText()
    cursor.skip(columns: marker.length, source)
    let afterMarker = cursor
    repeat {
      cursor.skip(columns: 1, source)
    } while cursor.column - afterMarker.column < 5 && cursor.offset < cursor.end
      && source[cursor.offset].isSpaceOrTab
    let isEmpty = source.startWithoutSpaces(cursor.offset..<cursor.end) == cursor.end
    var spaces = cursor.column - afterMarker.column
    if spaces >= 5 || spaces < 1 || isEmpty {
      // The item is empty or begins with indented code, so only one space belongs to the marker.
      spaces = 1
      cursor = afterMarker
      _ = cursor.skipSpace(source)
    }
    let isOrdered = marker.character == UInt8(ascii: ".") || marker.character == UInt8(ascii: ")")
    let parent = container
    if nodes[parent].kind != .list || nodes[parent].character != marker.character {
      closeUnmatched(source)
      if nodes[parent].kind == .list { closeLast(source) }
      let list = addChild(.list, at: start, source)
      nodes[list].character = marker.character
      nodes[list].isFenced = isOrdered
      nodes[list].number = marker.number
    }
    let item = addChild(.item, at: start, source)
    nodes[item].marker = start..<(start + marker.length)
    nodes[item].number = marker.number
    nodes[item].indent = offset + marker.length + spaces
    nodes[item].end = start + marker.length
    outcome = .marker
    return true
  }

  /// Starts a footnote, `[^label]: text`. Footnotes whose definitions directly follow each other form a
  /// group.
  mutating func startFootnote(_ source: Span<UInt8>) -> Bool {
    guard options.footnotes, let label = FootnoteSyntax.label(at: cursor.text, before: cursor.end, source)
    else {
      return false
    }
    let after = label.upperBound + 1
    guard after < cursor.end, source[after] == UInt8(ascii: ":"), mayNest() else { return false }
    let start = cursor.text
    cursor.goToText()
    cursor.skip(after + 1 - start)
    _ = cursor.skipSpace(source)
    closeUnmatched(source)
    if nodes[open[open.count - 1]].kind == .paragraph || nodes[open[open.count - 1]].kind == .table {
      closeLast(source)
    }
    if nodes[open[open.count - 1]].kind != .footnotes { addChild(.footnotes, at: start, source) }
    let node = addChild(.footnote, at: start, source)
    nodes[node].marker = start..<(after + 1)
    nodes[node].info = label
    nodes[node].end = after + 1
    references.addFootnote(LinkReferences.normalized(label, source))
    outcome = .marker
    return true
  }

  /// Reads the box at the start of an item's first paragraph: `[ ]` or `[x]`, with white space and text after
  /// it.
  mutating func takeBox(_ source: Span<UInt8>) {
    let start = cursor.text
    guard options.taskLists, nodes[container].kind == .item, nodes[container].firstChild < 0,
      start + 3 < cursor.end, source[start] == UInt8(ascii: "["), source[start + 2] == UInt8(ascii: "]"),
      source[start + 3].isSpaceOrTab
    else { return }
    let mark = source[start + 1]
    guard mark == UInt8(ascii: " ") || mark.lowercased == UInt8(ascii: "x") else { return }
    let text = source.startWithoutSpaces((start + 3)..<cursor.end)
    guard text < cursor.end else { return }
    nodes[container].isFenced = true
    nodes[container].flag = mark != UInt8(ascii: " ")
    nodes[container].closing = start..<(start + 3)
    cursor.goToText()
    cursor.skip(3)
    cursor.findText(source)
  }
}
