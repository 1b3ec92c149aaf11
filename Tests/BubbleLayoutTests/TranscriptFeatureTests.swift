import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests features of published chats that concern the whole list. Each test is named after its row in the
/// list of features.
@Suite struct TranscriptFeatureTests {
  private let engine: LayoutEngine
  private static let day: Int64 = 86_400_000

  init() throws { engine = try TestEngines.square }

  /// Makes a transcript of messages a minute apart, five per day.
  private func transcript(_ count: Int, _ options: TranscriptOptions = TranscriptOptions()) throws
    -> Transcript
  {
    Transcript(
      (0..<count).map { message($0) }, style: try .preset("clustered"), width: 320, engine: engine,
      environment: Fixtures.me, options: options)
  }

  private func message(_ number: Int) -> Message {
    let (days, place) = number.quotientAndRemainder(dividingBy: 5)
    return Message(
      id: .integer(number), sender: "friend",
      timestamp: Timestamp(milliseconds: Int64(days) * Self.day + Int64(place) * 60_000), text: "word")
  }

  private func separators(_ transcript: Transcript, _ kind: SeparatorKind) -> [TranscriptSeparator] {
    transcript.rows.compactMap {
      if case .separator(let separator) = $0, separator.kind == kind { separator } else { nil }
    }
  }

  private func viewport(_ y: LayoutUnit, _ height: LayoutUnit = 100) -> Rect {
    Rect(x: 0, y: y, width: 320, height: height)
  }

  @Test func dateSeparators() throws {
    let transcript = try transcript(12, TranscriptOptions(dates: SeparatorStyle()))
    let dates = separators(transcript, .date)
    #expect(dates.map(\.id) == [0, 5, 10])
    #expect(dates.map(\.label.text) == ["Jan 1, 1970", "Jan 2, 1970", "Jan 3, 1970"])
    for date in dates {
      #expect(date.frame.maxY <= (try #require(transcript.frame(of: date.id)).minY))
    }
  }

  @Test func unreadDivider() throws {
    var transcript = try transcript(12)
    let before = try #require(transcript.frame(of: 7))
    transcript.options.unread = UnreadLine(before: 7, text: "New")
    let lines = separators(transcript, .unread)
    #expect(lines.map(\.id) == [7] && lines.map(\.label.text) == ["New"])
    #expect(lines[0].frame.minY >= (try #require(transcript.frame(of: 6))).maxY)
    #expect(lines[0].frame.maxY <= (try #require(transcript.frame(of: 7))).minY)
    #expect(try #require(transcript.frame(of: 7)).minY > before.minY)
    transcript.options.unread = UnreadLine(before: 99, text: "New")
    #expect(separators(transcript, .unread).isEmpty)
  }

