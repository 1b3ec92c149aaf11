import TextLayout
import TextUnicode

/// Prepares the blocks of a message: shapes their texts, and adds nodes for the blocks.
struct RichBuilder: Sendable {
  let message: Message
  let style: MessageStyle
  let emoticons: EmoticonTable
  /// The paths of details and expandable quotes that the reader has opened or closed, so that their state
  /// differs from the state in the message.
  let toggled: Set<ContentPath>
  /// What the reader has uncovered.
  let covering: Covering
  let maker: TextMaker
  private let detector: DataDetector
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
  /// Whether the text direction of the message is right to left. It is computed only once, because it may
  /// need all blocks.
  private(set) lazy var startsRight =
    switch message.direction {
    case .natural: message.blocks.lazy.compactMap(\.startsRight).first ?? false
    case .leftToRight: false
    case .rightToLeft: true
    }

  var rich: RichStyle { style.content.rich }

  /// The maximum width of a line of text outside tables, in points; nil for no maximum.
  var measure: LayoutUnit? {
    AvailableWidth(ofMeasure: rich.measure, font: style.text.font.size, fontScale: maker.fontScale).limit
  }

  init(
    _ message: Message, style: MessageStyle, emoticons: EmoticonTable, toggled: Set<BlockPlace>,
    covering: Covering, maker: TextMaker
  ) {
    self.covering = covering
    self.toggled = Set(toggled.lazy.filter { $0.id == message.id }.map(\.path))
    self.message = message
    self.emoticons = emoticons
    self.style = style
    self.maker = maker
    detector = DataDetector(kinds: Set(style.text.detects), isMarkdown: message.format == .markdown)
  }

  /// Adds the node of blocks one below the other. The distance between two is the larger of their margins
  /// (CSS 2.1 §8.3.1). There is no margin above the first and below the last block.
  ///
  /// - Parameters:
  ///   - paint: What becomes of the whole; nil if only its blocks are shown.
  ///   - title: A text above the blocks; nil for blocks without a title.
  mutating func stack(
    _ blocks: [MessageBlock], in context: RichContext, _ paint: Paint? = nil, insets: Insets = .zero,
    title: RichTitle? = nil
  ) {
    let place = content.begin(.stack(StackRule(insets: insets)), paint)
    if let title { title.add(to: &content) }
    let kept = keepClosed(blocks.count, at: context.path, BlockMemory.Setting(context: context)) {
      $0.add(blocks[$1], number: $1, in: context) ? $0.margins(of: blocks[$1], in: context) : nil
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
      guard inside(number, { $0.add(blocks[number], number: number, in: context) }) else {
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
  private mutating func add(_ block: MessageBlock, number: Int, in outer: RichContext) -> Bool {
    let startsRight =
      block.direction == .natural
      ? block.startsRight ?? outer.startsRight : block.direction == .rightToLeft
    var context = outer
    context.path = outer.path.appending(block.step(number))
    context.startsRight = startsRight
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
      context.font = headingFont(heading.level, context.font)
      add(heading.text, .heading(heading.level), block, context)
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

  func headingFont(_ level: Int, _ font: TextStyle) -> TextStyle {
    var font = font
    font.size *= rich.headingSizes[min(max(1, level), 6) - 1]
    font.strengthen(to: rich.headingWeight)
    return font
  }

  // MARK: Texts

  /// Adds the node of a text.
  mutating func add(
    _ text: RichText, _ role: TextRole, _ block: MessageBlock, _ context: RichContext,
    alignment: TextAlignment? = nil, _ meaning: ElementName.Meaning = .usual
  ) {
    if memory != nil {
      let setting = GrowingLines.Setting(
        role: role, context: context, alignment: alignment, options: options(context))
      let growing = growing(text, setting) {
        $0.lines(RichText(""), role, at: context.path, context, alignment: alignment).text
      }
      if let growing { return content.add(growing) }
    }
    let lines = lines(text, role, at: context.path, context, alignment: alignment)
    content.add(lines.text, Paint(element(of: block, context, meaning), .lines(lines)))
  }

  /// Shapes a text.
  func lines(
    _ text: RichText, _ role: TextRole, at path: ContentPath, _ context: RichContext,
    alignment: TextAlignment? = nil
  ) -> RichLines {
    let shown = ShownText(
      text.text, spans: covering.shown(text.spans, at: path), emoticons: emoticons,
      typesetters: maker.typesetters,
      in: maker.room(in: context.font))
    let chips = maker.chips(shown.objects, context.font)
    var prepared = maker.text(
      shown.text, context.font, options: options(context),
      runs: shown.spans.runs(context.font, code: style.content.code.inline),
      boxes: maker.boxes(shown.objects, in: context.font, points: 1, chips: chips),
      directions: directions(role, context).ranges(in: shown.text, spans: shown.spans))
    let scale = maker.fontScale * context.font.size / max(0.001, style.text.font.size)
    prepared.lineHeight = style.text.lineHeight.scaled(by: scale)
    prepared.strut = style.text.strut
    if role != .cell, role != .marker, role != .formula { prepared.measure = measure }
    var lines = RichLines(text: prepared, role: role, path: path)
    lines.spans = shown.spans.filter(\.isShown)
    lines.objects = shown.objects
    lines.chips = chips
    lines.detector = detects(role).isEmpty ? nil : detector
    lines.alignment = alignment ?? (role == .paragraph ? style.text.alignment : .start)
    lines.text.tucksFooter =
      context.holdsFooter && (role == .paragraph || role == .item) && lines.alignment == .start
    lines.color = style.text.color
    lines.foreground = context.foreground
    lines.whole = wholeTexts.isEmpty ? nil : wholeTexts[path]
    return lines
  }

  /// Returns the kinds of data that are detected in a text.
  private func detects(_ role: TextRole) -> [DataKind] {
    [.formula, .html, .marker].contains(role) ? [] : style.text.detects
  }

  /// Returns what finds the isolates of a text.
  func directions(_ role: TextRole, _ context: RichContext) -> TextDirections {
    TextDirections(detecting: detects(role), direction: options(context).direction)
  }

  /// Returns the options of a text. Each text has its own direction; a text without letters has the direction
  /// of the block around it.
  func options(_ context: RichContext) -> ParagraphOptions {
    let natural: BidiDirection = context.startsRight == true ? .autoRightToLeft : .auto
    return style.text.paragraphOptions(
      direction: message.direction == .natural ? natural : message.direction.base)
  }
}
