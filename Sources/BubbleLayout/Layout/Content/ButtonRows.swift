import TextLayout

extension ContentBuilder {
  /// Adds rows of buttons of equal width; nothing if there are no buttons. Rows without buttons take no space.
  mutating func buttons(
    _ rows: [[MessageButton]], style: ButtonStyle, maker: TextMaker
  ) -> PreparedBlock? {
    if rows.allSatisfy(\.isEmpty) { return nil }
    var block = PreparedBlock(.buttons, ElementName(.buttons), gap: style.gap, in: self)
    block.inset = style.inset
    var titles: [PreparedText] = []
    var painted = ButtonRows(style, fontScale: maker.fontScale)
    let first = Int32(tree.counts.count)
    for (row, buttons) in rows.enumerated() where !buttons.isEmpty {
      tree.counts.append(Int32(buttons.count))
      for (column, button) in buttons.enumerated() {
        var title = maker.preview(button.title, style.font, maximumLines: style.titleLines)
        // A title of one line has its height at each width.
        if style.titleLines == 1 { title.natural = title.block(within: .unbounded) }
        titles.append(title.standing(at: ["buttons", .number(row), .number(column)]))
        painted.append(button, row: row, column: column)
      }
    }
    let rule = ButtonsRule(
      texts: number(titles), rows: first..<Int32(tree.counts.count), height: style.height,
      padding: painted.padding, spacing: style.spacing, least: ButtonRows.leastWidth)
    add(.buttons(rule), Paint(nil, .buttons(painted)))
    return block
  }
}

/// The buttons of all rows, in the order of the rows.
struct ButtonRows: Sendable {
  private var buttons: [(button: MessageButton, row: Int, column: Int)] = []
  private let radius: LayoutUnit
  /// The distance from a button's sides to its title, in points. If a button has an icon, all titles leave room for it.
  private(set) var padding: LayoutUnit

  /// The side of the icon in a button's corner, in points. It grows with the type, as distances do.
  private let signSize: LayoutUnit
  /// The distance of the icon from the button's edges, in points.
  private static let signInset: LayoutUnit = 4
  /// The minimum width of a button in a row of several, in points, as far as the bubble has room (Apple's Human
  /// Interface Guidelines: 44).
  static let leastWidth: LayoutUnit = 44

  init(_ style: ButtonStyle, fontScale: Double) {
    (radius, padding) = (style.radius, style.padding)
    signSize = LayoutUnit((9 * max(1, fontScale).squareRoot()).rounded())
  }

  mutating func append(_ button: MessageButton, row: Int, column: Int) {
    buttons.append((button, row, column))
    if button.kind.icon != nil { padding = max(padding, Self.signInset + signSize) }
  }

  /// Adds the parts of one button.
  func place(_ node: PlacedNode, with placer: inout PartPlacer) {
    guard let text = node.text, buttons.indices.contains(node.number) else { return }
    let (frame, number) = (node.frame, node.number)
    let (button, row, column) = buttons[number]
    placer.begin(ElementName(button: number, row: row, column: column))
    defer { placer.end() }
    var room = frame.inset(by: Insets(top: 0, left: padding, bottom: 0, right: padding))
    // A button that is hardly wider than a letter has neither padding nor an icon.
    let isTiny = text.size(within: .fixed(room.width)).width > room.width
    if isTiny { room = frame }
    let isFilled = button.kind == .primary
    placer.box(
      BoxPaint(
        role: .button, corners: .radius(radius), index: number, background: isFilled ? .on(.icon) : nil,
        name: button.id, address: button.address), in: frame)
    placer.label(
      text, .button, in: room, alignment: .center, index: number,
      foreground: isFilled ? .on(placer.surface, .iconSign) : nil)
    guard let icon = button.kind.icon, !isTiny else { return }
    placer.box(
      BoxPaint(role: .sign, index: number, icon: icon, foreground: .on(.buttonText)),
      in: Rect(
        x: frame.maxX - Self.signInset - signSize, y: frame.minY + Self.signInset,
        width: signSize, height: signSize))
  }
}

extension ButtonKind {
  /// The icon in the button's corner; nil for a button without an icon.
  fileprivate var icon: BoxIcon? {
    switch self {
    case .action, .primary: nil
    case .link: .open
    case .copy: .copy
    }
  }
}
