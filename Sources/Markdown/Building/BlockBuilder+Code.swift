/// The text of blocks of code.
extension BlockBuilder {
  static func code(_ node: SyntaxBlock, _ source: Span<UInt8>) -> CodeBlock {
    var code = CodeBlock(text: "")
    guard node.isFenced, !node.info.isEmpty else { return code }
    var end = node.info.lowerBound
    while end < node.info.upperBound, !source[end].isSpaceOrTab { end += 1 }
    code.language = Unescaping.string(node.info.lowerBound..<end, source)
    return code
  }

  /// Updates the text of code: from a `SettledPrefix` on, which is before the first unfinished line, or the whole
  /// text. Returns the mark for the next update.
  mutating func update(
    _ code: inout CodeBlock, _ number: Int, from mark: SettledPrefix?, _ parser: BlockParser,
    _ source: Span<UInt8>
  ) -> SettledPrefix? {
    leavesBuilt += 1
    // The text is moved out of the block while it changes, so that it is not copied.
    var text = RichText("")
    swap(&text.text, &code.text)
    swap(&text.pieces, &code.pieces)
    let node = parser.nodes[number]
    // The line of the fence may have gone on.
    if mark == nil { code.language = Self.code(node, source).language }
    if let mark { text.cut(at: mark) } else { text = RichText("") }
    let first = mark?.segment ?? node.firstSegment
    let end = node.firstSegment + node.segmentCount
    texts.begin(behind: mark)
    texts.source.take([], from: 0, source)
    var settled: SettledPrefix? = mark
    for index in first..<max(first, end) {
      let segment = parser.segments[index]
      if index > node.firstSegment {
        // Between two lines are the line end and the markers of containers.
        let before = parser.segments[index - 1].end
        let gap = before..<segment.start
        if gap.count == 1, source[before] == 0x0A {
          texts.append(gap, source)
        } else {
          texts.append("\n", for: gap)
        }
      }
      if segment.padding > 0 {
        texts.append(
          String(repeating: " ", count: segment.padding), for: max(0, segment.start - 1)..<segment.start)
      }
      texts.append(segment.start..<segment.end, source)
      inlines.bytesRead += segment.end - segment.start
      if isStreaming, index < firstOpenSegment {
        settled = SettledPrefix(
          segment: index + 1, place: segment.end, firstSegment: node.firstSegment, seen: segment.end,
          utf8: (mark?.utf8 ?? 0) + texts.bytes.count, utf16: texts.utf16, spans: 0, pieces: 0,
          pieceEnd: segment.end)
      }
    }
    text.append(texts)
    swap(&text.text, &code.text)
    swap(&text.pieces, &code.pieces)
    if let found = settled, found.segment != mark?.segment {
      settled?.pieces = code.pieces.partitionPoint { $0.start >= found.utf16 }
    }
    return settled
  }
}
