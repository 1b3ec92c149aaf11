import TextLayout
import TextShaping

/// Collects what a formula shows, from elements that are laid out.
struct FormulaWriter {
  private let setter: FormulaSetter
  private(set) var formula: TypesetFormula
  /// The row at which lines may break; `MathElement.none` for none.
  private let brokenRow: Int
  private let breaksBefore: Bool
  /// The first run of the line: glyphs of the lines before it are not joined with.
  private var firstRun = 0

  /// - Parameter isDisplay: Whether lines break before operators; those of formulas in a line of text break after them.
  init(_ setter: FormulaSetter, root: Int, isDisplay: Bool) {
    self.setter = setter
    let box = setter.box(root)
    formula = TypesetFormula(width: box.width, ascent: box.ascent, descent: box.descent)
    brokenRow = setter.outermostRow(of: root)
    breaksBefore = isDisplay
    write(root, x: .zero, y: .zero, isHidden: false)
  }

  private mutating func write(_ element: Int, x: LayoutUnit, y: LayoutUnit, isHidden: Bool) {
    let here = setter.elements[element]
    let isHidden = isHidden || here.isHidden
    if !isHidden {
      writeBackground(of: here, x: x, y: y)
      writeContent(of: here, font: setter.font(of: element).instance, x: x, y: y)
    }
    if element == brokenRow { return writeBrokenRow(element, x: x, y: y, isHidden: isHidden) }
    for child in setter.children(of: element) {
      let box = setter.box(child)
      write(child, x: x + box.x, y: y + box.y, isHidden: isHidden)
    }
  }

  private mutating func writeBackground(of element: MathElement, x: LayoutUnit, y: LayoutUnit) {
    guard case .styled(let style, _) = element.node, let color = style.background else { return }
    let box = element.box
    let frame = Rect(x: x, y: y - box.ascent, width: box.width, height: (box.ascent + box.descent).positive)
    formula.rules.append(FormulaRule(frame, color: color, isBehind: true))
  }

  private mutating func writeContent(
    of element: MathElement, font: FontInstance, x: LayoutUnit, y: LayoutUnit
  ) {
    let color = element.setting.color
    switch element.box.content {
    case .none: break
    case .token(let token):
      for piece in token.pieces { write(piece.glyphs, of: piece.font, color, x: x, y: y) }
    case .grown(let glyph, let dx, let dy): write(glyph.glyphs, of: font, color, x: x + dx, y: y + dy)
    case .radical(let glyph, let dx, let dy, let bar):
      write(glyph.glyphs, of: font, color, x: x + dx, y: y + dy)
      formula.rules.append(FormulaRule(bar.offset(x: x, y: y), color: color))
    case .rules(let rules):
      for var rule in rules {
        rule.frame = rule.frame.offset(x: x, y: y)
        rule.color = color
        formula.rules.append(rule)
      }
    }
  }

  /// Appends glyphs to the run of their font and colour, or to a new one.
  private mutating func write(
    _ glyphs: [MathGlyph], of font: FontInstance, _ color: UInt32?, x: LayoutUnit, y: LayoutUnit
  ) {
    guard !glyphs.isEmpty else { return }
    var place = firstRun
    while place < formula.runs.count, formula.runs[place].font !== font || formula.runs[place].color != color
    { place += 1 }
    if place == formula.runs.count { formula.runs.append(FormulaRun(font: font, glyphs: [], color: color)) }
    for glyph in glyphs {
      formula.runs[place].glyphs.append(
        PositionedGlyph(id: glyph.id, origin: Point(x: x + glyph.x, y: y + glyph.y), cluster: 0))
    }
  }

  /// The row at which lines may break: before operators or after them, and where the source says so.
  private mutating func writeBrokenRow(_ row: Int, x: LayoutUnit, y: LayoutUnit, isHidden: Bool) {
    var line = FormulaLine()
    var depth = 0
    var isFirst = true
    for child in setter.children(of: row) {
      let box = setter.box(child)
      let isLast = setter.sibling(after: child) == nil
      let op = setter.coreOperator(of: child)
      if op?.category.name == .g { depth = max(0, depth - 1) }
      let rank = isFirst || isLast ? nil : setter.breakRank(of: child)
      let start = x + box.x
      if let rank, breaksBefore {
        end(&line, at: start - (op?.leading ?? .zero), next: start, rank: rank + (depth > 0 ? 3 : 0))
      }
      if setter.endsLine(child) { end(&line, at: start, next: start + box.width, rank: 0, isForced: true) }
      write(child, x: start, y: y + box.y, isHidden: isHidden)
      line.ascent = max(line.ascent, box.ascent - y)
      line.descent = max(line.descent, box.descent + y)
      if let rank, !breaksBefore {
        let stop = start + box.width
        end(&line, at: stop, next: stop + (op?.trailing ?? .zero), rank: rank + (depth > 0 ? 3 : 0))
      }
      if op?.category.name == .f { depth += 1 }
      isFirst = false
    }
    formula.last = FormulaReach(ascent: line.ascent, descent: line.descent)
  }

  private mutating func end(
    _ line: inout FormulaLine, at stop: LayoutUnit, next start: LayoutUnit, rank: Int, isForced: Bool = false
  ) {
    let place = FormulaPlace(
      runs: formula.runs.count, rules: formula.rules.count, ascent: line.ascent, descent: line.descent)
    formula.breaks.append(FormulaBreak(end: stop, start: start, isForced: isForced, rank: rank, place: place))
    firstRun = formula.runs.count
    line = FormulaLine()
  }

  /// How far what stands between two breaks reaches up and down.
  private struct FormulaLine {
    var ascent = LayoutUnit.zero
    var descent = LayoutUnit.zero
  }
}

extension FormulaSetter {
  /// The row that lines are broken at: the first with other than one element in it.
  fileprivate func outermostRow(of root: Int) -> Int {
    var row = root
    while let inner = firstChild(of: row), sibling(after: inner) == nil {
      guard elements[inner].kind == .row else { return MathElement.none }
      row = inner
    }
    return row
  }

  /// How little a break at an operator disturbs; nil for what is no operator between two others.
  fileprivate func breakRank(of element: Int) -> Int? {
    guard let op = coreOperator(of: element), op.form == .infix,
      case .op(let node) = elements[op.element].node
    else { return nil }
    // A slash is no place to break at, and words such as "lim" are no relations.
    if node.text == "/" || node.text == "\u{2215}" { return nil }
    switch op.category.name {
    case .unlisted: return node.text.unicodeScalars.contains { $0.properties.isAlphabetic } ? nil : 0
    case .a: return 0
    case .b: return 1
    case .c: return 2
    default: return nil
    }
  }

  /// Whether a line ends at an element in any case.
  fileprivate func endsLine(_ element: Int) -> Bool {
    if case .space(let space) = elements[element].node { space.breaksLine } else { false }
  }
}
