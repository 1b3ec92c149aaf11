import TextLayout

/// One node of a block: a text, a box, or an arrangement of child nodes.
///
/// A block is a tree in a flat array: the descendants of a node follow it.
struct BlockNode: Hashable, Sendable {
  let rule: BlockRule
  /// The index of the node's paint, which says what becomes of the node in a cell; -1 for a node that is only
  /// measured.
  let paint: Int32
  /// How many nodes its subtree has, including the node itself.
  var span: Int32 = 1
}

/// The rule that determines how wide a node wants to be within a limit, and how tall it is at a width.
/// Indices refer to the arrays of `BlockTree`.
enum BlockRule: Hashable, Sendable {
  /// A text, by its index. With `keepsLines`, the lines are always those that fit the limit; otherwise the
  /// text is broken again at the width that it is given.
  case text(Int32, keepsLines: Bool)
  /// The first of several texts of one line that fits into the limit, or the last text.
  case firstFitting(Range<Int32>)
  /// A box that takes the width it is given, but is at least as wide as this size, with a constant height.
  case fixed(Size)
  /// A box whose height is its width divided by a ratio.
  case scaled(ratio: Double)
  /// The children of the node, one below the other.
  case stack(StackRule)
  /// A node with an item of a fixed size at its side.
  case beside(BesideRule)
  /// A node whose width has a minimum and a maximum.
  case bounded(BoundedRule)
  /// Pills in rows that wrap.
  case flow(FlowRule)
  /// Rows of buttons.
  case buttons(ButtonsRule)
  /// One picture.
  case picture(PictureRule)
  /// Several pictures, by the index of the album.
  case album(Int32)
  /// A custom part of the application, by its index.
  case ask(Int32)
  /// A table, by its index.
  case grid(Int32)
  /// A formula, by its index.
  case formula(Int32)
  /// A node that scrolls if the limit is smaller than the size it wants.
  case scrolled(ScrollRule)
  /// A node of which only the first lines are shown, with a label that shows or hides the other lines.
  case limited(LineLimitRule)
  /// A separate element, such as an attachment, which is not cut between its lines.
  case embedded
}

/// Nodes one below the other.
struct StackRule: Hashable, Sendable {
  /// The distance between two nodes, in points.
  var gap: LayoutUnit = 0
  /// The distance from the edges to the nodes, in points.
  var insets = Insets.zero

  var sides: LayoutUnit { insets.left + insets.right }

  /// Returns the limit that the children are measured within.
  func inner(_ limit: AvailableWidth) -> AvailableWidth { limit.reduced(by: sides) }
}

/// A node with an item beside it. The item shrinks if the limit is too small for both.
struct BesideRule: Hashable, Sendable {
  /// The width of the item, which is also its height, in points.
  var size: LayoutUnit
  /// The minimum width of the node, including its distances from the items beside it, in points.
  var reserve: LayoutUnit
  /// The smallest size of the item, in points. If it would be smaller, it is left out.
  var least: LayoutUnit = 0
  /// The distance between the item and the node, in points.
  var gap: LayoutUnit
  /// Whether the distance `gap` is kept if the item is left out.
  var keepsGap = true
  /// Whether the item is at the end side of the node; otherwise it is at the start side.
  var isAtEnd = false
  /// Whether the item is as tall as the whole, if that is taller.
  var fillsHeight = false
  /// Whether the item goes above the node, at the start side, if the limit is too small for both. It then keeps its
  /// size as long as the limit allows.
  var goesAbove = false
  /// Whether the item and the node are centred vertically; otherwise their upper edges are aligned.
  var isCentered = true
  /// The height of the node's first line, in points, if the item is centred beside that line instead of the whole node;
  /// otherwise nil.
  var lineHeight: LayoutUnit?
  /// The width of a second item at the other side, in points, before rounding to pixels; 0 if there is no
  /// second item. Its distance from the node is `gap` too. If the item goes above the node, so does the second item,
  /// if the limit is wide enough for both.
  var room: LayoutUnit = 0
  /// The height of the second item above the node, in points.
  var roomHeight: LayoutUnit = 0
  /// The distance between an item above the node and the node, in points; nil for `gap`.
  var aboveGap: LayoutUnit?
  /// The index of the second item's paint; -1 if there is none.
  var roomPaint: Int32 = -1

