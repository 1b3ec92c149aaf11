import Foundation
import TestSupport
import Testing
import TextLayout
import TextShaping

/// Compares lines with recorded lines of three browsers, in several fonts, sizes and spacings. No browser is
/// needed.
@Suite("Conformance: three browsers")
struct BrowserAgreementTests {
  /// How many pairs of message and width were compared and how many agree.
  private struct Tally {
    var agreed = 0
    var shared = 0
    var all = 0
    var likeChromium = 0
    var wrapped = 0
    var wrappedLikeChromium = 0
    /// The pairs for which the browsers agree with each other but not with us, as `id@width`.
    var missed: [String] = []
    /// The pairs for which we differ from Chromium, as `id@width`.
    var unlikeChromium: [String] = []
  }

  @Test(.withICU, arguments: BrowserRecord.names)
  func linesBreakWhereBrowsersBreakThem(_ name: String) throws {
    let record = try BrowserRecord(named: name)
    let tally = try tally(record)
    print(
      "three browsers, \(name): \(tally.shared) of \(tally.agreed) pairs shared;",
      "Chromium: \(tally.likeChromium) of \(tally.all), \(tally.wrappedLikeChromium) of \(tally.wrapped) that wrap"
    )
    #expect(tally.all == 5_610 * record.setting.widths.count)
    let listed = try ChromiumDifferenceList(named: "Browsers/differences.txt").pairs(of: name)
    #expect(tally.unlikeChromium.sorted() == listed.sorted())
    // At least 99.99 % of the pairs agree.
    #expect(tally.missed.count * 10_000 <= tally.agreed, "\(tally.missed)")
  }

  /// At least 99.98 % of all pairs are as in Chromium, and 99.95 % of the pairs that wrap. All pairs that
  /// differ are among those that wrap.
  @Test func thereAreFewDifferences() throws {
    let known = try ChromiumDifferenceList(named: "Browsers/differences.txt")
    let count = BrowserRecord.names.map { known.pairs(of: $0).count }.reduce(0, +)
    #expect(count * 10_000 <= 2 * 89_760)
    #expect(count * 10_000 <= 5 * 40_650)
  }

  private func tally(_ record: BrowserRecord) throws -> Tally {
    let fonts = try #require(try record.fonts(), "the fonts are not those it was recorded with")
    let messages = try Corpora.chat()
    try #require(record.lines.count == messages.count)
    var tally = Tally()
    for (message, rows) in zip(messages, record.lines) {
      let units = Array(message.text.utf16)
      var style = record.style
      style.language = message.language
      let paragraph = Paragraph(
        StyledText(message.text, style: style), options: ParagraphOptions(policy: .browser), fonts: fonts)
      for (width, lines) in zip(record.setting.widths, rows) {
        func seen(_ starts: [Int]) -> [Int] { VisibleStarts.of(starts, in: units) }
        let ours = seen(paragraph.layout(width: width).lines.dropFirst().map(\.start))
        let chromium = seen(lines.chromium)
        let isLikeChromium = ours == chromium
        tally.all += 1
        tally.likeChromium += isLikeChromium ? 1 : 0
        if !chromium.isEmpty || !ours.isEmpty {
          tally.wrapped += 1
          tally.wrappedLikeChromium += isLikeChromium ? 1 : 0
        }
        if !isLikeChromium { tally.unlikeChromium.append("\(message.id)@\(width)") }
        if chromium == seen(lines.firefox), chromium == seen(lines.webKit) {
          tally.agreed += 1
          tally.shared += isLikeChromium ? 1 : 0
          if !isLikeChromium { tally.missed.append("\(message.id)@\(width)") }
        }
      }
    }
    return tally
  }
}
