import TextLayout

extension GridRule {
  /// How the rows of a table are shown within a limit.
  enum Form: Hashable {
    case columns([LayoutUnit])
    case cards
  }

  /// Returns how the table is shown within a limit: in columns, with their widths, or as cards.
  ///
  /// While the table grows, a row makes no column narrower: each column has the maximum of the widths that it had after each
  /// row. The row that is being written counts with what is there of it.
  ///
  /// - Complexity: Linear in the columns; while the table grows, multiplied by the number of rows that
  ///   changed a column.
  func form(in limit: AvailableWidth) -> Form {
    if showsCards(in: limit) { return .cards }
    return .columns(columnWidths(in: limit))
  }

  /// Returns the widths of the columns within a limit, including the padding of their cells.
  func columnWidths(in limit: AvailableWidth) -> [LayoutUnit] {
    guard growth != nil else { return widths(of: columns, in: limit) }
    var growing = GrowingColumns(count: columns.count)
    if let kept { growing = kept.columns(in: limit) { follow(&$0, to: $1, in: limit) } }
    follow(&growing, to: .max, in: limit)
    return growing.widths
  }

  /// The columns of a growing table after some changes.
  struct GrowingColumns {
    /// The number of changes so far.
    fileprivate var changes = 0
    fileprivate(set) var widths: [LayoutUnit]
    fileprivate var columns: [Column]

    init(count: Int) {
      widths = [LayoutUnit](repeating: 0, count: count)
      columns = [Column](repeating: Column(), count: count)
    }
  }

  /// Follows the changes of the columns row by row, up to a number of changes.
  private func follow(_ growing: inout GrowingColumns, to end: Int, in limit: AvailableWidth) {
    guard let growth else { return }
    let end = min(end, growth.count)
    while growing.changes < end {
      let row = growth[growing.changes].row
      while growing.changes < end, growth[growing.changes].row == row {
        growing.columns[Int(growth[growing.changes].column)] = growth[growing.changes].widths
        growing.changes += 1
      }
      widen(&growing.widths, to: growing.columns, in: limit)
    }
  }

  /// Raises each width to the width that the column has now, if that is larger. Columns share what is left beside the widths
  /// that they had.
  func widen(_ widths: inout [LayoutUnit], to columns: [Column], in limit: AvailableWidth) {
    let raised = zip(columns, widths).map {
      Column(least: max($0.least, $1), largest: max($0.largest, $1))
    }
    for (column, width) in self.widths(of: raised, in: limit).enumerated() {
      widths[column] = max(widths[column], width)
    }
  }

  /// Returns the total width of columns of these widths, including the lines around them.
  func width(of widths: [LayoutUnit]) -> LayoutUnit { widths.reduce(lines) { $0 + $1 } }

  /// The smallest limit at which the table gets all the width that it wants.
  var roomyLimit: LayoutUnit {
    if fit.mode == .cards, let cards { return cards.roomyLimit }
    return columns.reduce(lines) { $0 + (fit.mode == .scroll ? capped($1) : $1.largest) }
  }

  /// Returns whether the rows are shown as cards within a limit.
  private func showsCards(in limit: AvailableWidth) -> Bool {
    guard cards != nil else { return false }
    switch fit.mode {
    case .cards: return true
    case .wrap, .scroll: return false
    case .auto: return fit.narrow == .cards && wrapped(columns, in: limit).isNarrow
    }
  }

  /// Returns the widths of the columns for the table's mode.
  private func widths(of columns: [Column], in limit: AvailableWidth) -> [LayoutUnit] {
    switch fit.mode {
    case .wrap, .cards: automaticWidths(of: columns, in: limit)
    case .scroll: columns.map(capped)
    case .auto: wrapped(columns, in: limit).widths
    }
  }

  /// Returns the width of a column in a table that scrolls.
  private func capped(_ column: Column) -> LayoutUnit {
    max(column.least, min(column.largest, fit.columnLimit))
  }

  /// Returns the widths of the columns of a table that wraps if it can, and whether they are too narrow for that.
  private func wrapped(
    _ columns: [Column], in limit: AvailableWidth
  ) -> (widths: [LayoutUnit], isNarrow: Bool) {
    guard let wanted = comfortableColumn, let room = limit.limit else {
      let widths = legible(columns, in: limit)
      return (widths ?? columns.map(capped), widths == nil)
    }
    return wrapped(columns, in: room, wanted: wanted)
  }

