import TextLayout
import TextShaping

/// Collects glyphs and rules and makes a formula from them. It is scratch that is reused: the arrays of the
/// finished formula are allocated once, at their final size.
final class FormulaDrawing {
  /// Glyphs of one font and colour on one line.
  private struct Run {
    let font: FontInstance
    let color: UInt32?
    var glyphs: ContiguousArray<PositionedGlyph>
  }

  /// The properties that the glyphs of a run share: the font and the colour.
  private struct Key: Equatable {
    let font: ObjectIdentifier
    let color: UInt32?
  }

  // Exclusivity is not checked, as in `FormulaSetter`, which is the only user of these properties.
  @exclusivity(unchecked) private var runs: ContiguousArray<Run> = []
  @exclusivity(unchecked) private var keys: ContiguousArray<Key> = []
  /// Empty arrays whose capacity is reused.
  @exclusivity(unchecked) private var spare: ContiguousArray<ContiguousArray<PositionedGlyph>> = []
  @exclusivity(unchecked) private var rules: [FormulaRule] = []
  @exclusivity(unchecked) private var slots: [FormulaSlot] = []
  @exclusivity(unchecked) private var breaks: [FormulaBreak] = []
  /// The part after the last break; nil if there is no break.
  @exclusivity(unchecked) private var last: FormulaLine?
  /// The index of the line's first run. Runs of earlier lines get no more glyphs.
  @exclusivity(unchecked) private var firstRun = 0

  /// The maximum capacity of a reused array, in glyphs.
  private static let largestSpare = 256

  /// Returns the index of the run with a font and a colour on this line; nil if there is none yet.
  func run(of font: ObjectIdentifier, _ color: UInt32?) -> Int? {
    let key = Key(font: font, color: color)
    var place = firstRun
    while place < keys.count, keys[place] != key { place += 1 }
    return place < keys.count ? place : nil
  }

  func addRun(of font: FontInstance, _ color: UInt32?) -> Int {
    runs.append(Run(font: font, color: color, glyphs: spare.popLast() ?? []))
    keys.append(Key(font: ObjectIdentifier(font), color: color))
    return runs.count - 1
  }

  func append(_ glyph: UInt32, to run: Int, x: LayoutUnit, y: LayoutUnit) {
    runs[run].glyphs.append(PositionedGlyph(id: glyph, origin: Point(x: x, y: y), cluster: 0))
  }

  func append(_ rule: FormulaRule) { rules.append(rule) }

  func append(_ slot: FormulaSlot) { slots.append(slot) }

  /// Ends the last line of a formula that may break.
  func end(_ line: FormulaLine) { if !breaks.isEmpty { last = line } }

  /// Ends a line at a place where the formula may break.
  func end(_ line: FormulaLine, at stop: LayoutUnit, next start: LayoutUnit, rank: Int, isForced: Bool) {
    let place = FormulaPlace(
      runs: runs.count, rules: rules.count, slots: slots.count, ascent: line.ascent, descent: line.descent)
    breaks.append(FormulaBreak(end: stop, start: start, isForced: isForced, rank: rank, place: place))
    firstRun = runs.count
  }

  /// Returns the formula with the size of a box, and clears the collected content.
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
    keys.removeAll(keepingCapacity: true)
    swap(&formula.rules, &rules)
    swap(&formula.slots, &slots)
    swap(&formula.breaks, &breaks)
    firstRun = 0
    if let line = last, line.ascent != box.ascent || line.descent != box.descent {
      formula.last = FormulaReach(ascent: line.ascent, descent: line.descent)
    }
    last = nil
    return formula
  }
}

/// The ascent and descent of the part between two breaks.
struct FormulaLine {
  var ascent = LayoutUnit.zero
  var descent = LayoutUnit.zero
}
