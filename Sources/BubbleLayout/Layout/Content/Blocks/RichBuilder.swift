import TextLayout
import TextUnicode

/// Prepares the blocks of a message: shapes their texts, and adds nodes for the blocks.
struct RichBuilder: Sendable {
  /// The message. While it grows, it has its blocks only as long as nodes are made of them.
  var message: Message
  /// The style, behind a reference because it is large.
  private let shared: Shared<MessageStyle>
  var style: MessageStyle { _read { yield shared.value } }
  let emoticons: EmoticonTable
  /// The paths of details and expandable quotes that the reader has opened or closed, so that their state
  /// differs from the state in the message.
  let toggled: Set<ContentPath>
  /// What the reader has uncovered.
  let covering: Covering
  let maker: TextMaker
  let detector: DataDetector
  /// The nodes that have been added.
  var content = ContentBuilder()
  /// Whether code or a table was added.
  private(set) var hasGrid = false
  /// The height of a line of a paragraph, in points.
  var line: LayoutUnit = 0
  /// The parts of a growing message that are not made again; nil for other messages.
  var memory: BlockMemory?
  /// The full versions of the texts that were cut, by path.
  var wholeTexts: [ContentPath: String] = [:]
  /// The direction of the message's blocks, as far as it was looked for.
  var direction = FirstDirection()
  /// Whether the text direction of the message is right to left.
  var startsRight: Bool {
    mutating get {
      switch message.direction {
      case .natural: direction.startsRight(of: message.blocks)
      case .leftToRight: false
      case .rightToLeft: true
      }
    }
  }

  var rich: RichStyle { style.content.rich }
  /// Whether the style adapts to narrow rows.
  var adaptsToRows: Bool { shared.adaptsToRows }

  /// The maximum width of a line of text outside tables, in points; nil for no maximum.
  var measure: LayoutUnit? {
    AvailableWidth(ofMeasure: rich.measure, font: style.text.font.size, fontScale: maker.fontScale).limit
  }

  init(
    _ message: Message, style: Shared<MessageStyle>, emoticons: EmoticonTable, toggled: Set<BlockPlace>,
    covering: Covering, maker: TextMaker
  ) {
    self.covering = covering
    self.toggled = Set(toggled.lazy.filter { $0.id == message.id }.map(\.path))
    self.message = message
    self.emoticons = emoticons
    shared = style
    self.maker = maker
    detector = DataDetector(kinds: Set(style.value.text.detects), isMarkdown: message.format == .markdown)
  }

  /// Adds the node of blocks one below the other. The distance between two is the larger of their margins
  /// (CSS 2.1 §8.3.1). There is no margin above the first and below the last block.
  ///
  /// - Parameters:
  ///   - paint: What becomes of the whole; nil if only its blocks are shown.
  ///   - title: A text above the blocks; nil for blocks without a title.
  mutating func stack(
    _ blocks: [MessageBlock], in context: RichContext, _ paint: Paint? = nil, rule: StackRule = StackRule(),
    title: RichTitle? = nil
  ) {
    let place = content.begin(.stack(rule), paint)
    if let title { title.add(to: &content) }
    // A marker stands beside the first line, and rules have none.
    let first = context.isBesideMarker ? blocks.firstIndex { !$0.isRule } ?? 0 : 0
    let kept = keepClosed(blocks.count, at: context.path, BlockMemory.Setting(context: context)) {
      $0.add(blocks[$1], number: $1, in: context, isFirst: $1 <= first)
        ? $0.margins(of: blocks[$1], in: context) : nil
    }
    var below = title.map { _ in rich.itemGap }
    if let kept, let margins = kept.margins {
      add(gap: below.map { max($0, margins.above) } ?? 0)
      add(kept)
      below = margins.below
    }
    for number in (kept?.count ?? 0)..<blocks.count {
      let margins = margins(of: blocks[number], in: context)
      let gap = content.place
      add(gap: below.map { max($0, margins.above) } ?? 0)
      guard inside(number, { $0.add(blocks[number], number: number, in: context, isFirst: number <= first) })
      else {
        content.tree.nodes.removeSubrange(gap...)
        continue
      }
      below = margins.below
    }
    content.end(place)
  }

  /// Adds the distance before a node. A distance of zero adds no node.
  mutating func add(gap: LayoutUnit) {
    if gap > 0 { content.add(.fixed(Size(width: 0, height: gap))) }
  }

  /// Returns the element of the block at the path of a context.
  func element(
    of block: MessageBlock, _ context: RichContext, type: String? = nil,
    _ meaning: ElementName.Meaning = .usual
  ) -> PaintedElement {
    .block(
      ElementName(block: context.path, type: type ?? block.type, meaning), isCovered: context.isCovered)
  }

