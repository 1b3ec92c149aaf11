import TextLayout

/// The content of a bubble from top to bottom, and what is around the bubble. The plan has everything that decides
/// a message's height, except the sizes of its blocks and its text. It is the same at all widths, and stored once for
/// many messages.
struct CellPlan: Hashable, Sendable {
  /// The blocks from top to bottom.
  var steps: ContiguousArray<Step> = []
  /// The distances from the bubble's upper and lower edge to its content, in points.
  var top: LayoutUnit
  var bottom: LayoutUnit
  /// The distances from the bubble's edges to a footer in a row of its own.
  var padding: Insets
  var minimum: Size
  /// The widths that lines beside pictures may give the bubble; nil for no limit.
  var captions: CaptionWidths?
  /// The maximum width of a line of a text that grows, to which it widens the bubble from the beginning; nil for a bubble
  /// that has the width of its content.
  var grownWidth: AvailableWidth?
  var isMirrored: Bool
  /// The side at which a text or a picture without a bubble stands if something else makes its column wider; nil for the
  /// start of the column.
  var bareSide: Side?
  /// Whether margins or padding were reduced, because they would have filled the cell. Such a plan is valid
  /// at one width only.
  var isSqueezed = false
  /// The rules of the message's text; nil if the bubble has no text.
  var text: MessageTextRule?
  /// The line height of a message with blocks, for avatars that are beside its first or last line; nil for
  /// other messages.
  var blockLine: LayoutUnit?
  /// The rules of the footer; nil if there is none.
  var footer: Footer?
  /// Reactions that overlap the bubble's edge or are below the bubble; nil if there are none.
  var reactions: Reactions?
  /// The height of the separators above the cell, including the spacing.
  var cellTop: LayoutUnit = 0
  /// What is around the bubble.
  var cell: Surroundings

  /// One block of the column.
  struct Step: Hashable, Sendable {
    var content: Content
    /// The distance from the block above.
    var gap: LayoutUnit
    /// The distances from the bubble's edges to the block.
    var insets: Insets
    /// Whether the block may make the bubble wider than the bubble's own limit.
    var mayExceedLimit = false
    /// The maximum width of the block, in points; nil for the bubble's limit.
    var measure: LayoutUnit?
    var isMedia = false
    /// Whether the block is one picture that keeps its width in a wider bubble.
    var keepsWidth = false
    /// Whether the block is one round video.
    var isRound = false
    /// Whether the block is one picture with a sign in its middle, such as that of a film.
    var isMarked = false
    /// Whether the block is text, which is never mirrored.
    var isText = false
    /// Whether the block is the message's own text.
    var isOwnText = false

    var sides: LayoutUnit { insets.left + insets.right }

    /// Whether the block has the same height at all limits that give the message's own text the same lines.
    fileprivate var followsText: Bool { if case .fixed = content { true } else { isOwnText } }
  }

  /// The content of a step.
  enum Content: Hashable, Sendable {
    /// A block, by the position of its node.
    case block(Int32)
    /// A block with a known height, whose width does not matter.
    case fixed(height: LayoutUnit)
  }

  /// Whether everything depends only on the limit of the text: there are no other blocks, and neither margins
  /// nor padding are reduced.
  private(set) var followsText = false
  /// The maximum sum of the insets at both sides of a block. Insets are reduced in a bubble that is too
  /// narrow for them and a character.
  private(set) var widestSides = LayoutUnit.zero

  /// Returns the finished plan, which is stored once for many messages.
  consuming func made() -> Shared<CellPlan> {
    followsText =
      reactions == nil && steps.allSatisfy(\.followsText)
    widestSides = steps.reduce(padding.left + padding.right) { max($0, $1.sides) }
    if followsText { gatherFixedSteps() }
    return Shared(self)
  }
}

/// The widths that lines beside pictures may give a bubble, in points.
struct CaptionWidths: Hashable, Sendable {
  /// The width up to which a bubble is at most four thirds as wide as its pictures, of which three quarters are seen then.
  var most: LayoutUnit = 0
  /// The width that lines have at least, because words and times need it.
  var least: LayoutUnit = 0

  /// Returns the maximum width of a bubble around pictures of a width.
  func limit(around pictures: LayoutUnit) -> LayoutUnit {
    max(pictures, least, min(most, LayoutUnit(roundingDownPoints: pictures.points * 4 / 3)))
  }
}

extension CellPlan {
  /// Adds the heights of fixed blocks above and below the text to the column's top and bottom distances.
  private mutating func gatherFixedSteps() {
    guard let place = steps.firstIndex(where: \.isOwnText), steps.count > 1,
      footer == nil || footer?.index == place + 1
    else { return }
    for (index, step) in steps.enumerated() {
      guard case .fixed(let height) = step.content else { continue }
      let gap = index > 0 ? step.gap : 0
      if index < place { top = top + gap + height } else { bottom = bottom + gap + height }
    }
    if place > 0 { top = top + steps[place].gap }
    // If blocks follow the text, a footer in a row of its own is above them. The heights of these blocks then
    // belong to the space below the footer.
    if place < steps.count - 1 { padding.bottom = bottom }
    steps = [steps[place]]
    footer?.index = 1
  }
}

extension CellPlan {
  /// Returns the positions of the first and the last line of a message that has blocks, for avatars that are
  /// aligned with these lines; nil for other messages.
  ///
  /// - Parameters:
  ///   - room: The upper edge and the height of the blocks.
  ///   - drop: How far the blocks are moved down.
  func blockText(
    in room: (top: LayoutUnit, height: LayoutUnit), _ drop: LayoutUnit
  ) -> TextLines? {
    blockLine.map {
      let top = room.top + drop
      return TextLines(
        height: room.height, firstLineMiddle: top + $0.half, lastLineMiddle: top + room.height - $0.half)
    }
  }
}

extension Shared<CellPlan> {
  /// Returns the height of a message's rows, and the bubble's limit: how far it may change while the height stays the same.
  ///
  /// - Returns: Nil if a text has to be shaped first.
  @inline(__always)
  func height(
    of blocks: consuming some ColumnBlocks, in limits: CellLimits
  ) -> (height: LayoutUnit, limit: Limit)? {
    var fold = ColumnFold(self, blocks, in: limits, visitor: NoVisitor())
    guard var column = fold.result() else { return nil }
    var reach: LayoutUnit?
    if value.reactions != nil {
      guard
        let outer = value.outerReactions(
          fold.blocks.tree, clear: column.clearBottom, in: &column.limit[inside: limits.free])
      else { return nil }
      reach = outer.reach
    }
    let result = value.cell.result(
      bubbleHeight: column.size.height, text: column.text, reactionReach: reach,
      showsAvatar: limits.showsAvatar)
    return (value.cellTop + result.height, column.limit)
  }
}
