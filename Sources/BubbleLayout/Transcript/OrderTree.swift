/// Rows in an order, with the sums of their heights and marks: a treap in flat arrays.
///
/// A row keeps its slot, a small number, from its insertion to its removal; slots of removed rows are given to new
/// ones. Priorities come from a counter, so that equal histories build equal trees.
/// - Complexity: Logarithmic in the number of rows (expected) for each operation, unless said otherwise.
struct OrderTree: Sendable {
  /// What rows can be looked up by.
  enum Mark: Int, CaseIterable {
    /// The message has a time.
    case timed
    /// A date stands before it.
    case dated
    /// No message of its group is above.
    case groupStart
    /// No message of its group is below.
    case groupEnd
  }

  typealias Marks = SIMD4<Int32>

  struct Node: Sendable {
    var left = -1
    var right = -1
    var parent = -1
    var priority: UInt64
    var count = 1
    var height = 0
    var heightSum = 0
    var marks = Marks.zero
    var markSums = Marks.zero
  }

  var nodes: [Node] = []
  var root = -1
  private var freeSlots: [Int] = []
  private var seed: UInt64 = 0

  var count: Int { root < 0 ? 0 : nodes[root].count }
  /// Of all rows, in 1/64 points.
  var height: Int { root < 0 ? 0 : nodes[root].heightSum }

  // MARK: Edits

  /// Makes room for a row, without height and marks.
  mutating func insert(at index: Int) -> Int {
    let slot = freeSlots.popLast() ?? nodes.count
    let node = Node(priority: nextPriority())
    if slot == nodes.count { nodes.append(node) } else { nodes[slot] = node }
    attach(slot, at: index)
    return slot
  }

  mutating func remove(_ slot: Int) {
    detach(slot)
    freeSlots.append(slot)
  }

  /// Moves a row; the index counts without it.
  mutating func move(_ slot: Int, to index: Int) {
    detach(slot)
    attach(slot, at: index)
  }

  mutating func set(_ slot: Int, height: Int, marks: Marks) {
    nodes[slot].height = height
    nodes[slot].marks = marks
    sumUp(from: slot)
  }

  /// Restores all sums after the heights of nodes were changed directly.
  ///
  /// - Complexity: Linear.
  mutating func sumUpAll() {
    // Children come before their parents: the reverse of an order in which each node comes after its parent.
    var order: ContiguousArray<Int> = []
    order.reserveCapacity(count)
    if root >= 0 { order.append(root) }
    var next = 0
    while next < order.count {
      let node = nodes[order[next]]
      if node.left >= 0 { order.append(node.left) }
      if node.right >= 0 { order.append(node.right) }
      next += 1
    }
    for slot in order.reversed() { sum(slot) }
  }

  private mutating func attach(_ slot: Int, at index: Int) {
    nodes[slot].left = -1
    nodes[slot].right = -1
    nodes[slot].parent = -1
    sum(slot)
    guard root >= 0 else {
      root = slot
      return
    }
    var node = root
    var index = min(max(0, index), count)
    while true {
      let before = count(nodes[node].left)
      if index <= before {
        guard nodes[node].left >= 0 else {
          nodes[node].left = slot
          break
        }
        node = nodes[node].left
      } else {
        index -= before + 1
        guard nodes[node].right >= 0 else {
          nodes[node].right = slot
          break
        }
        node = nodes[node].right
      }
    }
    nodes[slot].parent = node
    sumUp(from: node)
    while nodes[slot].parent >= 0, nodes[nodes[slot].parent].priority < nodes[slot].priority { raise(slot) }
  }

  private mutating func detach(_ slot: Int) {
    while true {
      let (left, right) = (nodes[slot].left, nodes[slot].right)
      if left < 0, right < 0 { break }
      if right < 0 || (left >= 0 && nodes[left].priority > nodes[right].priority) {
        raise(left)
      } else {
        raise(right)
      }
    }
    let parent = nodes[slot].parent
    if parent < 0 {
      root = -1
    } else {
      if nodes[parent].left == slot { nodes[parent].left = -1 } else { nodes[parent].right = -1 }
      sumUp(from: parent)
    }
  }

  /// Rotates a row above its parent.
  private mutating func raise(_ slot: Int) {
    let parent = nodes[slot].parent
    let above = nodes[parent].parent
    let moved: Int
    if nodes[parent].left == slot {
      moved = nodes[slot].right
      nodes[parent].left = moved
      nodes[slot].right = parent
    } else {
      moved = nodes[slot].left
      nodes[parent].right = moved
      nodes[slot].left = parent
    }
    if moved >= 0 { nodes[moved].parent = parent }
    nodes[parent].parent = slot
    nodes[slot].parent = above
    if above < 0 {
      root = slot
    } else if nodes[above].left == parent {
      nodes[above].left = slot
    } else {
      nodes[above].right = slot
    }
    sum(parent)
    sum(slot)
  }

  private mutating func sumUp(from slot: Int) {
    var node = slot
    while node >= 0 {
      sum(node)
      node = nodes[node].parent
    }
  }

  private mutating func sum(_ slot: Int) {
    var node = nodes[slot]
    node.count = 1
    node.heightSum = node.height
    node.markSums = node.marks
    for child in 0..<2 {
      let child = child == 0 ? node.left : node.right
      guard child >= 0 else { continue }
      node.count += nodes[child].count
      node.heightSum &+= nodes[child].heightSum
      node.markSums &+= nodes[child].markSums
    }
    nodes[slot] = node
  }

  /// SplitMix64: well mixed, and the same in each run.
  private mutating func nextPriority() -> UInt64 {
    seed &+= 0x9E37_79B9_7F4A_7C15
    var value = seed
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  func count(_ slot: Int) -> Int { slot < 0 ? 0 : nodes[slot].count }
}
