import TextLayout

/// Collects the nodes of a bubble's content with their paints. Each element of the content is a function that adds
/// its nodes.
struct ContentBuilder {
  /// The nodes, and the texts and other values that nodes refer to by index.
  var tree = BlockTreeBuilder<PreparedText>()
  /// What becomes of the nodes in a cell.
  var paints: ContiguousArray<Paint> = []

  /// The position of the node that is added next.
  var place: Int { tree.nodes.count }

  /// Adds a text. A nil adds nothing.
  mutating func add(_ text: PreparedText?, _ paint: Paint? = nil, keepsLines: Bool = false) {
    guard let text else { return }
    tree.texts.append(text)
    add(.text(Int32(tree.texts.count - 1), keepsLines: keepsLines), paint)
  }

  /// Adds texts to which one rule refers, and returns the range of their indices.
  mutating func number(_ new: some Sequence<PreparedText>) -> Range<Int32> {
    let start = Int32(tree.texts.count)
    tree.texts.append(contentsOf: new)
    return start..<Int32(tree.texts.count)
  }

  /// Adds a paint, and returns its index; -1 for no paint.
  mutating func number(_ paint: Paint?) -> Int32 {
    guard let paint else { return -1 }
    paints.append(paint)
    return Int32(truncatingIfNeeded: paints.count - 1)
  }

  /// Adds a node. `below` adds the children of the node.
  mutating func add(_ rule: BlockRule, _ paint: Paint? = nil, _ below: (inout Self) -> Void = { _ in }) {
    let place = begin(rule, paint)
    below(&self)
    end(place)
  }

  /// Adds a node whose children are the nodes that are added until its end, and returns its position.
  mutating func begin(_ rule: BlockRule, _ paint: Paint? = nil) -> Int {
    let paint = number(paint)
    tree.nodes.append(BlockNode(rule: rule, paint: paint))
    return place - 1
  }

  /// Ends a node.
  mutating func end(_ node: Int) { tree.nodes[node].span = Int32(place - node) }

  mutating func stack(
    gap: LayoutUnit = 0, insets: Insets = .zero, _ paint: Paint? = nil, _ below: (inout Self) -> Void
  ) {
    add(.stack(StackRule(gap: gap, insets: insets)), paint, below)
  }
}
