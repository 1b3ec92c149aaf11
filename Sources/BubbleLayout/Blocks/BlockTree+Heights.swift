import TextLayout

extension BlockTree {
  /// Returns the height of a node, in points.
  ///
  /// - Parameters:
  ///   - limit: The limit that the node was measured within.
  ///   - width: The width that the node is given. This is at least the width that it wanted.
  /// - Returns: Nil if a text has to be shaped first.
  func height(_ place: Int, in limit: AvailableWidth, width: LayoutUnit) -> LayoutUnit? {
    switch nodes[place].rule {
    case .text(let text, let keepsLines):
      let room = keepsLines ? limit : .fixed(max(0, width))
      return texts[Int(text)].extent(in: room).map { grid.roundedUp($0.size.height) }
    case .firstFitting(let texts):
      guard let text = fitting(texts, in: limit)?.text else { return nil }
      return self.texts[text].extent(in: limit).map { grid.roundedUp($0.size.height) }
    case .fixed(let size):
      return size.height
    case .scaled(let ratio):
      return grid.roundedUp(LayoutUnit(roundingDownPoints: width.points / ratio))
    case .stack(let rule):
      var height = rule.insets.top + rule.insets.bottom
      var isFirst = true
      for child in children(of: place) {
        guard let below = self.height(child, in: rule.inner(limit), width: width - rule.sides) else {
          return nil
        }
        height = height + below + (isFirst ? 0 : rule.gap)
        isFirst = false
      }
      return height
    case .beside(let rule):
      let item = rule.item(in: limit)
      let sides = rule.sides(in: limit, item: item, grid)
      let rise = rule.rise(of: item, in: limit)
      return self.height(place + 1, in: limit.reduced(by: sides), width: width - sides).map {
        max($0 + rise + rule.sink(of: item, in: limit), item)
      }
    case .bounded(let rule):
      return height(place + 1, in: rule.limit(in: limit), width: width)
    case .flow(let rule):
      return flow(rule, in: limit, each: { _, _ in })?.bottom
    case .buttons(let rule):
      return height(ofButtons: rule, in: width).height(in: width)
    case .picture(let rule):
      return rule.size(in: limit).size.height
    case .album(let album):
      return albums[Int(album)].layout(in: limit).size.height
    case .ask(let part):
      return asks[Int(part)].size(in: limit, grid: grid).size.height
    case .grid(let number):
      return height(grid: grids[Int(number)], in: limit, width: width)
    case .formula(let number):
      // The lines of a formula depend only on the limit, not on the width that the formula is given.
      return grid.roundedUp(formulas[Int(number)].layout(in: limit).height)
    case .scrolled(let rule):
      return height(place + 1, in: rule.inner(limit), width: width).map { rule.shown($0) }
    case .limited(let rule):
      return height(limited: rule, place, in: limit, width: width)
    case .embedded:
      return height(place + 1, in: limit, width: width)
    }
  }

  /// Returns the line of a node that a footer may be placed beside; nil if there is none.
  ///
  /// - Parameter width: The width that the node is given.
  /// - Returns: `.none` if a text has to be shaped first.
  func lastLine(of place: Int, in limit: AvailableWidth, width: LayoutUnit) -> LastLine?? {
    switch nodes[place].rule {
    case .flow(let rule): return flow(rule, in: limit, each: { _, _ in }).map(\.lastLine)
    case .stack:
      guard let text = lastText(of: place, width: width) else { return .some(nil) }
      guard let height = height(place, in: limit, width: width) else { return nil }
      return lastLine(of: text, bottom: height)
    default: return .some(nil)
    }
  }

  /// The text at the lower edge of a node: its index, its distance from the node's left edge, its width, and whether it
  /// is in a block inside the node.
  typealias LastText = (index: Int, x: LayoutUnit, width: LayoutUnit, isInset: Bool)

