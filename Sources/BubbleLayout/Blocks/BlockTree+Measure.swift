import TextLayout

extension BlockTree {
  /// Returns how wide a node wants to be within a limit.
  ///
  /// - Returns: Nil if a text has to be shaped first.
  /// - Complexity: Linear in the nodes of the subtree and the break opportunities of their texts.
  func measure(_ place: Int, in limit: AvailableWidth) -> BlockMeasure? {
    switch nodes[place].rule {
    case .text(let text, let keepsLines):
      guard let extent = texts[Int(text)].extent(in: limit) else { return nil }
      let height = grid.roundedUp(extent.size.height)
      return BlockMeasure(
        width: grid.roundedUp(extent.size.width), widest: grid.roundedUp(extent.widest),
        slack: LimitSlack(extent.validWidths, at: limit),
        height: keepsLines ? BlockHeight(height) : BlockHeight(height, in: extent.validWidths))
    case .firstFitting(let texts):
      guard let fitting = fitting(texts, in: limit) else { return nil }
      guard let extent = self.texts[fitting.text].extent(in: limit) else { return nil }
      var slack = LimitSlack(extent.validWidths, at: limit)
      slack.keep(within: fitting.slack)
      return BlockMeasure(
        width: grid.roundedUp(extent.size.width), widest: grid.roundedUp(extent.widest), slack: slack,
        height: BlockHeight(grid.roundedUp(extent.size.height)))
    case .fixed(let size):
      return BlockMeasure(size, slack: .any)
    case .scaled:
      return BlockMeasure(width: 0, slack: .any)
    case .stack(let rule):
      let inner = rule.inner(limit)
      var measure = BlockMeasure(
        width: 0, slack: .any, height: BlockHeight(rule.insets.top + rule.insets.bottom))
      for child in children(of: place) {
        guard let below = self.measure(child, in: inner) else { return nil }
        measure.add(below, gap: child == place + 1 ? 0 : rule.gap)
      }
      measure.widen(by: rule.sides)
      return measure
    case .beside(let rule):
      let item = rule.item(in: limit)
      let sides = rule.sides(in: limit, item: item, grid)
      guard var measure = self.measure(place + 1, in: limit.reduced(by: sides)) else { return nil }
      measure.change { $0 + sides }
      measure.height.widen(by: sides)
      let rise = rule.rise(of: item, in: limit)
      if rise > 0 {
        let top = rule.isRoomAbove(in: limit) ? item + rule.gap + grid.roundedUp(rule.room) : item
        measure.change { max($0, top) }
        measure.height.raise(by: rise)
      } else {
        measure.height.raise(by: rule.sink(of: item, in: limit))
        measure.height.hold(item)
      }
      measure.slack.keep(within: rule.slack(in: limit))
      return measure
    case .bounded(let rule):
      return self.measure(bounded: rule, place, in: limit)
    case .flow(let rule):
      guard let flow = flow(rule, in: limit, each: { _, _ in }) else { return nil }
      return BlockMeasure(Size(width: flow.width, height: flow.bottom), slack: flow.slack)
    case .buttons(let rule):
      return self.measure(buttons: rule, in: limit)
    case .picture(let rule):
      let (size, slack) = rule.size(in: limit)
      return BlockMeasure(size, slack: slack)
    case .album(let album):
      let rule = albums[Int(album)]
      return BlockMeasure(rule.layout(in: limit).size, slack: rule.slack(in: limit))
    case .ask(let part):
      let (size, slack) = asks[Int(part)].size(in: limit, grid: grid)
      return BlockMeasure(size, slack: slack)
    case .grid(let number):
      return self.measure(grid: grids[Int(number)], in: limit)
    case .formula(let number):
      let layout = formulas[Int(number)].layout(in: limit)
      var measure = BlockMeasure(
        width: grid.roundedUp(layout.width), slack: layout.slack,
        height: BlockHeight(grid.roundedUp(layout.height)))
      measure.clamp(to: limit)
      return measure
    case .scrolled(let rule):
      guard var measure = self.measure(place + 1, in: rule.inner(limit)) else { return nil }
      if rule.isHorizontal { measure.clamp(to: limit) }
      measure.height.cap(at: rule.maximumHeight)
      return measure
    case .limited(let rule):
      return self.measure(limited: rule, place, in: limit)
    case .embedded:
      return self.measure(place + 1, in: limit)
    }
  }

