/// Decides whether the unfinished last line of a growing text is shown yet.
struct UnfinishedLine {
  let healing: HealingOptions
  let options: MarkdownOptions

  /// Whether a line that a parser has just read is held back until more of it has arrived.
  func isHeldBack(_ parser: BlockParser, _ source: Span<UInt8>) -> Bool {
    // The text before a block that begins or ends inside the line is shown already.
    if parser.isDivided { return false }
    switch parser.outcome {
    case .fence: return healing.fences
    case .underline: return healing.underlines
    case .rule, .marker, .alert: return healing.markers
    case .html: return healing.htmlBlocks
    case .delimiterRow: return false
    case .text: break
    }
    // The line has only markers of continuing containers, so it is unknown whether a paragraph ends here.
    if parser.cursor.isBlank, !parser.isUsedUp { return healing.markers }
    guard let leaf = parser.open.last, parser.nodes[leaf].segmentCount > 0 else { return false }
    let segment = parser.segments[parser.nodes[leaf].firstSegment + parser.nodes[leaf].segmentCount - 1]
    let line = segment.start..<source.endWithoutSpaces(segment.start..<max(segment.start, segment.end))
    guard !line.isEmpty else { return false }
    switch parser.nodes[leaf].kind {
    case .paragraph: return mayBecomeBlock(line, parser, leaf, source)
    case .code:
      return healing.fences && parser.nodes[leaf].isFenced && mayClose(line, parser.nodes[leaf], source)
    case .formula: return healing.formulas && isAll(line, of: "$\\", source)
    case .html:
      return healing.htmlBlocks && options.details && source[line.lowerBound] == UInt8(ascii: "<")
        && UnfinishedTag.reachesEnd(line, source)
    default: return false
    }
  }

  /// Whether a line of code may become the closing fence.
  private func mayClose(_ line: Range<Int>, _ code: SyntaxBlock, _ source: Span<UInt8>) -> Bool {
    let start = source.startWithoutSpaces(line)
    return start - line.lowerBound < 4 && line.upperBound - start <= code.number
      && (start..<line.upperBound).allSatisfy { source[$0] == code.character }
  }

