import TextLayout

/// The role of a text in a card of a table.
enum CardText: Hashable {
  case title, value, label
  /// A label that an earlier card already shows.
  case repeatedLabel
}

extension BlockTree<PreparedText> {
  /// Visits the parts of a table: first the table itself with its lines, then its texts.
  func place(
    grid rule: GridRule, _ node: BlockNode, _ place: Int, in limit: AvailableWidth, frame: Rect,
    visit: (PlacedNode) -> Void
  ) {
    guard node.paint >= 0 else { return }
    func visited(_ number: Int, _ frame: Rect, _ change: (inout PlacedNode) -> Void) {
      var placed = PlacedNode(
        paint: node.paint, place: place, number: number, frame: frame, limit: limit)
      change(&placed)
      visit(placed)
    }
    switch rule.form(in: limit) {
    case .columns(let widths):
      // `shown` is the visible part of the table, `whole` the whole table. Their start sides are at the same
      // place.
      let whole = Size(width: rule.width(of: widths), height: frame.height)
      let shown = Size(width: limit.clamping(whole.width), height: frame.height)
      func atStart(_ size: Size) -> Rect {
        let x = rule.startsRight ? frame.maxX - size.width : frame.minX
        return Rect(origin: Point(x: x, y: frame.minY), size: size)
      }
      let corner = atStart(whole).origin
      var cells: [(frame: Rect, text: Rect)] = []
      _ = rows(of: rule, widths: widths) { cells.append(($1, $2)) }
      visited(0, atStart(shown)) { node in
        node.lines = rule.lines(between: cells.map(\.frame), in: whole).map { offset($0, by: corner) }
        node.content = whole == shown ? nil : atStart(whole)
      }
      for (number, cell) in cells.enumerated() {
        visited(number + 1, offset(cell.frame, by: corner)) {
          $0.text = texts[Int(rule.cells[number].text)]
          $0.textFrame = offset(cell.text, by: corner)
        }
      }
    case .cards:
      guard let cards = rule.cards else { return }
      var lines: [Rect] = []
      var items: [CardPlace] = []
      _ = self.cards(
        cards, of: rule, in: limit, width: frame.width, each: { items.append($0) },
        eachRule: { if $0.height > 0 { lines.append(offset($0, by: frame.origin)) } })
      visited(0, frame) {
        $0.lines = lines
        $0.card = .title
      }
      func add(_ number: Int32, _ frame: Rect, _ card: CardText) {
        visited(Int(number) + 1, frame) {
          $0.text = texts[Int(cards.firstText + number)]
          $0.textFrame = frame
          $0.card = card
        }
      }
      for place in items {
        if let label = place.item.label, let beside = place.label {
          add(
            label, offset(beside, by: frame.origin), place.item.repeatsLabel ? .repeatedLabel : .label)
        }
        add(
          place.item.text, offset(place.text, by: frame.origin),
          place.item.label == nil ? .title : .value)
      }
    }
  }

  /// Stores the maximum line width of each text of a table in `limits`.
  func noteTexts(of rule: GridRule, in limit: AvailableWidth, _ limits: inout ContiguousArray<LayoutUnit>) {
    let widths = rule.columnWidths(in: limit)
    for cell in rule.cells { limits[Int(cell.text)] = rule.textWidth(of: cell, in: widths) }
    guard let cards = rule.cards else { return }
    let room = limit.reduced(by: cards.indent(in: limit)).length
    for item in cards.items {
      let text = Int(cards.firstText + item.text)
      limits[text] = max(item.label == nil ? limit.length : room, rule.fit.mode == .cards ? 0 : limits[text])
    }
  }
}
