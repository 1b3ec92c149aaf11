import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests the rules of the preset `balloon` in five real conversations. The test calculates the expected
/// numbers itself.
@Suite struct RealTranscriptTests {
  @Test(arguments: [
    ("irc-ubuntu-2008-12-11", 1_250, 16), ("irc-rust-2018-12", 1_200, 1), ("irc-mediawiki-2013-01", 1_200, 0),
    ("group-multilingual", 2_000, 0), ("group-rtl", 800, 0),
  ])
  func everyCellKeepsTheRules(name: String, count: Int, noticeCount: Int) throws {
    let messages = try Corpora.transcript(name)
    #expect(messages.count == count)
    #expect(messages.count { $0.kind == .notice } == noticeCount)
    let me = try #require(messages.first?.sender)
    let engine = try TestEngines.bundled
    let transcript = Transcript(
      messages, style: .balloon, width: 320, engine: engine, environment: LayoutEnvironment(me: me))
    try #require(transcript.cells.count == count)
    var y: LayoutUnit = 0
    for (message, cell) in zip(messages, transcript.cells) {
      let isSent = message.sender == me
      #expect(cell.id == message.id)
      let text = try #require(cell.textPart)
      if message.kind == .notice {
        #expect(cell.bubble == nil && cell.label == nil && cell.frame.minY == y)
        #expect(cell.height == text.frame.height + 10)
        y = cell.frame.maxY
        continue
      }
      let size = text.block.size
      let w = size.width + 10
      #expect(text.frame.size == Size(width: w, height: size.height))
      #expect(text.frame.minX == (isSent ? 20 : 320 - w - 20))
      #expect(text.frame.minY == 40)
      #expect(size.width <= 260)

      let bubble = try #require(cell.bubble)
      #expect(bubble.frame.minX == text.frame.minX - 10)
      #expect(bubble.frame.minY == text.frame.minY - 10)
      #expect(bubble.frame.width == text.frame.width + 20)
      #expect(bubble.frame.height == text.frame.height + 20)
      #expect(bubble.asset == (isSent ? "orange" : "aqua"))
      #expect(bubble.tail == (isSent ? .left : .right))
      #expect(bubble.caps.left == 24 && bubble.caps.top == 15)

      let label = try #require(cell.label)
      #expect(label.frame == Rect(x: 10, y: 5, width: 300, height: 20))
      #expect(label.text.hasPrefix(message.sender.map { $0 + " " } ?? ""))
      #expect(label.text.hasSuffix("M"))
      #expect(label.block.lines.count == 1 && label.block.size.width <= 300)

      #expect(cell.frame == Rect(x: 0, y: y, width: 320, height: max(65, size.height + 40)))
      y = cell.frame.maxY

      let lines = text.block.lines
      #expect(lines.first?.start == 0 && lines.last?.end == text.text.utf16.count)
      #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.end == $1.start })
      #expect(lines.reduce(0) { $0 + $1.frame.height } == size.height)
    }
    #expect(transcript.height == y)
  }
}
