import TextLayout
import TextShaping

/// Converts boxes to glyphs and rules.
extension FormulaSetter {
  /// Returns the drawing of a formula that was laid out.
  ///
  /// - Parameter isDisplay: Whether lines break before operators. Formulas in a line of text break after
  ///   operators.
  func draw(_ root: Int, isDisplay: Bool) -> TypesetFormula {
    draw(
      root, x: .zero, y: .zero, isHidden: false,
      Breaking(row: outermostRow(of: root), isBeforeOperators: isDisplay))
    return drawing.finish(elements[root].box)
  }

  /// The row at which lines may break, and whether they break before or after operators.
  private struct Breaking {
    let row: Int
    let isBeforeOperators: Bool
  }

  private func draw(_ element: Int, x: LayoutUnit, y: LayoutUnit, isHidden: Bool, _ breaking: Breaking) {
    let isHidden = isHidden || elements[element].isHidden
    if !isHidden { drawContent(of: element, x: x, y: y) }
    if element == breaking.row { return drawBrokenRow(element, x: x, y: y, isHidden: isHidden, breaking) }
    var (child, number) = (elements[element].firstChild, 0)
    while child >= 0 {
      let (x, y) = (x + elements[child].box.x, y + elements[child].box.y)
      if !isHidden, let role = elements[element].kind.role(ofChild: number) {
        drawing.append(FormulaSlot(role, at: Point(x: x, y: y)))
      }
      draw(child, x: x, y: y, isHidden: isHidden, breaking)
      child = elements[child].nextSibling
      number += 1
    }
  }

  private func drawContent(of element: Int, x: LayoutUnit, y: LayoutUnit) {
    let color = elements[element].setting.color
    if elements[element].hasBackground { drawBackground(of: element, x: x, y: y) }
    switch elements[element].content {
    case .none: break
    case .glyph(let glyph, let dx, let dy):
      let run = run(of: element, color)
      drawing.append(glyph, to: run, x: x + dx, y: y + dy)
    case .token(let token):
      for piece in tokens[token].pieces {
        let name = ObjectIdentifier(piece.font)
        let run = drawing.run(of: name, color) ?? drawing.addRun(of: piece.font, color)
        for glyph in piece.glyphs { drawing.append(glyph.id, to: run, x: x + glyph.x, y: y + glyph.y) }
      }
    case .grown(let glyph, let dx, let dy): draw(grownGlyphs[glyph], of: element, color, x: x + dx, y: y + dy)
    case .radical(let glyph, let dx, let dy, let bar):
      draw(grownGlyphs[glyph], of: element, color, x: x + dx, y: y + dy)
      drawing.append(FormulaRule(bar.offset(x: x, y: y), color: color))
    case .bar(let frame): drawing.append(FormulaRule(frame.offset(x: x, y: y), color: color))
    case .rules(let rules):
      for var rule in ruleLists[rules] {
        rule.frame = rule.frame.offset(x: x, y: y)
        rule.color = color
        drawing.append(rule)
      }
    }
  }

  /// Returns the index of the run with an element's font and a colour on this line.
  private func run(of element: Int, _ color: UInt32?) -> Int {
    drawing.run(of: fontName(of: element), color) ?? drawing.addRun(of: font(of: element).instance, color)
  }

  private func draw(_ grown: GrownGlyph, of element: Int, _ color: UInt32?, x: LayoutUnit, y: LayoutUnit) {
    let run = run(of: element, color)
    for glyph in grown.glyphs { drawing.append(glyph.id, to: run, x: x + glyph.x, y: y + glyph.y) }
  }

  private func drawBackground(of element: Int, x: LayoutUnit, y: LayoutUnit) {
    guard case .styled(let style, _) = nodes[element], let color = style.background else { return }
    let box = elements[element].box
    let frame = Rect(x: x, y: y - box.ascent, width: box.width, height: (box.ascent + box.descent).positive)
    drawing.append(FormulaRule(frame, color: color, isBehind: true))
  }

