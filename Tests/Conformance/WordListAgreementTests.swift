#if Complete || ICU
import TestSupport
import Testing
import TextUnicode

/// Tests how far the word lists, which builds without ICU use, agree with ICU.
@Suite struct WordListAgreementTests {
  private static func breaks(_ text: String, _ breaker: DictionaryBreaker) -> [Int] {
    let units = ContiguousArray(text.utf16)
    let found = LineBreakAnalysis.opportunities(in: units.span, dictionary: breaker)
    return (1..<max(1, units.count)).filter { found[$0] == .allowed }
  }

  /// The numbers are in thousandths: the breaks that word list and ICU have in common, of all breaks that
  /// at least one of them has. These are 2,275 of 2,278 in Thai, and all 1,590 in Burmese. For Khmer and
  /// Lao the lists have Chromium's words, which are fewer than ICU's: 841 of 1,081 and 1,343 of 1,481.
  @Test(arguments: [
    ("Thai", 0x0E00..<0x0E80, 998), ("Burmese", 0x1000..<0x10A0, 1_000), ("Lao", 0x0E80..<0x0F00, 900),
    ("Khmer", 0x1780..<0x1800, 770),
  ])
  func listsBreakAsICUDoes(language: String, letters: Range<Int>, least: Int) throws {
    let (icu, lists) = (DictionaryBreaker(), DictionaryBreaker(usesLists: true))
    var (both, either) = (0, 0)
    for message in try Corpora.chat() where message.text.utf16.contains(where: { letters.contains(Int($0)) })
    {
      let (one, other) = (Set(Self.breaks(message.text, icu)), Set(Self.breaks(message.text, lists)))
      both += one.intersection(other).count
      either += one.union(other).count
    }
    #expect(either > 1_000 && both * 1_000 >= either * least, "\(language): \(both) of \(either)")
  }
}
#endif
