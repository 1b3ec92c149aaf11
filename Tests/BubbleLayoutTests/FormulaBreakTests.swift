import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests where formulas on lines of their own are broken.
@Suite struct FormulaBreakTests {
  /// A piece that is wider than the bubble is a line by itself, and scrolls with the others.
  @Test func aFormulaBreaksBesideAPieceThatDoesNotFit() throws {
    var message = Message(id: 1, sender: "ann", text: "")
    let long = String(repeating: "a", count: 40)
    message.blocks = [MessageBlock(.formula(FormulaBlock(source: "ab=\(long)=cd")))]
    let cell = try TestEngines.formulas.cell(message, .merged, width: 220)
    let glyphs = cell.parts.flatMap { part -> [FormulaRun] in
      if case .formula(let formula) = part { formula.runs } else { [] }
    }.flatMap(\.glyphs)
    #expect(Set(glyphs.map(\.origin.y)).count == 3)
    let scroll = try #require(cell.element(at: ["blocks", 0, "source"])?.scroll)
    #expect(scroll.width > (try #require(cell.bubble)).frame.width)
  }
}
