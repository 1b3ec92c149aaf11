import Testing
import TextUnicode

/// Tests that the line-break table for ASCII gives the same breaks as the rules.
@Suite struct ASCIILineBreakTests {
  /// One character of each line-break class in ASCII, and more where the policies treat them differently.
  private static let characters = Array("a1 (}!,/-\"$%|\t\n\r)?#\u{B}".utf16)

  private func breaks(_ text: ContiguousArray<UInt16>, _ policy: LayoutPolicy) -> [LineBreakOpportunity] {
    var breaks = Array(repeating: LineBreakOpportunity.prohibited, count: text.count + 1)
    ASCIILineBreaks.forEach(in: text.span, policy: policy) { breaks[$0] = $1 ? .mandatory : .allowed }
    return Array(breaks.dropLast())
  }

  private func check(_ text: ContiguousArray<UInt16>, _ policy: LayoutPolicy) -> Bool {
    let options = LineBreakOptions().following(policy)
    let expected = LineBreakAnalysis.opportunities(in: text.span, options: options)
    return breaks(text, policy) == Array(expected.dropLast())
  }

  @Test(arguments: [LayoutPolicy.unicode, .browser])
  func fourCharactersBreakAsTheRulesSay(_ policy: LayoutPolicy) {
    let characters = Self.characters
    var text = ContiguousArray<UInt16>(repeating: 0, count: 4)
    var failures = 0
    for number in 0..<characters.count * characters.count * characters.count * characters.count {
      var rest = number
      for place in 0..<4 {
        text[place] = characters[rest % characters.count]
        rest /= characters.count
      }
      if !check(text, policy) {
        failures += 1
        if failures <= 5 { Issue.record("\(String(decoding: text, as: UTF16.self).debugDescription)") }
      }
    }
    #expect(failures == 0)
  }

  @Test(arguments: [LayoutPolicy.unicode, .browser])
  func longTextsBreakAsTheRulesSay(_ policy: LayoutPolicy) {
    var state: UInt64 = 5
    for _ in 0..<20_000 {
      let text = ContiguousArray(
        (0..<24).map { _ -> UInt16 in
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          let value = UInt16(truncatingIfNeeded: state >> 40) & 0x7F
          return value < 0x20 && !(0x09...0x0D).contains(value) || value == 0x7F ? 0x20 : value
        })
      #expect(check(text, policy), "\(String(decoding: text, as: UTF16.self).debugDescription)")
    }
  }
}
