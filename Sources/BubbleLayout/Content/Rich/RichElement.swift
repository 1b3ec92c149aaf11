import TextLayout
import TextShaping

/// The blocks of a message, which are one below the other or inside each other.
struct RichElement: ContentElement {
  /// The entries in the order of the blocks. A block comes before the blocks inside it.
  let entries: [RichEntry]
  private let root: RichNode
  let gap: LayoutUnit
  let mayExceedLimit: Bool
  /// Whether the message has code, a table, a formula or a picture, which may be wider than the measure of its
  /// lines.
  let isWide: Bool
  /// The height of a line of a paragraph, in points.
  let lineHeight: LayoutUnit
  /// The style of the blocks.
  private let style: RichStyle
  /// The radius of the corners of tables and pictures, in points.
  private let radius: LayoutUnit

  /// - Parameters:
  ///   - font: The font of the texts (see `font(of:_:fonts:)`).
  ///   - collapse: The limits beyond which the message is shortened; nil if it is never shortened.
  ///   - isExpanded: Whether the reader has expanded the message.
  init(
    _ message: Message, style: MessageStyle, emoticons: EmoticonTable, font: TextStyle,
    toggled: Set<BlockPlace>, covering: Covering, collapse: CollapseStyle? = nil, isExpanded: Bool = false,
    maker: TextMaker
  ) {
    var builder = RichBuilder(
      message, style: style, emoticons: emoticons, toggled: toggled, covering: covering, maker: maker)
    let metrics = maker.metrics(of: maker.scaled(font))
    lineHeight = metrics.ascent + metrics.descent
    builder.line = lineHeight
    let context = RichContext(path: ["blocks"], font: font)
    root =
      collapse.map { builder.collapsed(message.blocks, by: $0, isExpanded: isExpanded, in: context) }
      ?? builder.stack(message.blocks, in: context)
    let hasGrid = builder.entries.contains { if case .code = $0.content { true } else { $0.isTable } }
    mayExceedLimit = style.content.rich.widensBubble && hasGrid
    isWide = message.blocks.contains { $0.isWide(in: message) }
    entries = builder.entries
    gap = style.text.gap
    self.style = style.content.rich
    radius = style.content.code.radius
  }

  /// Returns the font of the texts in a message's blocks.
  static func font(of message: Message, _ style: MessageStyle, fonts: FontCollection) -> TextStyle {
    var font = TextElement.font(of: message, style.text, fonts: fonts)
    font.weight = style.content.rich.weight ?? font.weight
    return font
  }

  var kind: ContentKind { .text }
  var name: ElementName { ElementName(.text) }

  /// The kinds of nodes, by which the element recognises them when they are placed.
  enum Tag: Int16 { case block, rule, table, embedded, copy, language, lines, code, fold, formula }

  func addNodes(to tree: inout BlockTreeBuilder) { root.add(to: &tree, entries) }

  /// Does nothing. The parts are made by `place(_:of:in:size:with:)`, which knows the blocks around each
  /// node.
  func place(_ node: PlacedNode, with placer: inout PartPlacer) {}

  func place(
    _ node: Int32, of tree: BlockTree<PreparedText>, in limit: AvailableWidth, size: Size,
    with placer: inout PartPlacer
  ) {
    placer.roundingPictures(radius) { placer in
      var walk = RichPlacement(entries, style: style, radius: radius, placer: placer)
      tree.place(Int(node), in: limit, frame: Rect(origin: .zero, size: size)) { walk.visit($0, of: tree) }
      placer = walk.finished()
    }
  }
}

/// The arrangement of prepared blocks, as nodes.
indirect enum RichNode: Sendable {
  /// A text, by the index of its entry.
  case text(Int)
  /// A line across the message, by the index of its entry.
  case rule(Int, thickness: LayoutUnit)
  case code(Int)
  case table(Int, GridRule)
  case formula(Int)
  case embedded(Int)
  /// A node of which only the first lines are shown, and the entry of the label below it.
  case limited(RichNode, LineLimitRule, label: Int)
  /// Nodes one below the other, each with its distance from the one above. The first value is the index of
  /// the stack's own entry; nil if it has none.
  case stack(Int?, Insets, [(gap: LayoutUnit, node: RichNode)])

  func add(to tree: inout BlockTreeBuilder, _ entries: [RichEntry]) {
    typealias Tag = RichElement.Tag
    switch self {
    case .text(let entry):
      if case .text(let lines) = entries[entry].content {
        tree.add(lines.text, tag: Tag.block.rawValue, index: entry)
      }
    case .rule(let entry, let thickness):
      tree.add(.fixed(Size(width: 0, height: thickness)), tag: Tag.rule.rawValue, index: entry)
    case .code(let entry):
      guard case .code(let lines, let code) = entries[entry].content else { return }
      code.addNodes(lines.text, to: &tree, index: entry, tags: .rich)
    case .table(let entry, var grid):
      guard case .table(let cells, _) = entries[entry].content else { return }
      let texts = tree.number(cells.map(\.text))
      for number in grid.cells.indices { grid.cells[number].text += texts.lowerBound }
      grid.cards?.firstText = texts.lowerBound
      tree.grids.append(grid)
      tree.add(.grid(Int32(tree.grids.count - 1)), tag: Tag.table.rawValue, index: entry)
    case .formula(let entry):
      guard case .formula(let formula) = entries[entry].content else { return }
      tree.formulas.append(formula.lines)
      tree.add(.formula(Int32(tree.formulas.count - 1)), tag: Tag.formula.rawValue, index: entry)
    case .embedded(let entry):
      guard case .embedded(let element) = entries[entry].content else { return }
      tree.add(.embedded, tag: Tag.embedded.rawValue, index: entry) { element.addNodes(to: &$0) }
    case .limited(let node, let rule, let label):
      guard case .fold(let text, _) = entries[label].content else { return node.add(to: &tree, entries) }
      tree.add(.limited(rule)) {
        node.add(to: &$0, entries)
        $0.add(text, tag: Tag.fold.rawValue, index: label)
      }
    case .stack(let entry, let insets, let nodes):
      tree.stack(insets: insets, tag: entry.map { _ in Tag.block.rawValue }, index: entry ?? 0) {
        for (number, below) in nodes.enumerated() {
          if number > 0, below.gap > 0 { $0.add(.fixed(Size(width: 0, height: below.gap))) }
          below.node.add(to: &$0, entries)
        }
      }
    }
  }
}

extension MessageBlock {
  /// Whether the block is code, a table, a formula or a picture, or contains one, whether shown or not.
  fileprivate func isWide(in message: Message) -> Bool {
    switch content {
    case .code, .table, .formula: return true
    case .attachment(let block):
      let index = block.index ?? 0
      let own = message.attachments.indices.contains(index) ? message.attachments[index] : nil
      switch block.value ?? own {
      case .media, .code: return true
      default: return false
      }
    default: return inner.contains { $0.blocks.contains { $0.isWide(in: message) } }
    }
  }
}
