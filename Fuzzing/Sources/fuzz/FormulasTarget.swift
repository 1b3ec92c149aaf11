import FormulaParts
import FuzzParts

/// Reads formulas in TeX and MathML, writes them and reads them again.
enum FormulasTarget {
  /// The first byte says whether the other bytes are the text itself or choose its pieces.
  static func run(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    let isPieces = input.byte() & 1 == 1
    let rest = input.rest()
    let text = isPieces ? FormulaPieces.text(rest.prefix(400)) : String(decoding: rest, as: UTF8.self)
    if let problem = FormulaRules().problem(with: text) { found(problem) }
  }
}
