import FormulaParts
import Foundation
import MathLayout

/// `formulas RUNS SEED [FILE…]`: so many random formulas held to what holds of each. A FILE has a formula a line; random formulas are
/// changes of those. Formulas that fail are printed, made as short as they fail alike.
func formulas(_ path: String) -> [[UInt8]] {
  guard let data = FileManager.default.contents(atPath: path) else { fatalError("\(path) cannot be read") }
  return data.split(separator: 0x0A).map { Array($0) }
}

/// The time that the thread has worked, in seconds.
func worked() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The seconds that reading a formula takes, at least.
func time(_ text: String) -> Double {
  let reader = TeXReader(options: TeXOptions(longestSource: .max))
  return (0..<3).map { _ in
    let start = worked()
    _ = reader.read(text)
    return worked() - start
  }.min() ?? 0
}

/// Whether a formula four hundred times over takes more on each byte than eight times what twenty times take.
func growsFaster(_ text: String) -> Bool {
  time(String(repeating: text, count: 400)) > 8 * 20 * time(String(repeating: text, count: 20)) + 0.004
}

/// The formula without what it fails without.
func shortened(_ text: String, _ fails: (String) -> Bool) -> String {
  var text = Array(text.unicodeScalars)
  func string(_ scalars: [Unicode.Scalar]) -> String { String(String.UnicodeScalarView(scalars)) }
  var size = max(1, text.count / 2)
  while size > 0 {
    var start = 0
    while start < text.count {
      var less = text
      less.removeSubrange(start..<min(text.count, start + size))
      if fails(string(less)) { text = less } else { start += size }
    }
    size /= 2
  }
  return string(text)
}

let arguments = CommandLine.arguments
guard arguments.count > 2, let runs = Int(arguments[1]), let seed = UInt64(arguments[2]) else {
  print("usage: formulas RUNS SEED [FILE…]")
  exit(2)
}
let rules = FormulaRules()
var random = RandomFormulas(seed: seed, formulas: arguments.dropFirst(3).flatMap(formulas))
var failed: [String: Int] = [:]
for run in 1...max(1, runs) {
  let text = random.formula([40, 120, 400][random.below(3)])
  // Writing, reading again and speaking cost several times as much as reading TeX: each eighth formula is held to all of it.
  if let found = rules.problem(with: text, isWhole: run % 8 == 0) {
    // The first words tell failures apart.
    let kind = String(found.prefix { $0 != ":" && !$0.isNumber })
    failed[kind, default: 0] += 1
    guard failed[kind, default: 0] <= 3 else { continue }
    let least = shortened(text) { rules.problem(with: $0)?.hasPrefix(kind) ?? false }
    print("run \(run): \(rules.problem(with: least) ?? found)")
    print("  \(least.debugDescription)")
  } else if run % 5_000 == 0, growsFaster(text) {
    failed["slow", default: 0] += 1
    print("run \(run): slow: \(text.debugDescription)")
  }
  if run % 100_000 == 0 { print("\(run) formulas") }
}
print("\(runs) formulas, \(failed.values.reduce(0, +)) failed \(failed)")
exit(failed.isEmpty ? 0 : 1)
