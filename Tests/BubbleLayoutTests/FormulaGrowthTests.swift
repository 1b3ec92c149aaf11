import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests formulas that are still being written: they are laid out as far as they can be read, so that no answer becomes
/// lower when a formula ends.
@Suite struct FormulaGrowthTests {
  private static let formulas = [
    "x=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}",
    "\\begin{bmatrix}1 & 2 & 3\\\\4 & 5 & 6\\\\7 & 8 & 9\\end{bmatrix}\\cdot\\vec{v}",
    "\\begin{align}\na &= \\frac{\\rho}{\\varepsilon_0} \\\\\n\\vec{b}"
      + "&= 0\n\\end{align}",
    "\\left(\\sum_{i=1}^{n} a_i\\right)^2 \\le n\\sum_{i=1}^{n} a_i^2",
    "f(x)=\\begin{cases}0 & \\text{if } x<0\\\\ 1 & \\text{otherwise}\\end{cases}",
    "\\int_0^\\infty e^{-x^2}\\,dx=\\frac{\\sqrt{\\pi}}{2}",
    "\\ce{2H2 + O2 -> 2H2O}", "\\color{red}{a}+\\operatorname{rank}(A)\\quad\\unknown b",
    "\\tfrac12\\binom{n}{k}\\underbrace{a+b}_{c}\\xrightarrow{f}\\overline{z}",
  ]

  private func cell(_ text: String, _ preset: String, isGrowing: Bool = true) throws -> Cell {
    let message = Message(id: 1, sender: "bot", text: text, format: .markdown, isStreaming: isGrowing)
    return try TestEngines.mathematics.cell(for: message, style: .preset(preset), width: 390)
  }

  @Test(arguments: ["merged", "clustered", "balloon"], formulas) func noAnswerBecomesLower(
    preset: String, formula: String
  ) throws {
    for (open, close) in [("$$\n", "\n$$"), ("\\[", "\\]"), ("$$", "$$")] {
      let whole = "Here:\n\n" + open + formula + close
      var last = try cell("Here:", preset).height
      var shown = "Here:"
      for character in whole.dropFirst(5) {
        shown.append(character)
        let cell = try cell(shown, preset)
        #expect(cell.height >= last - 2, "\(shown): \(last) to \(cell.height)")
        last = max(cell.height, last)
      }
      // What remains to be done when the formula ends is small.
      let complete = try self.cell(whole + "\n\n.", preset)
      let open = try self.cell(String(whole.dropLast(close.count)) + " ", preset)
      #expect(complete.height > open.height)
    }
  }

  /// No source is shown while a formula is written, but for one that is an error when it is complete.
  @Test(arguments: formulas) func noSourceIsShown(formula: String) throws {
    for count in 1...formula.count {
      let cell = try cell("$$\n" + formula.prefix(count), "merged")
      #expect(cell.texts(.formula).allSatisfy { $0.text == "\u{FFFC}" }, "\(formula.prefix(count))")
    }
  }

  /// A finished message with an open formula shows its source, as before.
  @Test func anOpenFormulaOfAFinishedMessageIsItsSource() throws {
    let cell = try cell("$$\n\\frac{a}{b", "merged", isGrowing: false)
    #expect(cell.texts(.formula).map(\.text) != ["\u{FFFC}"])
  }

  /// Of a long formula, the beginning is shown, and a token costs no more than before.
  @Test func aLongFormulaGrowsInLinearTime() throws {
    let long = "$$\n" + String(repeating: "a + b\n", count: 400)
    let (one, other) = (try cell(long, "merged"), try cell(long + "c + d", "merged"))
    #expect(one.height == other.height && one.texts(.formula).map(\.text) == ["\u{FFFC}"])
  }
}
