import BubbleLayout
import TestSupport
import Testing

/// Tests that a list which only applies change sets shows the rows of the transcript.
@Suite struct TranscriptChangeTests {
  /// A row in the list, with what the list has drawn.
  private struct Row: Equatable {
    let id: MessageID
    let size: Size
    let bubble: Bubble?
    let parts: [Rect]
    let texts: [String]

    init(_ cell: Cell) {
      id = cell.id
      size = cell.frame.size
      bubble = cell.bubble
      parts = cell.parts.map(\.frame)
      texts = cell.parts.compactMap {
        switch $0 {
        case .text(let text): text.text
        case .label(let label): label.text
        default: nil
        }
      }
    }
  }

  private let engine: LayoutEngine
  private let messages: [Message]

  init() throws {
    engine = try TestEngines.bundled
    messages = try Corpora.transcript("group-multilingual", prefix: 120)
  }

  private func transcript(_ count: Int = 60) -> Transcript {
    Transcript(
      messages.prefix(count), style: .merged, width: 320, engine: engine,
      environment: LayoutEnvironment(me: messages[0].sender),
      options: TranscriptOptions(dates: SeparatorStyle()))
  }

  private func rows(_ transcript: Transcript) -> [Row] { transcript.cells.map { Row($0) } }

  private func apply(_ changes: ChangeSet, to list: inout [Row], from transcript: Transcript) {
    if changes.isReload { return list = rows(transcript) }
    for removal in changes.removals {
      #expect(list[removal.index].id == removal.id)
      list.remove(at: removal.index)
    }
    for insertion in changes.insertions {
      list.insert(Row(transcript.cells[insertion.index]), at: insertion.index)
    }
    for update in changes.updates {
      #expect(list[update.index].id == update.id)
      list[update.index] = Row(transcript.cells[update.index])
    }
  }

  @Test func aPlainListFollowsRandomEdits() throws {
    var editor = try TranscriptEditor(seed: 5, most: 30)
    var transcript = Transcript([], style: .merged, width: 320, engine: engine)
    var list = rows(transcript)
    var (followed, applied) = (0, 0)
    for number in 0..<10_000 {
      // Only every twentieth step may change the width or the style, because these changes lay out all
      // cells again.
      let edits = 1 + number % 3
      let oldHeight = transcript.height
      let before = editor
      var copy = transcript
      for _ in 0..<edits { editor.change(&copy) }
      if copy.width != transcript.width || copy.style != transcript.style, number % 20 != 0 { continue }
      editor = before
      let changes = transcript.recordChanges { transcript in
        for _ in 0..<edits { editor.change(&transcript) }
      }
      applied += edits
      apply(changes, to: &list, from: transcript)
      #expect(changes.oldHeight == oldHeight && changes.height == transcript.height)
      if !changes.isReload { followed += 1 }
      if number % 20 == 0 { #expect(list == rows(transcript), "edit \(number)") }
      #expect(list.map(\.id) == transcript.messages.map(\.id))
    }
    #expect(list == rows(transcript) && followed > 3_000 && applied > 10_000)
  }

  @Test func anAppendedMessageChangesTheCornersAboveIt() throws {
    var transcript = Transcript(
      [Message(id: 1, sender: "ann", text: "One")], style: .merged, width: 320, engine: engine)
    let before = try #require(transcript.frame(of: 1))
    let changes = transcript.recordChanges { $0.append(Message(id: 2, sender: "ann", text: "Two")) }
    #expect(changes.insertions.map(\.index) == [1] && changes.removals.isEmpty && changes.moves.isEmpty)
    #expect(changes.updates.map(\.id) == [1] && changes.updates.map(\.kind) == [.group])
    #expect(changes.updates.first?.oldFrame == before)
    #expect(changes.insertions.first?.frame == transcript.frame(of: 2))
  }

  @Test func movesUpdatesAndSeparatorsAreTold() throws {
    var transcript = transcript()
    let (third, last) = (messages[2].id, messages[59].id)
    let moved = transcript.recordChanges { _ = $0.move(third, to: 40) }
    #expect(moved.moves == [third] && moved.removals.map(\.index) == [2])
    #expect(moved.insertions.map(\.index) == [40])
    let edited = transcript.recordChanges { _ = $0.update(last) { $0.text += " and more" } }
    #expect(edited.updates.map(\.id).contains(last))
    #expect(edited.updates.first { $0.id == last }?.kind == .message)
    let unread = transcript.recordChanges { $0.options.unread = UnreadLine(before: last, text: "new") }
    #expect(unread.isReload || unread.updates.contains { $0.id == last && $0.kind == .separators })
    #expect(transcript.recordChanges { $0.width = 300 }.isReload)
    #expect(transcript.recordChanges { _ in }.isEmpty)
    // The two edits cancel each other out.
    let nothing = transcript.recordChanges {
      $0.append(Message(id: -7, sender: "x", text: "y"))
      $0.remove(-7)
    }
    #expect(nothing.removals.isEmpty && nothing.insertions.isEmpty)
  }

  @Test func editsInsideOthersAreToldByBoth() throws {
    var transcript = transcript()
    var inner: ChangeSet?
    let outer = transcript.recordChanges { transcript in
      transcript.remove(messages[0].id)
      inner = transcript.recordChanges { $0.append(Message(id: -1, sender: "x", text: "y")) }
    }
    #expect(inner?.insertions.map(\.id) == [-1] && inner?.removals.isEmpty == true)
    #expect(outer.insertions.map(\.id) == [-1] && outer.removals.map(\.id) == [messages[0].id])
  }
}
