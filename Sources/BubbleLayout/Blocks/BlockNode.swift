import TextLayout

/// One node of a block: a text, a box, or an arrangement of the nodes below it.
///
/// A block is a tree kept flat: the nodes below one follow it.
struct BlockNode: Hashable, Sendable {
  let rule: BlockRule
  /// What the block knows the node by when its parts are placed; nil for a node that has none.
  let tag: Int16?
  /// The number of the node among those with its tag.
  let index: Int32
  /// How many nodes there are from this one on that are it or below it.
  var span: Int32 = 1
}

/// How wide a node wants to be within a limit, and how tall it is in a width.
enum BlockRule: Hashable, Sendable {
  /// A text, by its number. One that `keepsLines` has the lines of its limit in every width; others are broken again in the
  /// width that they are given.
  case text(Int32, keepsLines: Bool)
  /// As wide as it is given, but at least this; of one height.
  case fixed(Size)
  /// As tall as it is wide, divided by a ratio.
  case scaled(ratio: Double)
  /// The nodes below it one below the other.
  case stack(StackRule)
  /// A node with something of a fixed size at its side.
  case beside(BesideRule)
  /// A node between a least and a largest width.
  case bounded(BoundedRule)
  /// Pills in rows that wrap.
  case flow(FlowRule)
  /// Rows of buttons.
  case buttons(ButtonsRule)
  /// One picture.
  case picture(PictureRule)
  /// Several pictures, by the number of the album.
  case album(Int32)
  /// A part of the application's own, by its number.
  case ask(Int32)
  /// A table, by its number.
  case grid(Int32)
  /// A formula, by its number.
  case formula(Int32)
  /// A node that scrolls in less room than it wants.
  case scrolled(ScrollRule)
  /// A node of which the first lines are shown, and what shows or hides the others.
  case limited(LineLimitRule)
  /// An element of its own, which places the nodes below.
  case embedded
}

/// Nodes one below the other.
struct StackRule: Hashable, Sendable {
  /// The distance between two, in points.
  var gap: LayoutUnit = 0
  /// The distance from the edges to the nodes, in points.
  var insets = Insets.zero

  var sides: LayoutUnit { insets.left + insets.right }

  /// What the nodes are measured within.
  func inner(_ limit: AvailableWidth) -> AvailableWidth { limit.reduced(by: sides) }
}

/// A node with an item at its side, which becomes smaller where the node would have no room.
struct BesideRule: Hashable, Sendable {
  /// The item's width and height, in points.
  var size: LayoutUnit
  /// What the node and its distances need in any case.
  var reserve: LayoutUnit
  /// An item that would be smaller than this is left out.
  var least: LayoutUnit = 0
  /// The distance between the item and the node.
  var gap: LayoutUnit
  /// Whether the distance stays where the item is left out.
  var keepsGap = true
  /// Whether the item stands at the end, and not at the start.
  var isAtEnd = false
  /// Whether item and node are centred on one line; at the top otherwise.
  var isCentered = true
  /// The width of what stands at the other side, before it is rounded to pixels; as far away as the item. 0 for nothing.
  var room: LayoutUnit = 0
  /// The tag of that room; nil for none.
  var roomTag: Int16?

  /// The width and height of the item within a limit; 0 where it is left out.
  func item(in limit: AvailableWidth) -> LayoutUnit {
    guard let limit = limit.limit else { return size }
    let item = min(size, max(0, limit - reserve))
    return item < least ? 0 : item
  }

  /// What the item takes of the width, with its distance.
  func reach(of item: LayoutUnit) -> LayoutUnit { item > 0 || keepsGap ? item + gap : 0 }

  /// What the other side takes of the width, with its distance; 0 where it would leave the node no room.
  func room(in limit: AvailableWidth, _ grid: PixelGrid) -> LayoutUnit {
    room > 0 && limit.holds(reserve) ? grid.roundedUp(room) + gap : 0
  }

  /// What the node is measured within, beside an item of a size.
  func inner(_ limit: AvailableWidth, item: LayoutUnit, _ grid: PixelGrid) -> AvailableWidth {
    limit.reduced(by: sides(in: limit, item: item, grid))
  }

  /// What the item and the other side take of the width.
  func sides(in limit: AvailableWidth, item: LayoutUnit, _ grid: PixelGrid) -> LayoutUnit {
    reach(of: item) + room(in: limit, grid)
  }

  /// How far the limit may move while the item keeps its size.
  func slack(in limit: AvailableWidth) -> LimitSlack {
    var slack = LimitSlack.any
    if limit.holds(size + reserve) {
      slack.keep(from: size + reserve, at: limit)
    } else if item(in: limit) == 0 {
      slack.keep(below: reserve + max(LayoutUnit(rawValue: 1), least), at: limit)
    } else {
      slack = .none
    }
    if room > 0 {
      if limit.holds(reserve) {
        slack.keep(from: reserve, at: limit)
      } else {
        slack.keep(below: reserve, at: limit)
      }
    }
    return slack
  }
}

/// The bounds of a node's width.
struct BoundedRule: Hashable, Sendable {
  /// The node wants at least this much of the limit.
  var minimum: LayoutUnit = 0
  /// The node is measured within this limit; nil for no other than its own.
  var maximum: LayoutUnit?
  /// Whether it takes all of its limit.
  var fills = false
  /// Whether it never wants more than its limit.
  var isClamped = false

  func limit(in limit: AvailableWidth) -> AvailableWidth {
    maximum.map { limit.limited(to: $0) } ?? limit
  }
}
