/// Makes the blocks that are shown of those that a parser has read.
struct BlockBuilder: Sendable {
  var inlines: InlineParser
  var texts = TextBuilder()
  let limits: MarkdownLimits
  let healing: HealingOptions
  var isStreaming: Bool
  /// The leaf that may take more lines, or -1.
  var openLeaf = -1
  /// The first line that is unfinished, among the parser's.
  var firstOpenSegment = Int.max
  /// The leaves that looked a label up, by labels; those of footnotes start with `^`.
  var uses: [String: Set<Int>] = [:]
  /// The image that is all of the last paragraph.
  var lastImage: MarkdownImage?
  /// How many leaves have been made.
  var leavesBuilt = 0

  init(options: MarkdownOptions, healing: HealingOptions = .none, limits: MarkdownLimits, isStreaming: Bool) {
    inlines = InlineParser(options: options, healing: healing, isStreaming: isStreaming)
    self.limits = limits
    self.healing = healing
    self.isStreaming = isStreaming
  }

  /// Goes on as if the text had come whole.
  mutating func endStreaming() {
    let read = inlines.bytesRead
    inlines = InlineParser(options: inlines.options)
    inlines.bytesRead = read
    isStreaming = false
    openLeaf = -1
    firstOpenSegment = .max
  }

  /// Whether a leaf's text is unfinished.
  func isGrowing(_ node: Int, _ parser: BlockParser) -> Bool {
    guard isStreaming else { return false }
    return node == openLeaf
      || parser.nodes[node].firstSegment + parser.nodes[node].segmentCount > firstOpenSegment
  }

  /// The block of a node with all within it, or nil if nothing of it is shown.
  mutating func block(_ number: Int, _ parser: inout BlockParser, _ source: Span<UInt8>) -> MarkdownBlock? {
    let node = parser.nodes[number]
    let content: MarkdownContent
    switch node.kind {
    case .definitions, .summary, .item, .footnote, .document: return nil
    case .paragraph, .heading, .code, .html, .rule, .formula, .table:
      guard let leaf = leaf(number, parser, source) else { return nil }
      content = leaf
    case .quote, .details, .list, .footnotes:
      content = container(
        number, children(number, &parser, source), items(number, &parser, source), parser, source)
    }
    return MarkdownBlock(content, source: node.start..<Self.end(of: number, parser))
  }

  /// The blocks within a node. Items are none.
  mutating func children(_ number: Int, _ parser: inout BlockParser, _ source: Span<UInt8>) -> [MarkdownBlock]
  {
    var blocks: [MarkdownBlock] = []
    var child = parser.nodes[number].firstChild
    while child >= 0 {
      if let block = block(child, &parser, source) {
        parser.nodes[child].index = blocks.count
        blocks.append(block)
      } else {
        parser.nodes[child].index = -1
      }
      child = parser.nodes[child].next
    }
    return blocks
  }

  /// The items of a list or of footnotes.
  private mutating func items(_ number: Int, _ parser: inout BlockParser, _ source: Span<UInt8>)
    -> [MarkdownItem]
  {
    guard parser.nodes[number].kind == .list || parser.nodes[number].kind == .footnotes else { return [] }
    var items: [MarkdownItem] = []
    var child = parser.nodes[number].firstChild
    while child >= 0 {
      parser.nodes[child].index = items.count
      items.append(item(child, &parser, source))
      child = parser.nodes[child].next
    }
    return items
  }

  mutating func item(_ number: Int, _ parser: inout BlockParser, _ source: Span<UInt8>) -> MarkdownItem {
    var item = MarkdownItem(blocks: children(number, &parser, source))
    Self.describe(&item, number, parser)
    return item
  }

  /// Says what a list's item says of itself.
  static func describe(_ item: inout MarkdownItem, _ number: Int, _ parser: BlockParser) {
    let node = parser.nodes[number]
    item.number = parser.nodes[node.parent].isFenced ? node.number : nil
    item.isChecked = node.isFenced ? node.flag : nil
    item.source = node.start..<end(of: number, parser)
  }

  mutating func footnote(_ number: Int, _ item: MarkdownItem, _ parser: BlockParser, _ source: Span<UInt8>)
    -> MarkdownFootnote
  {
    MarkdownFootnote(
      label: source.string(parser.nodes[number].info), blocks: item.blocks, source: item.source)
  }

  /// A container with what is within it.
  mutating func container(
    _ number: Int, _ blocks: [MarkdownBlock], _ items: [MarkdownItem], _ parser: BlockParser,
    _ source: Span<UInt8>
  ) -> MarkdownContent {
    let node = parser.nodes[number]
    switch node.kind {
    case .list:
      return .list(
        MarkdownList(
          isOrdered: node.isFenced, start: node.isFenced ? node.number : 1, isTight: !node.flag, items: items)
      )
    case .footnotes:
      var notes: [MarkdownFootnote] = []
      var child = node.firstChild
      for item in items {
        notes.append(footnote(child, item, parser, source))
        child = parser.nodes[child].next
      }
      return .footnotes(notes)
    case .details:
      return .details(
        MarkdownDetails(summary: summary(number, parser, source), isOpen: node.flag, blocks: blocks))
    default:
      return .quote(
        MarkdownQuote(alert: node.level > 0 ? AlertSyntax.kinds[Int(node.level) - 1] : nil, blocks: blocks))
    }
  }

  /// The summary of details.
  mutating func summary(_ number: Int, _ parser: BlockParser, _ source: Span<UInt8>) -> MarkdownText {
    let first = parser.nodes[number].firstChild
    guard first >= 0, parser.nodes[first].kind == .summary else { return MarkdownText() }
    return text(first, parser, source)
  }

  /// Where a node ends. One that is open ends with the last thing in it.
  static func end(of number: Int, _ parser: BlockParser) -> Int {
    var number = number
    var end = max(parser.nodes[number].start, parser.nodes[number].end)
    while parser.nodes[number].lastChild >= 0 {
      number = parser.nodes[number].lastChild
      end = max(end, parser.nodes[number].end)
    }
    return end
  }
}
