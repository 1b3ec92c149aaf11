import Markdown
import TextLayout

/// Blocks one below the other. The last one may grow.
///
/// The sums over all other blocks are kept for the latest limit and width.
struct GrowingStack: Sendable {
  var children: [GrowingChild] = []
  /// How many children are above the first block, such as the title of an alert.
  private(set) var lead = 0
  private var measured = Measured(limit: Limit(.unbounded))
  private var stacked = Stacked(limit: .unbounded, width: 0)

  /// The maximum of the widths that the first `count` children want, and their height.
  private struct Measured: GrowingSum {
    var limit: Limit
    var count = 0
    var measure = BlockMeasure.zero
    var margin = Margin()

    mutating func add(_ child: inout GrowingChild) -> Bool {
      guard let below = child.measure(in: &limit) else { return false }
      measure.add(below, gap: margin.take(child))
      return true
    }
  }

  /// The total height of the first `count` children.
  private struct Stacked: GrowingSum {
    let limit: AvailableWidth
    let width: LayoutUnit
    var count = 0
    var height: LayoutUnit = 0
    var margin = Margin()

    mutating func add(_ child: inout GrowingChild) -> Bool {
      guard let below = child.height(in: limit, width: width) else { return false }
      height = height + margin.take(child) + below
      return true
    }
  }

  /// Computes the margin before the next child: the larger of its own upper margin and the lower margin of
  /// the child above (CSS 2.1 §8.3.1).
  private struct Margin {
    private var below: LayoutUnit?

    mutating func take(_ child: GrowingChild) -> LayoutUnit {
      defer { below = child.below }
      return below.map { max($0, child.above) } ?? 0
    }
  }

  /// - Parameter above: The children above the first block.
  init(above: [GrowingChild] = []) {
    children = above
    lead = above.count
  }

  /// Adds the blocks that are new.
  ///
  /// - Parameter isOpen: Whether the last block may grow.
  mutating func add(
    _ blocks: [MessageBlock], in context: RichContext, _ builder: GrowingBuilder, isOpen: Bool = true
  ) {
    let known = children.count - lead
    for number in known..<max(blocks.count, known) {
      children.append(
        builder.child(blocks[number], number, isOpen: isOpen && number == blocks.count - 1, in: context))
    }
  }

  /// Makes a block again, and replaces the old one.
  mutating func replace(
    _ blocks: [MessageBlock], _ number: Int, in context: RichContext, _ builder: GrowingBuilder
  ) {
    guard lead + number < children.count else { return }
    children[lead + number] = builder.child(
      blocks[number], number, isOpen: number == blocks.count - 1, in: context)
    forget(from: lead + number)
  }

  /// Updates the blocks after text was added to the message.
  ///
  /// - Parameter depth: The index in the change's path of the step that selects a block of this stack.
  mutating func update(
    _ blocks: [MessageBlock], _ change: MarkdownChange, depth: Int, in context: RichContext,
    _ builder: GrowingBuilder
  ) {
    var first = min(depth < change.path.count ? change.path[depth] : 0, blocks.count)
    let endsRow = first > 0 && lead + first == children.count && hasOpenRow
    if endsRow { first -= 1 }
    let place = lead + first
    forget(from: place)
    if place < children.count {
      let goesOn =
        !endsRow && first < blocks.count
        && children[place].update(blocks[first], change, depth: depth + 1, in: context, builder)
      children.removeSubrange((goesOn ? place + 1 : place)...)
    }
    add(blocks, in: context, builder)
    // The sums that are kept never include the last child, which may still grow.
    forget(from: max(0, children.count - 1))
  }

  /// Whether the last block has a table row that is still being written.
  var hasOpenRow: Bool { children.last?.hasOpenRow == true }

  /// Drops the sums that include a given child or later ones.
  mutating func forget(from place: Int) {
    if measured.count > place { measured = Measured(limit: Limit(measured.limit.width)) }
    if stacked.count > place { stacked = Stacked(limit: stacked.limit, width: stacked.width) }
  }

  // MARK: Sizes

  /// Returns the last line of the last block; nil if no footer may be placed beside it, and `.none` if a text has to
  /// be shaped first.
  mutating func lastLine(in width: LayoutUnit) -> LastLine?? {
    guard let last = children.lastIndex(where: \.isShown) else { return .some(nil) }
    return children[last].lastLine(in: width)
  }

  mutating func measure(in limit: inout Limit) -> BlockMeasure? {
    let isKept = measured.limit.width == limit.width
    guard let sums = sums(isKept ? measured : Measured(limit: Limit(limit.width))) else { return nil }
    measured = sums.kept
    limit.keep(as: sums.all.limit)
    return sums.all.measure
  }

  mutating func height(in limit: AvailableWidth, width: LayoutUnit) -> LayoutUnit? {
    let isKept = stacked.limit == limit && stacked.width == width
    guard let sums = sums(isKept ? stacked : Stacked(limit: limit, width: width)) else { return nil }
    stacked = sums.kept
    return sums.all.height
  }

  /// Returns the sum over all children except the last, and the sum over all; nil if a child cannot be
  /// measured.
  private mutating func sums<Sum: GrowingSum>(_ known: Sum) -> (kept: Sum, all: Sum)? {
    var kept = known
    while kept.count < children.count - 1 {
      guard kept.take(&children[kept.count]) else { return nil }
    }
    var all = kept
    guard children.isEmpty || all.take(&children[children.count - 1]) else { return nil }
    return (kept, all)
  }
}

/// A sum over the first children of a stack.
private protocol GrowingSum {
  /// The number of children in the sum.
  var count: Int { get set }

  /// Adds a visible child. Returns false if it cannot be measured.
  mutating func add(_ child: inout GrowingChild) -> Bool
}

extension GrowingSum {
  mutating func take(_ child: inout GrowingChild) -> Bool {
    guard !child.isShown || add(&child) else { return false }
    count += 1
    return true
  }
}

/// A block whose content is a stack: a list, a quote, details or a list item.
protocol StackedContent {
  var stack: GrowingStack { get set }
}

extension StackedContent {
  /// Whether the last inner block has a table row that is still being written.
  var hasOpenRow: Bool { stack.hasOpenRow }

  mutating func measure(in limit: inout Limit) -> BlockMeasure? { stack.measure(in: &limit) }

  mutating func lastLine(in width: LayoutUnit) -> LastLine?? { stack.lastLine(in: width) }

  mutating func height(in limit: AvailableWidth, width: LayoutUnit) -> LayoutUnit? {
    stack.height(in: limit, width: width)
  }
}
