import Foundation
import Testing
import TextUnicode

/// Compares every pair that was recorded from Chromium, under the browser policy.
@Suite("Conformance: Chromium pairs")
struct ChromiumPairTests {
  private let comparison = ChromiumComparison()

  @Test("All pairs of ASCII")
  func asciiPairs() throws {
    let lines = try String(contentsOf: ChromiumRecord.url("ascii-pairs.txt"), encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
    try #require(lines.count == 95)
    for (row, line) in lines.enumerated() {
      let answers = Array(line.utf8.dropFirst(7))
      try #require(answers.count == 95)
      for column in answers.indices {
        let units: [UInt16] = [0x61, UInt16(0x20 + row), UInt16(0x20 + column), 0x61]
        let isBreak = comparison.breaks(units, lang: "en").contains(2)
        #expect(isBreak == (answers[column] == 0x31), "\(String(decoding: units, as: UTF16.self))")
      }
    }
  }

  @Test("Hyphen and digit after every context")
  func asciiContexts() throws {
    let contexts = try ChromiumRecord.decode("ascii-contexts.json", as: ChromiumRecord.ASCIIContexts.self)
    try #require(contexts.rules.count == 10 && contexts.contextsProbed.count > 200)
    for rule in contexts.rules {
      for before in contexts.contextsProbed {
        let units = Array((before + rule.pair + "a").utf16)
        let isBreak = comparison.breaks(units, lang: "en").contains(before.utf16.count + 1)
        #expect(isBreak == rule.allowedAfter.contains(before), "\(before)\(rule.pair)")
      }
    }
  }

  /// All 195 × 195 pairs in five contexts and eleven languages. Two kinds differ, and are counted.
  @Test("Pairs of line-break classes")
  func classPairs() throws {
    let record = try ChromiumRecord.decode("class-pairs.json", as: ChromiumRecord.ClassPairs.self)
    let characters = record.characters.map { Array($0.text.utf16) }
    try #require(characters.count == 195 && record.tables.count == 55)
    var base: [[UInt8]] = []
    var clusters = 0
    var zeroWidth = 0
    var unexpected: [String] = []
    for table in record.tables {
      if let rows = table.rows { base = rows.map { Array($0.utf8) } }
      var rows = base
      for entry in table.differs ?? [] { rows[entry[0]][entry[1]] = UInt8(0x30 + entry[2]) }
      for (first, left) in characters.enumerated() {
        let before = Array(table.before.utf16) + left
        for (second, right) in characters.enumerated() {
          let units = before + right + Array(table.after.utf16)
          let isBreak = comparison.breaks(units, lang: table.lang).contains(before.count)
          if isBreak == (rows[first][second] == 0x31) { continue }
          if !isBreak, !GraphemeBreakAnalysis.boundaries(in: units.span)[before.count] {
            clusters += 1
          } else if isBreak, left == [0x200B], table.before.allSatisfy({ $0 == " " }), isInvisible(right) {
            zeroWidth += 1
          } else {
            unexpected.append("\(table.before)\(left)|\(right) \(table.lang): ours \(isBreak)")
          }
        }
      }
    }
    #expect(unexpected.isEmpty, "\(unexpected.count): \(unexpected.prefix(20))")
    let total = 195 * 195 * record.tables.count
    print("class pairs: \(total), \(clusters) inside clusters, \(zeroWidth) after a line of no width differ")
    #expect(clusters == ChromiumDifferences.pairsInsideClusters)
    #expect(zeroWidth == ChromiumDifferences.pairsAfterLinesOfNoWidth)
  }

  /// Whether a character has no width. After U+200B at the start of a line it does not have to wrap.
  private func isInvisible(_ units: [UInt16]) -> Bool {
    let properties = ScalarProperties(UInt32(units[0]))
    return properties.isDefaultIgnorable || properties.isMark
  }
}
