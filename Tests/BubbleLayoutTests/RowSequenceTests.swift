import BubbleLayout
import Foundation
import LayoutFormat
import TestSupport
import Testing
import TextLayout

/// Tests that a sequence of rows, made one by one, equals the rows of a transcript.
@Suite struct RowSequenceTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private func messages(_ count: Int) -> [Message] {
    (0..<count).map { index in
      Message(
        id: .integer(index), sender: index % 3 == 0 ? "you" : "friend",
        // Some days have no message, and every fifth message has no time.
        timestamp: index % 5 == 4
          ? nil : Fixtures.timestamp(daysLater: index / 7),
        text: String(repeating: "word ", count: index % 9))
    }
  }

  private func written(_ items: some Collection<TranscriptRow>) throws -> String {
    var bytes: [UInt8] = []
    let writer = JSONWriter(options: WritingOptions(glyphs: true))
    try writer.write(Array(items), header: LayoutHeader(style: "any", width: nil)) { bytes += $0 }
    return try #require(String(validating: bytes, as: UTF8.self))
  }

  private func options(unread: MessageID) -> TranscriptOptions {
    TranscriptOptions(
      dates: SeparatorStyle(), unread: UnreadLine(before: unread, text: "New"), typing: TypingRow())
  }

  @Test(
    arguments: Corpora.transcripts, ["balloon", "clustered"])
  func equalsATranscriptOfRealMessages(name: String, style: String) throws {
    let messages = try Corpora.transcript(name, prefix: 400)
    let chatStyle = try ChatStyle.preset(style)
    let environment = LayoutEnvironment(me: messages[0].sender)
    let options = options(unread: messages[messages.count / 2].id)
    let transcript = Transcript(
      messages, style: chatStyle, width: 320, engine: engine, environment: environment, options: options)
    let items = Array(
      engine.rows(for: messages, style: chatStyle, width: 320, environment: environment, options: options))
    #expect(items.map(\.frame) == transcript.rows.map(\.frame))
    #expect(items.map(\.id) == transcript.rows.map(\.id))
    #expect(try written(items) == written(transcript.rows))
    #expect(items.last?.frame.maxY == transcript.height)
    let separators = items.filter { if case .separator = $0 { true } else { false } }
    #expect(separators.count >= 2)
  }

  @Test(arguments: [0, 1, 2, 40], [320, 0, .infinity] as [Double])
  func equalsATranscriptAtEachWidth(count: Int, width: Double) throws {
    let messages = messages(count)
    for name in ["balloon", "rows", "merged"] {
      let style = try ChatStyle.preset(name)
      for options in [options(unread: 0), options(unread: 17), TranscriptOptions(typing: TypingRow())] {
        let transcript = Transcript(
          messages, style: style, width: width, engine: engine, environment: Fixtures.me, options: options)
        let items = Array(
          engine.rows(for: messages, style: style, width: width, environment: Fixtures.me, options: options))
        #expect(try written(items) == written(transcript.rows))
        #expect(transcript.height == items.last?.frame.maxY ?? 0)
      }
    }
  }

  /// Whatever the messages, the style and the other rows, a stream gives the rows of a transcript.
  @Test(arguments: UInt64(1)...20)
  func equalsATranscriptOfAnything(seed: UInt64) throws {
    var editor = try TranscriptEditor(seed: seed, most: 99)
    let engine = try TestEngines.square
    var transcript = Transcript([], style: editor.styles[Int(seed) % 6], width: 320, engine: engine)
    for _ in 0..<25 {
      editor.change(&transcript)
      let rows = engine.rows(
        for: transcript.messages, style: transcript.style, width: transcript.width,
        environment: transcript.environment, options: transcript.options)
      #expect(try written(Array(rows)) == written(transcript.rows), "after \(editor.last)")
    }
  }

  @Test func everyMessageIsLaidOutWhateverItsName() throws {
    let messages = messages(6) + messages(6)
    let items = Array(
      engine.rows(for: messages, style: .balloon, width: 320, options: options(unread: 3)))
    let cells = items.filter(\.isAnchor)
    #expect(cells.map(\.id) == messages.map(\.id))
    var y: LayoutUnit = 0
    for item in items {
      #expect(item.frame.minY >= y)
      y = item.frame.maxY
    }
    let unread = items.indices.filter {
      if case .separator(let separator) = items[$0] { separator.kind == .unread } else { false }
    }
    #expect(unread.count == 1)
    #expect(try items[#require(unread.first) + 1].id == 3)
    #expect(items.firstIndex { $0.isAnchor && $0.id == 3 } == unread[0] + 1)
  }

  @Test(arguments: [("balloon", 0), ("clustered", 1)])
  func readsNoFurtherThanItHasTo(style: String, ahead: Int) throws {
    final class Counter: Sequence, IteratorProtocol {
      var messages: [Message]
      var count = 0
      init(_ messages: [Message]) { self.messages = messages }
      func next() -> Message? {
        guard count < messages.count else { return nil }
        count += 1
        return messages[count - 1]
      }
    }
    let counter = Counter(messages(20))
    let style = try ChatStyle.preset(style)
    var items = engine.rows(for: counter, style: style, width: 320, options: options(unread: 9))
      .makeIterator()
    var cells = 0
    while let item = items.next() {
      if item.isAnchor { cells += 1 }
      guard cells < 15 else { break }
      #expect(counter.count <= (item.isAnchor ? cells : cells + 1) + ahead)
    }
    #expect(cells == 15)
  }

  @Test func cellsSayWhoseRoleTheyAre() throws {
    var messages = messages(2)
    messages.append(Message(id: "n", sender: nil, text: "joined", kind: .notice))
    for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
      let environment = LayoutEnvironment(me: "you", direction: direction)
      let cells = Array(engine.cells(for: messages, style: .balloon, width: 320, environment: environment))
      #expect(cells.map(\.role) == [.sent, .received, .notice])
      let transcript = Transcript(
        messages, style: .balloon, width: 320, engine: engine, environment: environment)
      #expect(transcript.cells.map(\.role) == [.sent, .received, .notice])
    }
  }
}
