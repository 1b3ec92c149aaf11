import Testing
import TextUnicode

@Suite("Emoji presentation")
struct EmojiSequencesTests {
  private func emoji(_ text: String) -> [String] {
    let units = units(text)
    return EmojiSequences.ranges(in: units.span).map { String(decoding: units[$0], as: UTF16.self) }
  }

  @Test(arguments: [
    "7", "#", "*", "©", "®", "™", "☺", "❤", "1\u{FE0E}\u{20E3}", "a\u{20E3}", "1\u{20DD}", "1\u{301}\u{20E3}",
    "☺\u{FE0E}", "😀\u{FE0E}", "\u{1F1E9}", "5\u{FE0F}",
  ])
  func staysText(text: String) {
    #expect(emoji(text) == [])
  }

  @Test(arguments: [
    "😀", "☺\u{FE0F}", "©\u{FE0F}", "7\u{FE0F}\u{20E3}", "🇩🇪", "☝🏽", "👍🏿", "❤\u{FE0F}\u{200D}🔥", "❤\u{200D}🔥",
    "👩🏽\u{200D}🚀", "👨\u{200D}👩\u{200D}👧\u{200D}👦", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",

    "🏳\u{FE0F}\u{200D}🌈", "4\u{20E3}", "#\u{20E3}", "*\u{20E3}",
  ])
  func isEmoji(text: String) {
    #expect(emoji(text) == [text])
    #expect(emoji("a\(text)b") == [text])
  }

  @Test func eachClusterAnswersForItself() {
    #expect(emoji("1😀2☺3🇩🇪🇫🇷🇮") == ["😀", "🇩🇪", "🇫🇷"])
    #expect(emoji("") == [])
    // A skin tone alone is an emoji; after a letter it belongs to the letter's cluster.
    #expect(emoji("🏻") == ["🏻"])
    #expect(emoji("a🏻") == [])
  }

  @Test func boundariesCarryTheAnswer() {
    let text = units("a❤\u{FE0F}b")
    let boundaries = TextBoundaries(text.span)
    #expect(text.indices.map { boundaries[$0].contains(.emojiPresentation) } == [false, true, true, false])
  }
}
