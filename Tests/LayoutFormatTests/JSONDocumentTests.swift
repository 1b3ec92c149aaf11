import BubbleLayout
import Foundation
import LayoutFormat
import TestSupport
import Testing
import TextLayout

/// Tests that a document written row by row equals one written as a whole.
@Suite struct JSONDocumentTests {
  private static let messages: [Message] = (0..<40).map { index in
    Message(
      id: .integer(index), sender: index % 3 == 0 ? "you" : "friend",
      timestamp: Fixtures.timestamp(daysLater: index / 10),
      text: index % 5 == 0 ? "ต้นทาง \(index)" : "text \(index)")
  }

  private func streamed(
    _ rows: [TranscriptRow], _ header: LayoutHeader, glyphs: Bool, folder: String? = nil
  ) throws -> Collector {
    let collector = Collector()
    var writer = JSONDocumentWriter(
      options: WritingOptions(glyphs: glyphs), folder: folder, sink: collector.take)
    try writer.write(rows, header: header)
    return collector
  }

  @Test(arguments: [false, true], [320, Double.infinity])
  func rowsOneByOneAreTheSameDocument(glyphs: Bool, width: Double) throws {
    for options in [
      TranscriptOptions(),
      TranscriptOptions(
        dates: SeparatorStyle(), unread: UnreadLine(before: .integer(7), text: "新着"), typing: TypingRow()),
    ] {
      let written = try WrittenLayout(Self.messages, width: width, options: options)
      let transcript = written.transcript
      let header = LayoutHeader(
        style: transcript.style, width: transcript.width, environment: transcript.environment)
      let collector = try streamed(Array(transcript.rows), header, glyphs: glyphs)
      #expect(try collector.text == written.json(glyphs: glyphs))
    }
  }

  @Test func noRowsAreADocument() throws {
    let header = LayoutHeader(style: .balloon, width: 320, environment: LayoutEnvironment())
    let collector = Collector()
    try JSONWriter().write([TranscriptRow](), header: header, to: collector.take)
    #expect(try streamed([], header, glyphs: false).text == collector.text)
  }

  /// Rows beyond the memory limit are stored in a file without a name, which disappears with the writer.
  @Test func rowsWaitInAFileWithoutAName() throws {
    let folder = try TemporaryFolder()
    let written = try WrittenLayout(Array(Self.messages.prefix(8)))
    let rows = Array(written.transcript.rows)
    let header = LayoutHeader(style: .balloon, width: 320, environment: LayoutEnvironment())
    let many = (0..<600).flatMap { _ in rows }
    let whole = Collector()
    try JSONWriter().write(many, header: header, to: whole.take)
    #expect(whole.bytes.count > ByteSpool.memory)
    let collector = try streamed(many, header, glyphs: false, folder: folder.path)
    #expect(collector.bytes == whole.bytes)
    #expect(collector.largestChunk < 1 << 18)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test func spoolsSayWhereThereIsNoRoom() throws {
    let spool = ByteSpool(folder: "/nowhere")
    try spool.append([1, 2, 3])
    #expect(!spool.usesFile)
    let error = #expect(throws: ByteSpool.Failure.self) {
      try spool.append([UInt8](repeating: 0, count: ByteSpool.memory))
    }
    #expect(error?.description.hasPrefix("/nowhere: ") == true)
  }

  @Test func spoolsKeepTheOrder() throws {
    let folder = try TemporaryFolder()
    let spool = ByteSpool(folder: folder.path)
    var bytes: [UInt8] = []
    for piece in 0..<40 {
      let more = [UInt8](repeating: UInt8(piece), count: 70_001)
      bytes += more
      try spool.append(more)
    }
    #expect(spool.usesFile && spool.count == bytes.count)
    for _ in 0..<2 {
      let collector = Collector()
      try spool.copy(to: collector.take)
      #expect(collector.bytes == bytes)
    }
  }
}
