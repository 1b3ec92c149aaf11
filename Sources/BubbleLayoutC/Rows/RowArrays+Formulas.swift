import BubbleLayout
import CBubbleLayout
import TextLayout
import TextShaping

extension RowArrays {
  /// Fills the entry of a formula, and adds its rules and glyphs.
  mutating func fill(_ entry: inout bubble_part, _ formula: FormulaPart, _ engine: EngineBox) {
    entry.kind = UInt32(BUBBLE_PART_FORMULA.rawValue)
    entry.index = UInt32(clamping: formula.index)
    entry.ink = UInt32(formula.foreground.index)
    entry.tint = strings.add(formula.tint?.text)
    entry.text = strings.add(formula.source)
    entry.name = strings.add(formula.notation.rawValue)
    entry.alternative = strings.add(formula.spoken)
    entry.path = strings.add(formula.path)
    if formula.isDisplay { entry.flags |= UInt32(BUBBLE_PART_DISPLAY.rawValue) }
    for rule in formula.rules {
      rules.append(
        bubble_rule(
          part: parts.next, shape: rule.shape.number, color: rule.color.map { $0 << 8 | 0xFF } ?? 0,
          has_color: rule.color == nil ? 0 : 1, is_behind: rule.isBehind ? 1 : 0, reserved: 0,
          frame: bubble_rect(rule.frame), thickness: rule.thickness.points))
    }
    guard content.lines else { return }
    var line = bubble_line()
    line.range = bubble_offsets(start: 0, end: 0)
    line.hidden = .none
    line.frame = entry.frame
    line.baseline = formula.baseline.points
    line.ascent = (formula.baseline - formula.frame.minY).points
    line.descent = (formula.frame.maxY - formula.baseline).points
    let firstRun = runs.next
    if content.glyphs { for run in formula.runs { add(run, engine) } }
    line.runs = bubble_range(from: firstRun, to: runs.next)
    let firstLine = lines.next
    lines.append(line)
    entry.lines = bubble_range(from: firstLine, to: lines.next)
  }

  private mutating func add(_ run: FormulaRun, _ engine: EngineBox) {
    let first = glyphs.next
    for glyph in run.glyphs {
      glyphs.append(
        bubble_glyph(id: UInt64(glyph.id), x: glyph.origin.x.points, y: glyph.origin.y.points))
      clusters.append(0)
    }
    if let color = run.color {
      coloredRuns.append(bubble_colored_run(run: runs.next, color: color << 8 | 0xFF))
    }
    runs.append(
      bubble_run(
        font: number(of: NumberedFont(font: run.font, bold: false, italic: false), engine),
        is_right_to_left: 0, range: bubble_offsets(start: 0, end: 0),
        glyphs: bubble_range(from: first, to: glyphs.next), features: bubble_range()))
  }
}

extension FormulaRule.Shape {
  fileprivate var number: UInt32 {
    let shape =
      switch self {
      case .filled: BUBBLE_RULE_FILLED
      case .box: BUBBLE_RULE_BOX
      case .upDiagonal: BUBBLE_RULE_UP_DIAGONAL
      case .downDiagonal: BUBBLE_RULE_DOWN_DIAGONAL
      }
    return UInt32(shape.rawValue)
  }
}
