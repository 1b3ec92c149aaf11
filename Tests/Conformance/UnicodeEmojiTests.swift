import Testing
import TextUnicode

/// Tests emoji-test 17.0: each fully qualified sequence is one cluster, is never broken, and is an emoji.
@Suite("Conformance: Unicode emoji")
struct UnicodeEmojiTests {
  @Test("emoji-test 17.0")
  func sequences() throws {
    var count = 0
    var qualified = 0
    try UnicodeFile("17.0.0/emoji/emoji-test.txt").forEachLine { number, line in
      let fields = line.split(separator: ";").map { $0.split(whereSeparator: \.isWhitespace) }
      try #require(fields.count == 2 && fields[1].count == 1, "emoji-test.txt:\(number) cannot be read")
      count += 1
      let units = fields[0].flatMap { value in
        UInt32(value, radix: 16).flatMap(Unicode.Scalar.init).flatMap { UTF16.encode($0) }.map(Array.init)
          ?? []
      }
      // Unqualified sequences may be shown as text, but are not broken either.
      let isQualified = fields[1][0] == "fully-qualified"
      if isQualified { qualified += 1 }
      let starts = GraphemeBreakAnalysis.boundaries(in: units.span)
      for policy in LayoutPolicy.allCases {
        let breaks = LineBreakAnalysis.opportunities(
          in: units.span, options: LineBreakOptions().following(policy))
        for offset in 1..<units.count where starts[offset] || breaks[offset] != .prohibited {
          throw UnicodeFile.Failure(description: "emoji-test.txt:\(number) is split at \(offset)")
        }
      }
      if isQualified, EmojiSequences.ranges(in: units.span) != [0..<units.count] {
        throw UnicodeFile.Failure(description: "emoji-test.txt:\(number) is not shown as an emoji")
      }
    }
    print("17.0.0/emoji/emoji-test.txt: \(count) sequences, \(qualified) fully qualified")
    #expect(count == 5_225)
    #expect(qualified == 3_944)
  }
}
