import MathLayout
import Testing

/// The spoken forms of formulas: `Data/Speech` has the lines.
@Suite struct SpeechTests {
  @Test func lines() throws {
    let cases = try FormulaCase.all("Speech/english")
    #expect(cases.count > 100)
    for line in cases {
      #expect(FormulaSpeech().words(TeXReader().read(line.source).node) == line.result, "\(line.source)")
    }
  }

  /// Nobody says a comma first.
  @Test func leadingCommas() {
    #expect(FormulaSpeech().words(TeXReader().read("\\text{,i} x").node) == "i x")
    #expect(FormulaSpeech().words(TeXReader().read("\\text{, ;}").node) == "")
  }

  /// Long formulas are cut, and what is said costs no more than that.
  @Test func mostWords() {
    let node = TeXReader().read(String(repeating: "x+", count: 3_000)).node
    #expect(FormulaSpeech().words(node).split(separator: " ").count == 2_000)
    #expect(FormulaSpeech(mostWords: 3).words(node) == "x plus x")
  }
}
