import TextLayout

/// Reactions, each in a pill.
struct ReactionElement: ContentElement {
  /// The texts of the pills, each with the index of its reaction; the last one may stand for several.
  let pills: [(index: Int, text: PreparedText, count: Int, isMine: Bool)]
  let style: ReactionStyle

  init?(_ reactions: [Reaction], style: ReactionStyle, maker: TextMaker) {
    let shown = reactions.enumerated().filter { $0.element.count > 0 }
    if shown.isEmpty { return nil }
    self.style = style
    var texts = shown.map { index, reaction in
      let symbol = reaction.symbol.inEmojiPresentation
      return (
        index, reaction.count > 1 ? "\(symbol) \(reaction.count)" : symbol, reaction.count, reaction.isMine
      )
    }
    if let most = style.maximumCount, texts.count > most {
      let rest = shown[(most - 1)...].reduce(0) { $0.addingWithinRange($1.element.count) }
      let isMine = shown[(most - 1)...].contains { $0.element.isMine }
      texts = texts.prefix(most - 1) + [(shown[most - 1].offset, "+\(rest)", rest, isMine)]
    }
    pills = texts.map { ($0, maker.line($1, style.font), $2, $3) }
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
    let (index, text, count, isMine) = pills[node.index]
    // The reader's own have the line and the count in the colour of what can be pressed.
    let ink: ColorRole? = isMine ? .on(placer.surface, .link) : nil
    placer.box(
      .reaction, node.frame, radius: node.frame.height.half, index: index, ink: ink, isChosen: isMine,
      count: count)
    placer.label(text, .reaction, in: node.frame, alignment: .center, index: index, ink: ink)
  }
}
