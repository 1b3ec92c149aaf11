import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests that a transcript after any sequence of changes equals one that is laid out from scratch, and that
/// no change moves the message at the reader's place.
@Suite struct TranscriptEditTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.square }

  private func fromScratch(_ transcript: Transcript) -> Transcript {
    Transcript(
      transcript.messages, style: transcript.style, width: transcript.width, engine: engine,
      environment: transcript.environment, options: transcript.options)
  }

  /// Returns the y where a message's content begins.
  private func contentTop(_ transcript: Transcript, _ id: MessageID) -> LayoutUnit? {
    transcript.offset(for: ScrollAnchor(id: id))
  }

  /// The reader's place: a message at the upper or lower edge, which must keep its place on the screen.
  private struct Reader {
    var viewport = Rect(x: 0, y: 100, width: 320, height: 400)
    var step = 0

    mutating func change(
      _ transcript: inout Transcript, _ editor: inout TranscriptEditor, _ test: TranscriptEditTests
    )
      throws
    {
      if step % 7 == 0 {
        viewport.origin.y = LayoutUnit(Double(editor.number(-50..<Int(transcript.height.points) + 50)))
      }
      let edge: ScrollEdge = step % 2 == 0 ? .top : .bottom
      let before = transcript
      let anchor = transcript.anchor(at: viewport, edge: edge)
      let old = viewport
      viewport = transcript.keepPlace(in: viewport, edge: edge) { editor.change(&$0) }
      step += 1
      guard let anchor else { return }
      let held = ([anchor.id] + anchor.fallbacks.map(\.id)).first { transcript.index(of: $0) != nil }
      guard let held else { return }
      let (was, now): (LayoutUnit?, LayoutUnit?) =
        edge == .top
        ? (test.contentTop(before, held), test.contentTop(transcript, held))
        : (before.frame(of: held)?.maxY, transcript.frame(of: held)?.maxY)
      let moved = try #require(now) - viewport.minY - (try #require(was) - old.minY)
      #expect(abs(moved.rawValue) <= 1, "step \(step) moved \(held) by \(moved)")
    }
  }

  /// How many steps are between two comparisons; more in debug builds, which are slow.
  #if DEBUG
  private static let pause = 25
  private static let long = 150
  #else
  private static let pause = 1
  private static let long = 1_500
  #endif

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func fiveHundredRandomChangesEqualALayoutFromScratch(seed: UInt64) throws {
    var editor = try TranscriptEditor(seed: seed, most: 40)
    var transcript = Transcript(
      (0..<20).map { _ in editor.message() }, style: editor.styles[Int(seed) % editor.styles.count],
      width: 320,
      engine: engine, environment: Fixtures.me)
    var reader = Reader()
    for step in 0..<500 {
      try reader.change(&transcript, &editor, self)
      if step % Self.pause == 0 || step == 499 {
        // Glyphs are compared only at every fifth step, because that is most of the work, and glyphs follow
        // from the lines.
        let glyphs = step % 5 == 0 || step == 499
        let isEqual = try dump(transcript, glyphs: glyphs) == dump(fromScratch(transcript), glyphs: glyphs)
        let heights = isEqual ? [] : transcript.differencesFromBuiltRows(in: 0..<transcript.count)
        try #require(
          isEqual, "seed \(seed), step \(step), \(editor.last), \(transcript.style.name), \(heights)")
      }
    }
    #expect(editor.done.count == TranscriptEditor.Change.allCases.count)
  }

  @Test(arguments: [101, 102] as [UInt64]) func aLongTranscriptEqualsALayoutFromScratch(seed: UInt64) throws {
    var editor = try TranscriptEditor(seed: seed, most: 2_000)
    var transcript = Transcript(
      (0..<Self.long).map { _ in editor.message() }, style: .clustered,
      width: 320, engine: engine, environment: Fixtures.me)
    var reader = Reader()
    for step in 1...500 {
      try reader.change(&transcript, &editor, self)
      if step % 125 == 0 {
        let isEqual = try dump(transcript) == dump(fromScratch(transcript))
        try #require(isEqual, "seed \(seed), step \(step), \(editor.last)")
      }
    }
  }

  @Test func editsKeepAllIndicesAndOffsets() throws {
    var editor = try TranscriptEditor(seed: 9, most: .max)
    var transcript = Transcript([], style: .balloon, width: 320, engine: engine)
    var model: [Message] = []
    for _ in 0..<400 {
      let at = editor.number(0..<model.count + 1)
      if editor.number(0..<3) == 0, at < model.count {
        let removed = transcript.remove(model[at].id)
        let expected = model.remove(at: at)
        #expect(removed == expected)
      } else {
        let message = editor.message()
        model.insert(message, at: at)
        transcript.insert(message, at: at)
      }
    }
    #expect(transcript.messages == model && !model.isEmpty)
    var y: LayoutUnit = 0
    for (index, message) in model.enumerated() {
      #expect(transcript.index(of: message.id) == index)
      #expect(transcript.cells[index].id == message.id)
      let frame = try #require(transcript.frame(of: message.id))
      #expect(frame.minY == y && frame == transcript.cells[index].frame)
      y = frame.maxY
    }
    #expect(transcript.height == y)
  }

  @Test func equalNamesAreReportedAndLaidOutOnce() {
    let one = Message(id: 1, sender: "a", text: "one")
    let other = Message(id: 1, sender: "b", text: "other")
    var transcript = Transcript(
      [one, other, Message(id: 2, sender: "a", text: "two")], style: .balloon, width: 320, engine: engine)
    #expect(transcript.cells.map(\.id) == [1, 2] && transcript.duplicates == [1])
    #expect(transcript.message(withID: 1) == one)
    let again = transcript.append(other)
    #expect(!again && transcript.duplicates == [1, 1])
    #expect(transcript.work.rowsMeasured == 2)
    // The id can be used again.
    transcript.remove(1)
    let fresh = transcript.append(other)
    #expect(fresh && transcript.cells.map(\.id) == [2, 1])
    // A string and an integer with the same digits are different ids.
    let alike = transcript.append(Message(id: "1", sender: "a", text: "x"))
    #expect(alike)
  }

  @Test func whatIsNotThereIsNotChanged() {
    var transcript = Transcript([], style: .balloon, width: 320, engine: engine)
    let done = [
      transcript.update(Message(id: 1, sender: nil, text: "")), transcript.update(1) { $0.text = "x" },
      transcript.remove(1) != nil, transcript.move(1, to: 0),
    ]
    #expect(done == [false, false, false, false])
    #expect(
      transcript.frame(of: 1) == nil && transcript.cell(withID: 1) == nil && transcript.index(of: 1) == nil)
    #expect(transcript.rows.isEmpty && transcript.height == 0)
    #expect(transcript.anchor(at: Rect(x: 0, y: 0, width: 1, height: 1)) == nil)
    #expect(transcript.offset(for: ScrollAnchor(id: 1)) == nil)
    transcript.append(Message(id: 1, sender: nil, text: "x"))
    transcript.remove(1)
    #expect(transcript.height == 0 && transcript.cells.isEmpty)
    transcript.options.typing = TypingRow(height: 30)
    #expect(transcript.rows.count == 1 && transcript.height == 30)
  }
}
