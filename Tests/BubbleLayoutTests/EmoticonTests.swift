import BubbleLayout
import Testing

@Suite struct EmoticonTests {
  private let table = ChatStyle.balloon.emoticons

  @Test(arguments: [
    (":)", "😄"), (":(", "😔"), (";-)", "😉"), (":-x", "😘"),
    ("Hi :) and :(", "Hi 😄 and 😔"), (":):)", "😄😄"), ("(:))", "(😄)"),
    ("hi:)", "hi😄"), (":)hi", "😄hi"), ("שלום :)", "שלום 😄"), ("👍:)", "👍😄"),
  ])
  func isSubstituted(text: String, shown: String) { #expect(table.substituting(in: text) == shown) }

  @Test(arguments: [
    "", "plain", ": )", ";)", "é", "a:)b", "1:)2", "é:)é", ":-xylophone", ":-x1", "я:)я", "_:)_",
  ])
  func isLeftInWords(text: String) { #expect(table.substituting(in: text) == text) }

  @Test(arguments: [
    "http://example.org/:)", "see https://a.b/c:(d now", "www.example.org/:-x", "WWW.example.org:)",
    "a\u{3000}www.example.org:)", "x://:)",
  ])
  func isLeftInURLs(text: String) { #expect(table.substituting(in: text) == text) }

  @Test func endsWithTheURL() {
    #expect(table.substituting(in: ":) http://a:) :)") == "😄 http://a:) 😄")
    #expect(table.substituting(in: "http://a:)\n:)") == "http://a:)\n😄")
    #expect(table.substituting(in: "http://a:)\u{3000}:)") == "http://a:)\u{3000}😄")
    #expect(table.substituting(in: "http://a:)\u{A0}:)") == "http://a:)\u{A0}😄")
  }

  @Test func longestWins() {
    let longer = table.adding([":))": "🤣", ":-": "·", "xD": "😆"])
    #expect(longer.substituting(in: ":)) :) :-x :-") == "🤣 😄 😘 ·")
    // Where the longest emoticon would cut a word, a shorter one may match.
    #expect(longer.substituting(in: ":-xa") == "·xa")
    #expect(longer.substituting(in: "xD axD xDa") == "😆 axD xDa")
    #expect(longer.adding([":)": "☺︎"]).substituting(in: ":)") == "☺︎")
  }

  /// If a text were scanned more than a bounded number of times, these texts would take hours.
  @Test(arguments: [
    (":", ":"), (":)", "😄"), (":-", ":-"), ("a:", "a:"), (":)a", ":)a"), ("http://:) ", "http://:) "),
  ])
  func takesLinearTime(unit: String, shown: String) {
    func text(_ unit: String) -> String { "a" + String(repeating: unit, count: 1_000_000) + "a" }
    let isShown = table.substituting(in: text(unit)) == text(shown)
    #expect(isShown)
  }
}
