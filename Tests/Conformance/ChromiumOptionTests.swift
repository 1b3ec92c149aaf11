import Foundation
import TestSupport
import Testing
import TextLayout
import TextShaping

/// Compares lines with Chromium's under CSS options. No browser is needed.
@Suite("Conformance: Chromium under options")
struct ChromiumOptionTests {
  @Test(.withICU, arguments: ChromiumOptionRecord.names)
  func linesBreakWhereChromiumBreaksThem(_ name: String) throws {
    let record = try ChromiumOptionRecord(named: name)
    let fonts = try #require(
      try BrowserRecord.fonts(record.setting.fonts), "the fonts are not those it was recorded with")
    let options = try #require(record.options)
    let texts = try record.texts()
    try #require(record.starts.count == texts.count)
    var differences: [String] = []
    var wrapped = 0
    for (row, (text, rows)) in zip(texts, record.starts).enumerated() {
      let units = Array(text.text.utf16)
      let style = TextStyle(
        size: record.setting.size, language: text.language, letterSpacing: record.setting.letterSpacing ?? 0)
      let paragraph = Paragraph(StyledText(text.text, style: style), options: options, fonts: fonts)
      for (width, starts) in zip(record.setting.widths, rows) {
        let block =
          record.isBalanced ? paragraph.balancedLayout(width: width) : paragraph.layout(width: width)
        let ours = VisibleStarts.of(block.lines.dropFirst().map(\.start), in: units)
        let chromium = VisibleStarts.of(starts, in: units)
        if !ours.isEmpty || !chromium.isEmpty { wrapped += 1 }
        if ours != chromium { differences.append("\(row)@\(width)") }
      }
    }
    let count = texts.count * record.setting.widths.count
    print("Chromium, \(name): \(count - differences.count) of \(count) pairs, \(wrapped) of them wrap")
    let known = try ChromiumDifferenceList(named: "ChromiumOptions/differences.txt")
    let listed = known.pairs(of: name)
    #expect(differences.filter { !listed.contains($0) }.isEmpty)
    #expect(listed.filter { !differences.contains($0) }.isEmpty, "these do not differ any more")
  }

  /// At most this share of the pairs differs, whatever the list contains.
  @Test(arguments: [
    ("break-all", 0.015), ("anywhere", 0.003), ("break-spaces", 0.002), ("anywhere-spaces", 0.003),
    ("autospace", 0.003), ("autospace-cjk", 0.001), ("balance", 0.008),
  ]) func fewPairsDiffer(_ name: String, _ share: Double) throws {
    let record = try ChromiumOptionRecord(named: name)
    let count = Double(record.starts.count * record.setting.widths.count)
    let known = try ChromiumDifferenceList(named: "ChromiumOptions/differences.txt")
    #expect(Double(known.pairs(of: name).count) <= share * count)
  }
}
