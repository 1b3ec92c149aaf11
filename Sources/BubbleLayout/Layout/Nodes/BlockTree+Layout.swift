import TextLayout

extension TreeNode {
  /// Lays out the node: finds how wide it wants to be, or how tall it is at a width and, if that is wanted, where its parts
  /// are. Apart from `lowerEdge`, this is the only function that knows all rules; each rule lays out its own kind of nodes.
  ///
  /// - Returns: The measurement, of which only the height has a meaning if the node is given a width; nil if a text has to be
  ///   shaped first.
  /// - Complexity: Linear in the nodes of the subtree and the break opportunities of their texts.
  func layout(_ pass: inout LayoutPass<some PartList>) -> BlockMeasure? {
    if pass.lines != nil, !countsLines { return layoutBox(&pass) }
    switch own.rule {
    case .text(let text, let keepsLines): return layout(text: text, keepsLines: keepsLines, &pass)
    case .messageText: return layoutMessageText(&pass)
    case .firstFitting(let texts): return layout(fitting: texts, &pass)
    case .wordFit(let rule): return rule.layout(self, &pass)
    case .fixed(let size): return layout(box: size, &pass)
    case .scaled(let ratio): return layout(scaled: ratio, &pass)
    case .stack(let rule): return rule.layout(self, &pass)
    case .beside(let rule): return rule.layout(self, &pass)
    case .bounded(let rule): return rule.layout(self, &pass)
    case .flow(let rule): return rule.layout(self, &pass).map { BlockMeasure($0.size) }
    case .buttons(let rule): return rule.layout(self, &pass)
    case .picture(let rule): return rule.layout(self, &pass)
    case .album(let album): return tree.albums[Int(album)].layout(self, &pass)
    case .ask(let part): return tree.asks[Int(part)].layout(self, &pass)
    case .grid(let number): return tree.grids[Int(number)].layout(self, &pass)
    case .formula(let number): return tree.formulas[Int(number)].layout(self, &pass)
    case .scrolled(let rule): return rule.layout(self, &pass)
    case .limited(let rule): return rule.layout(self, &pass)
    case .embedded: return BoundedRule().layout(self, &pass)
    case .kept(let number): return tree.kept[Int(number)].layout(&pass)
    }
  }
}

extension BlockTree {
  /// Returns how wide a node wants to be within a limit; nil if a text has to be shaped first.
  @inline(__always)
  func measure(_ place: Int, in limit: inout Limit) -> BlockMeasure? {
    var pass = LayoutPass(in: limit, width: nil, NoParts())
    defer { limit = pass.limit }
    return TreeNode(tree: self, place: place).layout(&pass)
  }

  /// Returns the height of a node, in points; nil if a text has to be shaped first.
  ///
  /// - Parameters:
  ///   - limit: The limit that the node was measured within.
  ///   - width: The width that the node is given. This is at least the width that it wanted.
  func height(_ place: Int, in limit: AvailableWidth, width: LayoutUnit) -> LayoutUnit? {
    var pass = LayoutPass(in: Limit(limit), width: width, NoParts())
    return TreeNode(tree: self, place: place).layout(&pass)?.height
  }
}

extension BlockTree<PreparedText> {
  /// Visits the nodes with a paint in a subtree, from back to front. A node is visited before those inside it.
  ///
  /// - Parameters:
  ///   - limit: The limit that the node was measured within.
  ///   - frame: The node's frame in the block.
  ///   - ownLines: The lines of the message's own text, if they are measured already; otherwise nil.
  func place(
    _ place: Int, in limit: AvailableWidth, frame: Rect, ownLines: MeasuredLines? = nil,
    visit: (PlacedNode) -> Void
  ) {
    let parts = PlacedParts(at: frame.origin, ownLines, capacity: Int(nodes[place].span))
    var pass = LayoutPass(in: Limit(limit), width: frame.width, parts)
    _ = TreeNode(tree: self, place: place).layout(&pass)
    for var node in pass.parts.nodes {
      if let text = node.textIndex { node.text = texts[Int(text)] }
      visit(node)
    }
  }
}
