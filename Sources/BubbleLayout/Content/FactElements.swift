import TextLayout

/// The line that says who wrote a forwarded message first.
struct ForwardedElement: ContentElement {
  private let text: PreparedText

  init(_ source: String, font: TextStyle, maker: TextMaker) {
    text = maker.line(maker.spoken.phrase(.forwardedFrom, maker.spoken.isolated(source)), font)
  }

  var kind: ContentKind { .forwarded }
  var name: ElementName { ElementName(.forwarded) }
  var gap: LayoutUnit { 0 }

  func addNodes(to tree: inout BlockTreeBuilder) { tree.add(text, tag: 0, keepsLines: true) }

  func place(_ node: PlacedNode, with placer: inout PartPlacer) {
    placer.label(text, .detail, in: node.frame)
  }
}

/// The line that says how many replies stand in a thread.
struct ThreadElement: ContentElement {
  private let text: PreparedText

  /// Nil for a thread without replies.
  init?(_ thread: ThreadSummary, font: TextStyle, maker: TextMaker) {
    guard thread.replyCount > 0 else { return nil }
    text = maker.line(maker.spoken.count(thread.replyCount, .replies), font)
  }

  var kind: ContentKind { .thread }
  var name: ElementName { ElementName(.thread) }
  var gap: LayoutUnit { 4 }

  func addNodes(to tree: inout BlockTreeBuilder) { tree.add(text, tag: 0, keepsLines: true) }

  func place(_ node: PlacedNode, with placer: inout PartPlacer) {
    placer.label(text, .detail, in: node.frame, ink: .on(placer.surface, .link))
  }
}