  /// Returns the positions of a node's children in `nodes`.
  func children(of place: Int) -> BlockChildren<Text> {
    BlockChildren(tree: self, place: place + 1, end: place + Int(nodes[place].span))
  }

  private func measure(
    bounded rule: BoundedRule, _ place: Int, in limit: AvailableWidth
  ) -> BlockMeasure? {
    let inner = rule.limit(in: limit)
    guard var measure = self.measure(place + 1, in: inner) else { return nil }
    if rule.fills, inner.limit != nil {
      measure.hold(minimum: rule.maximum ?? .longest, in: inner, at: limit)
      measure.change { inner.clamping($0) }
      return measure
    }
    measure.hold(minimum: rule.minimum, in: inner, at: limit)
    if rule.isClamped { measure.clamp(to: limit) }
    return measure
  }

  /// Returns the index of the first of several texts that fits into a limit, or of the last, and how far the limit may
  /// change while this text is chosen. Nil if a text has to be shaped first.
  func fitting(_ texts: Range<Int32>, in limit: AvailableWidth) -> (text: Int, slack: LimitSlack)? {
    var slack = LimitSlack.any
    for text in texts.dropLast() {
      guard let extent = self.texts[Int(text)].extent(in: .unbounded) else { return nil }
      if limit.holds(extent.size.width) {
        slack.keep(from: extent.size.width, at: limit)
        return (Int(text), slack)
      }
      slack.keep(below: extent.size.width, at: limit)
    }
    return texts.last.map { (Int($0), slack) }
  }

  private func measure(buttons rule: ButtonsRule, in limit: AvailableWidth) -> BlockMeasure? {
    var text = rule.texts.lowerBound
    var measure = BlockMeasure(width: 0, slack: .any)
    for row in rule.rows {
      let count = counts[Int(row)]
      var titles = BlockMeasure(width: 0, slack: .any)
      for title in text..<text + count {
        guard let extent = texts[Int(title)].extent(in: limit) else { return nil }
        titles.width = max(titles.width, grid.roundedUp(extent.size.width))
        titles.widest = max(titles.widest, grid.roundedUp(extent.widest))
        measure.slack.keep(within: LimitSlack(extent.validWidths, at: limit))
      }
      titles.change { rule.width(titles: $0, count: Int(count)) }
      measure.width = max(measure.width, titles.width)
      measure.widest = max(measure.widest, titles.widest)
      text += count
    }
    measure.clamp(to: limit)
    measure.height = height(ofButtons: rule, in: measure.width)
    return measure
  }

  /// Lays out pills.
  ///
  /// - Parameter each: Receives the index and the frame of each pill.
  /// - Returns: Nil if a text has to be shaped first.
  func flow(_ rule: FlowRule, in limit: AvailableWidth, each: (Int, Rect) -> Void) -> PillFlow? {
    var height = rule.height
    for text in rule.texts {
      guard let extent = texts[Int(text)].extent(in: .unbounded) else { return nil }
      height = max(height, grid.roundedUp(extent.size.height))
    }
    var flow = PillFlow(rule, height: height, limit: limit)
    for (number, text) in rule.texts.enumerated() {
      guard let extent = texts[Int(text)].extent(in: .unbounded) else { return nil }
      each(number, flow.add(text: grid.roundedUp(extent.size.width)))
    }
    return flow
  }
}

/// The positions of a node's children in the array of nodes.
struct BlockChildren<Text: BlockText>: Sequence, IteratorProtocol {
  let tree: BlockTree<Text>
  var place: Int
  let end: Int

  mutating func next() -> Int? {
    guard place < end else { return nil }
    defer { place += Int(tree.nodes[place].span) }
    return place
  }
}
