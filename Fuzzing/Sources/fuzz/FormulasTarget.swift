import FormulaParts
import FuzzParts

/// Formulas in TeX and MathML: read, written and read again.
enum FormulasTarget {
  /// The first byte says whether the others are a text or choose pieces of one.
  static func run(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    let isPieces = input.byte() & 1 == 1
    let rest = input.rest()
    let text = isPieces ? FormulaPieces.text(rest.prefix(400)) : String(decoding: rest, as: UTF8.self)
    if let problem = FormulaRules().problem(with: text) { found(problem) }
  }
}
