extension OrderTree {
  /// The slot of a row.
  func slot(at index: Int) -> Int {
    var node = root
    var index = index
    while node >= 0 {
      let before = count(nodes[node].left)
      if index == before { return node }
      if index < before {
        node = nodes[node].left
      } else {
        index -= before + 1
        node = nodes[node].right
      }
    }
    return -1
  }

  func index(of slot: Int) -> Int {
    var index = count(nodes[slot].left)
    var node = slot
    while nodes[node].parent >= 0 {
      let parent = nodes[node].parent
      if nodes[parent].right == node { index += count(nodes[parent].left) + 1 }
      node = parent
    }
    return index
  }

  /// The upper edge of a row, in 1/64 points.
  func top(of slot: Int) -> Int {
    var top = heightSum(nodes[slot].left)
    var node = slot
    while nodes[node].parent >= 0 {
      let parent = nodes[node].parent
      if nodes[parent].right == node { top &+= heightSum(nodes[parent].left) &+ nodes[parent].height }
      node = parent
    }
    return top
  }

  /// The row below; -1 for none.
  func next(_ slot: Int) -> Int {
    var node = slot
    if nodes[node].right >= 0 {
      node = nodes[node].right
      while nodes[node].left >= 0 { node = nodes[node].left }
      return node
    }
    while nodes[node].parent >= 0, nodes[nodes[node].parent].right == node { node = nodes[node].parent }
    return nodes[node].parent
  }

  /// The index of the first row whose lower edge is below a height; the number of rows for none.
  func firstIndex(endingBelow y: Int) -> Int {
    var (node, index, top) = (root, 0, 0)
    while node >= 0 {
      let middle = top &+ heightSum(nodes[node].left)
      if middle > y {
        node = nodes[node].left
      } else if middle &+ nodes[node].height > y {
        return index + count(nodes[node].left)
      } else {
        index += count(nodes[node].left) + 1
        top = middle &+ nodes[node].height
        node = nodes[node].right
      }
    }
    return index
  }

  /// The index of the first row whose upper edge is at a height or below it; the number of rows for none.
  func firstIndex(startingAt y: Int) -> Int {
    y <= 0 ? 0 : min(count, firstIndex(endingBelow: y - 1) + 1)
  }

  /// The index of the last row with a mark before an index; nil for none.
  func last(_ mark: Mark, before index: Int) -> Int? {
    let rank = rank(mark, before: index)
    return rank == 0 ? nil : select(mark, rank - 1)
  }

  /// The index of the first row with a mark at or after an index; nil for none.
  func first(_ mark: Mark, from index: Int) -> Int? { select(mark, rank(mark, before: index)) }

  /// How many rows before an index have a mark.
  private func rank(_ mark: Mark, before index: Int) -> Int {
    var (node, index, rank) = (root, index, 0)
    while node >= 0 {
      let left = nodes[node].left
      if index <= count(left) {
        node = left
      } else {
        rank += sum(mark, left) + Int(nodes[node].marks[mark.rawValue])
        index -= count(left) + 1
        node = nodes[node].right
      }
    }
    return rank
  }

  /// The index of the row that has the mark and `rank` rows with the mark before it.
  private func select(_ mark: Mark, _ rank: Int) -> Int? {
    var (node, rank, index) = (root, rank, 0)
    while node >= 0 {
      let left = nodes[node].left
      let before = sum(mark, left)
      let own = Int(nodes[node].marks[mark.rawValue])
      if rank < before {
        node = left
      } else if rank < before + own {
        return index + count(left)
      } else {
        rank -= before + own
        index += count(left) + 1
        node = nodes[node].right
      }
    }
    return nil
  }

  private func sum(_ mark: Mark, _ slot: Int) -> Int {
    slot < 0 ? 0 : Int(nodes[slot].markSums[mark.rawValue])
  }

  private func heightSum(_ slot: Int) -> Int { slot < 0 ? 0 : nodes[slot].heightSum }
}

extension Transcript {
  /// How many steps a search for a place or a message takes at most.
  ///
  /// - Complexity: Linear in the number of messages.
  package var searchSteps: Int {
    var level = [tree.root].filter { $0 >= 0 }
    var steps = 0
    while !level.isEmpty {
      steps += 1
      level = level.flatMap { [tree.nodes[$0].left, tree.nodes[$0].right] }.filter { $0 >= 0 }
    }
    return steps
  }
}