  /// Whether a line of a paragraph may become something else when more of it arrives.
  private func mayBecomeBlock(_ line: Range<Int>, _ parser: BlockParser, _ leaf: Int, _ source: Span<UInt8>)
    -> Bool
  {
    let first = source[line.lowerBound]
    switch first {
    case UInt8(ascii: "`"), UInt8(ascii: "~"):
      return healing.fences && source.allAre(first, in: line)
    case UInt8(ascii: "="):
      return healing.underlines && source.allAre(first, in: line)
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "+"):
      return (first == UInt8(ascii: "-") ? healing.underlines : healing.markers)
        && line.allSatisfy { source[$0] == first || source[$0].isSpaceOrTab }
    case UInt8(ascii: "#"): return healing.markers && line.count <= 6 && source.allAre(first, in: line)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let digits = line.prefix { source[$0].isDigit }.count
      let isMark =
        digits == line.count || digits + 1 == line.count && isPeriod(source[line.lowerBound + digits])
      return healing.markers && digits <= 9 && isMark
    case UInt8(ascii: "$"), UInt8(ascii: "\\"):
      return healing.formulas && options.math
        && (line.count == 1 || EnvironmentSyntax.mayBegin(line, source))
    // A picture shows nothing before its address has arrived.
    case UInt8(ascii: "!"): return healing.images && line.count == 1
    case UInt8(ascii: "<"):
      return healing.htmlBlocks && UnfinishedTag.reachesEnd(line, source)
        && parser.nodes[leaf].segmentCount == 1
    case UInt8(ascii: "["): return bracketMayBecomeBlock(line, parser, leaf, source)
    case UInt8(ascii: "|"), UInt8(ascii: ":"):
      return healing.tables && options.tables && isAll(line, of: "|:", source)
    default: return false
    }
  }

  /// Whether a line that was read as text of a paragraph stays text, whatever follows: the part that has arrived
  /// decides that no block begins there.
  static func staysText(_ line: Range<Int>, _ source: Span<UInt8>) -> Bool {
    guard let first = line.first.map({ source[$0] }) else { return false }
    switch first {
    case UInt8(ascii: "|"), UInt8(ascii: ">"): return false
    case UInt8(ascii: "!"): return line.count > 1
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "="),
      UInt8(ascii: ":"), UInt8(ascii: "#"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      // Markers, underlines, breaks and delimiter rows consist of such characters.
      return line.contains {
        let byte = source[$0]
        return byte >= 0x80 || byte.isLetter || byte.isDigit && !first.isDigit
          || byte.isPunctuation && byte != first && !isMark(byte)
      }
    case UInt8(ascii: "`"), UInt8(ascii: "~"):
      let run = line.prefix { source[$0] == first }
      // The line after a fence has no backticks.
      return run.count < 3
        ? run.upperBound < line.upperBound
        : first == UInt8(ascii: "`") && source.first(first, in: run.upperBound..<line.upperBound) != nil
    case UInt8(ascii: "["):
      guard let next = LinkSyntax.bracket(after: line.lowerBound, before: line.upperBound, source) else {
        return line.count > LinkSyntax.longestLabel
      }
      return source[next] == UInt8(ascii: "[")
        || next + 1 < line.upperBound && source[next + 1] != UInt8(ascii: ":")
    case UInt8(ascii: "<"):
      let tag =
        HTMLSyntax.openTagEnd(at: line.lowerBound, before: line.upperBound, source)
        ?? HTMLSyntax.closingTagEnd(at: line.lowerBound, before: line.upperBound, source)
      return tag.map { $0 < line.upperBound } ?? false
    case UInt8(ascii: "$"), UInt8(ascii: "\\"):
      if let opener = FormulaSyntax.displayOpener(at: line.lowerBound, before: line.upperBound, source) {
        let closer = FormulaSyntax.closer(of: opener, in: line.dropFirst(2), source)
        return closer.map { $0 + 2 < line.upperBound } ?? false
      }
      return line.count > 1 && source[line.lowerBound + 1] != EnvironmentSyntax.kind
    default: return true
    }
  }

  /// Whether a character may be part of the marker of a numbered item, or of a delimiter row.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ")"), UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: ":"): true
    default: false
    }
  }

  private func isPeriod(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte == UInt8(ascii: ")") }

  /// Whether a line with a bracket at its start may become a box, an alert, a footnote or a link definition.
  private func bracketMayBecomeBlock(
    _ line: Range<Int>, _ parser: BlockParser, _ leaf: Int, _ source: Span<UInt8>
  ) -> Bool {
    // A bracket alone shows nothing, and the next character decides what it begins.
    guard line.count > 1 else { return healing.links }
    let second = source[line.lowerBound + 1]
    let isFirst = parser.nodes[leaf].segmentCount == 1
    switch second {
    case UInt8(ascii: "!"):
      return healing.markers && options.alerts && isFirst && line.count < 14
        && line.dropFirst(2).allSatisfy { source[$0].isLetter || source[$0] == UInt8(ascii: "]") }
    case UInt8(ascii: "^"):
      return healing.markers && options.footnotes && line.allSatisfy { !source[$0].isWhiteSpace }
    default:
      if healing.markers, options.taskLists, isFirst, line.count <= 3,
        parser.nodes[parser.nodes[leaf].parent].kind == .item
      {
        return second == UInt8(ascii: " ") || second.lowercased == UInt8(ascii: "x")
      }
      guard healing.links, isFirst,
        let label = LinkSyntax.labelEnd(at: line.lowerBound, before: line.upperBound, source)
      else { return false }
      // The line may be an unfinished definition, unless its text so far is invalid.
      guard label < line.upperBound, source[label] == UInt8(ascii: ":") else { return false }
      let start = source.startWithoutSpaces((label + 1)..<line.upperBound)
      guard let destination = LinkSyntax.destination(at: start, before: line.upperBound, source) else {
        return true
      }
      let rest = source.startWithoutSpaces(destination.next..<line.upperBound)
      guard rest < line.upperBound else { return true }
      let isTitle =
        source[rest] == UInt8(ascii: "\"") || source[rest] == UInt8(ascii: "'")
        || source[rest] == UInt8(ascii: "(")
      return isTitle && rest > destination.next
    }
  }

  private func isAll(_ line: Range<Int>, of characters: StaticString, _ source: Span<UInt8>) -> Bool {
    characters.withUTF8Buffer { allowed in
      for place in line where !allowed.contains(source[place]) && !source[place].isSpaceOrTab { return false }
      return true
    }
  }
}

extension Span<UInt8> {
  /// Whether all bytes of a range are equal to a byte.
  func allAre(_ byte: UInt8, in range: Range<Int>) -> Bool {
    for place in range where self[place] != byte { return false }
    return true
  }
}
