import TextLayout

/// What is in a bubble from top to bottom, and the vertical arithmetic of the rows around it: everything that
/// decides a message's height, except the sizes of its blocks and its text. It is the same for many messages
/// and at all widths.
struct ColumnPlan: Hashable, Sendable {
  /// The blocks from top to bottom.
  var steps: ContiguousArray<Step> = []
  /// The distances from the bubble's edges to its content.
  var top: LayoutUnit
  var bottom: LayoutUnit
  /// The distances from the bubble's edges to a footer in a row of its own.
  var padding: Insets
  var minimum: Size
  /// Whether a caption may be wider than the pictures above it.
  var captionsWiden: Bool
  var isMirrored: Bool
  /// Whether margins or padding gave way, because they would have filled the cell. Such a plan is valid for
  /// one width only.
  var isSqueezed = false
  /// Nil for a message without text in its bubble.
  var text: ColumnText?
  /// The line height of a message with blocks, for avatars that stand beside its first or last line; nil for
  /// other messages.
  var blockLine: LayoutUnit?
  /// Nil if there is none.
  var footer: ColumnFooter?
  /// Reactions that overlap the bubble's edge or stand below it; nil if there is none.
  var reactions: OuterReactions?
  /// The height of the separators above the cell, including the spacing.
  var cellTop: LayoutUnit = 0
  var cell: CellPlan

  /// One of the blocks.
  struct Step: Hashable, Sendable {
    var content: Content
    /// The distance from the block above.
    var gap: LayoutUnit
    /// The distances from the bubble's edges.
    var insets: Insets
    /// Whether it may make the bubble wider than the bubble's own limit.
    var mayExceedLimit = false
    var isMedia = false
    /// Whether it is text, which is never mirrored.
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

  /// Whether everything depends on the limit of the text: there are no blocks besides it, and nothing gives
  /// way.
  private(set) var followsText = false
  /// The maximum width of the insets beside a block. Insets give way in a bubble without room for them and a
  /// character.
  private(set) var widestSides = LayoutUnit.zero

  /// The finished plan, stored once for many messages.
  consuming func made() -> Shared<ColumnPlan> {
    followsText =
      reactions == nil && steps.allSatisfy { if case .block = $0.content { false } else { true } }
    widestSides = steps.reduce(padding.left + padding.right) { max($0, $1.sides) }
    if followsText { gatherFixedSteps() }
    return Shared(self)
  }
}

extension ColumnPlan {
  /// Merges the blocks of constant height above and below the text into the distances there.
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
    // A footer in a row of its own stands above what follows.
    if place < steps.count - 1 { padding.bottom = bottom }
    steps = [steps[place]]
    footer?.index = 1
  }
}

extension ColumnPlan {
  /// The lines of a message that has blocks, as far as avatars are concerned; nil for other messages.
  ///
  /// - Parameters:
  ///   - room: The height of its blocks.
  ///   - drop: How far they are moved down.
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

/// A footer below the block before it, beside its last line or over its picture.
struct ColumnFooter: Hashable, Sendable {
  /// The number of blocks above it.
  var index: Int
  /// The distance from the block above, where it has a row of its own.
  var gap: LayoutUnit
  var tuck: TuckRule
  /// The distance from the line that it stands beside.
  var tuckGap: LayoutUnit
  var overlaysMedia: Bool
  /// What a capsule adds to it on each side, and its distance from the picture's corner.
  var capsule: Size
  var mediaInset: LayoutUnit
  /// Its own height, if that is known; 0 if it is measured with its texts.
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

  /// The distance from a line to the footer beside it. It grows with lines taller than 20 points
  /// (`TuckRule.interval`).
  func gap(besideLineOf height: LayoutUnit) -> LayoutUnit {
    tuck == .interval && height > 20 ? LayoutUnit(tuckGap.points * height.points / 20) : tuckGap
  }

  /// The part of the picture under it that a footer takes, including its distance from the picture's corner.
  func capsuleSize(_ footer: Size) -> Size {
    Size(
      width: footer.width + capsule.width + capsule.width + mediaInset,
      height: footer.height + capsule.height + capsule.height + mediaInset)
  }

  /// The upper edge of the footer beside a line.
  ///
  /// - Parameter bottom: The lower edge of the line.
  func top(beside line: LastLine, bottom: LayoutUnit, height: LayoutUnit) -> LayoutUnit {
    tuck == .interval ? bottom - line.middle - height.half : bottom - height
  }
}

/// Where reactions at the bubble's lower edge stand.
struct OuterReactions: Hashable, Sendable {
  /// The place of their node.
  var node: Int32
  /// By how much they overlap the bubble; nil if they stand below it.
  var overlap: LayoutUnit?
  /// The distance from the bubble, where they stand below it.
  var gap: LayoutUnit
}
