import FormulaParts
import Foundation
import MathLayout
import RunParts

func string(_ scalars: [Unicode.Scalar]) -> String { String(String.UnicodeScalarView(scalars)) }

/// `formulas RUNS SEED [FILE…]`: checks RUNS random formulas. A FILE has one formula per line; some random
/// formulas are changed formulas of these files. Formulas that fail are shortened as long as they fail in the
/// same way, and printed.
let arguments = RunArguments(usage: "formulas RUNS SEED [FILE…]")
let rules = FormulaRules()
var random = RandomFormulas(seed: arguments.seed, formulas: arguments.files.flatMap(TextFile.lines))
let runs = RandomRuns("formulas", timedEach: 5_000, slack: 0.004, spelled: string) { scalars in
  let text = string(scalars)
  return { _ = TeXReader(options: TeXOptions(longestSource: .max)).read(text) }
}
runs.hold(arguments.runs) { number in
  let text = random.formula([40, 120, 400][random.below(3)])
  // Writing, reading again and speaking cost several times as much as reading TeX: only every eighth formula
  // is checked for all rules.
  let isWhole = number % 8 == 0
  return RandomRun(Array(text.unicodeScalars)) { rules.problem(with: string($0), isWhole: isWhole) }
}
