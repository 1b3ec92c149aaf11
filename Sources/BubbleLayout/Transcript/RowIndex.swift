/// The rows in their order, with their heights, in flat memory.
///
/// Rows are in blocks of at most 256, so visiting all rows reads memory sequentially. Sums over the blocks
/// make it possible to find the block of a row or of a y by binary search. Within a block, the rows are
/// counted one by one.
///
/// A row keeps its slot, a small number, from its insertion to its removal; new rows reuse the slots of
/// removed ones. Heights are in 1/64 points.
/// - Complexity: Finding a row takes O(log n) and a scan of at most one block. Changing a row in the middle
///   also updates the sums of the later blocks, which is one addition for each 256 rows.
struct RowIndex: Sendable {
  static let blockSize = 256

  private(set) var blocks: ContiguousArray<Block> = []
  /// The number of rows before each block and, at the end, the number of all rows. `tops` contains the total
  /// heights of the same rows.
  private var starts: ContiguousArray<Int> = [0]
  private var tops: ContiguousArray<Int> = [0]
  /// For each slot, the id of the block that contains its row. For a free slot, -2 minus the next free slot.
  private var blockIDs = ChunkedArray<Int32>()
  /// For each block id, the position of the block in `blocks`.
  private var blockPlaces: ContiguousArray<Int32> = []
  /// The slot that became free last; -1 for none.
  private var freeSlot = -1
  private var freeIDs: [Int32] = []

  var count: Int { starts[blocks.count] }
  /// The height of all rows, in 1/64 points.
  var height: Int { tops[blocks.count] }
  var estimatedCount: Int { blocks.reduce(0) { $0 + $1.estimatedCount } }

  /// The memory of the rows, and of the blocks' ids by slot.
  var memory: [MemoryChunk] { blocks.map { MemoryChunk($0.rows) } + blockIDs.memory }

  subscript(position: Position) -> Row { blocks[position.block].rows[position.row] }
}

// MARK: Edits

extension RowIndex {
  /// Returns a slot for a new row, which has to be inserted then.
  mutating func takeSlot() -> Int {
    guard freeSlot >= 0 else {
      blockIDs.append(-1)
      return blockIDs.count - 1
    }
    let slot = freeSlot
    freeSlot = -2 - Int(blockIDs[slot])
    return slot
  }

  /// Returns whether a slot belongs to a row.
  func contains(_ slot: Int) -> Bool { slot < blockIDs.count && blockIDs[slot] >= 0 }

  mutating func remove(_ slot: Int) {
    _ = detach(slot)
    blockIDs[slot] = Int32(truncatingIfNeeded: -2 - freeSlot)
    freeSlot = slot
  }

  /// Moves a row. The index counts the rows without this one.
  mutating func move(_ slot: Int, to index: Int) {
    let row = detach(slot)
    insert([row], at: index)
  }

  /// Changes a row. Afterwards, the caller has to call `sumUp` for the row's block.
  mutating func set(_ row: Row, at position: Position) { blocks[position.block].rows[position.row] = row }

  /// Updates the sums after rows in some blocks have changed.
  mutating func sumUp(blocks changed: Range<Int>) {
    for block in changed { blocks[block].sumUp() }
    sumUp(from: changed.lowerBound)
  }

  /// Changes rows from front to back.
  ///
  /// - Parameter change: Changes a row, and returns whether the row is different now.
  mutating func updateAll(in range: Range<Int>, _ change: (inout Row) -> Bool) {
    guard !range.isEmpty else { return }
    var position = position(at: range.lowerBound)
    var left = range.count
    var firstChanged: Int?
    while left > 0 {
      let rows = position.row..<min(blocks[position.block].rows.count, position.row + left)
      var isChanged = false
      blocks[position.block].rows.withUnsafeMutableBufferPointer { buffer in
        for row in rows where change(&buffer[row]) { isChanged = true }
      }
      if isChanged {
        blocks[position.block].sumUp()
        firstChanged = firstChanged ?? position.block
      }
      left -= rows.count
      position = Position(block: position.block + 1, row: 0)
    }
    if let firstChanged { sumUp(from: firstChanged) }
  }

