/// The slots of messages, found by the hashes of their ids: a flat table in pages, which are never all moved at once
/// (extendible hashing).
///
/// A page that is full is divided into two, so an insertion moves at most the cells of one page. The directory has the
/// page for each value of the last bits of a hash, and doubles when a page needs one bit more. The table contains no
/// ids: the caller compares them in the entries of the slots. A copy of the table shares its pages.
/// - Complexity: Constant on average. The directory, 4 bytes for each page or a few times as many, is an ordinary array.
package struct SlotTable: Sendable {
  private struct Cell {
    static let vacant = Cell(hash: 0, slot: -1)

    let hash: UInt32
    let slot: Int32
  }

  /// A table with linear probing. The first bits of a hash give the first cell to look at.
  private struct Page {
    var cells: ContiguousArray<Cell>
    var count = 0
    /// How many bits at the end of a hash the page is for.
    var depth: Int

    init(size: Int, depth: Int) {
      cells = ContiguousArray(repeating: .vacant, count: size)
      self.depth = depth
    }

    /// Whether more cells would make searches long.
    var isFull: Bool { count >= cells.count / 4 * 3 }

    func first(of hash: UInt32) -> Int {
      Int(hash >> (32 - UInt32(truncatingIfNeeded: cells.count.trailingZeroBitCount)))
    }

    func next(_ place: Int) -> Int { (place + 1) & (cells.count - 1) }

    mutating func add(_ cell: Cell) {
      var place = first(of: cell.hash)
      while cells[place].slot >= 0 { place = next(place) }
      cells[place] = cell
      count += 1
    }

    mutating func remove(at place: Int) {
      // Later cells move up, so that no search ends at the gap before it comes to them.
      var (gap, place) = (place, next(place))
      while cells[place].slot >= 0 {
        let way = (place - first(of: cells[place].hash)) & (cells.count - 1)
        if way >= (place - gap) & (cells.count - 1) {
          cells[gap] = cells[place]
          gap = place
        }
        place = next(place)
      }
      cells[gap] = .vacant
      count -= 1
    }
  }

  /// The number of cells of a page, except the first ones, which grow to this size.
  package static let pageSize = 1_024
  private static let firstSize = 16
  /// The maximum length of the directory's bits. Beyond it, pages grow.
  private static let deepest = 20

  private var pages: ContiguousArray<Page> = []
  private var directory: ContiguousArray<Int32> = []

  /// Creates an empty table.
  package init() {}

  /// The number of slots.
  package var count: Int { pages.reduce(0) { $0 + $1.count } }

  /// Returns the hash by which the table finds an id.
  package static func hash(of id: MessageID) -> UInt32 { UInt32(truncatingIfNeeded: id.hashValue) }

  /// Returns the slot of an id; nil if there is none.
  ///
  /// - Parameters:
  ///   - hash: The hash of the id.
  ///   - isSame: Returns whether the id of a slot with this hash is the one that is searched for.
  package func slot(_ hash: UInt32, where isSame: (Int) -> Bool) -> Int? {
    guard !pages.isEmpty else { return nil }
    let page = page(of: hash)
    return place(hash, in: page, where: isSame).map { Int(pages[page].cells[$0].slot) }
  }

  /// Adds the slot of a new id.
  package mutating func insert(_ slot: Int, _ hash: UInt32) {
    if pages.isEmpty {
      pages = [Page(size: Self.firstSize, depth: 0)]
      directory = [0]
    }
    while pages[page(of: hash)].isFull { grow(page(of: hash), hash) }
    pages[page(of: hash)].add(Cell(hash: hash, slot: Int32(truncatingIfNeeded: slot)))
  }

  /// Removes the slot of an id, and does nothing if the table does not contain it.
  package mutating func remove(_ slot: Int, _ hash: UInt32) {
    guard !pages.isEmpty else { return }
    let page = page(of: hash)
    if let place = place(hash, in: page, where: { $0 == slot }) { pages[page].remove(at: place) }
  }

  /// The memory of the pages, for tests of what is copied.
  package var memory: [MemoryChunk] { pages.map { MemoryChunk($0.cells) } }

  private func page(of hash: UInt32) -> Int { Int(directory[Int(hash) & (directory.count - 1)]) }

  private func place(_ hash: UInt32, in page: Int, where isSame: (Int) -> Bool) -> Int? {
    var place = pages[page].first(of: hash)
    while pages[page].cells[place].slot >= 0 {
      let cell = pages[page].cells[place]
      if cell.hash == hash, isSame(Int(cell.slot)) { return place }
      place = pages[page].next(place)
    }
    return nil
  }

  /// Makes room in a page: makes it larger, or moves half of its cells to a new page.
  private mutating func grow(_ index: Int, _ hash: UInt32) {
    let old = pages[index]
    let isDivided = old.cells.count >= Self.pageSize && old.depth < Self.deepest
    let size = isDivided ? Self.pageSize : 2 * old.cells.count
    pages[index] = Page(size: size, depth: old.depth + (isDivided ? 1 : 0))
    let bit = UInt32(1) << UInt32(truncatingIfNeeded: old.depth)
    if isDivided {
      if directory.count == 1 << old.depth { directory += directory }
      let first = Int(hash & (bit - 1) | bit)
      for place in stride(from: first, to: directory.count, by: 1 << (old.depth + 1)) {
        directory[place] = Int32(truncatingIfNeeded: pages.count)
      }
      pages.append(Page(size: size, depth: old.depth + 1))
    }
    for cell in old.cells where cell.slot >= 0 {
      pages[isDivided && cell.hash & bit != 0 ? pages.count - 1 : index].add(cell)
    }
  }
}
