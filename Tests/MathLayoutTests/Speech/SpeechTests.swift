import MathLayout
import Testing

/// Tests the spoken words of formulas. The cases are in `Data/Speech`.
@Suite struct SpeechTests {
  @Test func lines() throws {
    let cases = try FormulaCase.all("Speech/english")
    #expect(cases.count > 100)
    for line in cases {
      #expect(FormulaSpeech().words(TeXReader().read(line.source).node) == line.result, "\(line.source)")
    }
  }

  /// Speech never begins with a comma.
  @Test func leadingCommas() {
    #expect(FormulaSpeech().words(TeXReader().read("\\text{,i} x").node) == "i x")
    #expect(FormulaSpeech().words(TeXReader().read("\\text{, ;}").node) == "")
  }

  /// The words of long formulas are cut, and the cost is limited accordingly.
  @Test func mostWords() {
    let node = TeXReader().read(String(repeating: "x+", count: 3_000)).node
    #expect(FormulaSpeech().words(node).split(separator: " ").count == 2_000)
    #expect(FormulaSpeech(mostWords: 3).words(node) == "x plus x")
  }
}
