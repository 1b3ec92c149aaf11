import TextLayout

extension ContentBuilder {
  /// Adds a custom part of the application.
  mutating func custom(
    _ part: CustomAttachment, at place: AttachmentPlace, style: CardStyle, maker: TextMaker
  ) -> PreparedBlock {
    let block = PreparedBlock(.cards, ElementName(.card, place, card: .custom), gap: style.gap, in: self)
    tree.asks.append(AskedPart(part: part, sizing: maker.typesetters.custom))
    add(
      .ask(Int32(tree.asks.count - 1)),
      .box(
        BoxPaint(
          role: .custom, corners: .radius(6), index: place.index, name: part.name,
          alternative: part.alternative)))
    return block
  }
}
