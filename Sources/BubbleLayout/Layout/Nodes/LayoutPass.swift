import TextLayout

/// One layout of a node: the room that it has, and what is wanted of it.
struct LayoutPass<Parts: PartList> {
  /// The limit of the node. It is the same whether the node is measured or has its width.
  var limit: Limit
  /// The width that the node is given, in points, which is at least the width that it wanted; nil to measure it.
  private(set) var width: LayoutUnit?
  /// How many lines may still be shown; nil if everything is shown.
  var lines: LineCount?
  /// The parts so far.
  var parts: Parts

  @inline(__always)
  init(in limit: Limit, width: LayoutUnit?, _ parts: Parts) {
    self.limit = limit
    self.width = width
    self.parts = parts
  }

  // MARK: Inner nodes

  /// Lays out an inner node beside which a part of the width is taken.
  @inline(__always)
  mutating func layout<Text>(_ node: TreeNode<Text>, reducedBy sides: LayoutUnit) -> BlockMeasure? {
    layout(node, inside: limit.width.reduced(by: sides), width: width.map { $0 - sides })
  }

  /// Lays out an inner node within another limit, at another width.
  @inline(__always)
  mutating func layout<Text>(
    _ node: TreeNode<Text>, inside inner: AvailableWidth, width given: LayoutUnit?
  ) -> BlockMeasure? {
    let outer = (limit.width, width)
    (limit.width, width) = (inner, given)
    defer { (limit.width, width) = outer }
    return node.layout(&self)
  }

  // MARK: Parts

  /// Returns the frame of a node of this height, relative to the node.
  @inline(__always)
  func frame(_ height: LayoutUnit) -> Rect {
    Rect(x: 0, y: 0, width: max(0, width ?? 0), height: height)
  }

  /// Adds the part of a node, if it has one.
  @inline(__always)
  mutating func begin<Text>(_ node: TreeNode<Text>) -> Int? {
    Parts.areWanted ? parts.add(node.own.paint, 0, at: node.place, in: limit.width) : nil
  }

  /// Adds a part with its frame.
  ///
  /// - Parameters:
  ///   - number: Which of several parts of the node it is.
  ///   - frame: The frame, relative to the node.
  @inline(__always)
  mutating func visit<Text>(
    _ node: TreeNode<Text>, number: Int = 0, _ frame: Rect, _ change: (inout PlacedNode) -> Void = { _ in }
  ) {
    guard Parts.areWanted else { return }
    let index = parts.add(node.own.paint, number, at: node.place, in: limit.width)
    parts.set(index, frame.offset(x: parts.origin.x, y: parts.origin.y), change)
  }

  /// Sets the frame of a node that was begun at `origin`.
  ///
  /// - Parameter sides: How far the frame reaches beyond the left and the right edge of the node.
  @inline(__always)
  mutating func end(
    _ index: Int?, at origin: Point, _ height: LayoutUnit,
    reaching sides: (left: LayoutUnit, right: LayoutUnit) = (0, 0),
    _ change: (inout PlacedNode) -> Void = { _ in }
  ) {
    var frame = frame(height).offset(x: origin.x - sides.left, y: origin.y)
    frame.size.width = frame.width + sides.left + sides.right
    parts.set(index, frame, change)
  }
}

/// A node in its tree.
struct TreeNode<Text: BlockText> {
  let tree: BlockTree<Text>
  let place: Int

  var own: BlockNode { @inline(__always) get { tree.nodes[place] } }
  /// The position after the node and its descendants.
  var end: Int { place + Int(own.span) }
  /// The first node inside.
  var inner: TreeNode { TreeNode(tree: tree, place: place + 1) }
  /// The node that follows inside the same node.
  var next: TreeNode { TreeNode(tree: tree, place: end) }

  /// Returns the size of a text within a width; nil if it has to be shaped first.
  @inline(__always)
  func extent(_ text: Int32, in width: AvailableWidth) -> BlockMeasure? {
    tree.texts[Int(text)].extent(in: width)
  }

  /// Returns the height of the tallest of several texts of one line, or `least` if that is more; nil if a text has to be
  /// shaped first.
  func tallest(_ texts: Range<Int32>, atLeast least: LayoutUnit) -> LayoutUnit? {
    var height = least
    for text in texts {
      guard let extent = extent(text, in: .unbounded) else { return nil }
      height = max(height, tree.grid.roundedUp(extent.height))
    }
    return height
  }
}
