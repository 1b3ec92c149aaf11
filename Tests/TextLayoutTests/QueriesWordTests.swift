import TestSupport
import TextLayout
import Testing

@Suite struct QueriesWordTests {
  private func words(_ paragraph: Paragraph) -> [String] {
    let units = Array(paragraph.styledText.text.utf16)
    var words: [String] = []
    var start = 0
    while start < paragraph.length {
      let end = paragraph.wordBoundary(after: start)
      for offset in start..<end { #expect(paragraph.word(at: offset) == start..<end) }
      #expect(paragraph.wordBoundary(before: end) == start)
      words.append(String(decoding: units[start..<end], as: UTF16.self))
      start = end
    }
    return words
  }

  @Test(arguments: [
    ("Can't stop, 3.5 km", ["Can't", " ", "stop", ",", " ", "3.5", " ", "km"]),
    ("a\r\nb\n\nc", ["a", "\r\n", "b", "\n", "\n", "c"]),
    ("hi 👩‍👩‍👧‍👧🇩🇪!", ["hi", " ", "👩‍👩‍👧‍👧", "🇩🇪", "!"]),
    ("שלום עולם", ["שלום", " ", "עולם"]),
    ("漢字", ["漢", "字"]),
    // The sign before the space forms one cluster with the space (GB9b).
    ("\u{600} a", ["\u{600} ", "a"]),
    ("", []),
  ])
  func wordsAreThoseOfUAX29(_ text: String, _ expected: [String]) throws {
    #expect(words(try .square(text)) == expected)
  }

  @Test func scriptsWithoutSpacesHaveTheWordsOfTheDictionary() throws {
    #expect(words(try .square("สวัสดีครับ")) == ["สวัสดี", "ครับ"])
  }

  @Test func boxesAreWordsWhateverFollows() throws {
    let box = InlineBox(offset: 1, width: 25, ascent: 20, descent: 5)
    #expect(
      words(try .square("a\u{FFFC}\u{200D}👍b", boxes: [box])) == ["a", "\u{FFFC}\u{200D}", "👍", "b"])
  }

  @Test func offsetsOutsideTheTextAreItsEnds() throws {
    let paragraph = try Paragraph.square("ab cd")
    #expect(paragraph.wordBoundary(after: -5) == 2)
    #expect(paragraph.wordBoundary(after: 99) == 5)
    #expect(paragraph.wordBoundary(before: 99) == 3)
    #expect(paragraph.wordBoundary(before: -5) == 0)
    #expect(paragraph.word(at: 99) == 3..<5)
    #expect(paragraph.word(at: .min) == 0..<2)
    #expect(try Paragraph.square("").word(at: 3) == 0..<0)
  }
}
