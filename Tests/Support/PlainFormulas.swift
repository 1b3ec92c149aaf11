import Foundation
import TextLayout
import TextShaping

/// Lays out formulas in a simple way with all features of a formula: letters in one font, a bar for each `/`,
/// and breaks at `=` and `+`.
///
/// A `!` gives a box with a diagonal on a green background, and is reported as a problem. `a/b` is a
/// fraction, `\\` is a line break, and `\tag{…}` at the end is the tag at the side of the formula. A source
/// with `?` is not understood.
package struct PlainFormulas: FormulaTypesetting {
  private let face: FontFace
  private let glyphs: [Character: UInt32]

  /// Creates a typesetter that uses one font.
  ///
  /// - Parameter glyphs: The glyphs by their characters; other characters have glyph 1.
  package init(_ face: FontFace, glyphs: [Character: UInt32] = [:]) {
    self.face = face
    self.glyphs = glyphs
  }

  package func typeset(_ request: FormulaRequest) -> TypesetFormula? {
    // As a typesetter that cannot read the beginning of a formula; its source is shown.
    if request.isUnfinished { return nil }
    guard !request.source.contains("?") else { return nil }
    var source = request.source
    var tag: String?
    if let found = source.range(of: "\\tag{"), source.hasSuffix("}") {
      tag = "(\(source[found.upperBound...].dropLast()))"
      source = String(source[..<found.lowerBound])
    }
    var setting = Setting(
      font: FontInstance(face: face, size: Int32(clamping: Int(request.size * 65_536))),
      em: LayoutUnit(request.size),
      glyphs: glyphs)
    setting.set(source)
    var formula = setting.formula
    formula.tag = tag
    formula.problems = source.enumerated().filter { $0.element == "!" }.map {
      FormulaProblem(range: $0.offset..<$0.offset + 1, reason: "! is not a letter")
    }
    formula.spoken = "formula " + source.filter { $0.isLetter || $0.isNumber }
    return formula
  }

  /// The part of the formula that was laid out so far.
  private struct Setting {
    let font: FontInstance
    let em: LayoutUnit
    let glyphs: [Character: UInt32]
    private var x = LayoutUnit.zero
    private var runs: [FormulaRun] = []
    private var rules: [FormulaRule] = []
    private var breaks: [FormulaBreak] = []
    private var reach = FormulaReach(ascent: 0, descent: 0)
    private var whole = FormulaReach(ascent: 0, descent: 0)

    init(font: FontInstance, em: LayoutUnit, glyphs: [Character: UInt32]) {
      self.font = font
      self.em = em
      self.glyphs = glyphs
    }

    /// Adds a part of the source. Letters are half an em wide and extend 0.75 em above and 0.25 em below the
    /// baseline. Letters of fractions are half an em higher or lower.
    mutating func set(_ source: String) {
      let characters = Array(source)
      var place = 0
      while place < characters.count {
        let character = characters[place]
        if character == "\\", place + 1 < characters.count, characters[place + 1] == "\\" {
          addBreak(rank: 0, isForced: true)
          place += 2
        } else if place + 2 < characters.count, characters[place + 1] == "/" {
          add(character, shift: -em.half, advances: false)
          add(characters[place + 2], shift: em.half, advances: true)
          rules.append(FormulaRule(Rect(x: x - em.half, y: -em.half.half, width: em.half, height: 1)))
          place += 3
        } else if character == "!" {
          let frame = Rect(x: x, y: -em, width: em, height: em + em.half)
          rules += [
            FormulaRule(frame, color: 0x00FF00, isBehind: true),
            FormulaRule(frame, shape: .box, thickness: 1, color: 0x0000FF),
            FormulaRule(frame, shape: .upDiagonal, thickness: 1),
            FormulaRule(frame, shape: .downDiagonal, thickness: 1),
          ]
          add("!", shift: 0, advances: true, color: 0xFF0000)
          x = x + em.half
          place += 1
        } else if character == " " {
          place += 1
        } else {
          if character == "=" || character == "+" { addBreak(rank: character == "=" ? 0 : 1) }
          add(character, shift: 0, advances: true)
          place += 1
        }
      }
    }

    private mutating func add(
      _ character: Character, shift: LayoutUnit, advances: Bool, color: UInt32? = nil
    ) {
      runs.append(
        FormulaRun(
          font: font,
          glyphs: [PositionedGlyph(id: glyphs[character] ?? 1, origin: Point(x: x, y: shift), cluster: 0)],
          color: color))
      let quarter = em.half.half
      reach.ascent = max(reach.ascent, em - quarter - shift)
      reach.descent = max(reach.descent, quarter + shift)
      if advances { x = x + em.half }
    }

    private mutating func addBreak(rank: Int, isForced: Bool = false) {
      guard x > 0 else { return }
      let space = em.half.half
      breaks.append(
        FormulaBreak(
          end: x, start: x + space, isForced: isForced, rank: rank,
          place: FormulaPlace(
            runs: runs.count, rules: rules.count, ascent: reach.ascent, descent: reach.descent)))
      x = x + space
      include()
    }

    private mutating func include() {
      whole = FormulaReach(
        ascent: max(whole.ascent, reach.ascent), descent: max(whole.descent, reach.descent))
      reach = FormulaReach(ascent: 0, descent: 0)
    }

    var formula: TypesetFormula {
      var last = self
      last.include()
      var formula = TypesetFormula(width: x, ascent: last.whole.ascent, descent: last.whole.descent)
      (formula.runs, formula.rules, formula.breaks) = (runs, rules, breaks)
      formula.last = reach
      return formula
    }
  }
}
