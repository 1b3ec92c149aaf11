extension BlockParser {
  /// Finds how many of the open blocks continue in the line. Returns false if an open block has taken the
  /// whole line, so that no text is left.
  mutating func matchOpenBlocks(_ source: Span<UInt8>) -> Bool {
    matched = 1
    while matched < open.count {
      let node = open[matched]
      switch nodes[node].kind {
      case .list, .footnotes, .details, .document: break
      case .quote:
        guard cursor.indent < 4, !cursor.isBlank, source[cursor.text] == UInt8(ascii: ">") else {
          return true
        }
        takeQuoteMarker(source)
        // A line with only the marker belongs to the quote too.
        nodes[node].lastLine = line
      case .item:
        guard matchItem(node, source) else { return true }
      case .footnote:
        if cursor.isBlank {
          cursor.goToText()
        } else {
          guard cursor.indent >= 4 else { return true }
          cursor.skip(columns: 4, source)
        }
      // As in HTML, only its end tag ends a summary.
      case .summary: break
      case .paragraph, .table:
        guard !cursor.isBlank else { return true }
      case .heading, .rule, .definitions: return true
      case .code:
        switch matchCode(node, source) {
        case .goesOn: break
        case .ends: return true
        case .usedUp: return false
        }
      case .html:
        if cursor.isBlank, nodes[node].level >= 6 { return true }
      case .formula:
        if cursor.isBlank, !nodes[node].isFenced { return true }
        if nodes[node].flag { return true }
      }
      matched += 1
      cursor.findText(source)
    }
    return true
  }

  /// Skips `>` and a space after it.
  mutating func takeQuoteMarker(_ source: Span<UInt8>) {
    cursor.goToText()
    cursor.skip(1)
    _ = cursor.skipSpace(source)
  }

  private mutating func matchItem(_ node: Int, _ source: Span<UInt8>) -> Bool {
    if cursor.isBlank {
      // An item may begin with one blank line, but not with two.
      guard nodes[node].firstChild >= 0 else { return false }
      cursor.goToText()
    } else {
      guard cursor.indent >= nodes[node].indent else { return false }
      cursor.skip(columns: nodes[node].indent, source)
    }
    return true
  }

  private enum CodeMatch {
    case goesOn, ends, usedUp
  }

  private mutating func matchCode(_ node: Int, _ source: Span<UInt8>) -> CodeMatch {
    guard nodes[node].isFenced else {
      if cursor.indent >= 4 {
        cursor.skip(columns: 4, source)
      } else if cursor.isBlank {
        cursor.goToText()
      } else {
        return .ends
      }
      return .goesOn
    }
    if cursor.indent < 4, !cursor.isBlank, source[cursor.text] == nodes[node].character {
      let fence = fenceRun(source)
      let rest = source.startWithoutSpaces((cursor.text + fence)..<cursor.end)
      if rest == cursor.end, fence >= (nodes[node].level > 0 ? 3 : nodes[node].number) {
        outcome = .fence
        if nodes[node].level > 0 {
          nodes[node].level -= 1
        } else {
          close(fence: node, length: fence, source)
          return .usedUp
        }
      } else if options.nestsTaggedFences, fence >= 3, rest < cursor.end, nodes[node].level < 8,
        isMarkdownFence(node, source), source.first(UInt8(ascii: "`"), in: rest..<cursor.end) == nil
      {
        nodes[node].level += 1
      }
    }
    // Spaces up to the indentation of the opening fence do not belong to the text.
    var left = nodes[node].indent
    while left > 0, cursor.skipSpace(source) { left -= 1 }
    return .goesOn
  }

  private mutating func close(fence node: Int, length: Int, _ source: Span<UInt8>) {
    nodes[node].closing = cursor.text..<(cursor.text + length)
    nodes[node].end = cursor.text + length
    nodes[node].lastLine = line
    nodes[node].flag = true
    // A fence is a leaf, so no blocks are open inside it.
    matched = open.count
    closeLast(source)
  }

  private func isMarkdownFence(_ node: Int, _ source: Span<UInt8>) -> Bool {
    let info = nodes[node].info
    return source.hasWord("markdown", at: info.lowerBound, before: info.upperBound)
      || source.hasWord("md", at: info.lowerBound, before: info.upperBound)
  }

  /// Returns the length of the run of equal characters at the cursor's text.
  func fenceRun(_ source: Span<UInt8>) -> Int {
    let character = source[cursor.text]
    var place = cursor.text
    while place < cursor.end, source[place] == character { place += 1 }
    return place - cursor.text
  }

  /// Whether a `>` at the cursor's text, directly after a list marker, is a comparison: a digit follows it.
  func isComparison(_ source: Span<UInt8>) -> Bool {
    guard options.comparisonsAfterMarkers else { return false }
    var place = cursor.text + 1
    if place < cursor.end, source[place] == UInt8(ascii: "=") { place += 1 }
    place = source.startWithoutSpaces(place..<cursor.end)
    if place < cursor.end, source[place] == UInt8(ascii: "$") { place += 1 }
    return place < cursor.end && source[place].isDigit
  }
}
