import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests the flip budget: answers arrive in tokens of four bytes, and few tokens may change a line above the
/// open block.
///
/// `make laws` (`BUBBLE_LAWS=full`) uses the whole corpus. Otherwise every sixteenth text is used, because
/// each token lays out the whole answer. `Documentation/Performance.md` has the number.
@Suite struct FlipBudgetTests {
  /// Identifies a text by its path and its role.
  private struct Place: Hashable {
    let path: ContentPath
    let role: TextRole?
  }

  private struct Lines: Equatable {
    let top: LayoutUnit
    let starts: [Int]
    let text: String
  }

  private let cells: ComplaintCells

  init() throws { cells = try ComplaintCells() }

  @Test func fewTokensChangeALineAboveTheOpenBlock() throws {
    let messages = try Corpora.messages("markdown.jsonl")
    #expect(messages.count == 80)
    var tokens = 0
    var causes: [String: Int] = [:]
    for (number, message) in messages.enumerated() where Laws.isFull || number % 16 == 0 {
      let found = try flips(message.text)
      tokens += found.tokens
      causes.merge(found.causes, uniquingKeysWith: +)
    }
    let flips = causes.values.reduce(0, +)
    print("Flip budget: \(flips) of \(tokens) tokens: \(causes.sorted { $0.key < $1.key })")
    #expect(tokens > (Laws.isFull ? 40_000 : 2_000))
    // The remaining flips are link labels whose definitions come late, and lists that become loose or get a
    // wider number.
    #expect(Double(flips) < 0.002 * Double(tokens), "\(flips) of \(tokens)")
  }

  private func flips(_ text: String) throws -> (tokens: Int, causes: [String: Int]) {
    let bytes = Array(text.utf8)
    var transcript = cells.transcript([ComplaintCells.markdown("", streaming: true)], width: 400)
    var result = (tokens: 0, causes: [String: Int]())
    var above: [Place: Lines] = [:]
    var start = 0
    while start < bytes.count {
      var end = min(bytes.count, start + 4)
      // A token does not end within a character.
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
      _ = transcript.append(String(decoding: bytes[start..<end], as: UTF8.self), to: 1)
      start = end
      result.tokens += 1
      let parts = try #require(transcript.cell(withID: 1)).textParts()
      let now = parts.map { (Place(path: $0.path, role: $0.role), lines(of: $0)) }
      let shown = Dictionary(now, uniquingKeysWith: { first, _ in first })
      if let changed = above.first(where: { shown[$0.key] != $0.value }) {
        result.causes[cause(changed.value, shown[changed.key]), default: 0] += 1
      }
      above = closed(parts)
    }
    return result
  }

  private func lines(of part: TextPart) -> Lines {
    Lines(top: part.frame.minY, starts: part.block.lines.map(\.start), text: part.text)
  }

  /// Returns the texts of all blocks except the last one, which may continue.
  private func closed(_ parts: [TextPart]) -> [Place: Lines] {
    guard let last = parts.last else { return [:] }
    let open = block(of: last.path)
    let kept = parts.filter { !open.starts(with: block(of: $0.path)) }
    return Dictionary(
      kept.map { (Place(path: $0.path, role: $0.role), lines(of: $0)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the path of a text's block; for the text of a table's cell, the path of the table.
  private func block(of path: ContentPath) -> ArraySlice<ContentPath.Step> {
    let steps = path.steps
    guard let rows = steps.lastIndex(of: "rows") else { return steps[...] }
    return steps[..<rows]
  }

  private func cause(_ old: Lines, _ new: Lines?) -> String {
    guard let new else { return "is gone" }
    if new.text != old.text { return "other words" }
    return new.starts != old.starts ? "breaks elsewhere" : "stands elsewhere"
  }
}
