import TextLayout

/// A short text beside or within the message: who and when, a title, what a button says.
public struct LabelPart: Sendable {
  /// Relative to the cell.
  public internal(set) var frame: Rect
  /// What the label says, such as `senderAndTime`.
  public let role: LabelRole
  /// Which of several of its role it is, from 0: which button, reaction or answer of a poll; nil where there is one.
  public let index: Int?
  /// What the label says in full; the block may show less of it.
  public let text: String
  /// Where the lines stand in the frame: left, right or centred.
  public let alignment: TextAlignment
  /// The label's lines within its frame, cut with an ellipsis where they do not fit; mostly one.
  public let block: TextBlock
  /// Where the block stands, relative to the frame's top left corner.
  public internal(set) var blockOrigin: Point

  /// A label in its frame.
  public init(
    frame: Rect, role: LabelRole, index: Int? = nil, text: String, alignment: TextAlignment, block: TextBlock,
    blockOrigin: Point
  ) {
    self.frame = frame
    self.role = role
    self.index = index
    self.text = text
    self.alignment = alignment
    self.block = block
    self.blockOrigin = blockOrigin
  }

  /// The label in the mirror image of its frame.
  func mirrored(in frame: Rect) -> LabelPart {
    LabelPart(
      frame: frame, role: role, index: index, text: text, alignment: alignment.mirrored, block: block,
      blockOrigin: Point(x: frame.width - blockOrigin.x - block.size.width, y: blockOrigin.y))
  }
}

extension TextAlignment {
  /// Left for right, right for left.
  var mirrored: TextAlignment {
    switch self {
    case .left: .right
    case .right: .left
    default: self
    }
  }
}
