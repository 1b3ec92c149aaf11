import TextLayout

/// The context in which blocks are prepared.
struct RichContext: Hashable {
  /// The path of the list of blocks.
  var path: ContentPath
  /// The font of the texts.
  var font: TextStyle
  /// The nesting level, which `MessageBlock.levels` limits. A list and its items count as one level.
  var level = 0
  /// The number of lists that contain the blocks of this context.
  var listDepth = 0
  /// Whether blocks without a direction of their own run from right to left; nil to use the message's
  /// direction.
  var startsRight: Bool?
  /// The edge at which the blocks of this context stand: that of the quote, list, details, footnotes or table around them,
  /// with its bars, markers and columns, or of the block's `dir`. Nil outside such blocks, where a text stands at the side
  /// of its own direction, that of its first line.
  var edge: TextAlignment?
  var isInItem = false
  /// How much free space is before the texts of this context, below the first line, and whether it is at the right: the
  /// column of a marker, or the gap after a bar. Inner blocks that have too little width hang their own signs into it.
  var free = FreeSpace()
  /// Whether the marker of an item is beside the first line of the blocks of this context.
  var isBesideMarker = false
  /// Whether the footer may be placed beside the last line of the blocks of this context. What stands beside a
  /// quote, details or footnotes would look like a part of them.
  var holdsFooter = true
  /// Whether paragraphs are as close together as in the items of a tight list.
  var isTight = false
  /// Whether a spoiler covers the blocks of this context.
  var isCovered = false
  /// The role of the colour of texts.
  var foreground = SurfaceColorRole.text
}

/// Free space before the texts of blocks, in points.
struct FreeSpace: Hashable {
  var width: LayoutUnit = 0
  var isAtRight = false
}

extension RichContext {
  /// Whether the blocks of this context stand at the right edge.
  var isAtRight: Bool { edge == .right }

  /// Returns the path of an item of the block with this context.
  func path(ofItem number: Int) -> ContentPath {
    path.appending("items").appending(.number(number))
  }

  /// Returns the context of an item of the block with this context.
  func item(_ number: Int) -> RichContext {
    var item = self
    item.path = path(ofItem: number)
    item.level += 1
    return item
  }

  /// Returns the context of the blocks of an item.
  func blocks(ofItem number: Int) -> RichContext {
    var blocks = item(number)
    blocks.path = blocks.path.appending("blocks")
    return blocks
  }
}

extension TextStyle {
  /// Makes the font at least as heavy as `weight`. A font that is heavier is not changed.
  mutating func strengthen(to weight: FontWeight) { self.weight = max(self.weight, weight) }
}
