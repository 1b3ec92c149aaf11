import TextLayout

/// The measurements of a formula on lines of its own. They are numbers only, without glyphs.
struct FormulaLines: Hashable, Sendable {
  /// The part of a formula between two places where it may break.
  struct Piece: Hashable, Sendable {
    /// The distances from the start of the formula to the start and the end of the piece, in points.
    let start: LayoutUnit
    let end: LayoutUnit
    let ascent: LayoutUnit
    let descent: LayoutUnit
    /// How much a break after this piece disturbs the reader; 0 disturbs least.
    var rank = 0
    /// Whether the line always ends after this piece.
    var endsLine = false
  }

  /// The equation number at the side of the formula.
  struct Number: Hashable, Sendable {
    let width: LayoutUnit
    let ascent: LayoutUnit
    let descent: LayoutUnit
    /// The minimum distance from the formula, in points.
    let gap: LayoutUnit
  }

  let pieces: [Piece]
  /// The equation number; nil if there is none.
  var number: Number?
  /// The distance between two lines, in points.
  let lineGap: LayoutUnit
  /// The indent of all lines but the first of a broken formula, in points.
  private let indent: LayoutUnit
  /// Whether a formula that is too wide scrolls instead of breaking.
  private let scrolls: Bool
  /// The minimum width at which lines are indented.
  private let leastIndented: LayoutUnit

  /// - Parameters:
  ///   - lineGap: The distance between two lines, in points.
  ///   - indent: The indent of all lines but the first of a broken formula, in points.
  ///   - scrolls: Whether a formula that is too wide scrolls instead of breaking.
  init(_ formula: TypesetFormula, lineGap: LayoutUnit, indent: LayoutUnit, scrolls: Bool) {
    self.lineGap = lineGap
    self.indent = indent
    let places = formula.breaks
    pieces = formula.pieces { _ in true }.enumerated().map { number, piece in
      var own = Piece(start: piece.start, end: piece.end, ascent: piece.ascent, descent: piece.descent)
      if number < places.count { (own.rank, own.endsLine) = (places[number].rank, places[number].isForced) }
      return own
    }
    var reach = LayoutUnit.zero
    for (number, piece) in pieces.enumerated() {
      let isFirst = number == 0 || pieces[number - 1].endsLine
      reach = max(reach, piece.end - piece.start + (isFirst ? 0 : indent))
    }
    leastIndented = reach
    self.scrolls = scrolls
  }

  /// One line of the formula.
  struct Line: Hashable, Sendable {
    let pieces: Range<Int>
    /// The distance from the left edge of the lines, in points.
    let indent: LayoutUnit
    let width: LayoutUnit
    var ascent: LayoutUnit
    var descent: LayoutUnit
    /// Whether the line is centred on its own, as in a formula that is not broken. The lines of a broken
    /// formula are centred together.
    var isCentered = true

    var reach: LayoutUnit { indent + width }
  }

  /// Where the equation number is placed.
  enum NumberPlace: Hashable, Sendable { case nowhere, beside, below }

  /// The lines of the formula within a limit.
  struct Layout: Hashable, Sendable {
    var lines: [Line]
    var number = NumberPlace.nowhere
    /// The width of the lines and the number. It exceeds the limit if a piece of the formula does.
    var width: LayoutUnit = 0
    /// The width of the lines, without the number.
    var linesWidth: LayoutUnit = 0
    var linesHeight: LayoutUnit = 0
    var height: LayoutUnit = 0
  }

  /// Breaks the formula into lines.
  ///
  /// - Complexity: Linear in the pieces.
  func layout(in limit: inout Limit) -> Layout {
    var layout = Layout(lines: [])
    let indent = self.indent(in: &limit)
    var start = 0
    while start < pieces.count {
      var end = start
      while end < pieces.count - 1, !pieces[end].endsLine { end += 1 }
      addLines(start..<end + 1, indent, in: &limit, to: &layout)
      start = end + 1
    }
    layout.linesWidth = layout.lines.reduce(0) { max($0, $1.reach) }
    layout.width = layout.linesWidth
    placeNumber(in: &limit, &layout)
    layout.linesHeight = layout.lines.reduce(lineGap * (layout.lines.count - 1)) {
      $0 + $1.ascent + $1.descent
    }
    // Lines that scroll have space below them for the scroll bar, and between them and the bar.
    if !limit.holds(layout.linesWidth) {
      layout.linesHeight = layout.linesHeight + max(lineGap, ScrollRule.barRoom) + ScrollRule.barRoom
    }
    layout.height = layout.linesHeight
    if layout.number == .below, let number {
      layout.height = layout.height + lineGap + number.ascent + number.descent
    }
    return layout
  }

