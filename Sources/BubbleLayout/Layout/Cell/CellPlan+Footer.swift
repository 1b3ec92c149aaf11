import TextLayout

extension CellPlan {
  /// The rules for a footer, which is placed below the block before it, beside its last line or over its
  /// picture.
  struct Footer: Hashable, Sendable {
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
    /// The distance from the footer's baseline to its lower edge, in points; nil if it has no text, or if it is not
    /// needed because a text of its own is above the footer.
    var depth: LayoutUnit?

    /// The minimum distance between something with an edge, such as a table, a bar or an item of a list, and a footer or
    /// reactions below it, in points. Closer, they look like a part of it.
    static let gapBelowEdge: LayoutUnit = 6

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

    /// The distance from something with an edge above the footer, if the footer has a row of its own.
    var gapBelowEdge: LayoutUnit { tuck == .none ? gap : max(gap, Self.gapBelowEdge) }

    /// Returns the size of the capsule of a footer on a picture.
    func capsuleSize(_ footer: Size) -> Size {
      Size(
        width: footer.width + capsule.width + capsule.width,
        height: footer.height + capsule.height + capsule.height)
    }

    /// Returns the upper edge of the footer beside a line. Beside the row of a card, it has the baseline of the row.
    /// Elsewhere a footer that is not higher than the line does not
    /// reach above it, where the line before may be longer.
    ///
    /// - Parameter bottom: The lower edge of the line.
    func top(beside line: LastLine, bottom: LayoutUnit, height: LayoutUnit) -> LayoutUnit {
      if let below = line.depth, let depth { return bottom - below + depth - height }
      return tuck == .interval
        ? bottom - line.middle - height.half : bottom - max(height, min(line.rise + height, line.height))
    }
  }

  /// The place of reactions at the bubble's lower edge.
  struct Reactions: Hashable, Sendable {
    /// The position of their node in the block tree.
    var node: Int32
    /// How far the reactions overlap the bubble, in points; nil if they are below it.
    var overlap: LayoutUnit?
    /// The distance from the bubble, in points, if the reactions are below it.
    var gap: LayoutUnit
  }
}

extension FooterStyle {
  /// The distance from the capsule's upper and lower edge to the footer.
  var capsuleRise: LayoutUnit { LayoutUnit(rawValue: capsulePadding.rawValue / 4) }
}

extension CellPlan.Reactions {
  /// Returns the distance between the bubble's side and reactions that overlap its edge; 0 for other
  /// reactions.
  static func inset(_ style: ReactionStyle) -> LayoutUnit {
    style.place == .overlapping ? style.edgeInset : 0
  }
}
