import TextLayout

/// The records of a transcript's rows (`RowRecord`) by their slots, and the plans that records share (`CellPlan`).
///
/// Nothing here is moved or searched as a whole. So storing a record takes the same time in a long transcript as in a
/// short one.
struct RowRecords: Sendable {
  /// A record and the index of its plan. A row that is prepared again for each width has no plan.
  struct Element: Sendable {
    static let none = Element(record: .none, plan: -1)

    let record: RowRecord
    let plan: Int32
  }

  /// A plan and how many records use it.
  struct Plan: Sendable {
    var value: Shared<CellPlan>
    var users: Int32 = 1
    /// If no record uses the plan, the index of the next such plan; -1 for none.
    var nextFree: Int32 = -1
  }

  private var elements = ChunkedArray<Element>()
  private var plans = ChunkedArray<Plan>()
  /// The index of the first plan that no record uses; -1 for none.
  private var freePlan: Int32 = -1
  /// The indices of recent plans, by their hashes; -1 for none. A plan that is no longer listed is stored once
  /// more. A table of all plans would have to be built anew each time it grows.
  private var recentPlans = ContiguousArray<Int32>(repeating: -1, count: 64)
  /// Nodes of blocks of recent messages, by their hashes. The nodes of quotes, for example, are the same in
  /// all messages.
  private var nodes = EqualValues<ContiguousArray<BlockNode>>(count: 256)
  /// Rules of the texts of recent messages, by their hashes.
  private var messageTexts = EqualValues<Shared<MessageTextRule>>(count: 64)

  /// The number of rows that have a record.
  var count: Int { elements.reduce(0) { $0 + ($1.plan < 0 ? 0 : 1) } }

  /// The memory of the records and plans.
  var memory: [MemoryChunk] { elements.memory + plans.memory }

  /// Adds slots that have no record yet, so that there are `count`.
  mutating func extend(to count: Int) {
    elements.append(repeating: .none, count: max(0, count - elements.count))
  }

  /// Stores the record of a row, which replaces its previous one.
  mutating func set(_ record: RowRecord, _ plan: Shared<CellPlan>, at slot: Int) {
    let old = elements[slot].plan
    let record = record.sharing {
      (nodes.shared($0.rules.nodes), $0.rules.messageText.map { messageTexts.shared($0) })
    }
    elements[slot] = Element(record: record, plan: use(plan))
    endUse(old)
  }

  /// Returns the height of a message's rows.
  ///
  /// - Returns: Nil if the message has to be prepared first.
  func height(at slot: Int, in limits: CellLimits) -> RowHeight? {
    // The record is read in place, because copying a record updates all its reference counts.
    elements.with(slot) { rows, row in
      let plan = Int(rows[row].plan)
      return plan < 0 ? nil : rows[row].record.height(by: plans[plan].value, in: limits)
    }
  }

  /// Sets the height of the separators above the cell.
  mutating func setCellTop(_ cellTop: LayoutUnit, at slot: Int) {
    let old = elements[slot]
    guard old.plan >= 0 else { return }
    var plan = plans[Int(old.plan)].value.value
    plan.cellTop = cellTop
    elements[slot] = Element(record: old.record, plan: use(Shared(plan)))
    endUse(old.plan)
  }

  /// Removes the record of a row.
  mutating func remove(at slot: Int) {
    let old = elements[slot].plan
    guard old >= 0 else { return }
    elements[slot] = .none
    endUse(old)
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
    if known >= 0, plans[known].users > 0, plans[known].value == plan {
      plans[known].users += 1
      return Int32(known)
    }
    var place = Int32(truncatingIfNeeded: plans.count)
    if freePlan >= 0 {
      place = freePlan
      freePlan = plans[Int(place)].nextFree
      plans[Int(place)] = Plan(value: plan)
    } else {
      plans.append(Plan(value: plan))
    }
    recentPlans[slot] = place
    return place
  }

  /// Records that one record less uses a plan.
  private mutating func endUse(_ plan: Int32) {
    guard plan >= 0 else { return }
    plans[Int(plan)].users -= 1
    guard plans[Int(plan)].users == 0 else { return }
    plans[Int(plan)].nextFree = freePlan
    freePlan = plan
  }
}

/// Recent values, by their hashes, so that records of different messages share equal ones.
private struct EqualValues<Value: Hashable & Sendable>: Sendable {
  private var values: ContiguousArray<Value?>

  init(count: Int) { values = ContiguousArray(repeating: nil, count: count) }

  /// Returns the stored value that equals a new one. If there is none, it stores the new one.
  mutating func shared(_ new: Value) -> Value {
    let place = Int(truncatingIfNeeded: UInt(bitPattern: new.hashValue) % UInt(values.count))
    if let known = values[place], known == new { return known }
    values[place] = new
    return new
  }
}