  @Test func typingIndicatorInTheList() throws {
    var transcript = try transcript(4)
    let height = transcript.height
    transcript.options.typing = TypingRow(height: 30, spacing: 8)
    guard case .typing(let row) = try #require(transcript.rows.last) else {
      Issue.record("the last row is not that of who is typing")
      return
    }
    let frame = row.frame
    #expect(frame.minY == height + 8 && frame.height == 30 && transcript.height == frame.maxY)
    transcript.append(message(4))
    guard case .typing(let moved) = try #require(transcript.rows.last) else { return }
    #expect(moved.frame.minY > frame.minY)
    transcript.options.typing = nil
    #expect(transcript.rows.count == 5)
  }

  /// While the reader selects, the typing row moves aside with the messages.
  @Test(arguments: [InterfaceDirection.leftToRight, .rightToLeft]) func typingRowBesideSelectionMarks(
    direction: InterfaceDirection
  ) throws {
    for style in [ChatStyle.merged, .clustered] {
      for people in [["ann"], ["ann", "bo", "cy"]] {
        typealias Places = (message: LayoutUnit, typing: LayoutUnit, bubble: LayoutUnit)
        func places(isSelecting: Bool) -> [Places] {
          let transcript = Transcript(
            [Message(id: 1, sender: "ann", text: "Hello")], style: style, width: 500, engine: engine,
            environment: LayoutEnvironment(me: "me", direction: direction, isSelecting: isSelecting),
            options: TranscriptOptions(typing: TypingRow(people: people)))
          guard case .typing(let row) = transcript.rows.last, let bubble = row.bubble else { return [] }
          let avatars = row.parts.compactMap { if case .avatar(let part) = $0 { part.frame } else { nil } }
          guard let own = transcript.cell(withID: 1)?.avatar?.frame, let first = avatars.first else {
            return []
          }
          return [
            direction == .leftToRight
              ? (own.minX, first.minX, bubble.minX) : (500 - own.maxX, 500 - first.maxX, 500 - bubble.maxX)
          ]
        }
        let plain = try #require(places(isSelecting: false).first)
        let moved = try #require(places(isSelecting: true).first)
        #expect(moved.message > plain.message)
        #expect(moved.typing - plain.typing == moved.message - plain.message)
        #expect(moved.bubble - plain.bubble == moved.message - plain.message)
      }
    }
  }

  @Test func composerGrowthToAMaximum() throws {
    var composer = Composer("", style: ComposerStyle(), engine: engine)
    var last: LayoutUnit = 0
    for _ in 0..<40 {
      let layout = composer.layout(width: 150)
      #expect(layout.size.height >= last && layout.size.height <= 160)
      last = layout.size.height
      composer.insert("word ")
    }
    #expect(last == 160 && composer.layout(width: 150).scrolls)
  }

  @Test func listTurnedUpsideDown() throws {
    let transcript = try transcript(6)
    let inverted = transcript.inverted
    #expect(inverted.map(\.id) == [5, 4, 3, 2, 1, 0])
    var y: LayoutUnit = 0
    for cell in inverted {
      #expect(cell.frame.minY == y)
      y = cell.frame.maxY
    }
  }

  @Test func scrollAnchorKeptOnPrependAppendAndRelayout() throws {
    var transcript = try transcript(60, TranscriptOptions(dates: SeparatorStyle()))
    let changes: [(inout Transcript) -> Void] = [
      {
        $0.prepend([
          Message(id: 1_000, sender: "a", text: "old"), Message(id: 1_001, sender: "b", text: "older"),
        ])
      },
      { $0.append(Message(id: 2_000, sender: "a", text: "new")) }, { $0.width = 200 },
      { $0.environment.fontScale = 2 }, { $0.environment.direction = .rightToLeft }, { $0.style = .merged },
      { _ = $0.update(3) { $0.text = String(repeating: "longer ", count: 40) } }, { $0.options.dates = nil },
    ]
    for change in changes {
      let view = viewport(transcript.height.half)
      let anchor = try #require(transcript.anchor(at: view))
      let was = try #require(transcript.offset(for: ScrollAnchor(id: anchor.id))) - view.minY
      let after = transcript.keepPlace(in: view, change)
      let now = try #require(transcript.offset(for: ScrollAnchor(id: anchor.id))) - after.minY
      #expect(abs((now - was).rawValue) <= 1)
    }
  }

  @Test func shortContentSitsAtTheBottom() throws {
    let transcript = try transcript(2, TranscriptOptions(placesShortContentAtBottom: true))
    let inset = transcript.topInset(in: 700)
    #expect(inset > 0 && inset + transcript.height == 700)
    #expect(transcript.topInset(in: 10) == 0)
  }

  @Test func visibleRangeByBinarySearch() throws {
    // A search halves the number of blocks in each step and then walks through one block, not through all
    // messages.
    var transcript = try transcript(20_000)
    #expect((200...264).contains(transcript.searchSteps))
    for number in 20_000..<21_000 { transcript.insert(message(number), at: number / 2) }
    #expect((100...265).contains(transcript.searchSteps))
    let middle = transcript.height.half
    let seen = transcript.rows(in: viewport(middle))
    #expect(seen.allSatisfy { $0.frame.maxY > middle && $0.frame.minY < middle + 100 } && !seen.isEmpty)
  }

  @Test func stickyOrPinnedItems() throws {
    let transcript = try transcript(15, TranscriptOptions(dates: SeparatorStyle()))
    let inside = try #require(transcript.frame(of: 8))
    let overlay = transcript.overlay(in: viewport(inside.minY))
    let date = try #require(overlay.date)
    #expect(date.separator.label.text == "Jan 2, 1970")
    #expect(date.frame.minY >= inside.minY && date.frame.minY < inside.minY + 40)
    let floating = (0..<60).contains { step in
      transcript.overlay(in: viewport(inside.minY - 100 + LayoutUnit(step))).avatar != nil
    }
    #expect(floating)
  }

  @Test func prefetchDistance() throws {
    let transcript = try transcript(200)
    let view = viewport(transcript.height.half)
    let seen = transcript.rows(in: view).map(\.id)
    let ahead = transcript.rows(in: view, overscan: 300)
    #expect(Set(ahead.map(\.id)).isSuperset(of: seen) && ahead.count > seen.count)
    let first = try #require(ahead.first)
    let last = try #require(ahead.last)
    #expect(first.frame.maxY > view.minY - 300 && first.frame.minY < view.minY - 200)
    #expect(last.frame.minY < view.maxY + 300 && last.frame.maxY > view.maxY + 200)
  }
}
