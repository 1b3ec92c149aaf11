import TextLayout

/// The records of a transcript's rows (`RowRecord`), and the plans that records share (`ColumnPlan`). Equal
/// plans are stored once.
struct RowRecords: Sendable {
  /// A record and the index of its plan.
  struct Element: Sendable {
    let record: RowRecord
    let plan: Int32
  }

  private(set) var elements: ContiguousArray<Element> = []
  private(set) var plans: ContiguousArray<Shared<ColumnPlan>> = []
  private var planPlaces: [Shared<ColumnPlan>: Int32] = [:]
  private var freePlaces: [Int32] = []
  /// Nodes of blocks of recent messages, by their hashes. The nodes of quotes, for example, are the same in
  /// all messages.
  private var nodes = ContiguousArray<ContiguousArray<BlockNode>>(repeating: [], count: 256)

  /// Creates an empty list with memory for the records of `capacity` rows, so that it never has to move all of
  /// them at once to grow.
  init(capacity: Int = 0) { elements.reserveCapacity(capacity) }

  /// Stores a record, which replaces the row's previous one.
  ///
  /// - Parameter place: The index of the row's record; -1 for none.
  mutating func set(_ record: RowRecord, _ plan: Shared<ColumnPlan>, at place: inout Int32) {
    let element = Element(record: record.sharingNodes { known($0) }, plan: self.place(of: plan))
    if place < 0, let free = freePlaces.popLast() { place = free }
    if place < 0 {
      place = Int32(truncatingIfNeeded: elements.count)
      elements.append(element)
    } else {
      elements[Int(place)] = element
    }
  }

  /// Returns equal nodes that are already stored; if there are none, stores and returns the new ones.
  private mutating func known(_ new: ContiguousArray<BlockNode>) -> ContiguousArray<BlockNode> {
    let place = Int(truncatingIfNeeded: UInt(bitPattern: new.hashValue) % UInt(nodes.count))
    if nodes[place] != new { nodes[place] = new }
    return nodes[place]
  }

  /// Returns the height of the rows whose record is at an index.
  ///
  /// - Returns: Nil if the message has to be prepared first.
  func height(at place: Int, in limits: RoleLimits) -> RowHeight? {
    // The record is read in place, because copying a record updates all its reference counts.
    let elements = elements.span
    return elements[place].record.height(by: plans[Int(elements[place].plan)], in: limits)
  }

  /// Sets the height of the separators above the cell.
  ///
  /// - Parameter place: The index of the row's record; -1 for none.
  mutating func setCellTop(_ cellTop: LayoutUnit, at place: Int32) {
    guard place >= 0 else { return }
    var plan = plans[Int(elements[Int(place)].plan)].value
    plan.cellTop = cellTop
    elements[Int(place)] = Element(record: elements[Int(place)].record, plan: self.place(of: Shared(plan)))
  }

  /// Removes the record at an index, and sets the index to -1.
  mutating func remove(_ place: inout Int32) {
    guard place >= 0 else { return }
    elements[Int(place)] = Element(record: .none, plan: 0)
    freePlaces.append(place)
    place = -1
  }

  private mutating func place(of plan: Shared<ColumnPlan>) -> Int32 {
    if let known = planPlaces[plan] { return known }
    if plans.count > 2 * elements.count + 64 { forgetUnusedPlans() }
    let place = Int32(truncatingIfNeeded: plans.count)
    plans.append(plan)
    planPlaces[plan] = place
    return place
  }

  /// Drops plans that no record uses any more.
  private mutating func forgetUnusedPlans() {
    let old = plans
    plans.removeAll(keepingCapacity: true)
    planPlaces.removeAll(keepingCapacity: true)
    for index in elements.indices {
      let plan = old[Int(elements[index].plan)]
      let place = planPlaces[plan] ?? Int32(truncatingIfNeeded: plans.count)
      if place == plans.count {
        plans.append(plan)
        planPlaces[plan] = place
      }
      elements[index] = Element(record: elements[index].record, plan: place)
    }
  }
}
