import BubbleLayout
import MessageReading
import TestSupport
import Testing
import TextLayout

/// Tests that the work of an edit depends on what it changes. Work is counted, not timed.
@Suite struct TranscriptWorkTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.square }

  private func messages(_ range: Range<Int>, timed: Bool = true) -> [Message] {
    range.map { index in
      Message(
        id: .integer(index), sender: index % 3 == 0 ? "you" : "friend",
        timestamp: timed ? Timestamp(milliseconds: Int64(index) * 60_000) : nil, text: "word \(index % 10)")
    }
  }

  @Test(arguments: [true, false])
  func tenThousandPrependsLayOutALinearNumberOfCells(timed: Bool) throws {
    var transcript = Transcript(
      [], style: try .preset("clustered"), width: 320, engine: engine,
      options: TranscriptOptions(dates: SeparatorStyle()))
    let messages = messages(0..<10_000, timed: timed)
    for message in messages.reversed() { transcript.prepend(message) }
    #expect(transcript.count == 10_000)
    #expect(transcript.work.messagesPrepared == 10_000)
    #expect(transcript.work.rowsMeasured <= 30_000)
    #expect(transcript.work.neighboursVisited <= 50_000)
    let whole = Transcript(
      messages, style: transcript.style, width: 320, engine: engine, options: transcript.options)
    #expect(whole.work.rowsMeasured == 10_000)
    #expect(whole.cells.map(\.frame) == transcript.cells.map(\.frame))
  }

  @Test func hundredThousandItems() throws {
    var transcript = Transcript(
      messages(0..<100_000), style: try .preset("clustered"), width: 320, engine: engine)
    #expect(transcript.work.rowsMeasured == 100_000)
    let height = transcript.height
    let removed = transcript.remove(50_000)
    let isBack = transcript.insert(try #require(removed), at: 50_000)
    #expect(isBack && transcript.height == height)
    _ = transcript.update(70_000) { $0.text = String(repeating: "word ", count: 99) }
    _ = transcript.move(3, to: 90_000)
    #expect(transcript.index(of: 3) == 90_000)
    #expect(transcript.work.rowsMeasured < 100_030)
    // Neighbours are shaped again if their texts are no longer cached.
    #expect((100_002...100_010).contains(transcript.work.messagesPrepared))
    let frame = try #require(transcript.frame(of: 70_000))
    let viewport = Rect(x: 0, y: frame.minY, width: 320, height: frame.height)
    #expect(transcript.rows(in: viewport).map(\.id) == [70_000])
    #expect(transcript.cells(in: viewport).map(\.id) == [70_000])
    #expect(transcript.rows(in: viewport, overscan: 1).count == 3)
    let last = try #require(transcript.cells.last)
    #expect(last.frame.maxY == transcript.height)
  }

  @Test func onlyWhatChangesIsDoneAgain() throws {
    var transcript = Transcript(
      messages(0..<100), style: try .preset("clustered"), width: 320, engine: engine)
    var done = transcript.work
    func work() -> (cells: Int, texts: Int) {
      defer { done = transcript.work }
      return (
        transcript.work.rowsMeasured - done.rowsMeasured,
        transcript.work.messagesPrepared - done.messagesPrepared
      )
    }
    transcript.width = 320
    transcript.environment.fontScale = 1
    let same = try #require(transcript.message(withID: 7))
    _ = transcript.update(same)
    #expect(work() == (0, 0))
    // The lines do not change at this width, so neither do the heights.
    transcript.width = 300
    #expect(work() == (0, 0))
    transcript.width = 150
    #expect(work() == (100, 0))
    transcript.environment.direction = .rightToLeft
    transcript.environment.scale = 2
    #expect(work() == (200, 0))
    transcript.environment.fontScale = 2
    #expect(work() == (100, 100))
    transcript.style = .balloon
    #expect(work() == (100, 100))
    _ = transcript.update(7) { $0.text = "other" }
    #expect(work() == (1, 1))
    transcript.options.typing = TypingRow()
    #expect(work() == (0, 0))
    transcript.options.unread = UnreadLine(before: 50, text: "new")
    #expect(work() == (100, 0))
    transcript.options.unread?.id = 60
    #expect(work() == (2, 0))
  }

  /// In narrow rows avatars are left out. Records answer for both kinds of rows, so no message is prepared
  /// again when a window crosses this width.
  @Test(arguments: ["clustered", "merged"]) func avatarsThatComeAndGoPrepareNothing(preset: String)
    throws
  {
    let environment = LayoutEnvironment(me: "you")
    let all = messages(0..<1_000)
    func shown(_ width: Double) throws -> Transcript {
      Transcript(all, style: try .preset(preset), width: width, engine: engine, environment: environment)
    }
    var transcript = try shown(700)
    func avatars() -> Int {
      transcript.cells(in: Rect(x: 0, y: 0, width: 700, height: 1_000)).count { $0.avatar != nil }
    }
    #expect(avatars() > 0)
    let done = transcript.work
    transcript.width = 150
    #expect(transcript.work.messagesPrepared == done.messagesPrepared)
    #expect(transcript.rows.map(\.frame) == (try shown(150).rows.map(\.frame)))
    #expect(avatars() == 0)
    let narrow = transcript.work
    transcript.width = 700
    #expect(transcript.work.messagesPrepared == narrow.messagesPrepared)
    #expect(transcript.rows.map(\.frame) == (try shown(700).rows.map(\.frame)))
    #expect(avatars() > 0)
  }

  @Test func pagesBringWhatIsNew() throws {
    var feed = XMLFeedReader()
    var transcript = Transcript([], style: .balloon, width: 320, engine: engine)
    let all = messages(1..<121).map { "<message id='\($0.id)'><text>\($0.text)</text></message>" }
    var sizes: [Int] = []
    for _ in 0..<4 {
      // The server also sends a few messages that were sent before.
      let page = "<chat>" + all[max(0, (feed.past ?? 0) - 5)...].joined() + "</chat>"
      sizes.append(transcript.append(try feed.read(Array(page.utf8), file: "feed.xml").messages))
    }
    #expect(sizes == [50, 50, 20, 0] && feed.past == 120)
    #expect(transcript.count == 120 && transcript.duplicates.isEmpty)
    #expect(transcript.work.messagesPrepared == 120)
  }

  /// A row whose text is shown only up to "Read more" keeps its paragraph at all widths.
  @Test(arguments: [
    String(repeating: "word and more words here ", count: 60),
    String(repeating: "a line of text\n", count: 40),
  ])
  func shortenedTextsArePreparedOnce(_ text: String) throws {
    var transcript = Transcript(
      [Message(id: 1, sender: "ann", text: text), Message(id: 2, sender: "ann", text: "short")],
      style: try .preset("clustered"), width: 320, engine: engine)
    #expect(transcript.cell(withID: 1)?.textPart?.wholeText != nil)
    for width in stride(from: 250.0, through: 500, by: 7) {
      transcript.width = width
      #expect(transcript.rows(in: Rect(x: 0, y: 0, width: 500, height: 2_000)).count == 2)
    }
    #expect(transcript.work.messagesPrepared == 2)
  }

  /// Records of texts in scripts whose letters change at a cut have no height at many widths. At the second such width, a
  /// message is only measured.
  @Test func incompleteRecordsPrepareNothingTwice() throws {
    let texts = try Corpora.chat().filter { ["bo", "my", "km"].contains($0.lang) }.map(\.text)
    let all = (0..<400).map { number in
      let words = (0..<12).map { texts[(number * 12 + $0 * 7) % texts.count] }
      return Message(id: .integer(number), sender: "ann", text: words.joined(separator: " "))
    }
    let engine = try TestEngines.bundled
    var transcript = Transcript(all, style: .balloon, width: 320, engine: engine)
    func prepared(at widths: [Double]) -> Int {
      let before = transcript.work.messagesPrepared
      for width in widths { transcript.width = width }
      return transcript.work.messagesPrepared - before
    }
    let widths = (1...12).map { 320 - Double($0) }
    let first = prepared(at: widths)
    // More than the visible rows, whose texts are kept in any case.
    #expect(first > 128)
    #expect(prepared(at: widths.reversed()) == 0)
    for width in [319, 313.5, 290] {
      transcript.width = width
      let fresh = Transcript(all, style: .balloon, width: width, engine: engine)
      #expect(transcript.height == fresh.height && transcript.cells.map(\.frame) == fresh.cells.map(\.frame))
    }
  }
}
