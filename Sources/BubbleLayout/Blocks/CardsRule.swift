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

/// A line of a card with its frames, relative to the table.
struct CardPlace {
  let item: CardsRule.Item
  let text: Rect
  /// The frame of the label; nil for a line without a label.
  let label: Rect?
}

extension BlockTree {
  /// Returns how wide the cards of a table want to be.
  ///
  /// - Returns: Nil if a text has to be shaped first.
  func width(of cards: CardsRule, in limit: AvailableWidth) -> LayoutUnit? {
    var widest: LayoutUnit = 0
    let indent = cards.indent(in: limit)
    for item in cards.items {
      let before = item.label == nil ? 0 : indent
      guard let extent = texts[Int(cards.firstText + item.text)].extent(in: limit.reduced(by: before)) else {
        return nil
      }
      widest = max(widest, before + grid.roundedUp(extent.widest))
    }
    return widest
  }

  /// Lays out the cards of a table.
  ///
  /// - Parameters:
  ///   - width: The width that the cards are given. This is at least the width that they want.
  ///   - each: Receives each line of a card.
  ///   - eachRule: Receives the lines between cards.
  /// - Returns: The height of the cards; nil if a text has to be shaped first.
  func cards(
    _ cards: CardsRule, of rule: GridRule, in limit: AvailableWidth, width: LayoutUnit,
    each: (CardPlace) -> Void = { _ in }, eachRule: (Rect) -> Void = { _ in }
  ) -> LayoutUnit? {
    let column = cards.labelColumn(in: limit)
    let indent = cards.indent(in: limit)
    func side(_ x: LayoutUnit, _ y: LayoutUnit, _ size: Size) -> Rect {
      Rect(origin: Point(x: rule.startsRight ? width - x - size.width : x, y: y), size: size)
    }
    var y: LayoutUnit = 0
    var card: Int32?
    for item in cards.items {
      if let card {
        if card == item.card {
          y = y + cards.itemGap
        } else {
          eachRule(Rect(x: 0, y: y + rule.padding.height, width: width, height: rule.line))
          y = y + rule.padding.height + rule.line + rule.padding.height
        }
      }
      card = item.card
      let before = item.label == nil ? 0 : indent
      let room = limit.reduced(by: before)
      guard let text = texts[Int(cards.firstText + item.text)].extent(in: room) else { return nil }
      // The frame has the whole available width, so that the text can be aligned in it.
      let size = Size(
        width: min(room.length, max(0, width - before)), height: grid.roundedUp(text.size.height))
      guard let label = item.label else {
        each(CardPlace(item: item, text: side(0, y, size), label: nil))
        y = y + size.height
        continue
      }
      guard let beside = texts[Int(cards.firstText + label)].extent(in: .fixed(column)) else { return nil }
      let ascent = max(item.ascent, item.labelAscent)
      let labelSize = Size(width: column, height: grid.roundedUp(beside.size.height))
      let (textDown, labelDown) = (ascent - item.ascent, ascent - item.labelAscent)
      each(
        CardPlace(
          item: item, text: side(before, y + textDown, size), label: side(0, y + labelDown, labelSize)))
      y = y + max(size.height + textDown, labelSize.height + labelDown)
    }
    return y
  }
}
