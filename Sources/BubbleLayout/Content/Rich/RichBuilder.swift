import TextLayout
import TextUnicode

/// Prepares the blocks of a message: shapes their texts, and arranges the blocks as nodes.
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
  var entries: [RichEntry] = []
  /// The height of a line of a paragraph, in points.
  var line: LayoutUnit = 0
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

  /// Makes the node of blocks one below the other. The distance between two is the larger of their margins
  /// (CSS 2.1 §8.3.1). There is no margin above the first and below the last block.
  mutating func stack(
    _ blocks: [MessageBlock], in context: RichContext, entry: Int? = nil, insets: Insets = .zero,
    above: [RichNode] = []
  ) -> RichNode {
    var nodes: [(gap: LayoutUnit, node: RichNode)] = above.map { (0, $0) }
    var below: LayoutUnit = above.isEmpty ? 0 : rich.itemGap
    for (number, block) in blocks.enumerated() {
      var place = context
      place.path = context.path.appending(block.step(number))
      guard let node = node(block, in: place) else { continue }
      let margins = margins(of: block, in: context)
      nodes.append((max(below, margins.above), node))
      below = margins.below
    }
    return .stack(entry, insets, nodes)
  }

  /// Makes the node of a block; nil for a block that shows nothing.
  mutating func node(_ block: MessageBlock, in context: RichContext) -> RichNode? {
    let startsRight =
      block.direction == .natural
      ? block.startsRight ?? context.startsRight : block.direction == .rightToLeft
    var context = context
    context.startsRight = startsRight
    if block.isCovered, !covering.isOpen(context.path) { context.isCovered = true }
    // Blocks that are nested too deeply are shown at the maximum level.
    if context.level >= MessageBlock.levels, !block.inner.isEmpty {
      var nodes: [(gap: LayoutUnit, node: RichNode)] = []
      for (steps, blocks) in block.inner {
        var place = context
        place.path = ContentPath(context.path.steps + steps)
        nodes.append((rich.itemGap, stack(blocks, in: place)))
      }
      return nodes.isEmpty ? nil : .stack(nil, .zero, nodes)
    }
    switch block.content {
    case .paragraph(let paragraph):
      return .text(
        add(
          paragraph.text, context.isInItem ? .item : .paragraph, block, context,
          alignment: paragraph.alignment?.text))
    case .heading(let heading):
      context.font = headingFont(heading.level, context.font)
      return .text(add(heading.text, .heading(heading.level), block, context))
    case .html(let html):
      if html.text.isEmpty { return nil }
      return .text(add(RichText(html.text), .html, block, context))
    case .formula(let formula):
      if maker.typesetters.custom?(.formula(formula.source), .infinity) != nil {
        return embedded(
          CustomElement(
            .formula(formula.source), at: .inside(context.path), style: style.content.card, maker: maker),
          block,
          context)
      }
      if let node = self.formula(formula, block, context) { return node }
      return .text(add(formula.sourceText, .formula, block, context, alignment: .center))
    case .rule:
      entries.append(
        RichEntry(
          type: block.type, path: context.path, depth: context.depth, isCovered: context.isCovered,
          content: .rule))
      return .rule(entries.count - 1, thickness: rich.ruleWidth)
    case .code(let code): return self.code(code, block, context)
    case .list(let list): return self.list(list, block, context)
    case .quote(let quote): return self.quote(quote, block, context)
    case .table(let table): return self.table(table, block, context)
    case .details(let details): return self.details(details, block, context)
    case .footnotes(let notes): return footnotes(notes, block, context)
    case .attachment(let attachment): return self.attachment(attachment, block, context)
    case .other(let other):
      if let text = other.text { return .text(add(text, .paragraph, block, context)) }
      if other.blocks.isEmpty { return nil }
      context.path = context.path.appending("blocks")
      return stack(other.blocks, in: context)
    }
  }

  /// Returns the margins of a block to the blocks above and below it.
  func margins(of block: MessageBlock, in context: RichContext) -> (
    above: LayoutUnit, below: LayoutUnit
  ) {
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

  /// Adds the entry of a text, and returns the index of the entry.
  mutating func add(
    _ text: RichText, _ role: TextRole, _ block: MessageBlock, _ context: RichContext,
    alignment: TextAlignment? = nil
  ) -> Int {
    let lines = lines(text, role, at: context.path, context, alignment: alignment)
    entries.append(
      RichEntry(
        type: block.type, path: context.path, depth: context.depth, isCovered: context.isCovered,
        content: .text(lines)))
    return entries.count - 1
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

extension MessageBlock {
  /// Returns the last step of the block's path: its name or, if it has none, its index.
  func step(_ number: Int) -> ContentPath.Step { name.map { .name($0) } ?? .number(number) }
}
