import Markdown
import Testing

/// Tests the amount of work, which is counted, not timed.
struct WorkTests {
  /// Returns how many bytes were read for inlines, per byte of a whole text.
  private func bytesRead(_ text: String) -> Double {
    var stream = MarkdownStream()
    stream.append(text)
    stream.finish()
    return Double(stream.work.bytesRead) / Double(text.utf8.count)
  }

  @Test(arguments: Cases.hostile.map(\.name)) func hostileTextsAreReadAsOftenAsShortOnes(_ name: String)
    throws
  {
    let make = try #require(Cases.hostile.first { $0.name == name }).text
    let few = bytesRead(make(2_000))
    let many = bytesRead(make(32_000))
    #expect(many < max(few * 1.5, 4), "\(few) times, then \(many) times")
  }

  /// Returns how many bytes of inlines, lines and leaf blocks are read for each of the last hundred tokens of
  /// four bytes.
  private func cost(_ text: String) -> (bytes: Double, lines: Double, leaves: Double) {
    let bytes = Array(text.utf8)
    let start = max(0, bytes.count - 400)
    var stream = MarkdownStream()
    // The first token after a long part reads the whole open leaf once, so it is not counted.
    stream.append(utf8: bytes[..<(start - 100)])
    for place in stride(from: start - 100, to: start, by: 4) {
      stream.append(utf8: bytes[place..<(place + 4)])
    }
    let before = (stream.work.bytesRead, stream.work.linesRead, stream.work.leavesBuilt)
    var place = start
    while place < bytes.count {
      stream.append(utf8: bytes[place..<min(bytes.count, place + 4)])
      place += 4
    }
    return (
      Double(stream.work.bytesRead - before.0) / 100,
      Double(stream.work.linesRead - before.1) / 100,
      Double(stream.work.leavesBuilt - before.2) / 100
    )
  }

  /// Tests that complaint 32 does not occur here: that the cost of a token grows with the length of the
  /// text.
  @Test(arguments: [
    "The quick brown fox jumps over the lazy dog. ", "- an item of a list\n", "let value = compute(1, 2)\n",
    "| a cell | and another |\n", "> quoted words in a line\n", "A paragraph of its own.\n\n",
    "Some **bold** and *italic* words, `code` and [a link](http://example.org). ",
    "**bold** ", "[a](http://b.c) ", "![a](b) ", "~~a~~ ", "$$a$$ ", "<sub>a</sub> ", "`a` ", "[^1] ",
    "word\n", "> q\n", "*a*\n", "a\r\n", "\\\n", "漢字。", "a\u{A0}", "[a] ", "5 $ ",
    // Markup that is not closed costs no more than other text.
    "**bold ", "*a\n", "~~a ", "_a ", "[a ", "[a\n", "<sub>a ", "*a **b _c ~~d <b>e ",
  ])
  func c32_aTokenCostsAsMuchAfterALongTextAsAfterAShortOne(_ part: String) {
    let opening = part.hasPrefix("let") ? "```swift\n" : part.hasPrefix("|") ? "| x | y |\n|---|---|\n" : ""
    let count = max(40, 800 / part.utf8.count)
    let short = cost(opening + String(repeating: part, count: count))
    let long = cost(opening + String(repeating: part, count: 50 * count))
    #expect(long.bytes <= short.bytes * 1.2 + 4)
    #expect(long.lines <= short.lines + 0.1)
    #expect(long.leaves <= short.leaves + 0.2)
    #expect(long.bytes < 220)
    #expect(long.leaves < 6)
  }

  @Test func aDefinitionsLabelIsLookedUpOnceForItsUsers() {
    var stream = MarkdownStream()
    stream.append(String(repeating: "A paragraph.\n\n", count: 500) + "Uses [late].\n\nEnd.\n\n")
    let before = stream.work.leavesBuilt
    stream.append("[late]: /x\n")
    #expect(stream.work.leavesBuilt - before <= 2)
    #expect(stream.change.others == [[500]])
  }
}