  /// Inserts rows before the row at an index. New rows have slots that `takeSlot` returned.
  mutating func insert(_ new: [Row], at index: Int) {
    guard !new.isEmpty else { return }
    let index = min(max(0, index), count)
    guard !blocks.isEmpty else {
      add(ContiguousArray(new), at: 0)
      return refresh(from: 0)
    }
    // A row that is inserted between two blocks is added at the end of the first.
    var place = index == 0 ? Position(block: 0, row: 0) : position(at: index - 1)
    if index > 0 { place.row += 1 }
    let block = place.block
    let size = blocks[block].rows.count
    if size + new.count <= Self.blockSize {
      blocks[block].rows.insert(contentsOf: new, at: place.row)
      blocks[block].sumUp()
      note(block)
      sumUp(from: block)
      return
    }
    if index == 0 {
      add(ContiguousArray(new), at: 0, fromEnd: true)
    } else if place.row == size {
      let room = Self.blockSize - size
      blocks[block].rows.append(contentsOf: new.prefix(room))
      blocks[block].sumUp()
      note(block)
      add(ContiguousArray(new.dropFirst(room)), at: block + 1)
    } else {
      // A full block is split, so that both halves have space for more rows.
      var all = blocks[block].rows
      all.insert(contentsOf: new, at: place.row)
      drop(block)
      add(all, at: block, evenly: true)
    }
    refresh(from: block)
  }

  /// Adds rows in new blocks, before the block at an index. All new blocks are full except the last one, or
  /// except the first (`fromEnd`), or all have about the same number of rows (`evenly`).
  private mutating func add(
    _ rows: ContiguousArray<Row>, at place: Int, fromEnd: Bool = false, evenly: Bool = false
  ) {
    let count = (rows.count + Self.blockSize - 1) / Self.blockSize
    let odd = (rows.count - 1) % Self.blockSize + 1
    var new: [Block] = []
    var start = 0
    for block in 0..<count {
      let full = evenly ? rows.count * (block + 1) / count - start : Self.blockSize
      let size = fromEnd && block == 0 ? odd : min(full, rows.count - start)
      let id =
        freeIDs.popLast()
        ?? {
          blockPlaces.append(-1)
          return Int32(blockPlaces.count - 1)
        }()
      new.append(Block(id: id, rows: ContiguousArray(rows[start..<start + size])))
      start += size
    }
    blocks.insert(contentsOf: new, at: place)
    for block in place..<place + count { note(block) }
  }

  private mutating func detach(_ slot: Int) -> Row {
    let place = position(of: slot)
    let row = blocks[place.block].rows.remove(at: place.row)
    blocks[place.block].sumUp()
    let next = place.block + 1
    if blocks[place.block].rows.isEmpty {
      drop(place.block)
      refresh(from: place.block)
    } else if next < blocks.count,
      blocks[place.block].rows.count + blocks[next].rows.count <= Self.blockSize / 2
    {
      blocks[place.block].rows.append(contentsOf: blocks[next].rows)
      blocks[place.block].sumUp()
      drop(next)
      note(place.block)
      refresh(from: place.block)
    } else {
      sumUp(from: place.block)
    }
    return row
  }

  private mutating func drop(_ block: Int) {
    freeIDs.append(blocks[block].id)
    blocks.remove(at: block)
  }

  /// Stores the block's id for each of its rows.
  private mutating func note(_ block: Int) {
    let id = blocks[block].id
    for row in blocks[block].rows { blockIDs[Int(row.slot)] = id }
  }

  /// Updates the values that depend on the positions of blocks, for a block and all later ones.
  private mutating func refresh(from first: Int) {
    for block in first..<blocks.count { blockPlaces[Int(blocks[block].id)] = Int32(block) }
    sumUp(from: first)
  }

  private mutating func sumUp(from first: Int) {
    let size = blocks.count + 1
    if starts.count > size {
      starts.removeSubrange(size...)
      tops.removeSubrange(size...)
    }
    while starts.count < size {
      starts.append(0)
      tops.append(0)
    }
    for block in first..<blocks.count {
      starts[block + 1] = starts[block] + blocks[block].rows.count
      tops[block + 1] = tops[block] &+ blocks[block].height
    }
  }
}

// MARK: Places

extension RowIndex {
  /// Returns the position of the row at an index.
  func position(at index: Int) -> Position {
    let block = (1..<blocks.count + 1).partition { starts[$0] > index } - 1
    return Position(block: block, row: index - starts[block])
  }