  /// Returns the indent of lines within a limit; nil if the formula is not broken. A piece that is wider than the limit is a
  /// line by itself, and the lines scroll.
  private func indent(in limit: inout Limit) -> LayoutUnit? {
    if scrolls { return nil }
    if limit.holds(leastIndented) { return indent }
    return 0
  }

  /// Adds the lines for a range of pieces without a forced break.
  ///
  /// - Parameter indent: The indent of all lines but the first; nil if the pieces stay on one line.
  private func addLines(
    _ range: Range<Int>, _ indent: LayoutUnit?, in limit: inout Limit, to layout: inout Layout
  ) {
    let (first, given) = (layout.lines.count, indent)
    var start = range.lowerBound
    while start < range.upperBound {
      let indent = start == range.lowerBound ? 0 : given ?? 0
      let end =
        given == nil ? range.upperBound : end(of: start..<range.upperBound, indent, in: &limit)
      let own = pieces[start..<end]
      layout.lines.append(
        Line(
          pieces: start..<end, indent: indent, width: pieces[end - 1].end - pieces[start].start,
          ascent: own.map(\.ascent).max() ?? 0, descent: own.map(\.descent).max() ?? 0))
      start = end
    }
    guard layout.lines.count > first + 1 else { return }
    for line in first..<layout.lines.count { layout.lines[line].isCentered = false }
  }

  /// Returns the end of the line that begins with the first piece of `range`.
  ///
  /// Of the breaks in the second half of the line, the one that disturbs the reader least is used
  /// (`Piece.rank`). Of several equal ones, the last is used.
  private func end(of range: Range<Int>, _ indent: LayoutUnit, in limit: inout Limit) -> Int {
    func width(_ piece: Int) -> LayoutUnit { indent + pieces[piece].end - pieces[range.lowerBound].start }
    var last = range.lowerBound
    while last + 1 < range.upperBound, limit.holds(width(last + 1)) { last += 1 }
    if last + 1 == range.upperBound { return last + 1 }
    var best = last
    var piece = last - 1
    while piece >= range.lowerBound, width(piece) + width(piece) >= width(last) {
      if pieces[piece].rank < pieces[best].rank { best = piece }
      piece -= 1
    }
    return best + 1
  }

  /// Places the equation number beside the last line if both fit into the limit, and below it otherwise.
  private func placeNumber(in limit: inout Limit, _ layout: inout Layout) {
    guard let number, let last = layout.lines.indices.last else { return }
    let together = layout.lines[last].reach + number.gap + number.width
    // If the lines scroll, the number is below them and does not scroll.
    guard limit.holds(max(together, layout.linesWidth)) else {
      layout.number = .below
      layout.width = max(layout.width, number.width)
      return
    }
    layout.number = .beside
    layout.width = max(layout.width, together)
    layout.lines[last].ascent = max(layout.lines[last].ascent, number.ascent)
    layout.lines[last].descent = max(layout.lines[last].descent, number.descent)
  }

  func layout<Text>(_ node: TreeNode<Text>, _ pass: inout LayoutPass<some PartList>) -> BlockMeasure? {
    // The lines depend only on the limit, not on the width that the formula is given.
    let layout = layout(in: &pass.limit)
    var measure = BlockMeasure(Size(width: layout.width, height: layout.height)).rounded(on: node.tree.grid)
    measure.clamp(to: &pass.limit)
    pass.visit(node, pass.frame(measure.height)) { $0.formula = layout }
    return measure
  }
}
