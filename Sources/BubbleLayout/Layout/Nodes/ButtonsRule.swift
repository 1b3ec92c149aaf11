import TextLayout

/// Rows of buttons of equal width. A title that is wider than a whole row is broken into lines, and makes its button
/// taller.
struct ButtonsRule: Hashable, Sendable {
  /// The indices of the titles in the tree's `texts`, and of the numbers of buttons in each row in the tree's
  /// `counts`.
  let texts: Range<Int32>
  let rows: Range<Int32>
  /// The minimum height of a button, in points.
  let height: LayoutUnit
  /// The distance from a button's sides to its title.
  let padding: LayoutUnit
  /// The distance between buttons, and between rows.
  let spacing: LayoutUnit
  /// The minimum width of a button beside others, in points.
  let least: LayoutUnit

  /// Returns the width of a row in which all buttons are as wide as the widest title. In a narrower block, the row is
  /// divided into several rows of about equal numbers of buttons.
  func width(titles: LayoutUnit, count: Int) -> LayoutUnit {
    let width = titles + padding + padding
    return (count > 1 ? max(width, least) : width) * count + spacing * (count - 1)
  }

  /// Returns the minimum width of a row of buttons side by side. Two buttons may be narrower than `least`, because one
  /// below the other they would take twice the height.
  func needed(titles: LayoutUnit, count: Int) -> LayoutUnit {
    count == 2 ? (titles + padding + padding) * 2 + spacing : width(titles: titles, count: count)
  }

  /// Returns how many of `count` buttons fit into a width side by side; at least one.
  func fitting(_ count: Int, titles: LayoutUnit, in width: LayoutUnit) -> Int {
    let (cell, free) = (max(titles + padding + padding, least) + spacing, width + spacing)
    let many = cell > 0 ? min(count, free.rawValue / cell.rawValue) : count
    return many < 2 && count >= 2 && needed(titles: titles, count: 2) <= width ? 2 : max(1, many)
  }

  /// Returns the numbers of buttons in the rows that a row of `count` buttons is divided into, if at most `most` are side
  /// by side: equal numbers if these are at least half of `most`, otherwise as equal as possible.
  static func rows(of count: Int, atMost most: Int) -> [Int] {
    guard most < count else { return count > 0 ? [count] : [] }
    let even = stride(from: most, through: max(1, (most + 1) / 2), by: -1).first { count % $0 == 0 }
    let lines = even.map { count / $0 } ?? (count + most - 1) / most
    return (0..<lines).map { count / lines + ($0 < count % lines ? 1 : 0) }
  }

  /// Returns the frame of a button in a row. The right edges are rounded down, so that the last button ends
  /// exactly at the width of the row.
  func frame(_ column: Int, of count: Int, in width: LayoutUnit, y: LayoutUnit, height: LayoutUnit) -> Rect {
    let free = max(0, width - spacing * (count - 1))
    let start = free.share(column, of: count)
    return Rect(
      x: start + spacing * column, y: y, width: free.share(column + 1, of: count) - start, height: height)
  }

  func layout<Text>(_ node: TreeNode<Text>, _ pass: inout LayoutPass<some PartList>) -> BlockMeasure? {
    var measure = BlockMeasure.zero
    if pass.width == nil {
      guard let wanted = wanted(node, in: &pass.limit) else { return nil }
      measure = wanted
      measure.clamp(to: &pass.limit)
    }
    let room = pass.width ?? measure.width
    guard let least = node.tallest(texts, atLeast: height) else { return nil }
    var (number, y, end) = (0, LayoutUnit.zero, LayoutUnit.zero)
    var isBroken = false
    for row in rows {
      let count = Int(node.tree.counts[Int(row)])
      var widest: LayoutUnit = 0
      for title in 0..<count {
        let extent = node.extent(texts.lowerBound + Int32(number + title), in: .unbounded)
        widest = max(widest, node.tree.grid.roundedUp(extent?.width ?? 0))
      }
      // The rows are the same from the width that they need to the one at which one more button would fit. Titles are
      // broken only in rows of one button.
      let fitting = fitting(count, titles: widest, in: room)
      for columns in fitting...max(fitting, min(count, fitting + 1)) {
        measure.splitHeight(at: needed(titles: widest, count: columns), in: room)
      }
      for columns in Self.rows(of: count, atMost: fitting) {
        var height = least
        if columns == 1 {
          let title = texts.lowerBound + Int32(number)
          guard let added = self.height(added: title, node, in: room) else { return nil }
          height = height + added
          isBroken = isBroken || added > 0
        }
        for column in 0..<columns {
          let frame = frame(column, of: columns, in: room, y: y, height: height)
          let text = texts.lowerBound + Int32(number)
          pass.visit(node, number: number, frame) { $0.textIndex = text }
          number += 1
        }
        end = y + height
        y = end + spacing
      }
    }
    measure.changeHeight { _ in end }
    if isBroken { measure.forgetHeight() }
    return measure
  }

  /// Returns how much taller a title makes the only button of a row, if it is broken into lines; nil if the text has to be
  /// shaped first.
  private func height<Text>(added text: Int32, _ node: TreeNode<Text>, in room: LayoutUnit) -> LayoutUnit? {
    guard let line = node.extent(text, in: .unbounded) else { return nil }
    let width = max(0, room - padding - padding)
    if line.width <= width { return 0 }
    return node.extent(text, in: .fixed(width)).map {
      max(0, node.tree.grid.roundedUp($0.height) - node.tree.grid.roundedUp(line.height))
    }
  }

  /// Returns how wide the rows want to be, with all buttons of a row side by side.
  private func wanted<Text>(_ node: TreeNode<Text>, in limit: inout Limit) -> BlockMeasure? {
    var text = texts.lowerBound
    var measure = BlockMeasure.zero
    for row in rows {
      let count = node.tree.counts[Int(row)]
      var titles = BlockMeasure.zero
      for title in text..<text + count {
        guard let extent = node.extent(title, in: .unbounded) else { return nil }
        titles.width = max(titles.width, node.tree.grid.roundedUp(extent.width))
        titles.widest = max(titles.widest, node.tree.grid.roundedUp(extent.widest))
      }
      measure.width = max(measure.width, self.width(titles: titles.width, count: Int(count)))
      measure.widest = max(measure.widest, self.width(titles: titles.widest, count: Int(count)))
      text += count
    }
    return measure
  }
}

extension LayoutUnit {
  /// Returns the length of the first `index` of `count` equal shares, rounded down to layout units.
  fileprivate func share(_ index: Int, of count: Int) -> LayoutUnit {
    LayoutUnit(rawValue: rawValue * index / max(1, count))
  }
}
