import TextLayout

extension RichBuilder {
  /// Adds the node of a list. Its markers are in a column that is as wide as the widest marker.
  mutating func list(_ list: ListBlock, _ block: MessageBlock, _ context: RichContext) {
    let shell = ListBlock(isOrdered: list.isOrdered, start: list.start, isTight: list.isTight, items: [])
    items(
      list.items.count, of: shell, type: "item", gap: itemGap(list), block, context,
      within: inner(list, context)
    ) {
      let item = list.items[$1]
      return Item(number: $1, blocks: item.blocks, marker: $0.marker(of: $1, item, in: list, context))
    }
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

  /// Returns the marker of a list item.
  func marker(of number: Int, _ item: ListItem, in list: ListBlock, _ context: RichContext) -> RichMarker {
    if let isDone = item.isChecked {
      let side = LayoutUnit(context.font.size * maker.fontScale * 0.8)
      let box = BoxPaint(
        role: .task, corners: .radius(3), icon: isDone ? .check : nil, background: isDone ? .on(.icon) : nil,
        foreground: .on(isDone ? .iconSign : .bar), isChosen: isDone,
        press: .task(context.path(ofItem: number)))
      return RichMarker(sign: .box(box, rise: side), size: Size(width: side, height: side))
    }
    let bullets = ["•", "◦", "▪"]
    let words =
      list.isOrdered
      ? "\(list.start.addingWithinRange(number))." : bullets[context.listDepth % bullets.count]
    return textMarker(words, at: context.path(ofItem: number), context)
  }

  func textMarker(_ words: String, at path: ContentPath, _ context: RichContext) -> RichMarker {
    let lines = lines(RichText(words), .marker, at: path, context)
    // A bullet of another font makes no line taller.
    let size = Size(width: lines.text.size(within: .unbounded).width, height: lines.text.plainLine.height)
    return RichMarker(sign: .text(lines), size: size)
  }

  /// An item of a list, or a footnote.
  struct Item {
    /// The index in the block.
    let number: Int
    let blocks: [MessageBlock]
    var marker: RichMarker

    /// The blocks. An empty item has an empty text, which makes it as tall as its marker.
    var shown: [MessageBlock] { blocks.isEmpty ? [.paragraph("")] : blocks }
  }

  /// Adds the node of items one below the other, each beside its marker.
  ///
  /// - Parameters:
  ///   - list: The list without its items; nil for footnotes.
  ///   - inner: The context of the blocks of an item, except their path.
  ///   - box: The box of the whole block; nil for a block that is not drawn as a box.
  ///   - top: The distance from the block's top to the first item, in points.
  ///   - item: Returns an item by its place among the items.
  mutating func items(
    _ count: Int, of list: ListBlock? = nil, type: String, gap: LayoutUnit, _ block: MessageBlock,
    _ context: RichContext, within inner: RichContext, box: RichBox? = nil, top: LayoutUnit = 0,
    item: (RichBuilder, Int) -> Item
  ) {
    var inner = inner
    (inner.free, inner.isBesideMarker) = (freeSpace(ofColumn: rich.markerWidth, context), true)
    let whole = content.begin(
      .stack(StackRule(insets: Insets(top: top, left: 0, bottom: 0, right: 0))),
      container(block, context, box: box, .list))
    let setting = BlockMemory.Setting(context: inner, list: list)
    let kept = keepClosed(count, at: context.path, setting, marker: { item($0, $1).marker.size.width }) {
      let own = item($0, $1)
      $0.stack(
        own.shown, in: inner.blocks(ofItem: own.number), rule: StackRule(least: own.marker.size.height))
      return (gap, 0)
    }
    let first = kept?.count ?? 0
    let open = (first..<count).map { item(self, $0) }
    let markers = (kept.map { [$0.widestMarker] } ?? []) + open.map(\.marker.size.width)
    let column = column(of: markers)
    var rule = StackRule(
      insets: start(column, context),
      indent: indent(column, sign: markers.reduce(0) { max($0, $1) } + rich.markerGap, context))
    if let kept {
      let place = content.begin(.stack(rule))
      add(kept)
      content.end(place)
    }
    for (place, item) in open.enumerated() {
      var marker = item.marker
      marker.end = column - rich.markerGap
      add(gap: first + place == 0 ? 0 : gap)
      let paint = container(block, inner.item(item.number), type: type, marker: marker)
      rule.least = marker.size.height
      inside(first + place) { [rule] in
        $0.stack(item.shown, in: inner.blocks(ofItem: item.number), paint, rule: rule)
      }
    }
    content.end(whole)
  }
}
