import TextLayout

/// An element of a bubble's content, independent of its width. It adds the nodes that determine its size
/// (`BlockNode`), and makes its parts when these nodes are placed.
protocol ContentElement: Sendable {
  var kind: ContentKind { get }
  /// The distance from the element above, in points.
  var gap: LayoutUnit { get }
  /// The distance from the bubble's edges, in points; nil to use the bubble's padding.
  var inset: LayoutUnit? { get }
  /// Whether the element has a visible edge, such as a box or a disc.
  var hasEdge: Bool { get }
  /// Which messages of a group show the element.
  var visibility: GroupVisibility { get }
  /// Whether the element may make the bubble wider than the bubble's own limit.
  var mayExceedLimit: Bool { get }

  /// The kind and the indices of the element in the cell.
  var name: ElementName { get }
  /// Returns the kind and the indices of the element that a node shows; nil for a node that is not an element
  /// of its own.
  func child(_ node: PlacedNode) -> ElementName?

  /// Adds the nodes of the element: one node that contains all others.
  func addNodes(to tree: inout BlockTreeBuilder)

  /// Makes the parts of one node.
  func place(_ node: PlacedNode, with placer: inout PartPlacer)

  /// Makes the parts of the element.
  ///
  /// - Parameters:
  ///   - node: The position of the element's node.
  ///   - limit: The limit that the node was measured within.
  ///   - size: The final size of the element.
  func place(
    _ node: Int32, of tree: BlockTree<PreparedText>, in limit: AvailableWidth, size: Size,
    with placer: inout PartPlacer
  )
}

extension ContentElement {
  var inset: LayoutUnit? { nil }
  var hasEdge: Bool { false }
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

extension PreparedText {
  /// Returns the same text with its path in the message. The texts of a block's own attachment have none,
  /// because they are not among the texts of the message that are selected and found.
  func standing(at place: AttachmentPlace, _ steps: ContentPath.Step...) -> PreparedText {
    place.block == nil ? standing(at: ContentPath(place.path.steps + steps)) : self
  }
}
