import BubbleLayout

/// Makes nested lists from a sequence of items, each with a level.
struct ListTree {
  private struct Open {
    var list: ListBlock
    /// The level of the list, from 0. When it is closed, it becomes part of the last item of the list around
    /// it.
    let level: Int
  }

  private var done: [MessageBlock] = []
  private var open: [Open] = []

  /// The deepest level; deeper items are put there.
  private static let levels = 12

  /// Adds an item.
  ///
  /// - Parameters:
  ///   - level: The level of the item; 0 is the outermost.
  ///   - number: The number of an item of a numbered list; nil for a bullet.
  mutating func add(_ blocks: [MessageBlock], level: Int, number: Int?) {
    let level = min(max(level, 0), Self.levels)
    while let last = open.last, last.level > level { close() }
    if let last = open.last, last.level == level, last.list.isOrdered != (number != nil) { close() }
    if open.last?.level != level {
      let list = ListBlock(isOrdered: number != nil, start: number ?? 1, items: [])
      open.append(Open(list: list, level: level))
    }
    open[open.count - 1].list.items.append(ListItem(blocks))
  }

  /// The lists so far.
  var blocks: [MessageBlock] {
    var copy = self
    while !copy.open.isEmpty { copy.close() }
    return copy.done
  }

  private mutating func close() {
    guard let last = open.popLast() else { return }
    let block = MessageBlock.list(last.list)
    guard !open.isEmpty, !open[open.count - 1].list.items.isEmpty else { return done.append(block) }
    let items = open[open.count - 1].list.items.count
    open[open.count - 1].list.items[items - 1].blocks.append(block)
  }
}
