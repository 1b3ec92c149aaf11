import BubbleLayout
import TestSupport
import Testing
import TextLayout
import TextShaping

/// Tests that the work for a token does not depend on the length of the text before it.
@Suite struct StreamedWorkTests {
  /// Returns how many UTF-16 units are analysed and how many lines are broken for the given number of tokens.
  private func work(
    _ text: String, tokens count: Int, style: TextStyle = .system(16)
  ) throws -> (units: Int, lines: Int, length: Int) {
    var random = SeededGenerator(seed: 3)
    // This test has its own fonts: the caches that other tests fill or clear change where layout can resume.
    let fonts = try FontSet.bundled.open()
    var stream = StreamedParagraph(StyledText("", style: style), fonts: fonts)
    for token in StreamedTexts.tokens(of: text, length: 4, &random).prefix(count) {
      stream.append(token)
      _ = stream.measure(in: .fixed(300))
    }
    return (stream.analysedUnits, stream.brokenLines, stream.styledText.text.utf16.count)
  }

  private func repeated(_ text: String) -> String {
    String(repeating: text, count: 12_000 / text.utf16.count)
  }

  @Test(
    "2,000 tokens are at most 10 times the work of 250, a few words and lines each",
    arguments: [
      "The quick brown fox jumps over the lazy dog, and (now and then) over 12 others; https://example.org/a?b=c. ",
      "The quick brown fox (jumps\nover the lazy dog.\n",
      "Быстрая бурая лиса перепрыгивает через ленивую собаку. ",
      "וישא אברהם את עיניו, וירא (והנה 3 אנשים) word נצבים עליו. ",
      "كان في قديم الزمان (ملك) اسمه 42 وله word بنات كثيرات، ",
      "word: وكان في قديم الزمان ملك له \u{2068}Anna\u{2069} بنات كثيرات ",
      "एक समय की बात है, एक राजा था। ", "あるとき「蜘蛛」がいた。中文字符，한국어 이것은 ",
      "👩‍💻 writes 👍🏽 and 🇩🇪🇺🇸 ok ", "สวัสดีครับ ผมชื่อสมชาย ยินดีที่ได้รู้จัก ",
    ])
  func linear(_ text: String) throws {
    let few = try work(repeated(text), tokens: 250)
    let many = try work(repeated(text), tokens: 2_000)
    #expect(many.units <= 10 * few.units, "\(many) after \(few)")
    #expect(many.lines <= 10 * few.lines, "\(many) after \(few)")
    // A token has 4 UTF-16 units, a word up to 25.
    #expect(many.units <= 40 * 2_000, "\(many)")
    #expect(many.lines <= 3 * 2_000, "\(many)")
  }

  @Test(
    "2,000 tokens are at most 4.4 times the work of 500, whatever the text is made of",
    arguments: [
      "😀", "😀 ", "👍🏽", "❤️", "1️⃣", "🇩🇪", "👨‍👩‍👧 ", "漢字", "「字」、", "こんにちは", "안녕", "สวัสดี", "ສະບາຍດີ", "नमस्ते",
      "word\n", "a\r\n", "a\r", "a\u{2028}", "\\\n", "\n", "\t", "  ", "a\u{A0}", "a\u{AD}", "( ",
      "(س ",
      "(א [ב ", "12", "- ", "—", "…", "abc", "ccc/", "\u{2067}abc\u{2069} ", "سلام abc ",
    ])
  func tokens(_ token: String) throws {
    func work(_ count: Int) throws -> (units: Int, lines: Int) {
      let fonts = try FontSet.bundled.open()
      var stream = StreamedParagraph(StyledText("", style: .system(16)), fonts: fonts)
      for _ in 0..<count {
        stream.append(token)
        _ = stream.measure(in: .fixed(300))
      }
      return (stream.analysedUnits, stream.brokenLines)
    }
    let (few, many) = (try work(500), try work(2_000))
    #expect(Double(many.units) <= 4.4 * Double(few.units), "\(many) after \(few)")
    // Up to twenty lines of a word without an end are broken again.
    #expect(many.lines <= 20 * 2_000, "\(many) after \(few)")
  }

  @Test("a bracket that is never closed does not hold up a text of one direction")
  func openBrackets() throws {
    let many = try work("(" + repeated("one [two three :( four "), tokens: 2_000)
    #expect(many.units <= 40 * 2_000, "\(many)")
  }
}
