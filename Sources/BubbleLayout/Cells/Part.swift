import TextLayout

/// One thing inside a cell.
public enum Part: Sendable {
  case text(TextPart)
  case label(LabelPart)

  /// Relative to the cell.
  public var frame: Rect {
    switch self {
    case .text(let part): part.frame
    case .label(let part): part.frame
    }
  }
}

/// The text of a message.
public struct TextPart: Sendable {
  /// Relative to the cell. A style may make it larger than the block, which stands at its top left corner.
  public let frame: Rect
  /// The text as shown, emoticons substituted; the block's offsets are offsets in it.
  public let text: String
  /// Lines, relative to the frame's top left corner.
  public let block: TextBlock

  /// A text in its frame.
  public init(frame: Rect, text: String, block: TextBlock) {
    self.frame = frame
    self.text = text
    self.block = block
  }
}

/// A line of text beside the message: who and when.
public struct LabelPart: Sendable {
  /// Relative to the cell.
  public let frame: Rect
  /// What the label says, such as `senderAndTime`.
  public let role: LabelRole
  /// What the label says in full; the block may show less of it.
  public let text: String
  /// Where the line stands in its frame: left, right or centred.
  public let alignment: TextAlignment
  /// The label's one line within its frame, cut with an ellipsis where it does not fit.
  public let block: TextBlock
  /// Where the block stands, relative to the frame's top left corner.
  public let blockOrigin: Point

  /// A label in its frame.
  public init(
    frame: Rect, role: LabelRole, text: String, alignment: TextAlignment, block: TextBlock,
    blockOrigin: Point
  ) {
    self.frame = frame
    self.role = role
    self.text = text
    self.alignment = alignment
    self.block = block
    self.blockOrigin = blockOrigin
  }
}

/// What a label is for.
public enum LabelRole: String, Hashable, Sendable, Codable {
  case sender
  case time
  case senderAndTime
}
