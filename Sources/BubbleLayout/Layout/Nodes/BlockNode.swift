import TextLayout

/// One node of a block: a text, a box, or an arrangement of child nodes.
///
/// A block is a tree in a flat array: the descendants of a node follow it.
struct BlockNode: Hashable, Sendable {
  let rule: BlockRule
  /// The index of the node's paint, which says what becomes of the node in a cell; -1 for a node that is only
  /// measured.
  let paint: Int32
  /// How many nodes its subtree has, including the node itself.
  var span: Int32 = 1
}

/// The rule that determines how wide a node wants to be within a limit, and how tall it is at a width.
/// Indices refer to the arrays of `BlockTree`.
enum BlockRule: Hashable, Sendable {
  /// A text, by its index. With `keepsLines`, the lines are always those that fit the limit; otherwise the
  /// text is broken again at the width that it is given.
  case text(Int32, keepsLines: Bool)
  /// The message's own text (see `MessageTextRule`), and the label below it.
  case messageText
  /// The first of several texts of one line that fits into the limit, or the last text.
  case firstFitting(Range<Int32>)
  /// The largest of several sizes of a text in which no word is broken.
  case wordFit(WordFitRule)
  /// A box that takes the width it is given, but is at least as wide as this size, with a constant height.
  case fixed(Size)
  /// A box whose height is its width divided by a ratio.
  case scaled(ratio: Double)
  /// The children of the node, one below the other.
  case stack(StackRule)
  /// A node with an item of a fixed size at its side.
  case beside(BesideRule)
  /// A node whose width has a minimum and a maximum.
  case bounded(BoundedRule)
  /// Pills in rows that wrap.
  case flow(FlowRule)
  /// Rows of buttons.
  case buttons(ButtonsRule)
  /// One picture.
  case picture(PictureRule)
  /// Several pictures, by the index of the album.
  case album(Int32)
  /// A custom part of the application, by its index.
  case ask(Int32)
  /// A table, by its index.
  case grid(Int32)
  /// A formula, by its index.
  case formula(Int32)
  /// A node that scrolls if the limit is smaller than the size it wants.
  case scrolled(ScrollRule)
  /// A node of which only the first lines are shown, with a label that shows or hides the other lines.
  case limited(LineLimitRule)
  /// A separate element, such as an attachment, which is not cut between its lines.
  case embedded
  /// Blocks of a growing message that are kept from one token to the next, by their index.
  case kept(Int32)
}

extension BlockRule {
  /// Returns the limit that inner nodes are measured within.
  func inner(_ limit: AvailableWidth, _ grid: PixelGrid) -> AvailableWidth {
    switch self {
    case .stack(let rule):
      var asked = Limit(limit)
      return limit.reduced(by: rule.fit(in: &asked).sides)
    case .beside(let rule):
      var asked = Limit(limit)
      return limit.reduced(by: rule.fit(in: &asked, grid).sides)
    case .bounded(let rule): return rule.inner(limit)
    case .scrolled(let rule): return rule.inner(limit)
    default: return limit
    }
  }
}

/// Collects the nodes of blocks, and the texts and other values that nodes refer to by index.
struct BlockTreeBuilder<Text: BlockText>: Sendable {
  var nodes: ContiguousArray<BlockNode> = []
  var texts: ContiguousArray<Text> = []
  var counts: ContiguousArray<Int32> = []
  var albums: ContiguousArray<AlbumRule> = []
  var asks: ContiguousArray<AskedPart> = []
  var grids: ContiguousArray<GridRule> = []
  var formulas: ContiguousArray<FormulaLines> = []
  /// The rule of the message's own text; nil if no node is one. Many messages share a rule.
  var messageText: Shared<MessageTextRule>?
  /// The blocks that are kept while a message grows; empty in other trees.
  var kept: ContiguousArray<KeptBlocks> = []
}
