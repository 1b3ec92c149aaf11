import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests the maximum lengths of lines, in em.
@Suite struct LineMeasureTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  /// Lines of texts hold 38 em at most, lines of Markdown 44 em; tables and code use the whole lane.
  @Test(arguments: TypeGrowthTests.modern, [0.8, 1, 1.6, 2.5]) func linesHaveAMeasure(
    preset: String, scale: Double
  ) throws {
    let style = try ChatStyle.preset(preset)
    let words = String(repeating: "words and more words ", count: 60)
    let environment = LayoutEnvironment(me: "you", fontScale: scale, expanded: [1])
    func cell(_ message: Message, _ width: Double) -> Cell {
      engine.cell(for: message, style: style, width: width, environment: environment)
    }
    func markdown(_ text: String) -> Message {
      var message = Message(id: 1, sender: "friend", text: text)
      message.format = .markdown
      return message
    }
    func texts(_ cell: Cell) -> [TextPart] {
      cell.parts.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }
    let em = 17 * scale
    for width in [390.0, 768, 1_200, 2_000, 4_000] {
      let plain = try #require(cell(Message(id: 1, sender: "friend", text: words), width).textPart)
      #expect(plain.frame.width.points <= em * 38, "\(width)")
      let rich = cell(markdown(words + "\n\n- " + words), width)
      #expect(texts(rich).allSatisfy { $0.frame.width.points <= em * 44 })
      let table =
        "|" + String(repeating: " a |", count: 8) + "\n|" + String(repeating: "-|", count: 8) + "\n|"
        + String(repeating: " \(words) |", count: 8) + "\n"
      let wide = cell(markdown(words + "\n\n" + table + "\nשלום " + words), width)
      let bubble = try #require(wide.bubble).frame
      #expect(texts(wide).filter { $0.role != .cell }.allSatisfy { $0.frame.width.points <= em * 44 + 1 })
      if width == 4_000 {
        #expect(plain.frame.width.points > em * 34)
        #expect(try #require(rich.bubble).frame.width.points > em * 40)
        #expect(bubble.width.points > em * 60, "a table uses the lane")
      }
      var quoting = Message(id: 1, sender: "friend", text: "ok")
      quoting.quote = QuotedReply(sender: "ann", text: words)
      #expect(try #require(cell(quoting, width).bubble).frame.width.points <= em * 38 + 60)
    }
    for name in ["balloon", "padded", "tailed", "rows"] {
      let source = try ChatStyle.preset(name)
      #expect(source.received.text.measure == nil && source.received.content.rich.measure == nil)
    }
  }
}
