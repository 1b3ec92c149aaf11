import MarkdownParts

/// Makes random formulas: from pieces, or by changing given formulas. The same seed gives the same formulas.
package struct RandomFormulas {
  private var random: RandomMarkdown
  private let formulas: [[UInt8]]

  /// - Parameter formulas: The formulas that are changed.
  package init(seed: UInt64, formulas: [[UInt8]]) {
    random = RandomMarkdown(seed: seed, texts: [])
    self.formulas = formulas
  }

  package mutating func below(_ count: Int) -> Int { random.below(count) }

  /// Returns a formula of at most about `limit` bytes.
  package mutating func formula(_ limit: Int) -> String {
    guard below(3) == 0, !formulas.isEmpty else { return pieces(limit) }
    var formula = Array(formulas[below(formulas.count)].prefix(limit))
    for _ in 0..<(1 + below(4)) {
      let place = below(formula.count + 1)
      let end = min(formula.count, place + below(12))
      switch below(5) {
      case 0: formula.insert(contentsOf: piece().utf8, at: place)
      case 1: formula.removeSubrange(place..<end)
      case 2: formula.replaceSubrange(place..<end, with: piece().utf8)
      case 3: formula.insert(contentsOf: formula[place..<end], at: below(formula.count + 1))
      default: formula.removeSubrange(place...)
      }
    }
    return String(decoding: formula, as: UTF8.self)
  }

  private mutating func pieces(_ limit: Int) -> String {
    var text = ""
    // Half of the texts repeat a few pieces, so that the pieces nest.
    let few = (0..<(1 + below(12))).map { _ in piece() }
    let repeats = below(2) == 0
    for _ in 0..<(1 + below(60)) where text.utf8.count < limit {
      text += repeats ? few[below(few.count)] : piece()
    }
    return text
  }

  private mutating func piece() -> String { FormulaPieces.all[below(FormulaPieces.all.count)] }
}
