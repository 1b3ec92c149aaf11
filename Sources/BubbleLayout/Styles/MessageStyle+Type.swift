import TextLayout

extension MessageStyle {
  /// Returns the style with all fixed vertical positions, text heights and cell heights multiplied by the
  /// font scale, and also the sizes of signs, of pictures of fixed size and of boxes of fixed width beside
  /// the bubble.
  func grown(by factor: Double) -> MessageStyle {
    var style = self
    style.text.box = text.box?.grown(by: factor)
    for index in labels.indices where labels[index].place == .cell {
      style.labels[index].box = labels[index].box.grown(by: factor)
    }
    style.bubble.margin.top = bubble.margin.top.grown(by: factor)
    style.bubble.margin.bottom = bubble.margin.bottom.grown(by: factor)
    if let delivery {
      // The icon is above the time, and becomes at most twice as large, so that it stays in its cell.
      let size = min(factor, 2)
      var box = delivery.box.grown(by: size)
      (box.top, box.bottom) = (delivery.box.top?.grown(by: factor), delivery.box.bottom?.grown(by: factor))
      style.delivery = DeliveryStyle(
        box: box, sending: delivery.sending.grown(by: size), others: delivery.others.grown(by: size),
        clearsBubble: delivery.clearsBubble)
    }
    // The avatar keeps its distance from the bubble.
    if let avatar, avatar.anchor == .cellBottom {
      style.avatar?.offset = avatar.offset + style.bubble.margin.bottom - bubble.margin.bottom
    }
    style.content.media.fixedWidth = content.media.fixedWidth?.grown(by: factor)
    style.content.media.fixedHeight = content.media.fixedHeight?.grown(by: factor)
    style.height = height.grown(by: factor)
    style.mediaHeight = mediaHeight?.grown(by: factor)
    return style
  }
}

extension BoxPlacement {
  fileprivate func grown(by factor: Double) -> BoxPlacement {
    var box = self
    box.top = top?.grown(by: factor)
    box.bottom = bottom?.grown(by: factor)
    box.width = width?.grown(by: factor)
    box.height = height.grown(by: factor)
    return box
  }
}

extension CellHeight {
  fileprivate func grown(by factor: Double) -> CellHeight {
    var height = self
    height.extra = extra.grown(by: factor)
    height.minimum = minimum.grown(by: factor)
    return height
  }
}

extension LayoutUnit {
  fileprivate func grown(by factor: Double) -> LayoutUnit { LayoutUnit(points * factor) }
}
