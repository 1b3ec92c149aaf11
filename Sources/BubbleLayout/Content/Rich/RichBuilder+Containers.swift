import TextLayout

extension RichBuilder {
  /// Adds the entry of a block that holds others.
  private mutating func container(
    _ block: MessageBlock, _ context: RichContext, type: String? = nil, bar: SurfaceInk? = nil,
    marker: RichMarker? = nil
  ) -> Int {
    entries.append(
      RichEntry(
        type: type ?? block.type, path: context.path, depth: context.depth,
        content: .container(bar: bar, marker: marker, startsRight: context.startsRight == true)))
    return entries.count - 1
  }

  /// Room at the side where a block begins.
  private func start(_ room: LayoutUnit, _ context: RichContext) -> Insets {
    context.startsRight == true
      ? Insets(top: 0, left: 0, bottom: 0, right: room) : Insets(top: 0, left: room, bottom: 0, right: 0)
  }

  /// A list: its markers in a column as wide as the widest of them.
  mutating func list(_ list: ListBlock, _ block: MessageBlock, _ context: RichContext) -> RichNode {
    var markers: [RichMarker] = []
    var column = rich.markerWidth
    for number in list.items.indices {
      let path = context.path.appending("items").appending(.number(number))
      let marker = self.marker(of: number, in: list, at: path, context)
      markers.append(marker)
      column = max(column, marker.width + rich.markerGap)
    }
    let entry = container(block, context)
    var nodes: [(gap: LayoutUnit, node: RichNode)] = []
    for (number, item) in list.items.enumerated() {
      var inner = context
      inner.path = context.path.appending("items").appending(.number(number))
      inner.depth += 1
      inner.level += 1
      let row = container(block, inner, type: "item", marker: markers[number].in(column))
      inner.depth += 1
      inner.path = inner.path.appending("blocks")
      (inner.isInItem, inner.isTight) = (true, list.isTight)
      inner.listDepth += 1
      // An item without anything is as tall as its marker.
      let blocks = item.blocks.isEmpty ? [MessageBlock.paragraph("")] : item.blocks
      let gap = list.isTight ? rich.itemGap : rich.gap
      nodes.append((gap, stack(blocks, in: inner, entry: row, insets: start(column, context))))
    }
    return .stack(entry, .zero, nodes)
  }

  private func marker(
    of number: Int, in list: ListBlock, at path: ContentPath, _ context: RichContext
  ) -> RichMarker {
    if let isDone = list.items[number].isChecked {
      let side = LayoutUnit(context.font.size * maker.fontScale * 0.8)
      return RichMarker(sign: .task(isDone: isDone), width: side, column: 0)
    }
    let bullets = ["•", "◦", "▪"]
    let words =
      list.isOrdered
      ? "\(list.start.addingWithinRange(number))." : bullets[context.listDepth % bullets.count]
    var lines = lines(RichText(words), .marker, at: path, context)
    lines.detects = []
    return RichMarker(sign: .text(lines), width: lines.text.size(within: .unbounded).width, column: 0)
  }

  /// A quote beside its bar, or an alert below its title.
  mutating func quote(_ quote: QuoteBlock, _ block: MessageBlock, _ context: RichContext) -> RichNode {
    let entry = container(block, context, bar: .quoteBar)
    var inner = context
    inner.depth += 1
    inner.level += 1
    inner.isInItem = false
    var above: [RichNode] = []
    if let alert = quote.alert {
      var title = inner
      title.font.weight = .semibold
      title.path = context.path.appending("kind")
      let number = add(RichText(alert.title), .title, block, title)
      above.append(.text(number))
    }
    inner.path = context.path.appending("blocks")
    return stack(
      quote.blocks, in: inner, entry: entry, insets: start(rich.barWidth + rich.barGap, context), above: above
    )
  }

  /// Details: their summary beside a triangle, and below it what they stand for, where they are open.
  mutating func details(
    _ details: DetailsBlock, _ block: MessageBlock, _ context: RichContext
  ) -> RichNode {
    let isOpen = details.isOpen != toggled.contains(context.path)
    var inner = context
    inner.depth += 1
    inner.level += 1
    let path = context.path.appending("summary")
    var sign = lines(
      RichText(isOpen ? "▾" : context.startsRight == true ? "◂" : "▸"), .marker, at: path, context)
    sign.detects = []
    let width = sign.text.size(within: .unbounded).width
    let column = max(rich.markerWidth, width + rich.markerGap)
    let entry = container(
      block, context, marker: RichMarker(sign: .text(sign), width: width, column: column))
    var title = inner
    title.path = path
    title.font.weight = .semibold
    let summary = RichNode.text(add(details.summary, .summary, block, title))
    inner.path = context.path.appending("blocks")
    inner.isInItem = false
    return stack(
      isOpen ? details.blocks : [], in: inner, entry: entry, insets: start(column, context),
      above: [summary])
  }

  /// Notes in a smaller font, each beside its label.
  mutating func footnotes(
    _ notes: FootnotesBlock, _ block: MessageBlock, _ context: RichContext
  ) -> RichNode {
    var small = context
    small.font.size *= rich.footnoteSize
    let items = notes.items.map { ListItem($0.blocks) }
    var markers: [RichMarker] = []
    var column = rich.markerWidth
    for (number, note) in notes.items.enumerated() {
      let path = context.path.appending("items").appending(.number(number))
      var lines = lines(RichText("\(note.label)."), .marker, at: path, small)
      lines.detects = []
      let width = lines.text.size(within: .unbounded).width
      markers.append(RichMarker(sign: .text(lines), width: width, column: 0))
      column = max(column, width + rich.markerGap)
    }
    let entry = container(block, context)
    var nodes: [(gap: LayoutUnit, node: RichNode)] = []
    for (number, item) in items.enumerated() {
      var inner = small
      inner.path = context.path.appending("items").appending(.number(number))
      inner.depth += 1
      inner.level += 1
      let row = container(block, inner, type: "footnote", marker: markers[number].in(column))
      inner.depth += 1
      inner.path = inner.path.appending("blocks")
      inner.isTight = true
      let blocks = item.blocks.isEmpty ? [MessageBlock.paragraph("")] : item.blocks
      nodes.append((rich.itemGap, stack(blocks, in: inner, entry: row, insets: start(column, context))))
    }
    return .stack(entry, .zero, nodes)
  }
}

extension RichMarker {
  /// The marker in a column of a width.
  fileprivate func `in`(_ column: LayoutUnit) -> RichMarker {
    RichMarker(sign: sign, width: width, column: column)
  }
}

extension AlertKind {
  /// What stands above the alert.
  var title: String {
    switch self {
    case .note: "Note"
    case .tip: "Tip"
    case .important: "Important"
    case .warning: "Warning"
    case .caution: "Caution"
    }
  }
}
