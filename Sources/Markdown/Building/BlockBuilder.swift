/// Converts the blocks of a parser to the blocks that are shown.
struct BlockBuilder: Sendable {
  var inlines: InlineParser
  /// The parser of the growing leaf, which goes on where it was.
  var growingInlines: InlineParser
  var texts = TextBuilder()
  let limits: MarkdownLimits
  let healing: HealingOptions
  var isStreaming: Bool
  /// The leaf to which more lines may be added; -1 if there is none.
  var openLeaf = -1
  /// The index of the first unfinished line in the parser's segments.
  var firstOpenSegment = Int.max
  /// For each label, the leaves that looked it up. Labels of footnotes start with `^`.
  var uses: [String: Set<Int>] = [:]
  /// How often labels were used, which limits the definitions with long addresses.
  var labelUses: LabelUses
  /// The image of the last paragraph or heading, if it contains nothing else.
  var lastImage: MediaAttachment?
  /// The numbers of footnotes.
  var notes = FootnoteNumbers()
  /// The nodes of the footnotes, by label. A number may have been reused for another block since.
  private var noteNodes: [String: Int] = [:]
  /// Whether the leaves are built in the order of the text. Otherwise a finished leaf is built again.
  var isInOrder = true
  /// Leaves with smaller numbers are finished, except the leaf `savedLeaf`.
  var finalNodes = Int.max
  var savedLeaf = -1
  /// The growing leaf whose labels in `notes` remain only if it continues from its mark; nil if there is none.
  var heldLeaf: Int?
  /// How many labels are before the held leaf.
  var heldStart = 0
  /// How many labels are before the text of the growing leaf; nil if the growing leaf has no text.
  var openStart: Int?
  /// The places in the text that was read last where it first refers to a footnote.
  var addedNotes: [Int] = []
  /// The highest number of a footnote to which the leaf that is built refers; 0 if there is none.
  var lastNote = 0
  /// How many footnotes the finished rows of the table that was built last refer to, with the text above.
  var notesInRows = 0
  /// The number of leaves built so far.
  var leavesBuilt = 0

  init(options: MarkdownOptions, healing: HealingOptions = .none, limits: MarkdownLimits, isStreaming: Bool) {
    inlines = InlineParser(options: options, healing: healing, isStreaming: isStreaming)
    growingInlines = inlines
    self.limits = limits
    self.healing = healing
    self.isStreaming = isStreaming
    labelUses = LabelUses(most: limits.uses)
  }

  /// Returns the places where a text exceeds its limits, in the order of the text.
  func overruns(_ others: [MarkdownOverrun], _ parser: BlockParser) -> [MarkdownOverrun] {
    let uses = labelUses.excess(parser.references).map { MarkdownOverrun(limit: .uses, offset: $0) }
    return (parser.overruns + others + [uses].compactMap { $0 }).sorted { $0.offset < $1.offset }
  }

  /// Treats the text as complete from now on: no leaf is unfinished any more.
  mutating func endStreaming() {
    let read = inlines.bytesRead + growingInlines.bytesRead
    growingInlines = InlineParser(options: inlines.options)
    inlines = growingInlines
    inlines.bytesRead = read
    isStreaming = false
    openLeaf = -1
    firstOpenSegment = .max
  }

  /// Whether the text of a leaf is unfinished.
  func isGrowing(_ node: Int, _ parser: BlockParser) -> Bool {
    guard isStreaming else { return false }
    return node == openLeaf
      || parser.nodes[node].firstSegment + parser.nodes[node].segmentCount > firstOpenSegment
  }

  /// Returns the block of a node with its content; nil if no part of it is shown.
  mutating func block(_ number: Int, _ parser: inout BlockParser, _ source: Span<UInt8>) -> MessageBlock? {
    let node = parser.nodes[number]
    let content: MessageBlock.Content
    switch node.kind {
    case .definitions, .summary, .item, .footnote, .document: return nil
    case .paragraph, .heading, .code, .html, .rule, .formula, .table:
      guard let leaf = leaf(number, parser, source) else { return nil }
      content = leaf
    case .details where isWithoutContent(number, parser): return nil
    case .quote, .details, .list, .footnotes:
      // The summary comes first, because footnotes are numbered in the order of the text.
      let summary = node.kind == .details ? summary(number, parser, source) : RichText("")
      let blocks = children(number, &parser, source)
      if node.kind == .quote, blocks.isEmpty, holdsBack(emptyQuote: number, parser) { return nil }
      content = container(
        number, blocks, items(number, &parser, source), summary: summary, parser, source)
    }
    return MessageBlock(content, source: node.start..<Self.end(of: number, parser))
  }

  /// Whether a quote without content is not shown yet: a growing one has no place before it is known what it begins with.
  func holdsBack(emptyQuote number: Int, _ parser: BlockParser) -> Bool {
    parser.nodes[number].level == 0 && isStreaming && healing.markers && parser.open.contains(number)
  }

