import FormulaParts
import Foundation
import MathLayout
import RunParts

func string(_ scalars: [Unicode.Scalar]) -> String { String(String.UnicodeScalarView(scalars)) }

/// `formulas RUNS SEED [FILE…]`: so many random formulas held to what holds of each. A FILE has a formula a line; random formulas are
/// changes of those. Formulas that fail are printed, made as short as they fail alike.
let arguments = RunArguments(usage: "formulas RUNS SEED [FILE…]")
let rules = FormulaRules()
var random = RandomFormulas(seed: arguments.seed, formulas: arguments.files.flatMap(TextFile.lines))
let runs = RandomRuns("formulas", timedEach: 5_000, slack: 0.004, spelled: string) { scalars in
  let text = string(scalars)
  return { _ = TeXReader(options: TeXOptions(longestSource: .max)).read(text) }
}
runs.hold(arguments.runs) { number in
  let text = random.formula([40, 120, 400][random.below(3)])
  // Writing, reading again and speaking cost several times as much as reading TeX: each eighth formula is held to all of it.
  let isWhole = number % 8 == 0
  return RandomRun(Array(text.unicodeScalars)) { rules.problem(with: string($0), isWhole: isWhole) }
}