  /// Adds the node of a block. Returns false for a block that shows nothing.
  ///
  /// - Parameters:
  ///   - number: The index of the block in its list of blocks.
  ///   - outer: The context of that list.
  ///   - isFirst: Whether no block of the list has a line before it.
  private mutating func add(_ block: MessageBlock, number: Int, in outer: RichContext, isFirst: Bool) -> Bool
  {
    var context = outer
    context.path = outer.path.appending(block.step(number))
    context.isBesideMarker = outer.isBesideMarker && isFirst
    if block.direction != .natural {
      context.startsRight = block.direction == .rightToLeft
    } else if memory?.grows(block, at: context.path) != true {
      context.startsRight = block.startsRight ?? outer.startsRight
    }
    if block.direction != .natural || block.hasSigns {
      context.edge = context.startsRight ?? startsRight ? .right : .left
    }
    if block.isCovered, !covering.isOpen(context.path) { context.isCovered = true }
    // Blocks that are nested too deeply are shown at the maximum level.
    if context.level >= MessageBlock.levels, !block.inner.isEmpty {
      forgetting { $0.stackInner(block, context) }
      return true
    }
    switch block.content {
    case .paragraph(let paragraph):
      add(
        paragraph.text, context.isInItem ? .item : .paragraph, block, context,
        alignment: paragraph.alignment?.text)
    case .heading(let heading):
      self.heading(heading, block, context)
    case .html(let html):
      if html.text.isEmpty { return false }
      add(RichText(html.text), .html, block, context)
    case .formula(let formula):
      if maker.typesetters.custom?(.formula(formula.source), .infinity) != nil {
        embed(.custom(.formula(formula.source)), at: .inside(context.path), block, context)
      } else if !self.formula(formula, block, context) {
        add(formula.sourceText, .formula, block, context, alignment: .center)
      }
    case .rule:
      content.add(
        .fixed(Size(width: 0, height: rich.ruleWidth)),
        .box(BoxPaint(role: .rule), in: element(of: block, context)))
    case .code(let code):
      hasGrid = true
      self.code(code, block, context)
    case .list(let list): self.list(list, block, context)
    case .quote(let quote): self.quote(quote, block, context)
    case .table(let table):
      guard self.table(table, block, context) else { return false }
      hasGrid = true
    case .details(let details): self.details(details, block, context)
    case .footnotes(let notes): footnotes(notes, block, context)
    case .attachment(let attachment): return self.attachment(attachment, block, context)
    case .other(let other):
      if let text = other.text {
        add(text, .paragraph, block, context)
      } else if other.blocks.isEmpty {
        return false
      } else {
        context.path = context.path.appending("blocks")
        stack(other.blocks, in: context)
      }
    }
    return true
  }

  /// Adds the blocks inside a block one below the other.
  private mutating func stackInner(_ block: MessageBlock, _ context: RichContext) {
    let place = content.begin(.stack(StackRule()))
    for (number, (steps, blocks)) in block.inner.enumerated() {
      var inner = context
      inner.path = ContentPath(context.path.steps + steps)
      add(gap: number == 0 ? 0 : rich.itemGap)
      stack(blocks, in: inner)
    }
    content.end(place)
  }

  /// Returns the margins of a block to the blocks above and below it.
  func margins(of block: MessageBlock, in context: RichContext) -> KeptBlocks.Margins {
    let between = context.isTight ? rich.itemGap : rich.gap
    return switch block.content {
    case .heading: (rich.headingGapAbove, rich.headingGapBelow)
    case .code, .table, .rule, .formula, .details, .footnotes: (rich.boxGap, rich.boxGap)
    default: (between, between)
    }
  }
}

extension MessageBlock {
  /// Whether the block has bars, markers or columns at an edge, so that all texts inside stand at that edge too.
  fileprivate var hasSigns: Bool {
    switch content {
    case .list, .quote, .details, .footnotes, .table: true
    case .paragraph, .heading, .code, .html, .formula, .rule, .attachment, .other: false
    }
  }
}

/// The direction of the first block that has one. It is looked for when it is needed, and only in blocks that were not
/// looked at before.
struct FirstDirection: Sendable {
  /// How many blocks at the beginning have no direction.
  private var neutral = 0
  /// Whether the block after these starts at the right; nil if it was not looked at.
  private var found: Bool?

  /// Returns whether the first block with a direction starts at the right.
  mutating func startsRight(of blocks: [MessageBlock]) -> Bool {
    while found == nil, neutral < blocks.count {
      found = blocks[neutral].startsRight
      if found == nil { neutral += 1 }
    }
    return found ?? false
  }

  /// Forgets the blocks from an index on, which have changed.
  mutating func forget(from index: Int) {
    if index <= neutral { (neutral, found) = (index, nil) }
  }
}

extension MessageBlock {
  fileprivate var isRule: Bool {
    if case .rule = content { true } else { false }
  }
}
