import TextLayout

/// The records of a transcript's rows (`RowRecord`), and the plans that records share (`CellPlan`).
///
/// Nothing here is moved or searched as a whole, except that arrays grow. So storing a record takes the same
/// time in a long transcript as in a short one.
struct RowRecords: Sendable {
  /// A record and the index of its plan; -1 for no plan.
  struct Element: Sendable {
    let record: RowRecord
    let plan: Int32
  }

  private(set) var elements: ContiguousArray<Element> = []
  private(set) var plans: ContiguousArray<Shared<CellPlan>> = []
  /// How many records use each plan.
  private var planUsers: ContiguousArray<Int32> = []
  /// The indices of plans that no record uses.
  private var freePlans: [Int32] = []
  /// The indices of recent plans, by their hashes; -1 for none. A plan that is no longer listed is stored once
  /// more. A table of all plans would have to be built anew each time it grows.
  private var recentPlans = ContiguousArray<Int32>(repeating: -1, count: 64)
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
  mutating func set(_ record: RowRecord, _ plan: Shared<CellPlan>, at place: inout Int32) {
    let element = Element(record: record.sharingNodes { known($0) }, plan: use(plan))
    if place < 0, let free = freePlaces.popLast() { place = free }
    if place < 0 {
      place = Int32(truncatingIfNeeded: elements.count)
      elements.append(element)
    } else {
      endUse(elements[Int(place)].plan)
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
  func height(at place: Int, in limits: CellLimits) -> RowHeight? {
    // The record is read in place, because copying a record updates all its reference counts.
    let elements = elements.span
    return elements[place].record.height(by: plans[Int(elements[place].plan)], in: limits)
  }

  /// Sets the height of the separators above the cell.
  ///
  /// - Parameter place: The index of the row's record; -1 for none.
  mutating func setCellTop(_ cellTop: LayoutUnit, at place: Int32) {
    guard place >= 0 else { return }
    let old = elements[Int(place)].plan
    var plan = plans[Int(old)].value
    plan.cellTop = cellTop
    elements[Int(place)] = Element(record: elements[Int(place)].record, plan: use(Shared(plan)))
    endUse(old)
  }

  /// Removes the record at an index, and sets the index to -1.
  mutating func remove(_ place: inout Int32) {
    guard place >= 0 else { return }
    endUse(elements[Int(place)].plan)
    elements[Int(place)] = Element(record: .none, plan: -1)
    freePlaces.append(place)
    place = -1
  }

  /// The number of recent plans that are listed once there are more than a few.
  private static let mostRecentPlans = 4_096

  /// Stores a plan for one more record, and returns its index.
  private mutating func use(_ plan: Shared<CellPlan>) -> Int32 {
    if plans.count >= recentPlans.count, recentPlans.count < Self.mostRecentPlans {
      recentPlans = ContiguousArray(repeating: -1, count: Self.mostRecentPlans)
    }
    let slot = Int(truncatingIfNeeded: UInt(bitPattern: plan.hashValue) % UInt(recentPlans.count))
    let known = Int(recentPlans[slot])
    if known >= 0, planUsers[known] > 0, plans[known] == plan {
      planUsers[known] += 1
      return Int32(known)
    }
    var place = Int32(truncatingIfNeeded: plans.count)
    if let free = freePlans.popLast() {
      place = free
      plans[Int(free)] = plan
      planUsers[Int(free)] = 1
    } else {
      plans.append(plan)
      planUsers.append(1)
    }
    recentPlans[slot] = place
    return place
  }

  /// Records that one record less uses a plan.
  private mutating func endUse(_ plan: Int32) {
    guard plan >= 0 else { return }
    planUsers[Int(plan)] -= 1
    if planUsers[Int(plan)] == 0 { freePlans.append(plan) }
  }
}
