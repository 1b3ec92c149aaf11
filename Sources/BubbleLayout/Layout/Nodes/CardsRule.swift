import TextLayout

/// A table shown as cards, one card for each row, one below the other. The first cell of a row is the title
/// of its card. The other cells are below the title, each beside the header of its column.
struct CardsRule: Hashable, Sendable {
  /// A line of a card.
  struct Item: Hashable, Sendable {
    /// The index of the item's text among the texts of the table.
    let text: Int32
    /// The index of the label's text; nil for a title, and for a value without a label.
    let label: Int32?
    /// Whether an earlier card has shown the label already.
    var repeatsLabel = false
    let card: Int32
    /// The distances from the upper edges of text and label to the baselines of their first lines, in points.
    let ascent: LayoutUnit
    let labelAscent: LayoutUnit
  }

  /// The lines of all cards, card by card.
  var items: [Item] = []
  /// How wide the widest label is, in points.
  var labelWidth: LayoutUnit = 0
  /// The width of the widest value beside a label, and of the widest text without a label, in points.
  var valueWidth: LayoutUnit = 0
  var aloneWidth: LayoutUnit = 0
  /// The distances between a label and its value, and between two lines of a card.
  var labelGap: LayoutUnit = 0
  var itemGap: LayoutUnit = 0
  /// The index of the table's first text among the texts of its block.
  var firstText: Int32 = 0

  /// Returns the width of the column of labels: that of the widest label, at most two fifths of the limit.
  func labelColumn(in limit: AvailableWidth) -> LayoutUnit {
    limit.clamping(min(labelWidth, LayoutUnit(rawValue: limit.length.rawValue / 5 * 2)))
  }

  /// Returns the distance from the edge of a card to its values.
  func indent(in limit: AvailableWidth) -> LayoutUnit {
    labelWidth > 0 ? labelColumn(in: limit) + labelGap : 0
  }

  /// The smallest limit at which every text of the cards fits on one line.
  var roomyLimit: LayoutUnit {
    // At the limit `forLabels`, the column of labels may be two fifths of the limit wide, which is enough for
    // the widest label.
    let forLabels = LayoutUnit(rawValue: (labelWidth.rawValue * 5 + 1) / 2 + 5)
    return max(aloneWidth, max(forLabels, labelWidth + labelGap + valueWidth))
  }
}

/// The role of a text in a card of a table.
enum CardText: Hashable {
  case title, value, label
  /// A label that an earlier card already shows.
  case repeatedLabel
}

extension CardsRule {
  /// Lays out the cards of a table.
  func layout<Text>(
    _ node: TreeNode<Text>, of table: GridRule, _ pass: inout LayoutPass<some PartList>
  ) -> BlockMeasure? {
    let (limit, given, own) = (pass.limit.width, pass.width ?? 0, pass.begin(node))
    let (column, indent, origin) = (labelColumn(in: limit), indent(in: limit), pass.parts.origin)
    /// Adds a text at a distance from the start side.
    func add(_ text: Int32, _ role: CardText, _ x: LayoutUnit, _ y: LayoutUnit, _ size: Size) {
      let frame = Rect(origin: Point(x: table.startsRight ? given - x - size.width : x, y: y), size: size)
      pass.visit(node, number: Int(text) + 1, frame) {
        $0.textIndex = firstText + text
        $0.textFrame = $0.frame
        $0.card = role
      }
    }
    var (y, widest, lines) = (LayoutUnit.zero, LayoutUnit.zero, [Rect]())
    var card: Int32?
    for item in items {
      if let card, card == item.card {
        y = y + itemGap
      } else if card != nil {
        let rule = Rect(x: 0, y: y + table.padding.height, width: given, height: table.line)
        if own != nil, table.line > 0 { lines.append(rule.offset(x: origin.x, y: origin.y)) }
        y = y + table.padding.height + table.line + table.padding.height
      }
      card = item.card
      let before = item.label == nil ? 0 : indent
      let room = limit.reduced(by: before)
      guard let text = node.extent(firstText + item.text, in: room) else { return nil }
      widest = max(widest, before + node.tree.grid.roundedUp(text.widest))
      // The frame has the whole available width, so that the text can be aligned in it.
      let size = Size(
        width: min(room.length, max(0, given - before)), height: node.tree.grid.roundedUp(text.height))
      guard let label = item.label else {
        add(item.text, .title, 0, y, size)
        y = y + size.height
        continue
      }
      guard let beside = node.extent(firstText + label, in: .fixed(column)) else { return nil }
      let ascent = max(item.ascent, item.labelAscent)
      let labelSize = Size(width: column, height: node.tree.grid.roundedUp(beside.height))
      let (textDown, labelDown) = (ascent - item.ascent, ascent - item.labelAscent)
      add(label, item.repeatsLabel ? .repeatedLabel : .label, 0, y + labelDown, labelSize)
      add(item.text, .value, before, y + textDown, size)
      y = y + max(size.height + textDown, labelSize.height + labelDown)
    }
    pass.end(own, at: origin, y) {
      $0.lines = lines
      $0.card = .title
    }
    return BlockMeasure(Size(width: widest, height: y))
  }
}