  /// Returns the width and height of the item within a limit; 0 if it is left out.
  func item(in limit: AvailableWidth) -> LayoutUnit {
    guard let limit = limit.limit else { return size }
    let item = min(size, max(0, goesAbove ? limit : limit - reserve))
    return item < least ? 0 : item
  }

  /// Returns whether the item is above the node within a limit.
  func isAbove(in limit: AvailableWidth) -> Bool { goesAbove && !limit.holds(size + reserve) }

  /// Returns how much width the item takes beside the node, including its distance from the node.
  func reach(of item: LayoutUnit) -> LayoutUnit { item > 0 || keepsGap ? item + gap : 0 }

  /// Returns how much height an item above the node takes, including its distance from the node; 0 for an item
  /// beside it.
  func rise(of item: LayoutUnit, in limit: AvailableWidth) -> LayoutUnit {
    isAbove(in: limit) && item > 0 ? max(item, roomHeight) + (aboveGap ?? gap) : 0
  }

  /// Returns whether the second item is above the node within a limit.
  func isRoomAbove(in limit: AvailableWidth) -> Bool {
    room > 0 && isAbove(in: limit) && limit.holds(size + gap + room)
  }

  /// Returns how far the upper edge of an item beside the first line is below that of the line, which is negative if the
  /// item is taller; nil if the item is not beside a line.
  func drop(of item: LayoutUnit) -> LayoutUnit? { lineHeight.map { ($0 - item).half } }

  /// Returns how far an item that is taller than the first line moves the node down.
  func sink(of item: LayoutUnit, in limit: AvailableWidth) -> LayoutUnit {
    isAbove(in: limit) ? 0 : max(0, -(drop(of: item) ?? 0))
  }

  /// Returns how much width the second item takes, including its distance; 0 if it is not beside the node.
  func room(in limit: AvailableWidth, _ grid: PixelGrid) -> LayoutUnit {
    room > 0 && limit.holds(size + reserve) ? grid.roundedUp(room) + gap : 0
  }

  /// Returns the limit that the node is measured within, beside an item of this size.
  func inner(_ limit: AvailableWidth, item: LayoutUnit, _ grid: PixelGrid) -> AvailableWidth {
    limit.reduced(by: sides(in: limit, item: item, grid))
  }

  /// Returns how much width both items take.
  func sides(in limit: AvailableWidth, item: LayoutUnit, _ grid: PixelGrid) -> LayoutUnit {
    (isAbove(in: limit) ? 0 : reach(of: item)) + room(in: limit, grid)
  }

  /// Returns how far the limit may change while the item keeps its size.
  func slack(in limit: AvailableWidth) -> LimitSlack {
    var slack = LimitSlack.any
    if limit.holds(size + reserve) {
      slack.keep(from: size + reserve, at: limit)
    } else if goesAbove {
      // The item keeps its size from the limit that it fits in.
      slack.keep(below: size + reserve, at: limit)
      if limit.holds(size) { slack.keep(from: size, at: limit) } else { slack = .none }
    } else if item(in: limit) == 0 {
      slack.keep(below: reserve + max(LayoutUnit(rawValue: 1), least), at: limit)
    } else {
      slack = .none
    }
    if room > 0 {
      let both = size + gap + room
      if limit.holds(both) { slack.keep(from: both, at: limit) } else { slack.keep(below: both, at: limit) }
    }
    return slack
  }
}

/// The bounds of a node's width.
struct BoundedRule: Hashable, Sendable {
  /// The minimum width of the node, in points. If the limit is smaller, the node is as wide as the limit.
  var minimum: LayoutUnit = 0
  /// The maximum width that the node is measured within, in points; nil for the limit of its parent.
  var maximum: LayoutUnit?
  /// Whether the node is as wide as its limit.
  var fills = false
  /// Whether the node is never wider than its limit.
  var isClamped = false

  func limit(in limit: AvailableWidth) -> AvailableWidth {
    maximum.map { limit.limited(to: $0) } ?? limit
  }
}
