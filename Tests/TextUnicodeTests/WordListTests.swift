import Testing
import TextUnicode

/// Tests Khmer and Lao under the browser policy, which uses Chromium's word lists instead of ICU's.
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

  // The expected breaks are Chromium's; `ChromiumOpportunityTests` compares the whole corpus.
  @Test(arguments: [
    ("ສະບາຍດີຊາວໂລກ", [7, 10]), ("សួស្តីពិភពលោក", [2, 6]), ("នាឡិកាកុំព្យូទ័ររបស់", [6, 9, 16]),
    ("ដបទឹកដោះគោ", [2, 5]), ("ເບຍ", []),
  ])
  func wordsAreChromiums(_ text: String, _ expected: [Int]) {
    #expect(breaks(text) == expected)
  }

  /// Without ICU, Thai and Burmese have word lists too.
  @Test(arguments: [
    ("ภาษาไทยง่าย", [4, 7]), ("မြန်မာစာ", [6]), ("ພາສາລາວ", [4]),
    // A word includes a following sign of repetition or abbreviation, at most one of each.
    ("เด็กๆไป", [5]), ("กรุงเทพฯเป็น", [8]),
    // Tai Le and other scripts of the class SA have no word list.
    ("ᥖᥭᥰᥖᥬᥳᥑᥨᥒᥰ", []),
  ])
  func listsBreakWithoutICU(_ text: String, _ expected: [Int]) {
    #expect(breaks(text, policy: .unicode, usesLists: true) == expected)
    #expect(breaks(text, policy: .browser, usesLists: true) == expected)
  }

  /// A sign that repeats or abbreviates the word before it never begins a line (Royal Institute of Thailand,
  /// W3C's Thai and Lao requirements). Chromium's lines may begin with one.
  @Test(arguments: [
    ("เด็ก ๆ ไป", [7]), ("มากๆๆไป", [5]), ("ຜັກສົດໆໃນ", [7]), ("ຄົນ ໆ ໄປ", [6]), ("ស្រុក ៗ ទៅ", [8]),
    ("กรุงเทพ ฯ ไป", [10]), ("กข ฯลฯ", [3]), ("a\u{200B}ๆ", [2]), ("a ๆ", []), ("ကို ꩰ", []),
  ])
  func signsOfRepetitionBeginNoLine(_ text: String, _ expected: [Int]) {
    for usesLists in [true, !DictionaryBreaker.hasICU] {
      let found = breaks(text, policy: .unicode, usesLists: usesLists)
      let units = Array(text.utf16)
      #expect(
        expected.allSatisfy(found.contains)
          && !found.contains { units[$0 - 1] != 0x200B && isRepetition(units[$0]) })
    }
    #expect(breaks("เด็ก ๆ", policy: .browser).contains(5))
  }

  private func isRepetition(_ unit: UInt16) -> Bool {
    [0x0E46, 0x0EC6, 0x17D7, 0xAA70].contains(unit)
  }

  @Test(.enabled("there is no ICU") { DictionaryBreaker.hasICU })
  func theUnicodePolicyKeepsTheWholeDictionaries() {
    let text = "នាឡិកាកុំព្យូទ័ររបស់អ្នកមិនត្រឹមត្រូវ"
    #expect(breaks(text, policy: .unicode) != breaks(text, policy: .browser))
    // The full dictionary has the word ត្រឹមត្រូវ; Chromium's has only its two halves.
    #expect(breaks("មិនត្រឹមត្រូវ", policy: .unicode) == [3])
    #expect(breaks("មិនត្រឹមត្រូវ", policy: .browser) == [3, 8])
  }

  /// Thai has the same breaks under both policies. Next to each other, Thai and Lao have the same breaks as
  /// alone.
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

  /// Runs without any word, and runs of a single letter, take linear time.
  @Test(arguments: ["ຯ", "ក", "្", "កក", "ສະບາຍ", "ก", "ๆ", "ฯๆ", "เ", "ภาษา", "က", "္", "ကြ"])
  func longRunsAreBrokenInLinearTime(_ piece: String) {
    let text = String(repeating: piece, count: 100_000)
    #expect(breaks(text, usesLists: true).allSatisfy { $0 < text.utf16.count })
  }
}