  /// Draws the row at which lines may break: before or after operators, and where the source requires a
  /// break.
  private func drawBrokenRow(_ row: Int, x: LayoutUnit, y: LayoutUnit, isHidden: Bool, _ breaking: Breaking) {
    var line = FormulaLine()
    // The deepest part since the last break that the source requires.
    var descent = LayoutUnit.zero
    let distance = font(of: row).length(Self.baselineDistance)
    var depth = 0
    var child = elements[row].firstChild
    let first = child
    while child >= 0 {
      let box = elements[child].box
      let number = coreNumber(of: child)
      if number >= 0, operators[number].category.name == .g { depth = max(0, depth - 1) }
      let isInside = child != first && elements[child].nextSibling >= 0
      let rank =
        isInside && number >= 0 ? breakRank(of: operators[number]).map { $0 + (depth > 0 ? 3 : 0) } : nil
      let start = x + box.x
      if let rank, breaking.isBeforeOperators {
        drawing.end(line, at: start - operators[number].leading, next: start, rank: rank, isForced: false)
        line = FormulaLine()
      }
      if child != first, isSeparation(child) {
        let rank = depth > 0 ? 2 : -1
        drawing.end(line, at: start, next: start + box.width, rank: rank, isForced: false)
        line = FormulaLine()
      }
      if number < 0, endsLine(child) {
        drawing.end(line, at: start, next: start + box.width, rank: 0, isForced: true)
        line = FormulaLine(ascent: (distance - max(descent, line.descent)).positive)
        descent = .zero
      }
      draw(child, x: start, y: y + box.y, isHidden: isHidden, breaking)
      line.ascent = max(line.ascent, box.ascent - y)
      line.descent = max(line.descent, box.descent + y)
      descent = max(descent, line.descent)
      if let rank, !breaking.isBeforeOperators {
        let stop = start + box.width
        drawing.end(line, at: stop, next: stop + operators[number].trailing, rank: rank, isForced: false)
        line = FormulaLine()
      }
      if number >= 0, operators[number].category.name == .f { depth += 1 }
      child = elements[child].nextSibling
    }
    drawing.end(line)
  }

  /// The minimum distance between the baselines of two lines where the source requires a break: LaTeX's 12
  /// points at a text size of 10 points.
  private static let baselineDistance = MathLength(ems: 1.2)

  /// Returns the row at which lines are broken: the outermost row that does not have exactly one element.
  private func outermostRow(of root: Int) -> Int {
    var row = root
    while let inner = firstChild(of: row), elements[inner].nextSibling < 0 {
      guard elements[inner].kind == .row else { return MathElement.none }
      row = inner
    }
    return row
  }

  /// Returns how much a break at an operator disturbs the reader, 0 being the least; nil if it is not an
  /// operator between two operands.
  private func breakRank(of op: MathOperatorState) -> Int? {
    // A line does not break at a slash.
    guard op.form == .infix, op.scalar != 0x2F, op.scalar != 0x2215 else { return nil }
    switch op.category.name {
    case .unlisted:
      // Words such as "lim" are not relations.
      guard case .op(let node) = nodes[op.element], !node.text.isEmpty else { return nil }
      // An ellipsis stands for operands.
      let isOperand = node.text.unicodeScalars.contains {
        $0.properties.isAlphabetic || "…⋯".unicodeScalars.contains($0)
      }
      return isOperand ? nil : 0
    case .a: return 0
    case .b: return 1
    case .c: return 2
    default: return nil
    }
  }

  /// Whether an element between two others is a space of at least an em, such as TeX's `\quad`, which is between two
  /// formulas. A break there disturbs the reader less than one inside them.
  private func isSeparation(_ element: Int) -> Bool {
    guard case .space(let space) = nodes[element], !space.breaksLine, elements[element].nextSibling >= 0
    else { return false }
    return space.width.ems >= 1
  }

  /// Whether a line always ends at an element.
  private func endsLine(_ element: Int) -> Bool {
    if case .space(let space) = nodes[element] { space.breaksLine } else { false }
  }
}
