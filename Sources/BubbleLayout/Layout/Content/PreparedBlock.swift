import TextLayout

/// A block of a bubble: an element with the position of its node.
struct PreparedBlock: Sendable {
  let kind: ContentKind
  /// The element that the block is.
  let name: ElementName
  /// The position of the block's node, which contains all others.
  let node: Int32
  /// The distance from the block above, in points.
  var gap: LayoutUnit = 0
  /// The distance from the bubble's edges, in points; nil to use the bubble's padding.
  var inset: LayoutUnit?
  /// Which messages of a group show the block.
  var visibility = GroupVisibility.always
  /// Whether the block may make the bubble wider than the bubble's own limit.
  var mayExceedLimit = false
  /// Whether the block has a visible edge, such as a box or a disc.
  var hasEdge = false
  /// Whether a spoiler covers the whole block.
  var isCovered = false
  /// The edge at which the block begins. All its texts, signs and bars stand there.
  var edge = Edge.interface
  /// The radius of the corners of pictures in the block that do not reach into a corner of the bubble, in points.
  var pictureRadius: LayoutUnit = 0
  /// What is known of the pictures of the block; nil for other blocks.
  var pictures: PictureTraits?
  /// What is known of the blocks of a message; nil for other blocks.
  var rich: RichTraits?

  /// Whether the block is the message's own text.
  var isOwnText = false

  enum Edge: Sendable {
    /// The start edge of the interface.
    case interface
    case left
    case right
  }

  /// Returns whether the block begins at the right.
  func startsRight(inMirrored isMirrored: Bool) -> Bool {
    switch edge {
    case .interface: isMirrored
    case .left: false
    case .right: true
    }
  }

  /// Makes the block of an element whose nodes are added next.
  init(_ kind: ContentKind, _ name: ElementName, gap: LayoutUnit, in content: ContentBuilder) {
    (self.kind, self.name, self.gap) = (kind, name, gap)
    node = Int32(truncatingIfNeeded: content.place)
  }
}

/// What a bubble has to know of the pictures in it.
struct PictureTraits: Sendable {
  /// Whether all pictures are of kinds that the style shows without a bubble.
  var isFree: Bool
  /// Whether the block is one picture that keeps its width in a wider bubble, and stands at the start of its
  /// area: a sticker, a round video, or a small picture, which would be blurred if it filled the bubble.
  var keepsWidth: Bool
  /// Whether the block is one round video.
  var isRound: Bool
  /// Whether the block is one picture with a sign in its middle (`MediaPart.mark(in:)`).
  var isMarked: Bool
}

/// What a bubble has to know of the blocks of a message.
struct RichTraits: Sendable {
  /// The height of a line of a paragraph, in points.
  var lineHeight: LayoutUnit
  /// Whether the message has code, a table, a formula or a picture, which may be wider than the measure of its
  /// lines.
  var isWide: Bool
}