  /// Returns the blocks inside a node, except items.
  mutating func children(_ number: Int, _ parser: inout BlockParser, _ source: Span<UInt8>) -> [MessageBlock]
  {
    var blocks: [MessageBlock] = []
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

  /// Returns the items of a list, or of a group of footnotes.
  private mutating func items(_ number: Int, _ parser: inout BlockParser, _ source: Span<UInt8>)
    -> [ListItem]
  {
    guard parser.nodes[number].kind == .list || parser.nodes[number].kind == .footnotes else { return [] }
    var items: [ListItem] = []
    var child = parser.nodes[number].firstChild
    while child >= 0 {
      parser.nodes[child].index = items.count
      items.append(item(child, &parser, source))
      child = parser.nodes[child].next
    }
    return items
  }

  mutating func item(_ number: Int, _ parser: inout BlockParser, _ source: Span<UInt8>) -> ListItem {
    // A footnote has its label before those inside it.
    if parser.nodes[number].kind == .footnote { remember(note: number, parser, source) }
    var item = ListItem(children(number, &parser, source))
    Self.describe(&item, number, parser)
    return item
  }

  /// Sets the properties of a list item that do not depend on its content.
  static func describe(_ item: inout ListItem, _ number: Int, _ parser: BlockParser) {
    let node = parser.nodes[number]
    item.isChecked = node.isFenced ? node.flag : nil
    item.source = node.start..<end(of: number, parser)
  }

  /// Returns the footnote of an item that was built from the same node.
  func footnote(_ number: Int, _ item: ListItem, _ parser: BlockParser, _ source: Span<UInt8>)
    -> FootnoteItem
  {
    var note = FootnoteItem(
      label: source.string(parser.nodes[number].info), number: self.number(ofNote: number, parser, source),
      item.blocks)
    note.source = item.source
    return note
  }

  /// Remembers the node of a footnote by its label, unless a footnote above has the same label.
  private mutating func remember(note number: Int, _ parser: BlockParser, _ source: Span<UInt8>) {
    let label = LinkReferences.normalized(parser.nodes[number].info, source)
    if node(ofNote: label, parser, source).map({ $0 > number }) ?? true { noteNodes[label] = number }
  }

  /// Returns the node of the first footnote with a label; nil if there is none.
  func node(ofNote label: String, _ parser: BlockParser, _ source: Span<UInt8>) -> Int? {
    guard let node = noteNodes[label], node < parser.nodes.count, parser.nodes[node].kind == .footnote,
      LinkReferences.normalized(parser.nodes[node].info, source) == label
    else { return nil }
    return node
  }

  /// Returns the number of the footnote of a node; nil if no text refers to it, or if a footnote above has the
  /// same label.
  func number(ofNote node: Int, _ parser: BlockParser, _ source: Span<UInt8>) -> Int? {
    let label = LinkReferences.normalized(parser.nodes[node].info, source)
    return self.node(ofNote: label, parser, source) == node ? notes[label] : nil
  }

  /// Returns the content of a container from its blocks or items.
  mutating func container(
    _ number: Int, _ blocks: [MessageBlock], _ items: [ListItem], summary: RichText,
    _ parser: BlockParser,
    _ source: Span<UInt8>
  ) -> MessageBlock.Content {
    let node = parser.nodes[number]
    switch node.kind {
    case .list:
      return .list(
        ListBlock(
          isOrdered: node.isFenced, start: node.isFenced ? node.number : 1, isTight: !node.flag, items: items)
      )
    case .footnotes:
      var notes: [FootnoteItem] = []
      var child = node.firstChild
      for item in items {
        notes.append(footnote(child, item, parser, source))
        child = parser.nodes[child].next
      }
      return .footnotes(FootnotesBlock(notes))
    case .details:
      return .details(
        DetailsBlock(summary: summary, blocks, isOpen: node.flag))
    default:
      return .quote(
        QuoteBlock(blocks, alert: node.level > 0 ? AlertSyntax.kinds[Int(node.level) - 1] : nil))
    }
  }

  /// Whether growing details have neither a summary nor content yet. They are not shown, because what is shown in
  /// place of a summary would be replaced.
  func isWithoutContent(_ number: Int, _ parser: BlockParser) -> Bool {
    guard isStreaming, healing.htmlBlocks, parser.nodes[number].kind == .details,
      parser.open.contains(number)
    else { return false }
    let child = parser.nodes[number].lastChild
    if child < 0 { return true }
    guard parser.open.last == child, parser.nodes[number].firstChild == child else { return false }
    return parser.nodes[child].kind == .summary && parser.nodes[child].segmentCount == 0
      || parser.nodes[child].kind == .html && parser.nodes[child].flag
  }

  /// Returns the summary of details; empty if there is none.
  mutating func summary(_ number: Int, _ parser: BlockParser, _ source: Span<UInt8>) -> RichText {
    let first = parser.nodes[number].firstChild
    guard first >= 0, parser.nodes[first].kind == .summary else { return RichText("") }
    return text(first, parser, source)
  }

  /// Returns the end of a node. For an open node it is the end of its last descendant.
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
