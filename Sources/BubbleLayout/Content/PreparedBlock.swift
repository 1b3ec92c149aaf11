import TextLayout

/// A block of a bubble: the message's text, or another element with the position of its node.
struct PreparedBlock: Sendable {
  let kind: ContentKind
  /// The distance from the block above, in points.
  let gap: LayoutUnit
  /// The distance from the bubble's edges, in points; nil to use the bubble's padding.
  let inset: LayoutUnit?
  /// Which messages of a group show the block.
  let visibility: GroupVisibility
  /// Whether the block may make the bubble wider than the bubble's own limit.
  let mayExceedLimit: Bool
  /// The element; nil for the message's text.
  let element: (any ContentElement)?
  /// The position of the element's node.
  let node: Int32

  /// Whether a spoiler covers the whole block.
  var isCovered = false

  /// Makes the block of the message's text.
  init(_ text: TextElement) {
    kind = .text
    gap = text.style.gap
    inset = nil
    visibility = .always
    mayExceedLimit = false
    element = nil
    node = -1
  }

  /// Makes the block of an element, and adds the element's nodes to a tree.
  init(_ element: any ContentElement, isCovered: Bool = false, in tree: inout BlockTreeBuilder) {
    self.isCovered = isCovered
    kind = element.kind
    gap = element.gap
    inset = element.inset
    visibility = element.visibility
    mayExceedLimit = element.mayExceedLimit
    self.element = element
    node = Int32(truncatingIfNeeded: tree.nodes.count)
    element.addNodes(to: &tree)
  }
}

extension Message {
  /// Whether a spoiler covers an element of the message, in addition to those that the element covers itself.
  func covers(_ element: any ContentElement) -> Bool {
    let number = Int(element.name.first)
    return switch element.kind {
    case .link, .cards, .poll, .code: attachments.indices.contains(number) && attachments[number].isCovered
    default: false
    }
  }
}
