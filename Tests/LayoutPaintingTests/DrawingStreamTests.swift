import BubbleLayout
import LayoutPainting
import TestSupport
import Testing
import TextLayout

/// Tests that a drawing whose head is written last equals one that is painted as a whole.
@Suite struct DrawingStreamTests {
  private func streamed(_ stream: DrawingStream, _ rows: [TranscriptRow], summary: [String] = []) -> String {
    var (stream, body, head, tail) = (stream, "", "", "")
    for row in rows { stream.paint(row, to: &body) }
    stream.writeHead(size: stream.extent, summary: summary, to: &head)
    stream.writeTail(to: &tail)
    return head + body + tail
  }

  private func rows(dates: Bool) throws -> [TranscriptRow] {
    let options = TranscriptOptions(dates: dates ? SeparatorStyle() : nil, typing: dates ? TypingRow() : nil)
    return Array(
      try TestEngines.bundled.rows(
        for: SampleChat.messages, style: .merged, width: 320, environment: SampleChat.environment,
        options: options))
  }

  @Test(arguments: [false, true], [Theme.light, .dark])
  func rowsOneByOneAreTheSameDrawing(dates: Bool, theme: Theme) throws {
    let rows = try rows(dates: dates)
    let painter = SVGPainter(theme: theme, showsFrames: true, title: "a", scale: 2)
    #expect(streamed(DrawingStream(painter), rows) == painter.drawing(of: rows))
  }

  @Test func rowsOneByOneAreTheSamePage() throws {
    let rows = try rows(dates: true)
    let painter = HTMLPainter(title: "a < b", summary: ["7 messages"])
    #expect(streamed(DrawingStream(painter), rows, summary: ["7 messages"]) == painter.page(of: rows))
  }

  @Test func noRowsAreADrawing() {
    #expect(streamed(DrawingStream(SVGPainter()), []) == SVGPainter().drawing(of: [TranscriptRow]()))
  }
}
