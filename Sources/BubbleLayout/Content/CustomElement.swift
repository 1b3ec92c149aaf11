import TextLayout

/// A custom part of the application.
struct CustomElement: ContentElement {
  let part: CustomAttachment
  let attachment: AttachmentPlace
  let gap: LayoutUnit
  private let sizing: CustomSizing?

  init(_ part: CustomAttachment, at place: AttachmentPlace, style: CardStyle, maker: TextMaker) {
    self.part = part
    attachment = place
    gap = style.gap
    sizing = maker.typesetters.custom
  }

  var kind: ContentKind { .cards }
  var name: ElementName { ElementName(.card, attachment) }

  func addNodes(to tree: inout BlockTreeBuilder) {
    tree.asks.append(AskedPart(part: part, sizing: sizing))
    tree.add(.ask(Int32(tree.asks.count - 1)), tag: 0)
  }

  func place(_ node: PlacedNode, with placer: inout PartPlacer) {
    placer.box(
      .custom, node.frame, radius: 6, index: attachment.index, name: part.name, alternative: part.alternative)
  }
}
