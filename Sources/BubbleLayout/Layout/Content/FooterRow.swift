import TextLayout

/// A footer that has been laid out: its parts side by side, in one row or several.
struct FooterRow {
  /// One part of a footer.
  enum Thing {
    case label(LabelRole, PreparedText)
    case delivery(DeliveryState, DeliverySigns)
    /// An icon. `count` is the exact number beside it; nil for an icon without a number.
    case sign(BoxIcon, count: Int?)
  }

  private struct Row {
    var things: [(thing: Thing, size: Size)]
    var size: Size
  }

  /// The distance between the parts of a row, in points.
  let spacing: LayoutUnit
  private(set) var size = Size.zero
  private var rows: [Row] = []

  init(spacing: LayoutUnit) { self.spacing = spacing }

  /// Whether there is only one row.
  var isSingle: Bool { rows.count == 1 }

  /// The distance from the baseline of the texts of a single row to its lower edge, in points; nil for several rows or none.
  var depth: LayoutUnit? {
    guard isSingle, let row = rows.first else { return nil }
    for case (.label(_, let text), _) in row.things {
      let height = text.size(within: .unbounded).height
      return row.size.height - (row.size.height - height).half - text.firstBaseline
    }
    return nil
  }

  /// Adds a part at the end of the last row if it fits there, otherwise in a row below.
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

  /// Places the parts in the placer's current box.
  func place(with placer: inout PartPlacer) {
    var y: LayoutUnit = 0
    for row in rows {
      var x = size.width - row.size.width
      for (thing, size) in row.things {
        switch thing {
        case .label(let role, let text):
          // A text has the full height of its row; a delivery icon is centred in the row.
          placer.label(text, role, in: Rect(x: x, y: y, width: size.width, height: row.size.height))
        case .delivery(let state, let signs):
          let top = y + (row.size.height - size.height).half
          placer.delivery(state, Rect(x: x, y: top, width: size.width, height: size.height), signs: signs)
        case .sign(let icon, let count):
          let top = y + (row.size.height - size.height).half
          placer.box(
            BoxPaint(role: .sign, icon: icon, count: count),
            in: Rect(x: x, y: top, width: size.width, height: size.height))
        }
        x = x + size.width + spacing
      }
      y = y + row.size.height
    }
  }
}
