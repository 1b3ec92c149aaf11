import TextLayout

/// One node of a block: a text, a box, or an arrangement of the nodes below it.
///
/// A block is a tree in a flat array: the descendants of a node follow it.
struct BlockNode: Hashable, Sendable {
  let rule: BlockRule
  /// How the block recognises the node when its parts are placed; nil for a node without parts.
  let tag: Int16?
  /// The number of the node among those with its tag.
  let index: Int32
  /// How many nodes its subtree has, itself included.
  var span: Int32 = 1
}

/// How wide a node wants to be within a limit, and how tall it is at a width.
enum BlockRule: Hashable, Sendable {
  /// A text, by its number. If it `keepsLines`, it has the lines of its limit at every width; otherwise it is
  /// broken again at the width that it is given.
  case text(Int32, keepsLines: Bool)
  /// As wide as it is given, but at least this wide; with a constant height.
  case fixed(Size)
  /// Its height is its width divided by a ratio.
  case scaled(ratio: Double)
  /// Its children one below the other.
  case stack(StackRule)
  /// A node with something of a fixed size at its side.
  case beside(BesideRule)
  /// A node whose width has a minimum and a maximum.
  case bounded(BoundedRule)
  /// Pills in rows that wrap.
  case flow(FlowRule)
  /// Rows of buttons.
  case buttons(ButtonsRule)
  /// One picture.
  case picture(PictureRule)
  /// Several pictures, by the number of the album.
  case album(Int32)
  /// A custom part, by its number.
  case ask(Int32)
  /// A table, by its number.
  case grid(Int32)
  /// A formula, by its number.
  case formula(Int32)
  /// A node that scrolls if it has less room than it wants.
  case scrolled(ScrollRule)
  /// A node of which only the first lines are shown, with a label that shows or hides the others.
  case limited(LineLimitRule)
  /// A separate element, which places its own children.
  case embedded
}

/// Nodes one below the other.
struct StackRule: Hashable, Sendable {
  /// The distance between two, in points.
  var gap: LayoutUnit = 0
  /// The distance from the edges to the nodes, in points.
  var insets = Insets.zero

  var sides: LayoutUnit { insets.left + insets.right }

  /// The limit that the children are measured within.
  func inner(_ limit: AvailableWidth) -> AvailableWidth { limit.reduced(by: sides) }
}

/// A node with an item beside it. The item shrinks if the node would otherwise have no room.
struct BesideRule: Hashable, Sendable {
  /// The item's width and height, in points.
  var size: LayoutUnit
  /// What the node and its distances need as a minimum.
  var reserve: LayoutUnit
  /// An item that would be smaller than this is left out.
  var least: LayoutUnit = 0
  /// The distance between the item and the node.
  var gap: LayoutUnit
  /// Whether the distance stays if the item is left out.
  var keepsGap = true
  /// Whether the item stands at the end, and not at the start.
  var isAtEnd = false
  /// Whether item and node are centred on one line; at the top otherwise.
  var isCentered = true
  /// The width of what stands at the other side, before it is rounded to pixels; 0 for nothing. Its distance
  /// is that of the item.
  var room: LayoutUnit = 0
  /// The tag of what stands at the other side; nil for nothing.
  var roomTag: Int16?

  /// The width and height of the item within a limit; 0 if it is left out.
  func item(in limit: AvailableWidth) -> LayoutUnit {
    guard let limit = limit.limit else { return size }
    let item = min(size, max(0, limit - reserve))
    return item < least ? 0 : item
  }

  /// How much of the width the item takes, including its distance.
  func reach(of item: LayoutUnit) -> LayoutUnit { item > 0 || keepsGap ? item + gap : 0 }

  /// How much of the width the other side takes, including its distance; 0 if it would leave the node no
  /// room.
  func room(in limit: AvailableWidth, _ grid: PixelGrid) -> LayoutUnit {
    room > 0 && limit.holds(reserve) ? grid.roundedUp(room) + gap : 0
  }

  /// The limit that the node is measured within, beside an item of this size.
  func inner(_ limit: AvailableWidth, item: LayoutUnit, _ grid: PixelGrid) -> AvailableWidth {
    limit.reduced(by: sides(in: limit, item: item, grid))
  }

  /// How much of the width the item and the other side take.
  func sides(in limit: AvailableWidth, item: LayoutUnit, _ grid: PixelGrid) -> LayoutUnit {
    reach(of: item) + room(in: limit, grid)
  }

  /// How far the limit may change while the item keeps its size.
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
  /// The node wants at least this much, as far as the limit allows.
  var minimum: LayoutUnit = 0
  /// The limit that the node is measured within; nil for its own limit.
  var maximum: LayoutUnit?
  /// Whether it is as wide as its limit.
  var fills = false
  /// Whether it never wants more than its limit.
  var isClamped = false

  func limit(in limit: AvailableWidth) -> AvailableWidth {
    maximum.map { limit.limited(to: $0) } ?? limit
  }
}
