import TextLayout

extension RichBuilder {
  /// Adds the node of a list. Its markers are in a column that is as wide as the widest marker.
  mutating func list(_ list: ListBlock, _ block: MessageBlock, _ context: RichContext) {
    let markers = list.items.indices.map { marker(of: $0, list.items[$0], in: list, context) }
    let items = list.items.indices.map {
      Item(number: $0, blocks: list.items[$0].blocks, marker: markers[$0])
    }
    self.items(
      items, type: "item", gap: itemGap(list), block, context, within: inner(list, context))
  }

  /// Returns the context of the items of a list.
  func inner(_ list: ListBlock, _ context: RichContext) -> RichContext {
    var inner = context
    (inner.isInItem, inner.isTight) = (true, list.isTight)
    inner.listDepth += 1
    return inner
  }

  /// Returns the distance between two items of a list, in points.
  func itemGap(_ list: ListBlock) -> LayoutUnit { list.isTight ? rich.itemGap : rich.gap }

  /// Returns the width of the column for markers of these widths.
  func column(of markers: some Sequence<LayoutUnit>) -> LayoutUnit {
    markers.reduce(rich.markerWidth) { max($0, $1 + rich.markerGap) }
  }

  /// The content of an empty item. It makes the item as tall as its marker.
  static let emptyItem = [MessageBlock.paragraph("")]

  /// Returns the marker of a list item.
  func marker(of number: Int, _ item: ListItem, in list: ListBlock, _ context: RichContext) -> RichMarker {
    if let isDone = item.isChecked {
      let side = LayoutUnit(context.font.size * maker.fontScale * 0.8)
      let box = BoxPaint(
        role: .task, corners: .radius(3), icon: isDone ? .check : nil, background: isDone ? .on(.icon) : nil,
        foreground: .on(isDone ? .iconSign : .bar), isChosen: isDone,
        press: .task(context.path(ofItem: number)))
      return RichMarker(sign: .box(box, rise: side), width: side)
    }
    let bullets = ["•", "◦", "▪"]
    let words =
      list.isOrdered
      ? "\(list.start.addingWithinRange(number))." : bullets[context.listDepth % bullets.count]
    return textMarker(words, at: context.path(ofItem: number), context)
  }

  func textMarker(_ words: String, at path: ContentPath, _ context: RichContext) -> RichMarker {
    let lines = lines(RichText(words), .marker, at: path, context)
    return RichMarker(sign: .text(lines), width: lines.text.size(within: .unbounded).width)
  }

  /// An item of a list, or a footnote.
  struct Item {
    /// The index in the block.
    let number: Int
    let blocks: [MessageBlock]
    var marker: RichMarker
  }

  /// Adds the node of items one below the other, each beside its marker.
  ///
  /// - Parameters:
  ///   - inner: The context of the blocks of an item, except their path.
  ///   - box: The box of the whole block; nil for a block that is not drawn as a box.
  ///   - top: The distance from the block's top to the first item, in points.
  mutating func items(
    _ items: [Item], type: String, gap: LayoutUnit, _ block: MessageBlock, _ context: RichContext,
    within inner: RichContext, box: RichBox? = nil, top: LayoutUnit = 0
  ) {
    let column = column(of: items.lazy.map(\.marker.width))
    let whole = content.begin(
      .stack(StackRule(insets: Insets(top: top, left: 0, bottom: 0, right: 0))),
      container(block, context, box: box, .list))
    for (place, item) in items.enumerated() {
      var marker = item.marker
      marker.end = column - rich.markerGap
      add(gap: place == 0 ? 0 : gap)
      stack(
        item.blocks.isEmpty ? Self.emptyItem : item.blocks, in: inner.blocks(ofItem: item.number),
        container(block, inner.item(item.number), type: type, marker: marker), insets: start(column, context))
    }
    content.end(whole)
  }
}