  /// Returns the widths of columns that are comfortable to read. If they do not fit, the columns share what there is, as
  /// long as each has three fifths of its comfortable width. In a narrower room the table scrolls, with comfortable
  /// columns again.
  ///
  /// So no column has less than three fifths of the width that it has in a narrower room, and a table that scrolls hides
  /// more than a few points.
  private func wrapped(
    _ columns: [Column], in room: LayoutUnit, wanted: LayoutUnit
  ) -> (widths: [LayoutUnit], isNarrow: Bool) {
    let sides = padding.width + padding.width
    let legible = leastColumn + sides
    // Beside a column there is always room for a part of another one.
    let share = LayoutUnit(rawValue: room.rawValue / 8 * 5)
    let comfortable = max(legible, min(wanted + sides, fit.columnLimit, share))
    let enough = max(legible, LayoutUnit(rawValue: comfortable.rawValue / 5 * 3))
    func shared(_ least: LayoutUnit, _ largest: LayoutUnit) -> [Column] {
      columns.map {
        let word = fit.breaksWords ? 0 : $0.least
        return Column(least: max(word, min($0.largest, least)), largest: max(word, min($0.largest, largest)))
      }
    }
    let limit = AvailableWidth.fixed(room)
    let wide = shared(comfortable, .longest)
    if limit.holds(width(of: wide.map(\.least))) { return (automaticWidths(of: wide, in: limit), false) }
    let narrow = shared(enough, comfortable)
    if limit.holds(width(of: narrow.map(\.least))) { return (automaticWidths(of: narrow, in: limit), false) }
    return (narrow.map(\.largest), true)
  }

  /// Returns the automatic widths; nil if the table scrolls, because it would not fit, or because a column
  /// would be too narrow to read.
  ///
  /// If only the distribution of the free width makes a column too narrow, each column first gets the width
  /// that can be read. If there is a little less width than that, the columns get less, because a table that
  /// scrolls would only hide a few points of a column.
  private func legible(_ columns: [Column], in limit: AvailableWidth) -> [LayoutUnit]? {
    let widths = automaticWidths(of: columns, in: limit)
    guard limit.holds(width(of: widths)) else { return nil }
    let enough = leastColumn + padding.width + padding.width
    if zip(widths, columns).allSatisfy({ $0 >= min($1.largest, enough) }) { return widths }
    let readable = columns.map { column in
      Column(least: max(column.least, min(column.largest, enough)), largest: column.largest)
    }
    let least = width(of: readable.map(\.least))
    if limit.holds(least) { return automaticWidths(of: readable, in: limit) }
    let hidden = width(of: columns.map(capped)) - (limit.limit ?? least)
    return hidden <= enough ? widths : nil
  }

  /// Returns the widths of the automatic table layout (CSS 2.1 §17.5.2.2), as Blink computes them.
  ///
  /// Free width beyond the minimum widths is distributed in proportion to how much each column may still
  /// grow. The remainder of the division goes to the last column, which is the leftmost one in a
  /// right-to-left table. If the limit is too narrow for the words, the table overflows it. If the style
  /// allows breaks inside words, the columns are narrowed instead, in proportion to their minimum widths.
  private func automaticWidths(of columns: [Column], in limit: AvailableWidth) -> [LayoutUnit] {
    let least = columns.reduce(lines) { $0 + $1.least }
    let largest = columns.reduce(lines) { $0 + $1.largest }
    guard let room = limit.limit, room < largest else { return columns.map(\.largest) }
    if room < least {
      guard fit.breaksWords else { return columns.map(\.least) }
      return share(max(0, room - lines), of: columns, in: least - lines, base: { _ in 0 }, part: \.least)
    }
    return share(room - least, of: columns, in: largest - least, base: \.least) { $0.largest - $0.least }
  }

  /// Distributes free width among the columns, in proportion to `part` divided by `whole`.
  private func share(
    _ free: LayoutUnit, of columns: [Column], in whole: LayoutUnit, base: (Column) -> LayoutUnit,
    part: (Column) -> LayoutUnit
  ) -> [LayoutUnit] {
    guard whole > 0 else { return columns.map(base) }
    var rest = free
    var widths = columns.map { column in
      let product = free.rawValue.multipliedFullWidth(by: part(column).rawValue)
      let share = LayoutUnit(rawValue: whole.rawValue.dividingFullWidth(product).quotient)
      rest = rest - share
      return base(column) + share
    }
    if let last = lastColumn(of: widths.indices) { widths[last] = widths[last] + rest }
    return widths
  }
}
