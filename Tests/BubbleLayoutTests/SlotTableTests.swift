import BubbleLayout
import TestSupport
import Testing

/// Tests that the table of slots finds what a dictionary finds, and that no insertion moves more than a page.
@Suite struct SlotTableTests {
  /// A table with the ids that it does not contain itself.
  private struct Model {
    var table = SlotTable()
    var slots: [MessageID: Int] = [:]
    var ids: [MessageID] = []

    func found(_ id: MessageID) -> Int? {
      table.slot(SlotTable.hash(of: id)) { ids[$0] == id }
    }

    mutating func insert(_ id: MessageID) {
      table.insert(ids.count, SlotTable.hash(of: id))
      slots[id] = ids.count
      ids.append(id)
    }

    mutating func remove(_ id: MessageID) {
      if let slot = slots.removeValue(forKey: id) { table.remove(slot, SlotTable.hash(of: id)) }
    }
  }

  @Test func anEmptyTableFindsNothing() {
    var table = SlotTable()
    #expect(table.slot(7) { _ in true } == nil && table.count == 0)
    table.remove(3, 7)
    table.insert(3, 7)
    #expect(
      table.slot(7) { _ in true } == 3 && table.slot(7) { _ in false } == nil
        && table.slot(8) { _ in true } == nil)
    table.remove(4, 7)
    #expect(table.count == 1)
    table.remove(3, 7)
    #expect(table.slot(7) { _ in true } == nil && table.count == 0)
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>) func anyChangesEqualThoseOfADictionary(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var model = Model()
    for step in 0..<20_000 {
      if random.below(100) < 65 || model.ids.isEmpty {
        model.insert(random.happens(500) ? .integer(step) : .string("\(step)"))
      } else {
        model.remove(random.pick(model.ids))
      }
    }
    #expect(model.table.count == model.slots.count)
    #expect(model.ids.allSatisfy { model.found($0) == model.slots[$0] })
    #expect(model.found(.integer(-1)) == nil)
  }

  /// Hashes that differ only in few bits fill few pages, which are then larger or divided again.
  @Test(arguments: [0, 8, 20, 31] as [UInt32]) func hashesThatAreAlikeAreFound(shift: UInt32) {
    var table = SlotTable()
    let hashes = (0..<4_000).map { UInt32($0 % 2_000) << shift | ($0 % 2 == 0 ? 1 : 0) }
    for (slot, hash) in hashes.enumerated() { table.insert(slot, hash) }
    #expect(hashes.enumerated().allSatisfy { slot, hash in table.slot(hash) { $0 == slot } == slot })
    for slot in stride(from: 0, to: 4_000, by: 3) { table.remove(slot, hashes[slot]) }
    let isRight = hashes.enumerated().allSatisfy { slot, hash in
      table.slot(hash) { $0 == slot } == (slot % 3 == 0 ? nil : slot)
    }
    #expect(isRight)
  }

  @Test func noInsertionMovesMoreThanAPage() {
    var model = Model()
    var memory = Set<MemoryChunk>()
    var most = 0
    for number in 0..<30_000 {
      model.insert(.integer(number))
      let now = Set(model.table.memory)
      most = max(most, now.subtracting(memory).reduce(0) { $0 + $1.count })
      memory = now
    }
    // A page is divided into two.
    #expect(most == 2 * SlotTable.pageSize)
  }

  @Test func copiesSharePages() {
    var model = Model()
    for number in 0..<10_000 { model.insert(.integer(number)) }
    let copy = model
    model.insert(.string("new"))
    model.remove(.integer(5))
    #expect(copy.found(.integer(5)) == 5 && copy.found(.string("new")) == nil)
    #expect(model.found(.integer(5)) == nil && model.found(.string("new")) == 10_000)
    let changed = zip(model.table.memory, copy.table.memory).count { $0 != $1 }
    #expect((1...2).contains(changed) && copy.table.memory.count > 8)
  }
}
