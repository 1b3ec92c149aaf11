import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests which texts count as equal in a search, and where a match begins and ends.
@Suite struct FindingTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private func ranges(of pattern: String, in text: String, _ options: FindOptions = []) -> [Range<Int>] {
    let transcript = Transcript(
      [Message(id: 1, sender: "ann", text: text)], style: .clustered, width: 320, engine: engine,
      opening: .estimated)
    return transcript.find(pattern, options: options).map(\.range)
  }

  @Test(arguments: [
    ("Straße, STRASSE", "strasse", [0..<6, 8..<15]), ("straße", "ss", [4..<5]), ("straße", "s", [0..<1]),
    ("offiﬃce", "ffi", [1..<4, 4..<5]), ("Σίσυφος", "ΣΙΣΥΦΟΣ", [0..<7]), ("ıI", "i", [1..<2]),
    ("DİYARBAKIR", "diyarbakir", [0..<10]), ("Ệ ê e\u{302}\u{323}", "e", [0..<1, 2..<3, 4..<7]),
    ("𐐀", "𐐨", [0..<2]), ("ṩ ﬀ", "Ṡ f", []), ("Ё Й", "е и", []), ("Ё Й ѝ", "е й", [0..<3]),
    ("≠ = =\u{338}", "=", [2..<3]), ("øłđ", "old", [0..<3]), ("Ærøskøbing œuvre", "aero", [0..<3]),
    ("Łódź żółty Đà Nẵng", "zolty da", [5..<13]), ("Å\u{212B}a\u{30A}", "å", [0..<1, 1..<2, 2..<4]),
    ("ＡＢＣ１２３ x² ½", "abc123 x2 1/2", [0..<11]), ("٣ ३ ３", "3", [0..<1, 2..<3, 4..<5]), ("þ ŋ", "th n", []),
    ("wait… ™", "...", [4..<5]), ("col·lecció", "collec", [0..<7]), ("㎏ Ⅷ", "kg viii", [0..<3]),
  ]) func lettersAreTheSameAtPrimaryStrength(text: String, pattern: String, found: [Range<Int>]) {
    #expect(ranges(of: pattern, in: text) == found)
  }

  @Test(arguments: [
    ("don’t rock ʼn’ roll", "don't rock 'n' roll", [0..<19]), ("“a” „b“ «c» ″", #""a" "b" "c" ""#, [0..<13]),
    ("צה״ל", "צה\"ל", [0..<4]), ("well‑known 5−3 9–5", "well-known 5-3 9-5", [0..<18]),
    ("10〜20", "10～20", [0..<5]),
    ("a\u{A0}b\u{3000}c\td\r\n  e", "a b c d e", [0..<12]), ("a  b", "b", [3..<4]), ("a  b", " ", [1..<3]),
    ("soft\u{AD}hy\u{200B}phen\u{FEFF}", "softhyphen", [0..<12]), ("\u{200F}abc\u{200E} d", "abc d", [1..<7]),
    ("كتـــاب", "كتاب", [0..<7]), ("ﻛﺘﺎﺏ", "كتاب", [0..<4]), ("می\u{200C}خواهم", "میخواهم", [0..<8]),
    ("plain", "pl\u{AD}a\u{301}in", [0..<5]), ("abc", "\u{200B}", []), ("", "a", []),
    ("a\u{0}b", "ab", [0..<3]),
  ]) func punctuationSpacesAndInvisibleCharacters(text: String, pattern: String, found: [Range<Int>]) {
    #expect(ranges(of: pattern, in: text) == found)
  }

  /// A match includes the marks of its last letter, so that it can be selected and highlighted completely. It
  /// may end in a syllable of a script whose vowel signs have weights, as in ICU's searches.
  @Test(arguments: [
    ("שָׁלוֹם", "שלום", [0..<7]), ("מים", "מימ", [0..<3]), ("مُحَمَّد", "محمد", [0..<8]),
    ("ที่นี่", "ที", [0..<3]), ("ที่นี่", "ทน", []), ("เก่า น้ำ", "ก", [1..<3]), ("น้ำ", "น", [0..<2]),
    ("แมวเก่า", "วเก", [2..<6]), ("ກໍາ ກຳ", "ກຳ", [0..<3, 4..<6]),
    ("कि क", "क", [0..<1, 3..<4]), ("क\u{93C} लड\u{93C}का", "क", [0..<2, 6..<7]), ("ক্ষ", "ক", [0..<1]),
    ("क्षत्रिय", "त्र", [3..<6]),
    ("ನೀ ನು", "ನೀ", [0..<2]), ("ស្រុក", "ស្រ", [0..<3]),
    ("👍🏽 👍", "👍", [0..<4, 5..<7]), ("❤️", "❤", [0..<2]), ("1\u{FE0F}\u{20E3}", "1", [0..<3]),
    ("☃ 😀", "😀", [2..<4]),
    ("👩‍👩‍👧 👩", "👩", [9..<11]), ("👩‍💻 👩💻", "👩💻", [6..<10]), ("🇩🇪🇺🇸", "🇪🇺", []), ("🇩🇪🇺🇸", "🇺🇸", [4..<8]),
    ("🏴󠁧󠁢󠁥󠁮󠁧󠁿🏴", "🏴", [14..<16]), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", []),
    // The following marks make another letter.
    ("が か\u{3099} か", "か", [5..<6]), ("が か\u{3099} か", "が", [0..<1, 2..<4]), ("っ つ ッ", "ツ", [2..<3]),
    ("ﾊﾝｶﾞｸ ㌔", "はんがく", [0..<5]), ("コーヒー", "こーひー", [0..<4]), ("ば ぱ ハ", "は", [4..<5]),
    ("أحمد ا\u{654}حمد احمد", "احمد", [11..<15]), ("أحمد ا\u{654}حمد احمد", "أحمد", [0..<4, 5..<10]),
    ("ا\u{64E}\u{654}", "أ", [0..<3]),
    ("한 \u{1112}\u{1161}\u{11AB} 하", "하", [6..<7]), ("한 \u{1112}\u{1161}\u{11AB} 하", "한", [0..<1, 2..<5]),
    ("কো ক\u{9C7}\u{9BE}", "কো", [0..<2, 3..<6]),
    ("ಕೋ ಕ\u{CC6}\u{CC2}\u{CD5} ಕ", "ಕೋ", [0..<2, 3..<7]), ("漢\u{FA9A}字", "漢漢字", [0..<3]),
  ]) func marksOfOtherScripts(text: String, pattern: String, found: [Range<Int>]) {
    #expect(ranges(of: pattern, in: text) == found)
  }

  @Test(arguments: [
    ("é e\u{301} e", "é", [0..<1, 2..<4]), ("é e\u{301} e", "e", [5..<6]), ("É", "é", [0..<1]),
    ("ø æ", "o", []),
    ("q\u{307}\u{323} q\u{323}\u{307}", "q\u{307}\u{323}", [0..<3, 4..<7]),
    ("\u{1EB9}\u{301}", "é\u{323}", [0..<2]),
    ("q\u{307}\u{323}", "q\u{323}", []), ("한 \u{1112}\u{1161}\u{11AB}", "한", [0..<1, 2..<5]),
    ("\u{1112}\u{1161}\u{11AB}", "\u{1112}\u{1161}", []), ("👍🏽 👍", "👍", [5..<7]), ("ದೇ", "ದ", [0..<1]),
  ]) func marksMatterWhereTheyAreAskedFor(text: String, pattern: String, found: [Range<Int>]) {
    #expect(ranges(of: pattern, in: text, .diacriticSensitive) == found)
  }

  @Test func caseMattersWhereItIsAskedFor() {
    #expect(ranges(of: "Ab", in: "ab Ab Áb ＡB", .caseSensitive) == [3..<5, 6..<8])
    #expect(ranges(of: "STRASSE", in: "Straße STRAẞE", .caseSensitive) == [7..<13])
  }

  /// A text of only marks finds the letters that have them, whole.
  @Test(arguments: [FindOptions([]), .diacriticSensitive, .caseSensitive])
  func aMarkFindsItsLetters(options: FindOptions) {
    #expect(ranges(of: "\u{301}", in: "e\u{301}é e\u{302}\u{301}", options) == [0..<2, 2..<3, 4..<7])
    #expect(ranges(of: "🏽", in: "👍🏽👍", options) == [0..<4])
  }

  @Test func hamzaIsIgnoredWhereThatIsAskedFor() {
    let options = FindOptions.hamzaInsensitive
    #expect(ranges(of: "احمد", in: "أحمد ا\u{654}حمد احمد", options) == [0..<4, 5..<10, 11..<15])
    #expect(ranges(of: "أحمد", in: "احمد", options) == [0..<4])
    #expect(ranges(of: "مومن شيي الان", in: "مؤمن شيئ الآن", options) == [0..<13])
    #expect(ranges(of: "لا", in: "ﻷ", options) == [0..<1])
    #expect(ranges(of: "مومن", in: "مؤمن").isEmpty)
  }

  @Test(arguments: ["tr", "tr_TR", "az_AZ", "en"]) func turkicLettersByLocale(_ locale: String) {
    let texts = ["ISPARTA", "ısı", "İstanbul", "I\u{307}zmir"]
    var transcript = Transcript(
      texts.enumerated().map { Message(id: .integer($0.offset), sender: "a", text: $0.element) },
      style: .clustered, width: 320, engine: engine)
    transcript.environment = LayoutEnvironment(locale: Locale(identifier: locale))
    func found(_ text: String) -> [Int] {
      transcript.find(text).map { match in texts.indices.first { .integer($0) == match.id } ?? -1 }
    }
    let isTurkic = locale != "en"
    #expect(found("ısparta") == (isTurkic ? [0] : []))
    #expect(found("isparta") == (isTurkic ? [] : [0]))
    #expect(found("ISI") == (isTurkic ? [1] : []))
    #expect(found("istanbul") == [2] && found("izmir") == [3])
  }

  /// Every text is found in itself, and so are its other cases and forms.
  @Test func textsAreFoundInThemselves() throws {
    for message in try Corpora.messages("chat-dev.jsonl").enumerated().filter({ $0.offset % 9 == 0 }).map(
      \.element)
    where message.text.unicodeScalars.contains(where: { $0.properties.isAlphabetic }) {
      let text = message.text
      for form in [
        text, text.decomposedStringWithCanonicalMapping, text.precomposedStringWithCanonicalMapping,
        text.lowercased(),
      ] where !text.contains("İ") || form == text {
        #expect(ranges(of: form, in: text).first != nil, "\(message.id)")
        #expect(ranges(of: text, in: form).first != nil, "\(message.id)")
      }
    }
  }

  /// Each letter is folded once, and each mark is sorted once. With quadratic time, a million marks would
  /// take hours.
  @Test func marksWithoutEndTakeLinearTime() {
    let marks = String(repeating: "\u{301}", count: 500_000) + String(repeating: "\u{323}", count: 500_000)
    for options in [FindOptions([]), .diacriticSensitive] {
      #expect(ranges(of: "x", in: "b" + marks, options).isEmpty)
      #expect(ranges(of: "c", in: "b" + marks + "c", options) == [1_000_001..<1_000_002])
    }
    #expect(ranges(of: "b", in: "b" + marks) == [0..<1_000_001])
    #expect(ranges(of: "b", in: "b" + marks, .diacriticSensitive).isEmpty)
    #expect(ranges(of: "\u{301}\u{323}", in: "b" + marks) == [0..<1_000_001])
  }
}
