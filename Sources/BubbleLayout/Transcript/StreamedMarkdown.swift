import Markdown
import TextLayout

/// The text of a growing Markdown message, and the blocks that show it. Finished text is shaped once, and measured once
/// per width. Adding a token costs as much as making the open blocks that contain it.
///
/// The nodes are those that a `RichBuilder` makes of the whole message, except that one node stands for all closed blocks
/// of a container (see `BlockMemory`).
struct StreamedMarkdown: Sendable {
  private(set) var source: MarkdownStream
  /// The tree of the blocks so far.
  private(set) var tree = KeptBlocks()
  /// Makes the blocks; empty for a text that shows no blocks yet. It is in an array because it is large, and would
  /// otherwise be copied with each copy of the stream.
  private var builder: [RichBuilder] = []
  private let context: RichContext
  /// The index of the blocks' node among the nodes of the message; nil for a text that shows no blocks yet.
  let node: Int?
  /// `widens`: whether the style lets code and tables make the bubble wider than its own limit. `hasGrid`:
  /// whether the message has code or tables.
  private let widens: Bool
  private let hasGrid: Bool
  /// `hasMeasure`: whether the style limits lines but not boxes. `isWide`: whether the message has such boxes.
  private let hasMeasure: Bool
  private let isWide: Bool

  /// Makes the blocks of a message.
  ///
  /// - Returns: Nil for a message whose blocks are not shown as blocks.
  init?(_ message: Message, _ prepared: PreparedMessage, _ assembler: RowAssembler, grid: PixelGrid) {
    source = message.markdownStream
    let style = prepared.grown ?? assembler.style.shared(prepared.role)
    context = RichContext(
      path: ["blocks"], font: RichBuilder.font(of: message, style.value, fonts: assembler.engine.fonts))
    guard let node = prepared.blocks.first(where: { $0.rich != nil })?.node else {
      // A text of definitions shows nothing, but may be long.
      guard source.blocks.isEmpty else { return nil }
      node = nil
      (widens, hasGrid, hasMeasure, isWide) = (false, false, false, false)
      return
    }
    self.node = Int(node)
    var maker = TextMaker(fonts: assembler.engine.fonts, environment: assembler.shown)
    maker.typesetters = assembler.engine.typesetters
    maker.labelStrut = style.labelStrut
    maker = maker.texts(of: message)
    // The builder's message has no text: if two messages shared the text, the next addition would copy it.
    var shell = message
    shell.text = ""
    var builder = RichBuilder(
      shell, style: style, emoticons: assembler.style.emoticons, toggled: assembler.shown.toggled,
      covering: .closed, maker: maker)
    builder.memory = BlockMemory(grid: grid)
    self.builder = [builder]
    widens = style.value.content.rich.widensBubble
    hasGrid = prepared.blocks.first { $0.node == node }?.mayExceedLimit == true
    hasMeasure = style.value.content.rich.measure != nil
    isWide = source.blocks.contains(from: [], \.isWide)
    make(after: BlockMemory.Change())
  }

  /// How many UTF-16 units of texts were shaped so far.
  var unitsShaped: Int { builder.first?.memory?.unitsShaped ?? 0 }

  /// Makes the blocks again that may have changed.
  private mutating func make(after change: BlockMemory.Change) {
    guard let grid = builder.first?.memory?.grid else { return }
    // What the tree holds is not shared with it any more, so that it changes in place.
    tree = KeptBlocks()
    builder[0].memory?.begin(change, lastLineStart: source.lastLineStart)
    // The blocks are not shared afterwards: the next addition would copy them.
    builder[0].message.blocks = source.blocks
    builder[0].direction.forget(from: change.firstOfAll)
    builder[0].stack(source.blocks, in: context)
    builder[0].message.blocks = []
    let nodes = builder[0].content.tree
    builder[0].memory?.note(nodes.texts)
    tree = KeptBlocks(BlockTree(nodes, grid: grid))
    builder[0].content = ContentBuilder()
  }

  /// Returns the message with the blocks that show its text.
  func shown(_ message: Message) -> Message {
    message.showing(source.blocks, lastLineStart: source.lastLineStart)
  }

  /// Adds to the text.
  ///
  /// - Returns: False if the message has to be laid out as a whole, because it shows no blocks any more, or
  ///   because the first code, table or picture appeared or the last one disappeared.
  mutating func append(_ addition: String) -> Bool {
    source.append(addition)
    if source.blocks.isEmpty { return node == nil }
    if node == nil { return false }
    if widens, contains(\.isGrid, known: hasGrid) != hasGrid { return false }
    if hasMeasure, contains(\.isWide, known: isWide) != isWide { return false }
    make(after: BlockMemory.Change(source.change))
    return true
  }
}

extension StreamedMarkdown {
  /// Returns whether a block meets a condition after an addition. If none did before, only those that the addition
  /// changed are looked at.
  private func contains(_ condition: (MessageBlock) -> Bool, known: Bool) -> Bool {
    let change = source.change
    return source.blocks.contains(from: known || !change.others.isEmpty ? [] : change.path[...], condition)
  }
}

extension MessageBlock {
  /// Whether the block is code or a table.
  fileprivate var isGrid: Bool {
    switch content {
    case .code, .table: true
    default: false
    }
  }

  /// Whether the block is code, a table, a formula or a picture.
  fileprivate var isWide: Bool {
    switch content {
    case .code, .table, .formula, .attachment: true
    default: false
    }
  }
}
