import BubbleLayout
import LayoutGoldens
import TestSupport
import Testing
import TextLayout

/// Tests that a failure names the part of a formula that moved.
@Suite struct FormulaGoldenTests {
  /// Lays out formulas as `base` does, but moves each part of one kind.
  private struct Moved: FormulaTypesetting {
    let base: any FormulaTypesetting
    let role: FormulaSlot.Role
    let move: LayoutUnit

    func typeset(_ formula: FormulaRequest) -> TypesetFormula? {
      guard var typeset = base.typeset(formula) else { return nil }
      for place in typeset.slots.indices where typeset.slots[place].role == role {
        typeset.slots[place].origin.y = typeset.slots[place].origin.y + move
      }
      return typeset
    }
  }

  private func golden(_ formulas: any FormulaTypesetting) throws -> GoldenText {
    let engine = try LayoutEngine(fonts: .collection(TestFonts.bundled.get()), formulas: formulas)
    let messages = [
      Message(id: "m1", sender: "ann", text: #"So $$x_1=\frac{a+b}{\sqrt[3]{c}}$$ it is"#, format: .markdown),
      Message(id: "m2", sender: "ann", text: "Yes"),
    ]
    let environment = LayoutEnvironment(me: "you")
    return GoldenText(engine.rows(for: messages, style: .merged, width: 320, environment: environment))
  }

  @Test(arguments: [
    (FormulaSlot.Role.numerator, 2, #"cell 0 "m1", formula 0, numerator 0: y 11.359375 → 13.359375"#),
    (.denominator, -1, #"cell 0 "m1", formula 0, denominator 0: y 33.109375 → 32.109375"#),
    (.radicand, 1, #"cell 0 "m1", formula 0, radicand 0: y 33.109375 → 34.109375"#),
    (.degree, 1, #"cell 0 "m1", formula 0, degree 0: y 29.25 → 30.25"#),
    (.subscript, 3, #"cell 0 "m1", formula 0, subscript 0: y 25.46875 → 28.46875"#),
  ])
  func theFirstLineNamesThePartThatMoved(role: FormulaSlot.Role, move: Int, line: String) throws {
    let formulas = try #require(try TestEngines.mathematics.formulas)
    let moved = Moved(base: formulas, role: role, move: LayoutUnit(move))
    let outcome = try golden(moved).compared(with: golden(formulas))
    #expect(outcome.headline == line)
  }
}
