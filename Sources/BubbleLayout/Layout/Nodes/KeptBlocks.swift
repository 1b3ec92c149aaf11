import Synchronization
import TextLayout

/// Blocks of a growing message, one below the other, that are laid out once and kept from one token to the next. Each
/// is a tree of its own. In the tree around them, one node stands for all.
///
/// The sums over the blocks are kept for the latest limit and width, so that a new block costs no more than itself.
struct KeptBlocks: Sendable {
  /// A block, or an item of a list.
  struct Block: Sendable {
    /// The nodes; nil for a block that shows nothing.
    var tree: BlockTree<PreparedText>?
    /// The margins to the blocks above and below, in points.
    var above: LayoutUnit = 0
    var below: LayoutUnit = 0
    /// The width of the item's marker, in points.
    var marker: LayoutUnit = 0
  }

  private var blocks: ContiguousArray<Block> = []
  private var sums = Sums()
  /// For each block: the outer margins of the visible blocks up to it, and the widest marker.
  private var ends: ContiguousArray<(margins: Margins?, marker: LayoutUnit)> = []

  typealias Margins = (above: LayoutUnit, below: LayoutUnit)

  init() {}

  /// Stands for one tree.
  init(_ tree: BlockTree<PreparedText>) { append(Block(tree: tree)) }

  var count: Int { blocks.count }
  /// The margins above and below the blocks, in points; nil if none is visible.
  var margins: Margins? { ends.last?.margins }
  /// The width of the widest marker, in points.
  var widestMarker: LayoutUnit { ends.last?.marker ?? 0 }

  mutating func append(_ block: Block) {
    own()
    blocks.append(block)
    let isShown = block.tree != nil
    ends.append(
      (
        isShown ? (margins?.above ?? block.above, block.below) : margins, max(widestMarker, block.marker)
      ))
  }

  /// Removes the blocks from an index on.
  mutating func removeAll(from index: Int) {
    guard index < count else { return }
    forget(from: index)
    blocks.removeSubrange(index...)
    ends.removeSubrange(index...)
  }

  mutating func replace(_ index: Int, by block: Block) {
    let later = blocks[(index + 1)...]
    removeAll(from: index)
    append(block)
    for block in later { append(block) }
  }

  /// Makes the sums independent of those of a copy, before the blocks change.
  private mutating func own() {
    if !isKnownUniquelyReferenced(&sums) { sums = Sums(copying: sums) }
  }

  /// Drops the sums that include a block or later ones.
  private mutating func forget(from index: Int) {
    own()
    sums.latest.withLock {
      $0.measured.removeAll(from: index)
      $0.stacked.removeAll(from: index)
    }
  }

  // MARK: Sizes

  func layout(_ pass: inout LayoutPass<some PartList>) -> BlockMeasure? {
    guard let width = pass.width else { return measure(in: &pass.limit) }
    return height(in: pass.limit.width, width: width).map { BlockMeasure(Size(width: 0, height: $0)) }
  }

  private func measure(in limit: inout Limit) -> BlockMeasure? {
    let width = limit.width
    let all: Measured? = sums.latest.withLock { latest in
      if latest.measured.key != width { latest.measured = Prefixes(key: width) }
      return latest.measured.sum(of: count, from: Measured(limit: Limit(width))) { sum, index in
        guard let tree = blocks[index].tree else { return true }
        guard let below = tree.measure(0, in: &sum.limit) else { return false }
        sum.measure.add(below, gap: gap(above: index))
        return true
      }
    }
    guard let all else { return nil }
    limit.keep(as: all.limit)
    return all.measure
  }

  private func height(in limit: AvailableWidth, width: LayoutUnit) -> LayoutUnit? {
    var own = Limit(limit)
    if let height = measure(in: &own)?.height(in: width) { return height }
    let key = StackedKey(limit: limit, width: width)
    return sums.latest.withLock { latest in
      if latest.stacked.key != key { latest.stacked = Prefixes(key: key) }
      return latest.stacked.sum(of: count, from: LayoutUnit.zero) { sum, index in
        guard let tree = blocks[index].tree else { return true }
        guard let below = tree.height(0, in: limit, width: width) else { return false }
        sum = sum + gap(above: index) + below
        return true
      }
    }
  }

  /// The margin above a block: the larger of its own and that of the visible block before it (CSS 2.1 §8.3.1).
  private func gap(above index: Int) -> LayoutUnit {
    guard index > 0, let margins = ends[index - 1].margins else { return 0 }
    return max(margins.below, blocks[index].above)
  }

  /// Returns what is at the lower edge of the last visible block (see `TreeNode.lowerEdge`).
  func lowerEdge(in limit: AvailableWidth, width: LayoutUnit) -> LowerEdge? {
    guard let tree = blocks.last(where: { $0.tree != nil })?.tree else { return .text }
    return TreeNode(tree: tree, place: 0).lowerEdge(in: limit, width: width)
  }
}

extension KeptBlocks {
  /// The width that the first blocks want within a limit, and their height.
  private struct Measured {
    var limit: Limit
    var measure = BlockMeasure.zero
  }

  private struct StackedKey: Equatable {
    let limit: AvailableWidth
    let width: LayoutUnit
  }

  /// The latest sums. They depend only on the blocks, so copies share them until one of them changes.
  private final class Sums: Sendable {
    struct Latest {
      var measured = Prefixes<AvailableWidth, Measured>(key: .unbounded)
      var stacked = Prefixes<StackedKey, LayoutUnit>(key: StackedKey(limit: .unbounded, width: 0))
    }

    let latest: Mutex<Latest>

    init() { latest = Mutex(Latest()) }

    init(copying other: Sums) { latest = Mutex(other.latest.withLock { $0 }) }
  }

  /// The sums over the first one, two, … blocks, for the question `key`.
  private struct Prefixes<Key: Equatable & Sendable, Sum: Sendable> {
    let key: Key
    private var sums: ContiguousArray<Sum> = []

    init(key: Key) { self.key = key }

    mutating func removeAll(from index: Int) {
      if index < sums.count { sums.removeSubrange(index...) }
    }

    /// Returns the sum over the first `count` blocks; nil if one of them cannot be measured.
    mutating func sum(of count: Int, from zero: Sum, adding add: (inout Sum, Int) -> Bool) -> Sum? {
      while sums.count < count {
        var sum = sums.last ?? zero
        guard add(&sum, sums.count) else { return nil }
        sums.append(sum)
      }
      return count > 0 ? sums[count - 1] : zero
    }
  }
}
