import Testing
import TextUnicode

/// Tests that ranges with directions of their own have the order that LRI, FSI and PDI around them would give,
/// without these characters in the text.
@Suite("Bidi ranges")
struct BidiRangeTests {
  private static let pieces = [
    "abc", "x-1", "--watch", "foo()", "a[0]", "/etc/", "שלום", "עולם", "مرحبا", "12", "3.5%", "-5", "(", ")",
    "[", "]", "!", "٣٤", "@", "#", "$20", "é", "😀", "\u{200F}", "\u{200E}", "ab(גד)", "1,2",
  ]

  /// Returns the characters from left to right, without direction controls.
  private func shown(_ text: [UInt16], _ analysis: BidiAnalysis) -> [UInt16] {
    analysis.paragraphs.flatMap { paragraph -> [UInt16] in
      let levels = paragraph.range.map { analysis.level(at: $0) }
      return BidiLine.visualOrder(ofLevels: levels).map { text[paragraph.range.lowerBound + $0] }
    }.filter { !(0x202A...0x202E).contains($0) && !(0x2066...0x2069).contains($0) && $0 != 0x0A }
  }

  private func analysis(
    _ text: [UInt16], _ direction: BidiDirection, _ rules: BidiRules = BidiRules()
  ) -> BidiAnalysis {
    BidiAnalysis(DecodedText(text.span), text.span, direction: direction, rules: rules)
  }

  @Test func isolatesAreOrderedAsBetweenControls() {
    for seed in 0..<4_000 {
      var random = Numbers(state: UInt64(seed))
      var text: [UInt16] = []
      var controlled: [UInt16] = []
      var ranges: [BidiRange] = []
      for _ in 0..<Int.random(in: 1..<9, using: &random) {
        let words = (0..<Int.random(in: 1..<4, using: &random)).map { _ in
          Self.pieces.randomElement(using: &random)!
        }.joined(separator: Bool.random(using: &random) ? " " : "")
        let piece = Array(words.utf16)
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          ranges.append(BidiRange(text.count..<text.count + piece.count, .leftToRight))
          controlled += [0x2066] + piece + [0x2069]
        case 1:
          ranges.append(BidiRange(text.count..<text.count + piece.count, .natural))
          controlled += [0x2068] + piece + [0x2069]
        default: controlled += piece
        }
        // Characters of one level that touch are drawn together, so the pieces are kept apart.
        let end: UInt16 = Int.random(in: 0..<12, using: &random) == 0 ? 0x0A : 0x20
        text += piece + [end]
        controlled.append(end)
      }
      for direction in [BidiDirection.auto, .leftToRight, .rightToLeft, .autoRightToLeft] {
        let own = shown(text, analysis(text, direction, BidiRules(ranges: ranges)))
        let expected = shown(controlled, analysis(controlled, direction))
        #expect(own == expected, "seed \(seed): \(String(decoding: controlled, as: UTF16.self))")
        if own != expected { return }
      }
    }
  }

  @Test func ignoredControlsChangeNoOrder() {
    let controls: [UInt16] = [
      0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069,
    ]
    for seed in 0..<2_000 {
      var random = Numbers(state: UInt64(seed))
      var text: [UInt16] = []
      var plain: [UInt16] = []
      for _ in 0..<Int.random(in: 1..<20, using: &random) {
        if Bool.random(using: &random) { text.append(controls.randomElement(using: &random)!) }
        let piece = Array(Self.pieces.randomElement(using: &random)!.utf16)
        text += piece
        plain += piece
      }
      let whole = [BidiRange(0..<text.count, .joined)]
      for direction in [BidiDirection.auto, .leftToRight, .rightToLeft] {
        let expected = shown(plain, analysis(plain, direction))
        #expect(shown(text, analysis(text, direction, BidiRules(ignoresControls: true))) == expected)
        #expect(shown(text, analysis(text, direction, BidiRules(ranges: whole))) == expected)
      }
    }
  }

  @Test func marksActWhereControlsAreIgnored() {
    let text = units("\u{200F}abc!")
    #expect(analysis(text, .auto, BidiRules(ignoresControls: true)).paragraphs[0].baseLevel == 1)
  }

  /// A control inside a range must not act outside of it, nor end the range.
  @Test func controlsStayInsideTheirRange() {
    let text = units("א a\u{2069}\u{202E}b! ג cd")
    let rules = BidiRules(ranges: [BidiRange(2..<7, .leftToRight)])
    let levels = analysis(text, .auto, rules).levels
    #expect(levels[2] == 2 && levels[5] == 2 && levels[6] == 2)
    #expect(levels[10] == 2 && levels[11] == 2)
  }

  @Test func textOfOneDirectionHasOneLevel() {
    let text = units("see foo() and a/b/ שלום")
    let rules = BidiRules(ranges: [BidiRange(4..<9, .leftToRight), BidiRange(14..<18, .natural)])
    #expect(Array(analysis(text, .auto, rules).levels.prefix(19)) == [UInt8](repeating: 0, count: 19))
  }
}

/// Random numbers that are the same in each run (SplitMix64).
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
