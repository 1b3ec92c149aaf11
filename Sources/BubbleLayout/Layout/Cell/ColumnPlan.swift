import TextLayout

/// The content of a bubble from top to bottom, and the vertical layout of the rows around it. The plan has
/// everything that decides a message's height, except the sizes of its blocks and its text. It is the same
/// for many messages and at all widths.
struct ColumnPlan: Hashable, Sendable {
  /// The blocks from top to bottom.
  var steps: ContiguousArray<Step> = []
  /// The distances from the bubble's upper and lower edge to its content, in points.
  var top: LayoutUnit
  var bottom: LayoutUnit
  /// The distances from the bubble's edges to a footer in a row of its own.
  var padding: Insets
  var minimum: Size
  /// Whether a caption may be wider than the pictures above it.
  var captionsWiden: Bool
  var isMirrored: Bool
  /// Whether margins or padding were reduced, because they would have filled the cell. Such a plan is valid
  /// at one width only.
  var isSqueezed = false
  /// The rules of the message's text; nil if the bubble has no text.
  var text: ColumnText?
  /// The line height of a message with blocks, for avatars that are beside its first or last line; nil for
  /// other messages.
  var blockLine: LayoutUnit?
  /// The rules of the footer; nil if there is none.
  var footer: ColumnFooter?
  /// Reactions that overlap the bubble's edge or are below the bubble; nil if there are none.
  var reactions: OuterReactions?
  /// The height of the separators above the cell, including the spacing.
  var cellTop: LayoutUnit = 0
  var cell: CellPlan

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
    /// Whether the block is text, which is never mirrored.
    var isText = false

    var sides: LayoutUnit { insets.left + insets.right }
  }

  /// The content of a step.
  enum Content: Hashable, Sendable {
    /// The message's text.
    case text
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
  consuming func made() -> Shared<ColumnPlan> {
    followsText =
      reactions == nil && steps.allSatisfy { if case .block = $0.content { false } else { true } }
    widestSides = steps.reduce(padding.left + padding.right) { max($0, $1.sides) }
    if followsText { gatherFixedSteps() }
    return Shared(self)
  }
}

extension ColumnPlan {
  /// Adds the heights of fixed blocks above and below the text to the column's top and bottom distances.
  private mutating func gatherFixedSteps() {
    guard let place = steps.firstIndex(where: { $0.content == .text }), steps.count > 1,
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

extension ColumnPlan {
  /// Returns the positions of the first and the last line of a message that has blocks, for avatars that are
  /// aligned with these lines; nil for other messages.
  ///
  /// - Parameters:
  ///   - room: The upper edge and the height of the blocks.
  ///   - drop: How far the blocks are moved down.
  func blockText(
    in room: (top: LayoutUnit, height: LayoutUnit), _ drop: LayoutUnit
  ) -> CellPlan.Text? {
    blockLine.map {
      let top = room.top + drop
      return CellPlan.Text(
        height: room.height, firstLineMiddle: top + $0.half, lastLineMiddle: top + room.height - $0.half)
    }
  }
}

extension FooterStyle {
  /// The distance from the capsule's upper and lower edge to the footer.
  var capsuleRise: LayoutUnit { LayoutUnit(rawValue: capsulePadding.rawValue / 4) }
}

/// The rules for a footer, which is placed below the block before it, beside its last line or over its
/// picture.
struct ColumnFooter: Hashable, Sendable {
  /// The number of blocks above the footer.
  var index: Int
  /// The distance from the block above, if the footer has a row of its own.
  var gap: LayoutUnit
  var tuck: TuckRule
  /// The distance from the line beside the footer, in points.
  var tuckGap: LayoutUnit
  var overlaysMedia: Bool
  /// What a capsule adds to the footer's size on each side. `mediaInset` is its distance from the picture's
  /// corner.
  var capsule: Size
  var mediaInset: LayoutUnit
  /// The height of the footer, if it is known; 0 if it is measured with its texts.
  var height: LayoutUnit = 0

  init(_ style: FooterStyle, index: Int) {
    self.index = index
    gap = style.gap
    tuck = style.tuck
    tuckGap = style.tuckGap
    overlaysMedia = style.overlaysMedia
    capsule = Size(width: style.capsulePadding, height: style.capsuleRise)
    mediaInset = style.mediaInset
  }

  /// Returns the distance from a line to the footer beside it. With `TuckRule.interval`, it grows with lines
  /// taller than 20 points.
  func gap(besideLineOf height: LayoutUnit) -> LayoutUnit {
    tuck == .interval && height > 20 ? LayoutUnit(tuckGap.points * height.points / 20) : tuckGap
  }

  /// Returns the size of the capsule of a footer on a picture.
  func capsuleSize(_ footer: Size) -> Size {
    Size(
      width: footer.width + capsule.width + capsule.width,
      height: footer.height + capsule.height + capsule.height)
  }

  /// Returns the upper edge of the footer beside a line. A footer that is not higher than the line does not
  /// reach above it, where the line before may be longer.
  ///
  /// - Parameter bottom: The lower edge of the line.
  func top(beside line: LastLine, bottom: LayoutUnit, height: LayoutUnit) -> LayoutUnit {
    tuck == .interval
      ? bottom - line.middle - height.half : bottom - max(height, min(line.rise + height, line.height))
  }
}

/// The place of reactions at the bubble's lower edge.
struct OuterReactions: Hashable, Sendable {
  /// The position of their node in the block tree.
  var node: Int32
  /// How far the reactions overlap the bubble, in points; nil if they are below it.
  var overlap: LayoutUnit?
  /// The distance from the bubble, in points, if the reactions are below it.
  var gap: LayoutUnit
}
