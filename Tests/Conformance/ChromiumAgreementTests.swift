import Foundation
import TestSupport
import Testing
import TextLayout
import TextShaping
import TextUnicode

/// Compares lines with those of the chat corpus in Chromium: `Data/Chromium/chat-dev.breaks.jsonl`, 16 px,
/// three widths. No browser is needed.
@Suite struct ChromiumAgreementTests {
  private struct Record: Decodable {
    struct Lines: Decodable {
      let starts: [Int]
      let widths: [Double]
    }

    let id: String
    let lines: [Int: Lines]

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      id = try container.decode(String.self, forKey: Key(stringValue: "id"))
      lines = try Dictionary(
        uniqueKeysWithValues: ChromiumAgreementTests.widths.map { width in
          (width, try container.decode(Lines.self, forKey: Key(stringValue: "\(width)")))
        })
    }

    struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
  }

  private static let widths = [180, 260, 340]

  @Test(.withICU) func linesBreakWhereChromiumBreaksThem() throws {
    let tally = try tally()
    for (cause, pairs) in tally.differences.sorted(by: { $0.key < $1.key }) {
      print("Chromium agreement: \(pairs.count) pairs differ: \(cause)")
    }
    print("Chromium agreement: \(tally.same) of \(tally.count) pairs have the same lines")
    print("Chromium agreement: \(tally.sameWrapped) of \(tally.wrapped) pairs that wrap")
    #expect(tally.count == 16_830)
    #expect(tally.differences["unexplained"] == nil)
    // The number of differences with the listed cause may not grow either.
    #expect(tally.differences["subset", default: []].count <= 3)
  }

  @Test func linesAreAsWideAsInChromium() throws {
    let deviations = try tally().deviations.sorted()
    let percentile = deviations[deviations.count * 99 / 100]
    print(
      "Chromium agreement: \(deviations.count) lines, width difference \(percentile) px (99th percentile)")
    #expect(deviations.count > 30_000)
    #expect(percentile <= 0.05)
  }

  private struct Tally {
    var count = 0
    var same = 0
    var wrapped = 0
    var sameWrapped = 0
    /// The pairs that differ, as `id@width`, by cause.
    var differences: [String: [String]] = [:]
    /// Width differences of all lines, in px.
    var deviations: [Double] = []
  }

  private func tally() throws -> Tally {
    let fonts = try TestFonts.bundled.get()
    let decoder = JSONDecoder()
    let records = try String(
      contentsOf: Repository.url("Tests/Conformance/Data/Chromium/chat-dev.breaks.jsonl"), encoding: .utf8
    ).split(separator: "\n").map { try decoder.decode(Record.self, from: Data($0.utf8)) }
    let chromium = Dictionary(uniqueKeysWithValues: records.map { ($0.id, $0.lines) })
    var tally = Tally()
    for message in try Corpora.chat() {
      let options = ParagraphOptions(
        policy: .browser, lineBreaks: LineBreakOptions(language: message.language))
      let paragraph = Paragraph(
        StyledText(message.text, style: TextStyle(size: 16, language: message.language)), options: options,
        fonts: fonts)
      for width in Self.widths {
        let expected = try #require(chromium[message.id]?[width])
        count(paragraph.layout(width: Double(width)), expected, message, width, in: &tally)
      }
    }
    return tally
  }

  private func count(
    _ block: TextBlock, _ expected: Record.Lines, _ message: Corpora.ChatMessage, _ width: Int,
    in tally: inout Tally
  ) {
    let isSame = block.lines.map(\.start) == expected.starts || message.text.isEmpty
    let wraps = block.lines.count > 1 || expected.starts.count > 1
    tally.count += 1
    tally.wrapped += wraps ? 1 : 0
    guard isSame else {
      let cause = ChromiumLineDifferences.cause(of: message)
      tally.differences[cause, default: []].append("\(message.id)@\(width)")
      return
    }
    tally.same += 1
    tally.sameWrapped += wraps ? 1 : 0
    for (line, chromium) in zip(block.lines, expected.widths) {
      tally.deviations.append(abs(line.width.points - chromium))
    }
  }
}
