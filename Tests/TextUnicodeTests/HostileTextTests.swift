import Testing
import TextUnicode

/// Tests texts that could make an analysis slow or crash. Each analysis must take linear time: otherwise a
/// megabyte would take hours.
@Suite("Hostile text")
struct HostileTextTests {
  private static let million = 1 << 20

  /// Runs every analysis.
  private func analyzeAll(_ text: [UInt16]) {
    for policy in LayoutPolicy.allCases {
      let boundaries = TextBoundaries(
        text.span, options: LineBreakOptions(strictness: .loose, language: "ja").following(policy),
        dictionary: DictionaryBreaker())
      #expect(boundaries.flags.count == text.count + 1)
      #expect(boundaries[text.count].contains(.graphemeStart))
    }
    _ = LineBreakAnalysis.opportunities(in: text.span, dictionary: DictionaryBreaker(usesLists: true))
    #expect(WordBreakAnalysis.boundaries(in: text.span).count == text.count + 1)
    let bidi = BidiAnalysis(text.span)
    #expect(bidi.paragraphs.last?.range.upperBound ?? 0 == text.count)
    #expect(scripts(text).last?.range.upperBound ?? 0 == text.count)
  }

  @Test(arguments: [
    "a\u{301}", "\u{301}", "“\u{301}", "'\u{301}", "א\u{300}", "\u{2067}", "\u{202B}", "\u{202E}a\u{2068}",
    "(", "([{",
    "(א)", "\u{1F1E6}", "\u{200D}", "👩\u{200D}", "ก", "กา", "ๆ", "ฯๆ", "က", "ကာ", "\u{2068}א\u{2069}", "+(",
    "+(.", "\u{1B05}",
    "1,", "\r", " ",
    "\u{2068}", "\u{2069}", "\u{915}\u{94D}", "\u{200B} ", "“ ",
  ])
  func repetitionStaysLinear(piece: String) {
    let unit = units(piece)
    analyzeAll((0..<Self.million / unit.count).flatMap { _ in unit })
  }

  @Test func oneBaseWithAMegabyteOfMarksIsOneCluster() {
    let text = [0x61] + [UInt16](repeating: 0x301, count: Self.million) + units(" b")
    let boundaries = TextBoundaries(text.span)
    let starts = (0...text.count).filter { boundaries[$0].contains(.graphemeStart) }
    #expect(starts == [0, text.count - 2, text.count - 1, text.count])
    let breaks = (0...text.count).filter { boundaries[$0].contains(.lineBreakAllowed) }
    #expect(breaks == [text.count - 1, text.count])
  }

  @Test func deepNestingIsBounded() {
    for (opening, closing) in [("\u{2067}", "\u{2069}"), ("\u{202B}", "\u{202C}"), ("(", ")")] {
      let text =
        (0..<5_000).flatMap { _ in units(opening) } + units("א") + (0..<5_000).flatMap { _ in units(closing) }
        + units("a")
      let analysis = BidiAnalysis(text.span, direction: .leftToRight)
      #expect(analysis.levels.count == text.count)
      #expect(analysis.levels.allSatisfy { $0 <= 126 })
      #expect(analysis.level(at: text.count - 1) == 0)
      analyzeAll(text)
    }
  }

  @Test func loneSurrogatesCountAsReplacementCharacters() {
    let replaced = units("a\u{FFFD} \u{FFFD}b")
    for lone in [UInt16(0xD800), 0xDBFF, 0xDC00, 0xDFFF] {
      let text = replaced.map { $0 == 0xFFFD ? lone : $0 }
      #expect(
        boundaries(text).flags == boundaries(replaced).flags)
      analyzeAll(text)
      analyzeAll([lone])
      analyzeAll([lone, lone])
      analyzeAll([0xE01, lone, 0xE02])
    }
    // A low surrogate before a high one counts as two lone surrogates.
    #expect(decoded([0xDC00, 0xD800]).count == 2)
    #expect(decoded([0xD83D, 0xDE00]).count == 1)
  }

  @Test func randomCodeUnitsNeverTrap() {
    var state: UInt64 = 7
    for length in 0..<400 {
      let text = (0..<length).map { _ -> UInt16 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let value = UInt16(truncatingIfNeeded: state >> 33)
        return value & 3 == 0 ? 0x0E00 | value >> 9 : value
      }
      analyzeAll(text)
    }
  }
}
