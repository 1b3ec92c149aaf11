import Markdown
import TextLayout

/// Makes the growing parts of a message's blocks. They are prepared as `RichBuilder` prepares finished
/// blocks.
struct GrowingBuilder: Sendable {
  private let kept: Kept
  /// The start of the unfinished line, as a UTF-8 offset.
  var lastLineStart = 0

  /// The builder and the grid. They are stored behind one reference, because the builder is large and would
  /// otherwise be copied with each token.
  private final class Kept: Sendable {
    let builder: RichBuilder
    let grid: PixelGrid

    init(_ builder: RichBuilder, _ grid: PixelGrid) {
      self.builder = builder
      self.grid = grid
    }
  }

  /// - Parameter grid: The pixel grid that sizes are rounded up to.
  init(_ builder: RichBuilder, grid: PixelGrid) {
    kept = Kept(builder, grid)
  }

  var builder: RichBuilder { _read { yield kept.builder } }
  private var grid: PixelGrid { kept.grid }

  /// Makes a block.
  ///
  /// - Parameter isOpen: Whether the block may still grow.
  func child(
    _ block: MessageBlock, _ number: Int, isOpen: Bool, in outer: RichContext
  ) -> GrowingChild {
    var context = outer
    context.path = context.path.appending(.number(number))
    if isOpen, context.level < MessageBlock.levels, let growing = growing(block, in: context) {
      return growing
    }
    var blocks = [block]
    if isOpen { blocks.openRow(from: lastLineStart) }
    blocks.completeTables(startsRight: context.startsRight == true)
    let made = blocks[0]
    let margins = builder.margins(of: made, in: outer)
    return GrowingChild(
      tree(made, in: context), above: margins.above, below: margins.below, isRowOpen: made.hasOpenRow)
  }

  private func tree(_ block: MessageBlock, in context: RichContext) -> BlockTree<PreparedText>? {
    var builder = builder
    return builder.add(block, in: context) ? tree(builder.content) : nil
  }

  private func tree(_ title: RichTitle) -> BlockTree<PreparedText> {
    var nodes = ContentBuilder()
    title.add(to: &nodes)
    return tree(nodes)
  }

  private func tree(_ content: ContentBuilder) -> BlockTree<PreparedText> {
    var tree = BlockTree(content.tree)
    tree.grid = grid
    return tree
  }

  /// Makes a block that is updated in place; nil for blocks that are recreated while they grow.
  private func growing(_ block: MessageBlock, in context: RichContext) -> GrowingChild? {
    let margins = builder.margins(of: shell(of: block), in: context)
    switch block.content {
    case .paragraph:
      guard builder.emoticons.substitutions.isEmpty else { return nil }
      return lines(
        .paragraph, context.isInItem ? .item : .paragraph, block, context, margins.above, margins.below)
    case .heading(let heading):
      let level = heading.level
      guard builder.emoticons.substitutions.isEmpty else { return nil }
      var context = context
      context.font = builder.headingFont(level, context.font)
      return lines(.heading(level), .heading(level), block, context, margins.above, margins.below)
    case .code(let code):
      let style = builder.style.content.code
      let around = PreparedCode(language: code.language, of: "", style: style, maker: builder.maker)
      guard around.growsInPlace else { return nil }
      var lines = builder.growingCode(code.language, grid: grid)
      guard lines.set(block, from: 0) else { return nil }
      return GrowingChild(
        lines, above: margins.above, below: margins.below, insets: Insets(all: style.padding),
        header: around.header(grid))
    case .list(let list):
      var context = context
      context.startsRight = block.startsRight ?? context.startsRight
      return GrowingChild(
        GrowingItems(list, in: context, self), above: margins.above, below: margins.below)
    case .quote(let quote):
      return container(block, quote.blocks, in: context, margins.above, margins.below)
    case .details(let details):
      return container(block, details.blocks, in: context, margins.above, margins.below)
    case .table, .footnotes, .formula, .attachment, .rule, .html, .other: return nil
    }
  }

  private func lines(
    _ kind: GrowingLines.Kind, _ role: TextRole, _ block: MessageBlock, _ context: RichContext,
    _ above: LayoutUnit, _ below: LayoutUnit
  ) -> GrowingChild? {
    var lines = builder.growing(kind, role, context, grid: grid)
    return lines.set(block, from: 0) ? GrowingChild(lines, above: above, below: below) : nil
  }

  /// Makes a quote or details; nil for other blocks.
  private func container(
    _ block: MessageBlock, _ blocks: [MessageBlock], in context: RichContext, _ above: LayoutUnit,
    _ below: LayoutUnit
  ) -> GrowingChild? {
    var context = context
    context.startsRight = block.startsRight ?? context.startsRight
    let shell = shell(of: block)
    let room: RichRoom
    switch shell.content {
    case .quote(let quote): room = builder.room(quote, shell, context)
    case .details(let details): room = builder.room(details, shell, context)
    default: return nil
    }
    let lead = room.title.map { GrowingChild(tree($0), above: 0, below: builder.rich.itemGap) }
    var stack = GrowingStack(above: lead.map { [$0] } ?? [])
    if room.isOpen { stack.add(blocks, in: room.inner, self) }
    return GrowingChild(
      GrowingContainer(shell, stack, inner: room.inner), above: above, below: below,
      insets: room.insets)
  }

  /// Makes a list item, without the space at its side.
  func item(
    _ item: ListItem, _ number: Int, isOpen: Bool, of list: ListBlock, in context: RichContext
  ) -> GrowingChild {
    let inner = builder.inner(list, context).blocks(ofItem: number)
    var stack = GrowingStack()
    if item.blocks.isEmpty {
      stack = GrowingStack(
        above: RichBuilder.emptyItem.map {
          GrowingChild(tree($0, in: inner), above: 0, below: 0)
        })
    } else {
      stack.add(item.blocks, in: inner, self, isOpen: isOpen)
    }
    return GrowingChild(
      GrowingContainer(nil, stack, inner: inner), above: builder.itemGap(list), below: 0, insets: .zero)
  }

  /// Returns a block without the blocks and texts inside it that may grow.
  func shell(of block: MessageBlock) -> MessageBlock {
    switch block.content {
    case .paragraph: return .paragraph("")
    case .heading(let heading): return .heading(HeadingBlock(level: heading.level, ""))
    case .code(let code): return .code(CodeBlock(text: "", language: code.language))
    case .list(let list): return .list(list.shell)
    case .quote(let quote): return .quote(QuoteBlock([], alert: quote.alert))
    case .details(let details):
      return .details(DetailsBlock(summary: details.summary, [], isOpen: details.isOpen))
    default: return block
    }
  }
}
