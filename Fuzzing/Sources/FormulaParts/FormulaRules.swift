import MathLayout
import TextLayout

/// Rules that must hold for every text that is read as a formula.
package struct FormulaRules {
  package init() {}

  /// Returns the first rule that a text breaks; nil if it breaks none.
  ///
  /// - Parameters:
  ///   - text: The formula.
  ///   - isWhole: Whether all rules are checked, or only those of reading TeX, which is much faster.
  package func problem(with text: String, isWhole: Bool = true) -> String? {
    let formula = TeXReader().read(text)
    guard isWhole else { return problem(with: formula, of: text) }
    return problem(with: formula, of: text)
      ?? (TeXReader().read(text) == formula ? nil : "the formula differs the second time")
      ?? writing(formula.node)
      ?? speaking(formula.node)
      ?? problem(with: MathMLReader().read(text), of: text)
  }

  /// Checks the rules that hold for every tree and its spoken words, whichever notation it was read from.
  private func problem(with formula: ReadFormula, of text: String) -> String? {
    let length = text.utf16.count
    for problem in formula.problems {
      guard problem.range.lowerBound >= 0, problem.range.upperBound <= length else {
        return "a problem lies outside of the source: \(problem)"
      }
      if problem.reason.isEmpty { return "a problem has no reason" }
    }
    if formula.problems.count > 100 { return "there are \(formula.problems.count) problems" }
    let size = FormulaSize(formula.node)
    if size.depth > MathNode.deepest { return "the tree is \(size.depth) levels deep" }
    if size.nodes > 64 * (length + 4_096) { return "the tree has \(size.nodes) nodes" }
    if size.errors > 0, formula.problems.isEmpty { return "an error without a problem" }
    return nil
  }

  /// Checks that a tree written as MathML is read as the same tree.
  private func writing(_ node: MathNode) -> String? {
    let text = MathMLWriter().write(node)
    let again = MathMLReader().read(text)
    if again.node != node {
      return "MathML is read as another tree: \(text) as \(MathMLWriter().write(again.node))"
    }
    return nil
  }

  /// Checks that the spoken words have no pauses at their ends and that their length is bounded.
  private func speaking(_ node: MathNode) -> String? {
    let words = FormulaSpeech().words(node)
    if let first = words.first, ",;: ".contains(first) {
      return "speech starts with a pause: \(words.prefix(100))"
    }
    if let last = words.last, ",;: ".contains(last) {
      return "speech ends with a pause: \(words.suffix(100))"
    }
    let short = FormulaSpeech(mostWords: 5).words(node)
    return short.split(separator: " ").count <= words.split(separator: " ").count
      ? nil : "less is more: \(short)"
  }
}
