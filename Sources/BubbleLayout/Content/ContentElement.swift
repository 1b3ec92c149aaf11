import TextLayout

/// One element of a bubble's content, prepared as far as it does not depend on a width: the nodes that decide
/// its size, and the parts that are made when those nodes are placed.
protocol ContentElement: Sendable {
  var kind: ContentKind { get }
  /// The distance from the element above, in points.
  var gap: LayoutUnit { get }
  /// The distance from the bubble's edges, in points; nil for the bubble's padding.
  var inset: LayoutUnit? { get }
  /// Which messages of a group have it.
  var visibility: GroupVisibility { get }
  /// Whether it may make the bubble wider than the bubble's own limit.
  var mayExceedLimit: Bool { get }

  /// What it is in the cell.
  var name: ElementName { get }
  /// The element that one of its nodes shows; nil for nodes that are not elements of their own.
  func child(_ node: PlacedNode) -> ElementName?

  /// Adds the nodes of the element: one node with all others below it.
  func addNodes(to tree: inout BlockTreeBuilder)

  /// Makes the parts of one of its nodes.
  func place(_ node: PlacedNode, with placer: inout PartPlacer)

  /// Makes the parts of the element.
  ///
  /// - Parameters:
  ///   - node: The position of its node.
  ///   - limit: The limit it was measured within.
  ///   - size: Its final size.
  func place(
    _ node: Int32, of tree: BlockTree<PreparedText>, in limit: AvailableWidth, size: Size,
    with placer: inout PartPlacer
  )
}

extension ContentElement {
  var inset: LayoutUnit? { nil }
  var visibility: GroupVisibility { .always }
  var mayExceedLimit: Bool { false }

  func child(_ node: PlacedNode) -> ElementName? { nil }

  func place(
    _ node: Int32, of tree: BlockTree<PreparedText>, in limit: AvailableWidth, size: Size,
    with placer: inout PartPlacer
  ) {
    var open: ElementName?
    tree.place(Int(node), in: limit, frame: Rect(origin: .zero, size: size)) { node in
      let child = child(node)
      if child != open {
        if open != nil { placer.end() }
        if let child { placer.begin(child) }
        open = child
      }
      place(node, with: &placer)
    }
    if open != nil { placer.end() }
  }
}
