import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests the time below a message that ends with a list.
@Suite struct FooterBesideItemTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private func message(_ text: String) throws -> Message {
    Message(
      id: 1, sender: "model", timestamp: try Timestamp(iso8601: "2026-03-14T09:00:00Z"), text: text,
      format: .markdown)
  }

  private static let long = "A line before the list that makes the bubble quite wide"

  /// The last baseline of the message's texts, and the time.
  private func ends(_ text: String, _ preset: String, width: Double = 500) throws -> (
    baseline: LayoutUnit, bottom: LayoutUnit, time: LabelPart
  ) {
    let cell = engine.cell(for: try message(text), style: try .preset(preset), width: width)
    let part = try #require(
      cell.parts.compactMap { if case .text(let text) = $0, text.role != .marker { text } else { nil } }.last)
    let line = try #require(part.block.lines.last)
    return (
      part.frame.minY + part.blockOrigin.y + line.baseline, part.frame.maxY,
      try #require(cell.labels(.time).last)
    )
  }

  @Test(
    arguments: ["clustered", "merged"],
    [
      "\(long)\n\n- one\n- two", "\(long)\n\n1. one\n2. two", "\(long)\n\n- [x] done\n- [ ] open",
      "\(long)\n\n- one\n  - two\n    - three", "- one", "\(long)\n\n- a\n\n  b",
    ])
  func itStandsAtTheBaselineOfAShortItem(preset: String, text: String) throws {
    let words = try ends("ok", preset)
    let found = try ends(text, preset)
    #expect(found.time.frame.minY - found.baseline == words.time.frame.minY - words.baseline)
  }

  /// Beside a long item it has a row of its own, at least six points below.
  @Test(
    arguments: ["clustered", "merged"],
    [
      "- \(String(repeating: "word ", count: 9))", "\(long)\n\n- \(String(repeating: "wordword ", count: 6))",
    ])
  func itKeepsADistanceFromALongItem(preset: String, text: String) throws {
    var rows = 0
    for width in stride(from: 260.0, through: 460, by: 20) {
      let found = try ends(text, preset, width: width)
      guard found.time.frame.minY >= found.bottom else { continue }
      rows += 1
      #expect(found.time.frame.minY - found.bottom >= 6)
    }
    #expect(rows > 0)
  }

  /// What stands beside a quote, details or footnotes would look like a part of them.
  @Test(arguments: [
    "\(long)\n\n> - one", "\(long)\n\n<details open><summary>s</summary>\n\n- one\n\n</details>",
    "\(long)[^1]\n\n[^1]: Note",
  ])
  func otherBlocksHaveItBelow(text: String) throws {
    let found = try ends(text, "merged")
    #expect(found.time.frame.minY >= found.bottom)
  }

  /// A growing list has the size of the finished one, with the time in the same place.
  @Test(arguments: ["clustered", "merged"], [240.0, 390])
  func aGrowingListIsAsLarge(preset: String, width: Double) throws {
    let text = "\(Self.long)\n\n- one\n- two\n  1. a\n  2. b and some words\n- [ ] three\n\nEnd.\n\n- four"
    var message = try message("")
    message.isStreaming = true
    var transcript = Transcript([message], style: try .preset(preset), width: width, engine: engine)
    var whole = message
    for character in text {
      _ = transcript.append(String(character), to: 1)
      whole.text.append(character)
      let cell = engine.cell(for: whole, style: try .preset(preset), width: width)
      #expect(transcript.cell(withID: 1)?.bubble?.frame.size == cell.bubble?.frame.size, "\(whole.text)")
    }
  }
}
