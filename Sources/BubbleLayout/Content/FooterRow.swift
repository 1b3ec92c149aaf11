import TextLayout

/// A footer laid out: things beside each other, in one row or more.
struct FooterRow {
  /// What stands in a footer.
  enum Thing {
    case label(LabelRole, PreparedText)
    case status(DeliveryState)
  }

  private struct Row {
    var things: [(thing: Thing, size: Size)]
    var size: Size
  }

  /// Between things of a row, in points.
  let spacing: LayoutUnit
  private(set) var size = Size.zero
  private var rows: [Row] = []

  init(spacing: LayoutUnit) { self.spacing = spacing }

  /// Whether all stands beside each other.
  var isSingle: Bool { rows.count == 1 }

  /// Adds a thing at the end of the last row if it fits there.
  mutating func add(_ thing: Thing, size: Size, within limit: AvailableWidth) {
    if let last = rows.last, limit.holds(last.size.width + spacing + size.width) {
      rows[rows.count - 1].things.append((thing, size))
      rows[rows.count - 1].size = Size(
        width: last.size.width + spacing + size.width, height: max(last.size.height, size.height))
    } else {
      rows.append(Row(things: [(thing, size)], size: size))
    }
    self.size = Size(
      width: rows.reduce(0) { max($0, $1.size.width) }, height: rows.reduce(0) { $0 + $1.size.height })
  }

  /// Puts the things into the box that the placer stands at.
  func place(with placer: inout PartPlacer) {
    var y: LayoutUnit = 0
    for row in rows {
      var x = size.width - row.size.width
      for (thing, size) in row.things {
        switch thing {
        case .label(let role, let text):
          // A text has all of the height of its row, a sign stands in the middle.
          placer.label(text, role, in: Rect(x: x, y: y, width: size.width, height: row.size.height))
        case .status(let state):
          let top = y + (row.size.height - size.height).half
          placer.status(state, Rect(x: x, y: top, width: size.width, height: size.height))
        }
        x = x + size.width + spacing
      }
      y = y + row.size.height
    }
  }
}
