import TextLayout

/// Rows of buttons of equal width.
struct ButtonElement: ContentElement {
  /// As in the message; rows without buttons take no room.
  let rows: [[PreparedText]]
  let style: ButtonStyle

  init?(_ rows: [[String]], style: ButtonStyle, maker: TextMaker) {
    if rows.allSatisfy(\.isEmpty) { return nil }
    self.style = style
    self.rows = rows.enumerated().map { row, titles in
      titles.enumerated().map { column, title in
        maker.line(title, style.font).standing(at: ["buttons", .number(row), .number(column)])
      }
    }
  }

  var kind: ContentKind { .buttons }
  var name: ElementName { ElementName(.buttons) }
  var gap: LayoutUnit { style.gap }
  var inset: LayoutUnit? { style.inset }

  func child(_ node: PlacedNode) -> ElementName? {
    var (row, column) = (0, node.index)
    while row < rows.count, column >= rows[row].count {
      column -= rows[row].count
      row += 1
    }
    return ElementName(.button, row, column)
  }

  func addNodes(to tree: inout BlockTreeBuilder) {
    let first = Int32(tree.counts.count)
    tree.counts.append(contentsOf: rows.filter { !$0.isEmpty }.map { Int32($0.count) })
    let rule = ButtonsRule(
      texts: tree.number(rows.joined()), rows: first..<Int32(tree.counts.count), height: style.height,
      padding: style.padding, spacing: style.spacing)
    tree.add(.buttons(rule), tag: 0)
  }

  func place(_ node: PlacedNode, with placer: inout PartPlacer) {
    guard let text = node.text else { return }
    let room = node.frame.inset(by: Insets(top: 0, left: style.padding, bottom: 0, right: style.padding))
    placer.box(.button, node.frame, radius: style.radius, index: node.index)
    placer.label(text, .button, in: room, alignment: .center, index: node.index)
  }
}
