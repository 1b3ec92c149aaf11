import TextLayout

/// Rows of buttons of equal width.
struct ButtonElement: ContentElement {
  /// The titles of the buttons, row by row. Rows without buttons take no space.
  let rows: [[PreparedText]]
  /// The buttons of all rows, in the order of the rows.
  private let buttons: [MessageButton]
  /// The row and the column of each button.
  private let places: [(row: Int, column: Int)]
  let style: ButtonStyle
  /// The distance from a button's sides to its title, in points. If a button has an icon, all titles leave room for it.
  private let padding: LayoutUnit

  /// The side of the icon in a button's corner, and its distance from the edges, in points.
  private static let (signSize, signInset): (LayoutUnit, LayoutUnit) = (9, 4)
  /// The minimum width of a button in a row of several, in points, as far as the bubble has room (Apple's Human
  /// Interface Guidelines: 44).
  private static let leastWidth: LayoutUnit = 44

  init?(_ rows: [[MessageButton]], style: ButtonStyle, maker: TextMaker) {
    if rows.allSatisfy(\.isEmpty) { return nil }
    self.style = style
    buttons = Array(rows.joined())
    padding =
      buttons.contains { $0.kind.icon != nil }
      ? max(style.padding, Self.signInset + Self.signSize) : style.padding
    places = rows.enumerated().flatMap { row, buttons in buttons.indices.map { (row, $0) } }
    self.rows = rows.enumerated().map { row, buttons in
      buttons.enumerated().map { column, button in
        maker.line(button.title, style.font).standing(at: ["buttons", .number(row), .number(column)])
      }
    }
  }

  var kind: ContentKind { .buttons }
  var name: ElementName { ElementName(.buttons) }
  var gap: LayoutUnit { style.gap }
  var inset: LayoutUnit? { style.inset }

  func child(_ node: PlacedNode) -> ElementName? {
    let place = places[node.index]
    return ElementName(.button, place.row, place.column)
  }

  func addNodes(to tree: inout BlockTreeBuilder) {
    let first = Int32(tree.counts.count)
    tree.counts.append(contentsOf: rows.filter { !$0.isEmpty }.map { Int32($0.count) })
    let rule = ButtonsRule(
      texts: tree.number(rows.joined()), rows: first..<Int32(tree.counts.count), height: style.height,
      padding: padding, spacing: style.spacing, least: Self.leastWidth)
    tree.add(.buttons(rule), tag: 0)
  }

  func place(_ node: PlacedNode, with placer: inout PartPlacer) {
    guard let text = node.text else { return }
    let (frame, button) = (node.frame, buttons[node.index])
    var room = frame.inset(by: Insets(top: 0, left: padding, bottom: 0, right: padding))
    // A button that is hardly wider than a letter has neither padding nor an icon.
    let isTiny = text.size(within: .fixed(room.width)).width > room.width
    if isTiny { room = frame }
    let isFilled = button.kind == .primary
    placer.box(
      .button, frame, radius: style.radius, index: node.index,
      background: isFilled ? .on(placer.surface, .icon) : nil, name: button.id, address: button.address)
    placer.label(
      text, .button, in: room, alignment: .center, index: node.index,
      foreground: isFilled ? .on(placer.surface, .iconSign) : nil)
    guard let icon = button.kind.icon, !isTiny else { return }
    placer.box(
      .sign,
      Rect(
        x: frame.maxX - Self.signInset - Self.signSize, y: frame.minY + Self.signInset,
        width: Self.signSize, height: Self.signSize),
      index: node.index, icon: icon, foreground: .on(placer.surface, .buttonText))
  }
}

extension ButtonKind {
  /// The icon in the button's corner; nil if there is none.
  fileprivate var icon: BoxIcon? {
    switch self {
    case .action, .primary: nil
    case .link: .open
    case .copy: .copy
    }
  }
}
