import TextLayout

/// Reactions, each in a pill.
struct ReactionElement: ContentElement {
  /// The texts of the pills, each with the index of its reaction; the last one may stand for several.
  let pills: [(index: Int, text: PreparedText, count: Int)]
  let style: ReactionStyle

  init?(_ reactions: [Reaction], style: ReactionStyle, maker: TextMaker) {
    let shown = reactions.enumerated().filter { $0.element.count > 0 }
    if shown.isEmpty { return nil }
    self.style = style
    var texts = shown.map { index, reaction in
      (
        index, reaction.count > 1 ? "\(reaction.symbol) \(reaction.count)" : reaction.symbol, reaction.count
      )
    }
    if let most = style.maximumCount, texts.count > most {
      let rest = shown[(most - 1)...].reduce(0) { $0.addingWithinRange($1.element.count) }
      texts = texts.prefix(most - 1) + [(shown[most - 1].offset, "+\(rest)", rest)]
    }
    pills = texts.map { ($0, maker.line($1, style.font), $2) }
  }

  var kind: ContentKind { .reactions }
  var name: ElementName { ElementName(.reactions) }
  var gap: LayoutUnit { style.gap }

  func child(_ node: PlacedNode) -> ElementName? {
    ElementName(.reaction, pills[node.index].index)
  }

  func addNodes(to tree: inout BlockTreeBuilder) {
    let texts = tree.number(pills.map(\.text))
    tree.add(
      .flow(FlowRule(texts: texts, height: style.height, padding: style.padding, spacing: style.spacing)),
      tag: 0)
  }

  func place(_ node: PlacedNode, with placer: inout PartPlacer) {
    let (index, text, count) = pills[node.index]
    placer.box(.reaction, node.frame, radius: node.frame.height.half, index: index, count: count)
    placer.label(text, .reaction, in: node.frame, alignment: .center, index: index)
  }
}
