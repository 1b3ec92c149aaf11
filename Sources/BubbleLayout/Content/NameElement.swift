import TextLayout

/// The sender's name.
struct NameElement: ContentElement {
  let text: PreparedText
  let visibility: GroupVisibility

  var kind: ContentKind { .name }
  var name: ElementName { ElementName(.name) }
  var gap: LayoutUnit { 0 }

  func addNodes(to tree: inout BlockTreeBuilder) {
    tree.add(text, tag: 0, keepsLines: true)
  }

  func place(_ node: PlacedNode, with placer: inout PartPlacer) {
    placer.label(text, .sender, in: node.frame, tint: placer.tint(of: placer.sender))
  }
}
