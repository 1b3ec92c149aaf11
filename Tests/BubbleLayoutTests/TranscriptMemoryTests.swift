import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests that what a transcript keeps for its messages stays where it is in memory: an edit moves a few thousand
/// elements at most, however long the transcript is, and a copy shares what no edit has changed.
@Suite struct TranscriptMemoryTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.square }

  /// A little more than two chunks of 1,024 and eight blocks of 256.
  private static let count = 2_060
  /// Places where chunks or blocks end, and a few between.
  private static let borders = [0, 1, 255, 256, 257, 700, 1_023, 1_024, 1_025, 2_047, 2_048, 2_059]

  private func message(_ number: Int) -> Message {
    Message(
      id: number % 2 == 0 ? .integer(number) : .string("message \(number)"),
      sender: number % 3 == 0 ? "you" : "ann",
      timestamp: Timestamp(milliseconds: Int64(number) * 600_000),
      text: number % 40 == 7 ? String(repeating: "long story ", count: 300) : "word \(number % 10)")
  }

  private func transcript(
    _ messages: [Message], opening: TranscriptOpening = .settled, environment: LayoutEnvironment = Fixtures.me
  ) -> Transcript {
    Transcript(
      messages, style: .clustered, width: 320, engine: engine, environment: environment,
      options: TranscriptOptions(dates: SeparatorStyle()), opening: opening)
  }

  private enum Edit: CaseIterable {
    case insert, insertMany, remove, removeMany, replace, move, expand, stream
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>) func editsAtBordersEqualALayoutFromScratch(seed: UInt64)
    throws
  {
    var random = SeededGenerator(seed: seed)
    var model = (0..<Self.count).map(message)
    var edited = transcript(model, opening: seed % 2 == 0 ? .settled : .estimated)
    var next = Self.count
    func newMessages(_ count: Int) -> [Message] {
      next += count
      return (next - count..<next).map(message)
    }
    for step in 0..<240 {
      let index = min(random.pick(Self.borders), model.count - 1)
      let id = model[index].id
      switch random.pick(Edit.allCases) {
      case .insert, .insertMany:
        let new = newMessages(random.happens(200) ? 300 : 1)
        let added = edited.insert(contentsOf: new, at: index)
        #expect(added == new.count)
        model.insert(contentsOf: new, at: index)
      case .remove:
        let removed = edited.remove(id)
        #expect(removed == model.remove(at: index))
      case .removeMany:
        for message in model[index...].prefix(40) { edited.remove(message.id) }
        model.removeSubrange(index..<min(index + 40, model.count))
      case .replace:
        model[index].text = "another text \(step)"
        let isThere = edited.update(model[index])
        #expect(isThere)
      case .move:
        let target = min(random.pick(Self.borders), model.count - 1)
        let isThere = edited.move(id, to: target)
        #expect(isThere)
        model.insert(model.remove(at: index), at: target)
      case .expand: _ = edited.isExpanded(id) ? edited.collapse(id) : edited.expand(id)
      case .stream:
        for token in [" and", " more"] where edited.append(token, to: id) { model[index].text += token }
      }
    }
    edited.settle()
    let whole = transcript(model, environment: edited.environment)
    try #require(edited.messages == model && edited.height == whole.height)
    #expect(edited.frames(in: 0..<model.count) == whole.frames(in: 0..<model.count))
    #expect(model.enumerated().allSatisfy { edited.index(of: $1.id) == $0 })
    edited.width = 200
    #expect(edited.frames(in: 0..<model.count) == transcript200(model, edited).frames(in: 0..<model.count))
  }

  private func transcript200(_ messages: [Message], _ other: Transcript) -> Transcript {
    Transcript(
      messages, style: other.style, width: 200, engine: engine, environment: other.environment,
      options: other.options)
  }

  /// Returns how many elements are in memory that was not there before, so that they were moved or copied.
  private func moved(_ transcript: Transcript, since before: [MemoryChunk]) -> Int {
    let known = Set(before.map(\.address))
    return transcript.memory.reduce(0) { $0 + (known.contains($1.address) ? 0 : $1.count) }
  }

  @Test func aCopyKeepsItsMessagesAndSharesTheRest() throws {
    var edited = transcript((0..<6_000).map(message))
    let copy = edited
    let frames = copy.frames(in: 0..<copy.count)
    #expect(moved(edited, since: copy.memory) == 0)
    _ = edited.update(3_000) { $0.text = "another text" }
    // The entry, the record and its plan, and the block of the row were copied, each with its neighbours.
    let whole = copy.memory.reduce(0) { $0 + $1.count }
    #expect(whole > 24_000 && moved(edited, since: copy.memory) <= 3 * 1_024 + 256)
    edited.prepend(message(9_000))
    edited.append(message(9_002))
    edited.remove(3_500)
    #expect(moved(edited, since: copy.memory) <= 14 * 1_024)
    #expect(copy.message(withID: 3_000) == message(3_000) && copy.message(withID: 9_000) == nil)
    #expect(copy.index(of: 3_500) == 3_500 && edited.index(of: 3_500) == nil)
    #expect(copy.frames(in: 0..<copy.count) == frames && copy.count == 6_000)
    #expect(edited.message(withID: 3_000)?.text == "another text" && edited.count == 6_001)
  }

  /// A conversation has a million of these. So a new field of a message belongs to its rare facts if it can.
  @Test func rowsAreSmall() {
    #expect(MemoryLayout<Message>.stride <= 144, "\(MemoryLayout<Message>.size)")
    #expect(Transcript.bytesOfRow <= 192 + 96 + 24, "\(Transcript.bytesOfRow)")
  }

  /// The longest call counts, because a window stands still for so long. It is counted in elements, not in time.
  @Test func noCallMovesMoreThanAFewChunks() throws {
    var transcript = transcript((0..<5_000).map(message))
    var next = 5_000
    var random = SeededGenerator(seed: 3)
    var longest: [String: Int] = [:]
    func measure(_ name: String, times: Int, _ edit: (inout Transcript) -> Void) {
      for _ in 0..<times {
        let before = transcript.memory
        edit(&transcript)
        longest[name] = max(longest[name] ?? 0, moved(transcript, since: before))
      }
    }
    func newMessage() -> Message {
      next += 1
      return message(next)
    }
    func anyID() -> MessageID { transcript.id(at: random.below(transcript.count)) ?? 0 }
    measure("append", times: 1_500) { $0.append(newMessage()) }
    measure("prepend 50", times: 40) { $0.prepend((0..<50).map { _ in newMessage() }) }
    measure("insert", times: 600) { $0.insert(newMessage(), at: random.below($0.count)) }
    let ids = (0..<300).map { _ in anyID() }
    for id in ids {
      measure("edit", times: 1) { _ = $0.update(id) { $0.text += " more" } }
      measure("token", times: 2) { _ = $0.append("more ", to: id) }
      measure("expand", times: 1) { $0.expand(id) }
      measure("move", times: 1) { _ = $0.move(id, to: 2_500) }
      measure("remove", times: 1) { $0.remove(id) }
    }
    // A page of the table of ids is divided into two, and each of two blocks of rows too.
    let most = 2 * SlotTable.pageSize + 4 * 256
    for (name, elements) in longest where name != "prepend 50" {
      #expect(elements <= most, "\(name) moved \(elements) elements")
    }
    // Each of fifty messages may divide another page, which happens when the table has doubled.
    #expect(try #require(longest["prepend 50"]) <= 50 * most)
  }
}
