/// Parses the blocks of a text line by line (CommonMark 0.31.2, appendix "A parsing strategy"). No line is
/// read twice.
///
/// Blocks are in an array in the order in which they begin. The blocks to which lines may still be added are
/// in ``open``.
struct BlockParser: Sendable {
  let options: MarkdownOptions
  let limits: MarkdownLimits
  var nodes: [SyntaxBlock]
  /// The lines of all leaves. The lines of each leaf are adjacent.
  var segments: [LineSegment] = []
  /// The document, the open containers in it from the outermost to the innermost, and the open leaf.
  var open: [Int] = [0]
  var references = LinkReferences()
  var overruns: [MarkdownOverrun] = []
  /// The number of lines read so far.
  var line = 0
  var cursor = LineCursor(start: 0, end: 0)
  /// How many of the open blocks continue in the line.
  var matched = 0
  /// What the line was recognised as. It decides whether an unfinished line is held back (`UnfinishedLine`).
  var outcome = LineOutcome.text
  /// Whether a leaf has taken the whole line, so that no text is left.
  var isUsedUp = false
  /// Whether more of the line may arrive.
  private(set) var isUnfinished = false
  /// Whether a block ends inside the line, so that its rest, from the cursor on, is read like a line.
  var hasRest = false
  /// Whether the line had such a rest.
  private(set) var isDivided = false
  /// The last line that is in HTML which only groups text; -1 if there is none.
  var groupLine = -1
  /// The last backtick of the line, or -1; nil if it was not searched yet.
  var lastBacktick: Int?

  init(options: MarkdownOptions, limits: MarkdownLimits) {
    self.options = options
    self.limits = limits
    nodes = [SyntaxBlock(.document, start: 0, line: 0, parent: -1)]
  }

  /// Whether the maximum number of blocks is reached.
  var isFull: Bool { nodes.count > limits.blocks }

  /// The innermost block that continues in the line.
  var container: Int { open[matched - 1] }

  /// Whether the line would continue an open paragraph if it started nothing else.
  var isInParagraph: Bool { matched == open.count && nodes[container].kind == .paragraph }

  /// Reads a line, whose range excludes the line end.
  mutating func take(_ range: Range<Int>, isUnfinished: Bool = false, _ source: Span<UInt8>) {
    line += 1
    outcome = .text
    isUsedUp = false
    self.isUnfinished = isUnfinished
    isDivided = false
    lastBacktick = nil
    cursor = LineCursor(start: range.lowerBound, end: range.upperBound)
    cursor.findText(source)
    if isFull { return takeBeyondLimit(source) }
    guard matchOpenBlocks(source) else { return }
    if !takesLines(nodes[container].kind) { openBlocks(source) }
    if !isUsedUp { addText(source) }
    takeRest(source)
  }

  /// Reads the rest of a line in which a block has ended, and its rests.
  private mutating func takeRest(_ source: Span<UInt8>) {
    while hasRest {
      (hasRest, isDivided, isUsedUp) = (false, true, false)
      matched = open.count
      cursor.findText(source)
      if isFull { return takeBeyondLimit(source) }
      openBlocks(source)
      if !isUsedUp { addText(source) }
      outcome = .text
    }
  }

  /// Closes all blocks.
  mutating func finish(_ source: Span<UInt8>) {
    matched = 1
    closeUnmatched(source)
    nodes[0].end = nodes[0].lastChild < 0 ? 0 : nodes[nodes[0].lastChild].end
  }

  /// Whether a leaf takes all lines, so that no other block starts inside it.
  func takesLines(_ kind: BlockKind) -> Bool {
    switch kind {
    case .code, .html, .formula, .summary: true
    default: false
    }
  }

  mutating func report(_ limit: MarkdownOverrun.Limit, at offset: Int) {
    if !overruns.contains(where: { $0.limit == limit }) {
      overruns.append(MarkdownOverrun(limit: limit, offset: offset))
    }
  }

