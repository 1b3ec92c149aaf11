import TextLayout

/// The piece of a formula between two places where it may break.
struct FormulaPiece: Hashable, Sendable {
  let formula: TypesetFormula
  /// Where it starts and ends, from the start of the formula, in points.
  let start: LayoutUnit
  let end: LayoutUnit
  /// Where the next piece starts, after the space between the two; `end` for the last piece.
  var next: LayoutUnit
  /// Above and below the baseline, in points.
  let ascent: LayoutUnit
  let descent: LayoutUnit
  /// Which of the formula's runs and rules it has.
  let runs: Range<Int>
  let rules: Range<Int>

  var width: LayoutUnit { end - start }

  /// The whole formula.
  init(_ formula: TypesetFormula) {
    self.formula = formula
    (start, end, next) = (0, formula.width, formula.width)
    (ascent, descent) = (formula.ascent, formula.descent)
    (runs, rules) = (0..<formula.runs.count, 0..<formula.rules.count)
  }

  fileprivate init(
    _ formula: TypesetFormula, from start: LayoutUnit, to end: LayoutUnit, _ ascent: LayoutUnit,
    _ descent: LayoutUnit, runs: Range<Int>, rules: Range<Int>
  ) {
    self.formula = formula
    (self.start, self.end, next) = (start, end, end)
    (self.ascent, self.descent) = (ascent, max(descent, -ascent))
    (self.runs, self.rules) = (runs, rules)
  }
}

extension TypesetFormula {
  /// The pieces between some of its breaks, in order.
  ///
  /// - Complexity: Linear in the breaks.
  func pieces(wherever isWanted: (FormulaBreak) -> Bool) -> [FormulaPiece] {
    var pieces: [FormulaPiece] = []
    var (start, runs, rules) = (LayoutUnit.zero, 0, 0)
    var reach: (ascent: LayoutUnit, descent: LayoutUnit)?
    func joined(_ ascent: LayoutUnit, _ descent: LayoutUnit) -> (LayoutUnit, LayoutUnit) {
      reach.map { (max($0.ascent, ascent), max($0.descent, descent)) } ?? (ascent, descent)
    }
    for place in breaks {
      let (ascent, descent) = joined(place.place.ascent, place.place.descent)
      guard isWanted(place) else {
        reach = (ascent, descent)
        continue
      }
      pieces.append(
        FormulaPiece(
          self, from: start, to: place.end, ascent, descent, runs: runs..<place.place.runs,
          rules: rules..<place.place.rules))
      pieces[pieces.count - 1].next = place.start
      (start, runs, rules) = (place.start, place.place.runs, place.place.rules)
      reach = nil
    }
    let (ascent, descent) = joined(last?.ascent ?? self.ascent, last?.descent ?? self.descent)
    pieces.append(
      FormulaPiece(
        self, from: start, to: width, ascent, descent, runs: runs..<self.runs.count,
        rules: rules..<self.rules.count))
    return pieces
  }
}
