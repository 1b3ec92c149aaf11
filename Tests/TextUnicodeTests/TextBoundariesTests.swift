import Testing
import TextUnicode

@Suite("Text boundaries")
struct TextBoundariesTests {
  @Test func oneAnalysisAnswersEverything() {
    let text = units("Go on\n👍🏽")
    let found = boundaries(text)
    let flags = (0...text.count).map { found[$0] }
    let start = BoundaryFlags.graphemeStart
    #expect(flags[0] == [start])
    #expect(flags[1] == [start])
    #expect(flags[2] == [start])
    #expect(flags[3] == [start, .lineBreakAllowed])
    #expect(flags[6] == [start, .lineBreakMandatory, .emojiPresentation])
    #expect(flags[7] == [.emojiPresentation] && flags[9] == [.emojiPresentation])
    #expect(flags[10] == [start, .lineBreakAllowed])
  }

  @Test func noLineEndsInsideACluster() {
    // UAX #14 allows a break between an ideograph and a skin tone, which are one cluster.
    let text = units("字🏻字")
    #expect(opportunities(text) == [.prohibited, .allowed, .prohibited, .allowed, .allowed])
    let found = boundaries(text)
    #expect((0...4).map { found[$0].contains(.lineBreakAllowed) } == [false, false, false, true, true])
  }

  @Test func wordsAreFoundApart() {
    let text = units("don't stop")
    let words = WordBreakAnalysis.boundaries(in: text.span)
    #expect(words.indices.filter { words[$0] } == [0, 5, 6, 10])
  }

  @Test func analysesAgreeWithTheirCombination() {
    let text = units("Ça va? 日本語。 ไทย 👩🏽\u{200D}🚀 e\u{301}\r\nאבג")
    let found = boundaries(text)
    let graphemes = GraphemeBreakAnalysis.boundaries(in: text.span)
    let lines = opportunities(text)
    for offset in 0...text.count {
      #expect(found[offset].contains(.graphemeStart) == graphemes[offset])
      #expect(found[offset].contains(.lineBreakAllowed) == (lines[offset] == .allowed))
      #expect(found[offset].contains(.lineBreakMandatory) == (lines[offset] == .mandatory))
    }
  }
}