  /// Beyond the maximum number of blocks, all following lines form one paragraph.
  private mutating func takeBeyondLimit(_ source: Span<UInt8>) {
    if !overruns.contains(where: { $0.limit == .blocks }) {
      guard !cursor.isBlank else { return }
      report(.blocks, at: cursor.text)
      matched = 1
      addChild(.paragraph, at: cursor.text, source)
    }
    cursor.goToText()
    addSegment(to: open[open.count - 1], cursor.rest())
  }
}

extension BlockParser {
  /// Opens a block in the innermost open block that can contain it, and closes the blocks that cannot.
  @discardableResult
  mutating func addChild(_ kind: BlockKind, at start: Int, _ source: Span<UInt8>) -> Int {
    closeUnmatched(source)
    while !canHold(nodes[open[open.count - 1]].kind, kind) { closeLast(source) }
    let parent = open[open.count - 1]
    let before = nodes[parent].lastChild
    if before >= 0, nodes[parent].kind == .list || nodes[parent].kind == .item {
      // A blank line between two items, or between two blocks of an item, makes the list loose.
      if line - lastLine(of: before) > 1 {
        nodes[nodes[parent].kind == .list ? parent : nodes[parent].parent].flag = true
      }
    }
    let node = append(SyntaxBlock(kind, start: start, line: line, parent: parent))
    nodes[node].firstSegment = segments.count
    open.append(node)
    matched = open.count
    return node
  }

  /// Appends a block after its parent's last child.
  @discardableResult
  mutating func append(_ block: SyntaxBlock) -> Int {
    let node = nodes.count
    let before = nodes[block.parent].lastChild
    if before < 0 { nodes[block.parent].firstChild = node } else { nodes[before].next = node }
    nodes[block.parent].lastChild = node
    nodes.append(block)
    return node
  }

  private func canHold(_ parent: BlockKind, _ child: BlockKind) -> Bool {
    switch parent {
    case .list: child == .item
    case .footnotes: child == .footnote
    case .document, .quote, .item, .footnote, .details: child != .item && child != .footnote
    default: false
    }
  }

  /// Returns the last line that contains a part of a block or of its descendants.
  func lastLine(of node: Int) -> Int {
    var node = node
    var line = nodes[node].lastLine
    while nodes[node].lastChild >= 0 {
      node = nodes[node].lastChild
      line = max(line, nodes[node].lastLine)
    }
    return line
  }

  /// Closes the open blocks that do not continue.
  mutating func closeUnmatched(_ source: Span<UInt8>) {
    while open.count > matched { closeLast(source) }
  }

  /// Closes the innermost open block.
  mutating func closeLast(_ source: Span<UInt8>) {
    let node = open.removeLast()
    matched = min(matched, open.count)
    switch nodes[node].kind {
    case .paragraph: closeParagraph(node, source)
    case .code where !nodes[node].isFenced: closeIndentedCode(node, source)
    case .formula where !nodes[node].flag && !nodes[node].isFenced:
      // The formula was never closed, so it is text that starts with dollar signs.
      nodes[node].kind = .paragraph
    default: break
    }
    if nodes[node].kind.isContainer, nodes[node].lastChild >= 0 {
      nodes[node].end = max(nodes[node].end, nodes[nodes[node].lastChild].end)
    }
  }

  /// Closes a leaf whose last line this is.
  mutating func closeUsedUp(_ source: Span<UInt8>) {
    isUsedUp = true
    closeLast(source)
  }

  /// Removes the blank lines at the end of an indented code block, which do not belong to its text.
  private mutating func closeIndentedCode(_ node: Int, _ source: Span<UInt8>) {
    var count = nodes[node].segmentCount
    while count > 0 {
      let segment = segments[nodes[node].firstSegment + count - 1]
      if source.startWithoutSpaces(segment.start..<segment.end) < segment.end {
        nodes[node].end = segment.end
        break
      }
      count -= 1
    }
    nodes[node].segmentCount = count
  }

  /// Adds a line to a leaf.
  mutating func addSegment(to node: Int, _ segment: LineSegment) {
    segments.append(segment)
    nodes[node].segmentCount += 1
    nodes[node].end = segment.end
    nodes[node].lastLine = line
  }
}
