import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests what screen readers say about tables.
@Suite struct SpokenTableTests {
  private func row(_ message: Message, width: Double = 320) throws -> AccessibilityElement {
    let transcript = Transcript([message], style: .merged, width: width, engine: try TestEngines.bundled)
    let viewport = Rect(x: 0, y: 0, width: LayoutUnit(width), height: transcript.height)
    return try #require(transcript.accessibility(in: viewport).first)
  }

  private func message(_ text: String) -> Message {
    Message(id: 1, sender: "ann", text: text, format: .markdown)
  }

  /// A listener moves from row to row, and hears which cells belong together.
  @Test(arguments: [90.0, 320]) func tablesHaveRows(_ width: Double) throws {
    let source = "| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | [x](https://example.org) |"
    let row = try row(message(source), width: width)
    let table = try #require(row.children.first { $0.role == .list })
    #expect(table.children.map(\.role) == [.listItem, .listItem, .listItem])
    #expect(table.children.map { $0.children.map(\.label) } == [["a", "b"], ["1", "2"], ["3", "x"]])
    for item in table.children {
      #expect(item.children.allSatisfy { item.frame.union($0.frame) == item.frame })
      #expect(item.parts == item.children.flatMap(\.parts))
    }
    #expect(row.label.contains("a, b, 1, 2, 3, x"), "\(row.label)")
    #expect(row.actions.contains { $0.address == "https://example.org" })
  }
}
