import TextLayout
import TextShaping

/// Collects glyphs and rules, and makes a formula of them. Scratch: the arrays of a formula are made once, as large as they are to be.
final class FormulaDrawing {
  /// Glyphs of one font and colour, on one line.
  private struct Run {
    let font: FontInstance
    let color: UInt32?
    var glyphs: ContiguousArray<PositionedGlyph> = []
  }

  // As in the setter, which alone uses them.
  @exclusivity(unchecked) private var runs: ContiguousArray<Run> = []
  /// Runs whose room is used again.
  @exclusivity(unchecked) private var spare: ContiguousArray<ContiguousArray<PositionedGlyph>> = []
  @exclusivity(unchecked) private var rules: [FormulaRule] = []
  @exclusivity(unchecked) private var breaks: [FormulaBreak] = []
  /// The first run of the line: glyphs of the lines before it are not joined with.
  @exclusivity(unchecked) private var firstRun = 0

  /// No more room than this is kept, in glyphs.
  private static let largestSpare = 256

  /// Appends glyphs to the run of their font and colour, or to a new one.
  func append(_ glyphs: [MathGlyph], of font: FontInstance, _ color: UInt32?, x: LayoutUnit, y: LayoutUnit) {
    guard !glyphs.isEmpty else { return }
    var place = firstRun
    while place < runs.count, runs[place].font !== font || runs[place].color != color { place += 1 }
    if place == runs.count { runs.append(Run(font: font, color: color, glyphs: spare.popLast() ?? [])) }
    for glyph in glyphs {
      runs[place].glyphs.append(
        PositionedGlyph(id: glyph.id, origin: Point(x: x + glyph.x, y: y + glyph.y), cluster: 0))
    }
  }

  func append(_ rule: FormulaRule) { rules.append(rule) }

  /// Ends a line at a place where lines may break.
  func end(_ line: FormulaLine, at stop: LayoutUnit, next start: LayoutUnit, rank: Int, isForced: Bool) {
    let place = FormulaPlace(runs: runs.count, rules: rules.count, ascent: line.ascent, descent: line.descent)
    breaks.append(FormulaBreak(end: stop, start: start, isForced: isForced, rank: rank, place: place))
    firstRun = runs.count
  }

  /// The formula, with a box; nothing of it is kept.
  func finish(_ box: MathBox) -> TypesetFormula {
    var formula = TypesetFormula(width: box.width, ascent: box.ascent, descent: box.descent)
    formula.runs.reserveCapacity(runs.count)
    for place in runs.indices {
      formula.runs.append(
        FormulaRun(font: runs[place].font, glyphs: Array(runs[place].glyphs), color: runs[place].color))
      var room: ContiguousArray<PositionedGlyph> = []
      swap(&room, &runs[place].glyphs)
      guard room.count <= Self.largestSpare else { continue }
      room.removeAll(keepingCapacity: true)
      spare.append(room)
    }
    runs.removeAll(keepingCapacity: true)
    swap(&formula.rules, &rules)
    swap(&formula.breaks, &breaks)
    firstRun = 0
    return formula
  }
}

/// How far what stands between two breaks reaches up and down.
struct FormulaLine {
  var ascent = LayoutUnit.zero
  var descent = LayoutUnit.zero
}
