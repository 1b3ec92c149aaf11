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
    return transcript.matches(of: pattern, options: options).map(\.range)
  }

  @Test(arguments: [
    ("Straße, STRASSE", "strasse", [0..<6, 8..<15]), ("straße", "ss", [4..<5]), ("straße", "s", [0..<1]),
    ("offiﬃce", "ffi", [1..<4, 4..<5]), ("Σίσυφος", "ΣΙΣΥΦΟΣ", [0..<7]), ("ıI", "i", [1..<2]),
    ("DİYARBAKIR", "diyarbakir", [0..<10]), ("Ệ ê e\u{302}\u{323}", "e", [0..<1, 2..<3, 4..<7]),
    ("𐐀", "𐐨", [0..<2]), ("ṩ ﬀ", "Ṡ f", []), ("Й ё", "и Е", [0..<3]), ("≠ =", "=", [0..<1, 2..<3]),
    ("øłæ", "o", []), ("Å\u{212B}a\u{30A}", "å", [0..<1, 1..<2, 2..<4]),
  ]) func lettersAreTheSameWhateverTheirCaseAndMarks(text: String, pattern: String, found: [Range<Int>]) {
    #expect(ranges(of: pattern, in: text) == found)
  }

  /// A match includes the marks of its last letter, so that it can be selected and highlighted completely.
  @Test(arguments: [
    ("שָׁלוֹם", "שלום", [0..<7]), ("مُحَمَّد", "محمد", [0..<8]), ("ที่นี่", "ทน", [0..<6]),
    ("कि क", "क", [0..<1, 3..<4]), ("ক্ষ", "ক", [0..<2]), ("ನೀ ನು", "ನೀ", [0..<2]),
    ("👍🏽 👍", "👍", [0..<4, 5..<7]), ("❤️", "❤", [0..<2]), ("1\u{FE0F}\u{20E3}", "1", [0..<3]),
    ("می\u{200C}خواهم", "میخواهم", [0..<8]),
    // The following marks make another letter.
    ("が か\u{3099} か", "か", [5..<6]), ("が か\u{3099} か", "が", [0..<1, 2..<4]),
    ("أحمد ا\u{654}حمد احمد", "احمد", [11..<15]), ("أحمد ا\u{654}حمد احمد", "أحمد", [0..<4, 5..<10]),
    ("한 \u{1112}\u{1161}\u{11AB} 하", "하", [6..<7]), ("한 \u{1112}\u{1161}\u{11AB} 하", "한", [0..<1, 2..<5]),
    ("কো ক\u{9C7}\u{9BE}", "কো", [0..<2, 3..<6]), ("ಕೋ ಕ\u{CC6}\u{CC2}\u{CD5} ಕ", "ಕೋ", [0..<2, 3..<7]),
  ]) func marksOfOtherScripts(text: String, pattern: String, found: [Range<Int>]) {
    #expect(ranges(of: pattern, in: text) == found)
  }

  @Test(arguments: [
    ("é e\u{301} e", "é", [0..<1, 2..<4]), ("é e\u{301} e", "e", [5..<6]), ("É", "é", [0..<1]),
    ("q\u{307}\u{323} q\u{323}\u{307}", "q\u{307}\u{323}", [0..<3, 4..<7]),
    ("q\u{307}\u{323}", "q\u{323}", []), ("한 \u{1112}\u{1161}\u{11AB}", "한", [0..<1, 2..<5]),
    ("\u{1112}\u{1161}\u{11AB}", "\u{1112}\u{1161}", []), ("👍🏽 👍", "👍", [5..<7]), ("ದೇ", "ದ", [0..<1]),
  ]) func marksMatterWhereTheyAreAskedFor(text: String, pattern: String, found: [Range<Int>]) {
    #expect(ranges(of: pattern, in: text, .diacriticSensitive) == found)
  }

  @Test(arguments: [FindOptions([]), .diacriticSensitive, .caseSensitive])
  func aMarkIsFoundWhereItWasWritten(options: FindOptions) {
    #expect(ranges(of: "\u{301}", in: "e\u{301}é e\u{302}\u{301}", options) == [1..<2, 6..<7])
    #expect(ranges(of: "\u{301}b", in: "a\u{301}b ab", options) == [1..<3])
    #expect(ranges(of: "🏽", in: "👍🏽👍", options) == [2..<4])
  }

  /// Ordinary texts are found as Foundation finds them, except for marks after the last letter. Texts in
  /// which a letter is written as two characters are left out: for Foundation, か with a voiced sound mark
  /// equals か, but が does not.
  @Test(arguments: [FindOptions([]), .caseSensitive])
  func ordinaryTextsAreFoundAsFoundationFindsThem(options: FindOptions) throws {
    let compare: String.CompareOptions =
      options.contains(.caseSensitive) ? .diacriticInsensitive : [.caseInsensitive, .diacriticInsensitive]
    let messages = try Corpora.messages("chat-dev.jsonl").enumerated().filter { $0.offset % 5 == 0 }.map(
      \.element)
    let transcript = Transcript(messages, style: .clustered, width: 320, engine: engine, opening: .estimated)
    var count = 0
    for (index, message) in messages.enumerated() {
      let text = message.text
      guard text.unicodeScalars.elementsEqual(text.precomposedStringWithCanonicalMapping.unicodeScalars)
      else { continue }
      for word in text.split(separator: " ").prefix(3).flatMap({ [String($0), String($0.prefix(2))] }) {
        guard let first = word.unicodeScalars.first, !first.properties.isGraphemeExtend,
          !first.properties.isEmojiModifier
        else { continue }
        count += 1
        let found = transcript.matches(of: word, in: index..<index + 1, options: options).map(\.range)
        #expect(found == Self.expected(word, in: text, compare), "\(message.id): \(word)")
      }
    }
    #expect(count > 3_000)
  }

  private static func expected(
    _ pattern: String, in text: String, _ options: String.CompareOptions
  ) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var rest = text.startIndex..<text.endIndex
    while let found = text.range(of: pattern, options: options, range: rest), !found.isEmpty {
      let marks = text.unicodeScalars[found.upperBound...].prefix {
        ($0.properties.isGraphemeExtend || $0.properties.isEmojiModifier)
          && ($0.properties.generalCategory != .spacingMark || $0.value < 0xC00)
      }
      ranges.append(found.lowerBound.utf16Offset(in: text)..<marks.endIndex.utf16Offset(in: text))
      rest = found.upperBound..<text.endIndex
    }
    return ranges
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
    #expect(ranges(of: "\u{301}\u{323}", in: "b" + marks) == [500_000..<500_002])
  }
}
