import Testing
import TextUnicode

/// Runs every case of Unicode 17.0's break tests.
@Suite("Conformance: Unicode breaks")
struct UnicodeBreakTests {
  @Test("LineBreakTest 17.0")
  func lineBreaks() throws {
    let count = try checkAll("17.0.0/auxiliary/LineBreakTest.txt") { units in
      let opportunities = LineBreakAnalysis.opportunities(in: units)
      return opportunities.map { $0 != .prohibited }
    }
    #expect(count == 19_338)
  }

  @Test("GraphemeBreakTest 17.0")
  func graphemes() throws {
    let count = try checkAll("17.0.0/auxiliary/GraphemeBreakTest.txt") { units in
      Array(GraphemeBreakAnalysis.boundaries(in: units))
    }
    #expect(count == 766)
  }

  @Test("WordBreakTest 17.0")
  func words() throws {
    let count = try checkAll("17.0.0/auxiliary/WordBreakTest.txt") { units in
      Array(WordBreakAnalysis.boundaries(in: units))
    }
    #expect(count == 1_944)
  }

  /// Runs the cases of a file up to the first one that fails. Returns how many passed.
  private func checkAll(_ path: String, _ breaks: (Span<UInt16>) -> [Bool]) throws -> Int {
    var count = 0
    try UnicodeFile(path).forEachLine { number, line in
      let testCase = try #require(UnicodeBreakCase(line), "\(path):\(number) cannot be read")
      let answers = breaks(testCase.units.span)
      try #require(answers.count == testCase.units.count + 1)
      if let difference = testCase.firstDifference({ answers[$0] }) {
        throw UnicodeFile.Failure(description: "\(path):\(number): \(difference)")
      }
      count += 1
    }
    print("\(path): \(count) cases")
    return count
  }
}