  /// Returns the position of the row with a slot.
  func position(of slot: Int) -> Position {
    let block = Int(blockPlaces[Int(blockIDs[slot])])
    let row = blocks[block].rows.firstIndex { Int($0.slot) == slot }
    return Position(block: block, row: row ?? 0)
  }

  /// Returns the position of the next row; nil after the last row.
  func position(after position: Position) -> Position? {
    if position.row + 1 < blocks[position.block].rows.count {
      return Position(block: position.block, row: position.row + 1)
    }
    return position.block + 1 < blocks.count ? Position(block: position.block + 1, row: 0) : nil
  }

  func index(of position: Position) -> Int { starts[position.block] + position.row }

  func index(of slot: Int) -> Int { index(of: position(of: slot)) }

  /// Returns the slot of the row at an index.
  func slot(at index: Int) -> Int { Int(self[position(at: index)].slot) }

  /// Returns the slots of a range of rows, from front to back.
  func slots(in range: Range<Int>) -> some Sequence<Int> {
    sequence(state: range.isEmpty ? nil : Optional(position(at: range.lowerBound))) { place -> Int? in
      guard let here = place else { return nil }
      place = position(after: here)
      return Int(self[here].slot)
    }.prefix(range.count)
  }

  /// Visits rows from front to back, each with the y of its upper edge.
  ///
  /// - Parameter range: The indices of existing rows.
  @inline(__always)
  func forEach(in range: Range<Int>, _ body: (Row, _ top: Int) -> Void) {
    guard !range.isEmpty else { return }
    var position = position(at: range.lowerBound)
    var top = top(of: position)
    var left = range.count
    while left > 0 {
      let taken = min(blocks[position.block].rows.count - position.row, left)
      blocks[position.block].rows.withUnsafeBufferPointer { rows in
        for row in rows[position.row..<position.row + taken] {
          body(row, top)
          top &+= row.height
        }
      }
      left -= taken
      position = Position(block: position.block + 1, row: 0)
    }
  }

  /// Returns the y of a row's upper edge, in 1/64 points.
  func top(of position: Position) -> Int {
    blocks[position.block].rows[..<position.row].reduce(tops[position.block]) { $0 &+ $1.height }
  }

  func top(of slot: Int) -> Int { top(of: position(of: slot)) }

  /// Returns the index of the first row whose lower edge is below `y`; the number of rows if there is none.
  func firstIndex(endingBelow y: Int) -> Int {
    // A row of height 0 ends where it begins. The row that is searched for is in the first block whose end is
    // below `y`.
    let block = (0..<blocks.count).partition { tops[$0 + 1] > y }
    guard block < blocks.count else { return count }
    var bottom = tops[block]
    for (row, value) in blocks[block].rows.enumerated() {
      bottom &+= value.height
      if bottom > y { return starts[block] + row }
    }
    return starts[block + 1]
  }

  /// Returns the index of the first row whose upper edge is at `y` or below; the number of rows if there is
  /// none.
  func firstIndex(startingAt y: Int) -> Int {
    y <= 0 ? 0 : min(count, firstIndex(endingBelow: y - 1) + 1)
  }

  /// Returns the index of the last row with a mark before an index; nil if there is none.
  func last(_ mark: Marks, before index: Int) -> Int? {
    guard index > 0 else { return nil }
    var place = position(at: min(index, count) - 1)
    while true {
      if blocks[place.block].marks.contains(mark),
        let row = blocks[place.block].rows[...place.row].lastIndex(where: { $0.marks.contains(mark) })
      {
        return starts[place.block] + row
      }
      guard place.block > 0 else { return nil }
      place = Position(block: place.block - 1, row: blocks[place.block - 1].rows.count - 1)
    }
  }

  /// Returns the index of the first row with a mark at or after an index; nil if there is none.
  func first(_ mark: Marks, from index: Int) -> Int? {
    guard index < count else { return nil }
    var place = position(at: max(0, index))
    while true {
      if blocks[place.block].marks.contains(mark),
        let row = blocks[place.block].rows[place.row...].firstIndex(where: { $0.marks.contains(mark) })
      {
        return starts[place.block] + row
      }
      guard place.block + 1 < blocks.count else { return nil }
      place = Position(block: place.block + 1, row: 0)
    }
  }
}
