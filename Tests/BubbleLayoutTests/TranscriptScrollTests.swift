import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests separators, anchors, short and inverted lists, and floating dates and avatars.
@Suite struct TranscriptScrollTests {
  private let engine: LayoutEngine
  private let day: Int64 = 86_400_000

  init() throws { engine = try TestEngines.square }

  /// Makes a transcript of five messages per day, all from one sender.
  private func transcript(
    days: Int = 3, options: TranscriptOptions = TranscriptOptions(dates: SeparatorStyle())
  ) throws -> Transcript {
    Transcript(
      (0..<days * 5).map {
        Message(
          id: .integer($0), sender: "friend",
          timestamp: Timestamp(milliseconds: Int64($0 / 5) * day + Int64($0 % 5) * 1_000), text: "word")
      }, style: try .preset("clustered"), width: 320, engine: engine, environment: Fixtures.me,
      options: options)
  }

  private func viewport(_ y: LayoutUnit, _ height: LayoutUnit = 100) -> Rect {
    Rect(x: 0, y: y, width: 320, height: height)
  }

  @Test func separatorsStandBetweenMessages() throws {
    var transcript = try transcript(
      options: TranscriptOptions(
        dates: SeparatorStyle(padding: 3, spacingAbove: 7, spacingBelow: 5),
        unread: UnreadLine(before: 5, text: "new", style: SeparatorStyle(spacingAbove: 4, spacingBelow: 6)),
        typing: TypingRow(height: 30, spacing: 8)))
    let items = transcript.rows
    #expect(items.count == 15 + 3 + 1 + 1)
    for (item, next) in zip(items, items.dropFirst()) { #expect(item.frame.maxY <= next.frame.minY) }
    let at = try #require(items.firstIndex { $0.id == 5 })
    guard case .separator(let date) = items[at], case .separator(let unread) = items[at + 1],
      case .message(let cell) = items[at + 2]
    else {
      Issue.record("no date, line and message")
      return
    }
    #expect(date.kind == .date && date.label.text == "Jan 2, 1970" && unread.kind == .unread)
    #expect(unread.label.text == "new")
    #expect(date.frame.minY == items[at - 1].frame.maxY + 7)
    #expect(unread.frame.minY == date.frame.maxY + 4)
    #expect(cell.frame.minY == unread.frame.maxY && cell.bubble?.frame.minY == 6)
    #expect(items[0].frame.minY == 0 && !items[0].isAnchor && items[1].isAnchor)
    let typing = try #require(items.last)
    #expect(typing.frame.minY == items[items.count - 2].frame.maxY + 8 && !typing.isAnchor)
    #expect(transcript.height == typing.frame.maxY)
    transcript.options = TranscriptOptions()
    #expect(transcript.rows.count == 15)
  }

  @Test("visibility: only cells in the visible range are built")
  func visibleRowsAreThoseThatReachIntoTheViewport() throws {
    let transcript = try transcript(
      options: TranscriptOptions(dates: SeparatorStyle(), typing: TypingRow()))
    let all = transcript.rows
    let end = Int(transcript.height.points)
    for y in stride(from: -60, to: end + 60, by: 7) {
      for height in [0, 1, 90] {
        let viewport = viewport(LayoutUnit(y), LayoutUnit(height))
        for overscan in [0, 40] as [LayoutUnit] {
          let (top, bottom) = (viewport.minY - overscan, viewport.maxY + overscan)
          let expected = all.filter { $0.frame.maxY > top && $0.frame.minY < bottom }
          #expect(
            transcript.rows(in: viewport, overscan: overscan).map(\.frame) == expected.map(\.frame))
        }
        let cells = all.filter {
          $0.isAnchor && $0.frame.maxY > viewport.minY && $0.frame.minY < viewport.maxY
        }
        #expect(transcript.cells(in: viewport).map(\.id) == cells.compactMap(\.id))
      }
    }
    for y in [-1e15, 1e15, .nan, .infinity, -.infinity] as [Double] {
      for height in [0, 1, .infinity] as [Double] {
        let viewport = viewport(LayoutUnit(y), LayoutUnit(height))
        #expect(transcript.rows(in: viewport).count <= all.count)
        #expect(
          transcript.anchor(at: viewport) != nil && transcript.anchor(at: viewport, edge: .bottom) != nil)
        _ = transcript.overlay(in: viewport)
      }
    }
  }

  @Test func anchorsAreMessagesAndFallBack() throws {
    var transcript = try transcript()
    let date = try #require(transcript.rows.first { $0.id == 5 })
    let view = viewport(date.frame.minY)
    let anchor = try #require(transcript.anchor(at: view))
    #expect(anchor.id == 5 && anchor.fallbacks.prefix(2).map(\.id) == [6, 4])
    let old = try #require(transcript.cell(withID: 6))
    transcript.remove(5)
    let y = try #require(transcript.offset(for: anchor))
    let new = try #require(transcript.cell(withID: 6))
    let (was, now) = (try #require(old.bubble).frame.minY, try #require(new.bubble).frame.minY)
    #expect(new.frame.minY + now - y == old.frame.minY + was - view.minY)
    for message in transcript.messages { transcript.remove(message.id) }
    #expect(transcript.offset(for: anchor) == nil)
  }

  @Test("list: bottom-anchored (oldest first, scrolled to the end after every change)")
  func bottomIsKeptWhereAskedFor() throws {
    var transcript = try transcript()
    transcript.options.keepsBottom = true
    let end = viewport(transcript.scrollRange(in: 100).upperBound)
    let message = Message(id: 99, sender: "you", text: "word")
    let after = transcript.keepPlace(in: end) { $0.append(message) }
    #expect(after.maxY == transcript.height && after.minY > end.minY)
    let middle = viewport(50)
    let same = transcript.keepPlace(in: middle) { $0.remove(99) }
    #expect(same == middle)
  }

  @Test func shortContentStandsAtTheBottom() throws {
    var transcript = try transcript(days: 1)
    #expect(transcript.scrollRange(in: 1_000) == 0...0)
    transcript.options.placesShortContentAtBottom = true
    let inset = transcript.topInset(in: 1_000)
    #expect(inset == 1_000 - transcript.height && inset > 0)
    #expect(transcript.scrollRange(in: 1_000) == (-inset)...(-inset))
    #expect(transcript.topInset(in: 10) == 0)
    #expect(transcript.scrollRange(in: 10) == 0...(transcript.height - 10))
  }

  @Test("list: inverted (newest first, new cell enters at index 0)")
  func invertedListHasTheNewestFirst() throws {
    var transcript = try transcript()
    let before = transcript.inverted.map(\.frame)
    transcript.insert(Message(id: 99, sender: "you", text: "new"), atInverted: 0)
    let list = transcript.inverted
    #expect(list.count == 16 && list[0].id == 99 && list[0].frame.minY == 0 && list.index(of: 0) == 15)
    #expect(list.index(of: 99) == 0)
    // All earlier rows are moved by the height of the new one.
    let moved = list.dropFirst().map(\.frame)
    let room = list[1].frame.minY - before[0].minY
    #expect(room > 0 && moved == before.map { $0.offset(y: room) })
    for cell in transcript.cells {
      let frame = try #require(list.frame(of: cell.id))
      #expect(list.turned(frame) == cell.frame)
    }
    let seen = list.frames(in: viewport(0, 60))
    #expect(seen.first?.row.id == 99 && seen.allSatisfy { $0.frame.minY < 60 })
    transcript.insert(Message(id: 98, sender: "you", text: "old"), atInverted: 99)
    #expect(transcript.index(of: 98) == 0)
  }

  @Test func dateSticksAndIsPushedUp() throws {
    let transcript = try transcript()
    let dates = transcript.rows.compactMap { item in
      if case .separator(let separator) = item { separator } else { nil }
    }
    try #require(dates.count == 3)
    #expect(transcript.overlay(in: viewport(-13)).date == nil)
    for y in stride(from: -12, to: Int(transcript.height.points), by: 1) {
      let line = LayoutUnit(y) + 12
      let current = try #require(dates.last { $0.frame.minY <= line })
      let next = dates.first { $0.frame.minY > line }
      let place = next.map { min(line, $0.frame.minY - 5 - current.frame.height) } ?? line
      let sticky = try #require(transcript.overlay(in: viewport(LayoutUnit(y))).date)
      #expect(sticky.separator.id == current.id && sticky.frame.minY == place)
      #expect(sticky.frame.size == current.frame.size)
    }
    #expect(try self.transcript(options: TranscriptOptions()).overlay(in: viewport(50)).date == nil)
  }

  @Test func avatarFloatsAlongItsGroup() throws {
    let transcript = try transcript()
    let top = try #require(transcript.frame(of: 5)).minY + 12
    let cell = try #require(transcript.cell(withID: 9))
    let rest = try #require(
      cell.parts.compactMap { part in
        if case .avatar(let avatar) = part { avatar.frame.offset(y: cell.frame.minY) } else { nil }
      }.first)
    var floated = 0
    for bottom in stride(from: Int(top.points) + 1, to: Int(cell.frame.maxY.points), by: 1) {
      let avatar = transcript.overlay(in: viewport(LayoutUnit(bottom) - 100)).avatar
      let wanted = LayoutUnit(bottom) - 8 - rest.height
      if wanted < rest.minY {
        #expect(avatar?.id == 9 && avatar?.resting == rest)
        #expect(avatar?.frame.minY == max(top, wanted))
        floated += 1
      } else {
        #expect(avatar == nil)
      }
    }
    #expect(floated > 20)
  }
}
