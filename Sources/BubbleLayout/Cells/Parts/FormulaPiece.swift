import TextLayout

/// The runs, rules and slots of a formula between two of its breaks.
struct FormulaContents: Hashable, Sendable {
  var runs: Range<Int>
  var rules: Range<Int>
  var slots: Range<Int>

  /// - Parameter start: The break at the beginning; nil for the start of the formula.
  init(from start: FormulaPlace?, to end: FormulaPlace) {
    runs = (start?.runs ?? 0)..<end.runs
    rules = (start?.rules ?? 0)..<end.rules
    slots = (start?.slots ?? 0)..<end.slots
  }

  /// Returns the contents extended to the end of later contents.
  func joined(with last: FormulaContents) -> FormulaContents {
    var all = self
    all.runs = runs.lowerBound..<last.runs.upperBound
    all.rules = rules.lowerBound..<last.rules.upperBound
    all.slots = slots.lowerBound..<last.slots.upperBound
    return all
  }
}

/// The part of a formula between two places where it may break.
struct FormulaPiece: Hashable, Sendable {
  let formula: TypesetFormula
  /// The distances from the start of the formula to the start and the end of the piece, in points.
  let start: LayoutUnit
  let end: LayoutUnit
  /// The start of the next piece, after the space between the two pieces; `end` for the last piece.
  var next: LayoutUnit
  /// The extent above and below the baseline, in points.
  let ascent: LayoutUnit
  let descent: LayoutUnit
  /// The runs, rules and slots of the piece.
  let contents: FormulaContents

  var width: LayoutUnit { end - start }

  /// Makes a piece that is the whole formula.
  init(_ formula: TypesetFormula) {
    self.formula = formula
    (start, end, next) = (0, formula.width, formula.width)
    (ascent, descent) = (formula.ascent, formula.descent)
    contents = FormulaContents(from: nil, to: formula.end)
  }

  fileprivate init(
    _ formula: TypesetFormula, from start: LayoutUnit, to end: LayoutUnit, _ ascent: LayoutUnit,
    _ descent: LayoutUnit, contents: FormulaContents
  ) {
    self.formula = formula
    (self.start, self.end, next) = (start, end, end)
    (self.ascent, self.descent) = (ascent, max(descent, -ascent))
    self.contents = contents
  }
}

extension TypesetFormula {
  /// Returns the pieces between the breaks that `isWanted` accepts, in order.
  ///
  /// - Complexity: Linear in the breaks.
  func pieces(wherever isWanted: (FormulaBreak) -> Bool) -> [FormulaPiece] {
    var pieces: [FormulaPiece] = []
    var (start, first) = (LayoutUnit.zero, FormulaPlace?.none)
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
          self, from: start, to: place.end, ascent, descent,
          contents: FormulaContents(from: first, to: place.place)))
      pieces[pieces.count - 1].next = place.start
      (start, first) = (place.start, place.place)
      reach = nil
    }
    let (ascent, descent) = joined(last?.ascent ?? self.ascent, last?.descent ?? self.descent)
    pieces.append(
      FormulaPiece(
        self, from: start, to: width, ascent, descent, contents: FormulaContents(from: first, to: end)))
    return pieces
  }

  /// The place after all runs, rules and slots.
  fileprivate var end: FormulaPlace {
    FormulaPlace(runs: runs.count, rules: rules.count, slots: slots.count, ascent: 0, descent: 0)
  }
}