  /// Returns the text at the lower edge of a node; nil if something else is there.
  ///
  /// - Parameter width: The width that the node is given.
  func lastText(of place: Int, width: LayoutUnit) -> LastText? {
    var (place, x, width, level, isInset) = (place, LayoutUnit.zero, width, 0, false)
    while case .stack(let rule) = nodes[place].rule, rule.insets.bottom == 0 {
      var last: Int?
      for child in children(of: place) { last = child }
      guard let last else { return nil }
      (place, x, width, level) = (last, x + rule.insets.left, width - rule.sides, level + 1)
      isInset = level > 1 || isInset || rule.insets != .zero
    }
    guard case .text(let text, keepsLines: false) = nodes[place].rule else { return nil }
    return (Int(text), x, width, isInset)
  }

  /// Returns the last line of a text at the lower edge of a node; `.none` if it has to be shaped first.
  func lastLine(of text: LastText, bottom: LayoutUnit) -> LastLine?? {
    guard let found = texts[text.index].lastLine(in: .fixed(max(0, text.width)), bottom: bottom) else {
      return nil
    }
    return .some(found.map { text.isInset ? $0.inset(by: text.x) : $0 })
  }

  /// Returns how much taller the last picture of an album is than the text on it, which counts the hidden
  /// pictures; nil if the album hides no pictures.
  ///
  /// - Returns: `.none` if a text has to be shaped first.
  func countSlack(of place: Int, in limit: AvailableWidth) -> LayoutUnit?? {
    guard case .album(let album) = nodes[place].rule, !albums[Int(album)].counts.isEmpty,
      let last = albums[Int(album)].layout(in: limit).frames.last
    else { return .some(nil) }
    guard let count = count(of: albums[Int(album)], fitting: last.size),
      let extent = texts[count].extent(in: .fixed(last.width))
    else { return nil }
    return last.height - extent.size.height
  }

  /// Returns the index of the text that counts the hidden pictures, in the largest font size that fits on its
  /// picture or, if none fits, in the smallest. Nil if a text has to be shaped first.
  func count(of album: AlbumRule, fitting size: Size) -> Int? {
    for text in album.counts {
      guard let wanted = texts[Int(text)].extent(in: .unbounded)?.size else { return nil }
      if wanted.width <= size.width, wanted.height <= size.height { return Int(text) }
    }
    return album.counts.last.map(Int.init)
  }

  /// Returns the height of buttons at a width, and the widths at which their rows are the same; `.unknown` if
  /// a text has to be shaped first.
  func height(ofButtons rule: ButtonsRule, in width: LayoutUnit) -> BlockHeight {
    var (end, from, below) = (LayoutUnit.zero, -LayoutUnit.longest, LayoutUnit.longest)
    let isKnown = buttons(
      rule, in: width, each: { _, frame in end = frame.maxY },
      eachRow: { least in if least <= width { from = max(from, least) } else { below = min(below, least) } })
    return isKnown ? BlockHeight(end, from: from, below: below) : .unknown
  }

  /// Lays out buttons.
  ///
  /// - Parameters:
  ///   - each: Receives the index of each button, and its frame.
  ///   - eachRow: Receives the widths from which each row has as many buttons as it has now, and more.
  /// - Returns: False if a text has to be shaped first.
  func buttons(
    _ rule: ButtonsRule, in width: LayoutUnit, each: (Int, Rect) -> Void,
    eachRow: (LayoutUnit) -> Void = { _ in }
  ) -> Bool {
    var height = rule.height
    for text in rule.texts {
      guard let extent = texts[Int(text)].extent(in: .unbounded) else { return false }
      height = max(height, grid.roundedUp(extent.size.height))
    }
    var (number, y) = (0, LayoutUnit.zero)
    for row in rule.rows {
      let count = Int(counts[Int(row)])
      var widest: LayoutUnit = 0
      for title in 0..<count {
        let extent = texts[Int(rule.texts.lowerBound) + number + title].extent(in: .unbounded)
        widest = max(widest, grid.roundedUp(extent?.size.width ?? 0))
      }
      let fitting = rule.fitting(count, titles: widest, in: width)
      for columns in fitting...min(count, fitting + 1) where columns > 1 {
        eachRow(rule.needed(titles: widest, count: columns))
      }
      for columns in ButtonsRule.rows(of: count, atMost: fitting) {
        for column in 0..<columns {
          each(number, rule.frame(column, of: columns, in: width, y: y, height: height))
          number += 1
        }
        y = y + height + rule.spacing
      }
    }
    return true
  }
}
