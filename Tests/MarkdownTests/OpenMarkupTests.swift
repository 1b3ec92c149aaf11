import Markdown
import Testing

/// Tests growing paragraphs with markup that stays open for long, or is closed late.
struct OpenMarkupTests {
  private static let late = [
    "**a b c *d e* f g** h i", "*a **b c* d** e f", "***a b** c d* e", "_a *b c_ d* e", "2*3 a *b c* d",
    "[a b c](d) e", "[a [b c] d](e) f", "![a b **c](d) e** f", "[a *b c] d* e", "**a [b c** d](e) f",
    "[http://a.b/d &*~http://a.b/~c_*]**(", "[1 a b] c", "[^a b] c",
    "<b>a <i>b c</b> d</i> e", "<a href=x>b c <a href=y>d</a> e", "**a <b>b ~~c</b> d** e~~ f",
    "> *a\n> **b\nc** d\n> e* f", "`a b **c `d** e", "$$a **b $$c** d", "a *b &am", "a <b c d> e *f <g> h*",
    String(repeating: "漢字", count: 50) + ".com/x 漢字*漢字* a@" + String(repeating: "語", count: 90) + ".de",
    "http://a.b/*" + String(repeating: "漢字", count: 60) + "**\u{1F600}*",
    "\u{1F600}\u{1F600}**\u{1F600}\u{1F600}**.com/\u{1F600}\u{1F600}*\u{1F600}*",
    "a\u{3002}b.com/\u{3002}c*d*\u{A0}e",
  ]

  @Test(arguments: late) func lateEndsOfMarkupKeepTheLaw(_ text: String) {
    for size in 1...6 { #expect(StreamLawTests.firstBreach(text, sizes: { size }) == nil) }
    #expect(StreamLawTests.firstBreach(text, sizes: { 1 }, healing: .none) == nil)
    #expect(StreamLawTests.firstBreach(text, sizes: { 1 }, options: .commonMark) == nil)
  }

  @Test func randomMarkupKeepsTheLaw() {
    let sets = [
      ["a ", "**", "*", "_", "\n", "b", "~~"], ["[", "]", "a ", "(", ")", "u", "!", "**", "\n"],
      ["<sub>", "</sub>", "<b>", "</b>", "a ", "*", "<a href=x>", "</a>"],
      ["> ", "\n", "a ", "*", "word", "`"],
      ["http://a.b/", "c", "d ", "*", "_", "(", ")", "&", ";", "~", "[", "]"],
    ]
    var numbers = StreamLawTests.Numbers(state: 47)
    for _ in 0..<400 {
      let parts = sets.randomElement(using: &numbers) ?? []
      let text = (0..<Int.random(in: 2...30, using: &numbers)).map { _ in
        parts.randomElement(using: &numbers) ?? ""
      }.joined()
      var sizes = numbers
      #expect(StreamLawTests.firstBreach(text, sizes: { Int.random(in: 1...7, using: &sizes) }) == nil)
      numbers = sizes
    }
  }

  /// The text before `settled` and what it looks like stay as they are.
  @Test(arguments: late) func whatIsSettledStays(_ text: String) {
    var stream = MarkdownStream()
    for byte in text.utf8 {
      let before = stream.blocks.first?.line
      let settled = stream.append(utf8: [byte]).settled
      guard settled > 0, stream.change.path == [0] else { continue }
      let looks = [before, stream.blocks.first?.line].map { text in
        (0..<settled).map { place in
          text?.spans.reduce(into: TextEmphases()) {
            if $1.range.contains(place) { $0.formUnion($1.emphases) }
          }
        }
      }
      #expect(looks[0] == looks[1])
      #expect(
        before?.text.utf16.prefix(settled).elementsEqual(
          stream.blocks.first?.line?.text.utf16.prefix(settled) ?? "".utf16.prefix(0)) == true)
    }
  }

  /// Emphases of one kind that go on to the end are one span.
  @Test func openEmphasesAreOneSpan() {
    var stream = MarkdownStream()
    stream.append("a **b **c *d ***e <b>f")
    #expect(stream.blocks.first?.line?.spans.map(\.range) == [2..<11, 6..<11])
    stream.append("** g")
    #expect(stream.blocks.first?.line?.text == "a b c d e f g")
  }
}
