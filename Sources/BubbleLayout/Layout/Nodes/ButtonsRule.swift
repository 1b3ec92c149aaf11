import TextLayout

/// Rows of buttons of equal width.
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
    guard let height = node.tallest(texts, atLeast: height) else { return nil }
    var (number, y, end) = (0, LayoutUnit.zero, LayoutUnit.zero)
    for row in rows {
      let count = Int(node.tree.counts[Int(row)])
      var widest: LayoutUnit = 0
      for title in 0..<count {
        let extent = node.extent(texts.lowerBound + Int32(number + title), in: .unbounded)
        widest = max(widest, node.tree.grid.roundedUp(extent?.width ?? 0))
      }
      // The rows are the same from the width that they need to the one at which one more button would fit.
      let fitting = fitting(count, titles: widest, in: room)
      for columns in fitting...min(count, fitting + 1) where columns > 1 {
        measure.splitHeight(at: needed(titles: widest, count: columns), in: room)
      }
      for columns in Self.rows(of: count, atMost: fitting) {
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
    return measure
  }

  /// Returns how wide the rows want to be, with all buttons of a row side by side.
  private func wanted<Text>(_ node: TreeNode<Text>, in limit: inout Limit) -> BlockMeasure? {
    var text = texts.lowerBound
    var measure = BlockMeasure.zero
    for row in rows {
      let count = node.tree.counts[Int(row)]
      var titles = BlockMeasure.zero
      for title in text..<text + count {
        guard let extent = node.extent(title, in: limit.width) else { return nil }
        limit.keep(heightOf: extent)
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
