import BubbleLayout
import TextLayout
import Testing

/// Any sequence of changes ends in what is laid out from scratch, and moves nothing the reader looks at.
@Suite struct TranscriptEditTests {
  private let engine: LayoutEngine

  init() throws { engine = try Fixtures.squareEngine() }

  private struct Editor {
    var generator: SeededGenerator
    var nextID = 0

    mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }

    mutating func message(_ id: Int? = nil) -> Message {
      if id == nil { nextID += 1 }
      let words = String(repeating: "word ", count: number(1..<20))
      return Message(
        id: .integer(id ?? nextID), sender: ["you", "a", "b", nil][number(0..<4)],
        timestamp: number(0..<3) == 0
          ? nil : Timestamp(milliseconds: Int64(number(0..<4)) * 86_400_000 + Int64(number(0..<6)) * 100_000),
        text: words, kind: number(0..<9) == 0 ? .notice : .message,
        reactions: number(0..<8) == 0 ? [Reaction(symbol: "x", count: 2)] : [],
        delivery: number(0..<3) == 0 ? .sent : nil)
    }

    mutating func messages() -> [Message] {
      var messages = (0..<number(1..<5)).map { _ in message() }
      if number(0..<4) == 0 { messages.append(messages[0]) }
      return messages
    }

    mutating func options(_ id: MessageID?) -> TranscriptOptions {
      TranscriptOptions(
        dates: number(0..<2) == 0 ? SeparatorStyle(spacingAbove: 9, spacingBelow: 5) : nil,
        unread: number(0..<2) == 0 ? id.map { UnreadLine(before: $0, text: "new") } : nil,
        typing: number(0..<2) == 0 ? TypingRow() : nil)
    }

    mutating func change(_ transcript: inout Transcript, _ styles: [ChatStyle]) {
      let count = transcript.count
      let id = count == 0 ? nil : transcript.cells[number(0..<count)].id
      switch number(0..<24) {
      case 0...3: transcript.append(messages())
      case 4...7: transcript.prepend(messages())
      case 8...10: transcript.insert(contentsOf: messages(), at: number(-1..<count + 2))
      case 11...13:
        if let id, case .integer(let number) = id { transcript.update(message(number)) }
      case 14...17: if let id { transcript.remove(id) }
      case 18, 19: if let id { transcript.move(id, to: number(-1..<count + 1)) }
      case 20: transcript.width = [320.0, 200, 90, 500, 0, .infinity][number(0..<6)]
      case 21: transcript.style = styles[number(0..<styles.count)]
      case 22:
        transcript.environment.direction = number(0..<2) == 0 ? .leftToRight : .rightToLeft
        transcript.environment.scale = [nil, 2, 3][number(0..<3)]
        transcript.environment.fontScale = [1, 1, 1.5][number(0..<3)]
        transcript.environment.isSelecting = number(0..<2) == 0
      default: transcript.options = options(id)
      }
    }
  }

  private func fromScratch(_ transcript: Transcript) -> Transcript {
    Transcript(
      transcript.messages, style: transcript.style, width: transcript.width, engine: engine,
      environment: transcript.environment, options: transcript.options)
  }

  /// Where a message's content begins.
  private func contentTop(_ transcript: Transcript, _ id: MessageID) -> LayoutUnit? {
    transcript.offset(for: ScrollAnchor(id: id))
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func fiveHundredRandomChangesEqualALayoutFromScratch(seed: UInt64) throws {
    let styles = try ["balloon", "clustered", "merged", "rows"].map { try ChatStyle.preset($0) }
    var editor = Editor(generator: SeededGenerator(state: seed))
    var transcript = Transcript(
      (0..<20).map { _ in editor.message() }, style: styles[Int(seed) % 4], width: 320, engine: engine,
      environment: Fixtures.me)
    var viewport = Rect(x: 0, y: 100, width: 320, height: 400)
    for step in 0..<500 {
      if step % 7 == 0 {
        viewport.origin.y = LayoutUnit(Double(editor.number(-50..<Int(transcript.height.points) + 50)))
      }
      let edge: ScrollEdge = step % 2 == 0 ? .top : .bottom
      let before = transcript
      let anchor = transcript.anchor(at: viewport, edge: edge)
      let old = viewport
      viewport = transcript.keepingPlace(in: viewport, edge: edge) { editor.change(&$0, styles) }
      if let anchor {
        let held = ([anchor.id] + anchor.fallbacks.map(\.id)).first { transcript.index(of: $0) != nil }
        if let held {
          let (was, now): (LayoutUnit?, LayoutUnit?) =
            edge == .top
            ? (contentTop(before, held), contentTop(transcript, held))
            : (before.frame(of: held)?.maxY, transcript.frame(of: held)?.maxY)
          let moved = try #require(now) - viewport.minY - (try #require(was) - old.minY)
          #expect(abs(moved.rawValue) <= 1, "step \(step) moved \(held) by \(moved)")
        }
      }
      if step % 25 == 24 || step < 30 {
        let (changed, fresh) = try (dump(transcript), dump(fromScratch(transcript)))
        try #require(changed == fresh, "seed \(seed), step \(step)")
      }
    }
    #expect(try dump(transcript) == dump(fromScratch(transcript)))
    #expect(transcript.count > 20)
  }

  @Test func editsKeepAllIndicesAndOffsets() throws {
    var editor = Editor(generator: SeededGenerator(state: 9))
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
    #expect(transcript.message(1) == one)
    let again = transcript.append(other)
    #expect(!again && transcript.duplicates == [1, 1])
    #expect(transcript.statistics.cellsLaidOut == 2)
    // The name is free again.
    transcript.remove(1)
    let fresh = transcript.append(other)
    #expect(fresh && transcript.cells.map(\.id) == [2, 1])
    // A string and an integer that look alike are two names.
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
    #expect(transcript.frame(of: 1) == nil && transcript.cell(1) == nil && transcript.index(of: 1) == nil)
    #expect(transcript.items.isEmpty && transcript.height == 0)
    #expect(transcript.anchor(at: Rect(x: 0, y: 0, width: 1, height: 1)) == nil)
    #expect(transcript.offset(for: ScrollAnchor(id: 1)) == nil)
    transcript.append(Message(id: 1, sender: nil, text: "x"))
    transcript.remove(1)
    #expect(transcript.height == 0 && transcript.cells.isEmpty)
    transcript.options.typing = TypingRow(height: 30)
    #expect(transcript.items.count == 1 && transcript.height == 30)
  }
}
