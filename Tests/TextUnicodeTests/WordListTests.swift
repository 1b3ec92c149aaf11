import Testing
import TextUnicode

/// Khmer and Lao under the browser policy: Chromium's words instead of ICU's.
@Suite struct WordListTests {
  private func breaks(
    _ text: String, policy: LayoutPolicy = .browser, usesLists: Bool = !DictionaryBreaker.hasICU
  ) -> [Int] {
    let units = ContiguousArray(text.utf16)
    let found = LineBreakAnalysis.opportunities(
      in: units.span, options: LineBreakOptions().following(policy),
      dictionary: DictionaryBreaker(usesLists: usesLists))
    return (1..<units.count).filter { found[$0] == .allowed }
  }

  // What Chromium does was recorded; see ChromiumOpportunityTests for the whole corpus.
  @Test(arguments: [
    ("ສະບາຍດີຊາວໂລກ", [7, 10]), ("សួស្តីពិភពលោក", [2, 6]), ("នាឡិកាកុំព្យូទ័ររបស់", [6, 9, 16]),
    ("ដបទឹកដោះគោ", [2, 5]), ("ເບຍ", []),
  ])
  func wordsAreChromiums(_ text: String, _ expected: [Int]) {
    #expect(breaks(text) == expected)
  }

  /// Without ICU Thai and Burmese have lists as well.
  @Test(arguments: [
    ("ภาษาไทยง่าย", [4, 7]), ("မြန်မာစာ", [6]), ("ພາສາລາວ", [4]),
    // A word takes signs of repetition and abbreviation with it, each once.
    ("เด็กๆไป", [5]), ("กรุงเทพฯเป็น", [8]), ("มากๆๆไป", [4, 5]),
    // Tai Le and other scripts of the class have no list.
    ("ᥖᥭᥰᥖᥬᥳᥑᥨᥒᥰ", []),
  ])
  func listsBreakWithoutICU(_ text: String, _ expected: [Int]) {
    #expect(breaks(text, policy: .unicode, usesLists: true) == expected)
    #expect(breaks(text, policy: .browser, usesLists: true) == expected)
  }

  @Test(.enabled("there is no ICU") { DictionaryBreaker.hasICU })
  func theUnicodePolicyKeepsTheWholeDictionaries() {
    let text = "នាឡិកាកុំព្យូទ័ររបស់អ្នកមិនត្រឹមត្រូវ"
    #expect(breaks(text, policy: .unicode) != breaks(text, policy: .browser))
    // The full dictionary has ត្រឹមត្រូវ; Chromium's has its halves alone.
    #expect(breaks("មិនត្រឹមត្រូវ", policy: .unicode) == [3])
    #expect(breaks("មិនត្រឹមត្រូវ", policy: .browser) == [3, 8])
  }

  /// Thai has no list of its own: ICU breaks it under both policies, beside Lao too.
  @Test func scriptsBesideEachOtherAreBrokenEachByItsOwn() {
    let (thai, lao) = ("สวัสดีครับ", "ສະບາຍດີ")
    let inThai = breaks(thai)
    #expect(inThai == breaks(thai, policy: .unicode) && !inThai.isEmpty)
    for (first, second) in [(thai, lao), (lao, thai)] {
      let length = first.utf16.count
      #expect(breaks(first + second).filter { $0 < length } == breaks(first))
      #expect(breaks(first + second).filter { $0 > length } == breaks(second).map { $0 + length })
    }
  }

  @Test func nothingBreaksBeforeAMark() {
    for text in ["កុំព្យូទ័រ", "ສະບາຍດີຊາວໂລກ", "ំំំំំំ", "ັັັັັັັ", "្្្្្្្"] {
      let units = Array(text.utf16)
      for offset in breaks(text) { #expect(!ScalarProperties(UInt32(units[offset])).isMark, "\(text)") }
    }
  }

  /// A run without a word in it, and one of a single letter: no place is looked at more than a few times.
  @Test(arguments: ["ຯ", "ក", "្", "កក", "ສະບາຍ", "ก", "ๆ", "ฯๆ", "เ", "ภาษา", "က", "္", "ကြ"])
  func longRunsAreBrokenInLinearTime(_ piece: String) {
    let text = String(repeating: piece, count: 100_000)
    #expect(breaks(text, usesLists: true).allSatisfy { $0 < text.utf16.count })
  }
}
