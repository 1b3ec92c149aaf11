import TextLayout

/// A short text in or around the bubble: the sender, the time, a title, a button's title, a reaction.
public struct LabelPart: Sendable {
  /// The frame of the part, relative to the cell, in points.
  public internal(set) var frame: Rect
  /// What the label is for, such as `senderAndTime`.
  public let role: LabelRole
  /// The index of the button, reaction, answer or attachment that the label belongs to; nil if there can be
  /// only one.
  public let index: Int?
  /// The whole text. The block may show only the beginning of it.
  public let text: String
  /// How the lines are aligned in the frame: left, right or centred.
  public let alignment: TextAlignment
  /// The lines; usually there is one. Lines that do not fit are truncated with an ellipsis.
  public let block: TextBlock
  /// The block's top left corner, relative to the frame's top left corner.
  public internal(set) var blockOrigin: Point
  /// The colour from the style, such as `#000000`; nil for the renderer's own colour.
  public internal(set) var color: String?
  /// The role of the label's colour.
  public internal(set) var foreground: ColorRole
  /// The person's own colour, which replaces the role's colour in both themes; nil to use the role's colour.
  public internal(set) var tint: Color?
  /// The path of the text in the message, such as `["quote", "text"]`; nil for times, names and texts of the
  /// interface.
  public let path: ContentPath?
  /// The tokens of code in the text, in ascending order; empty for other labels.
  public internal(set) var tokens: [CodeToken] = []
  /// The ranges of the text that are formatted or covered, in ascending order. A label has such ranges if it
  /// shows quoted text, or if a spoiler covers it.
  public internal(set) var spans: [TextSpan] = []
  /// The objects in the text, each represented by a U+FFFC, in ascending order.
  public internal(set) var objects: [TextObject] = []
  /// For the words of a mention or a citation, how many parts before this one the text is; nil for other
  /// labels.
  var textPlace: Int32?
  /// What a press on the label hits; nil if that is what its element says.
  var press: HitTarget?

  /// Returns the role of the colour of a token of code; nil to use the label's own role.
  public func foreground(of token: CodeToken) -> ColorRole? {
    token.foreground.flatMap { foreground in self.foreground.surface.map { .on($0, foreground) } }
  }

  /// Creates a label in its frame.
  public init(
    frame: Rect, role: LabelRole, index: Int? = nil, text: String, alignment: TextAlignment, block: TextBlock,
    blockOrigin: Point, color: String? = nil, foreground: ColorRole = .on(.page, .secondary),
    path: ContentPath? = nil
  ) {
    self.frame = frame
    self.role = role
    self.index = index
    self.text = text
    self.alignment = alignment
    self.block = block
    self.blockOrigin = blockOrigin
    self.color = color
    self.foreground = foreground
    self.path = path
  }

  /// Returns the mirror image of the label, placed in a given frame.
  func mirrored(in frame: Rect) -> LabelPart {
    var label = LabelPart(
      frame: frame, role: role, index: index, text: text, alignment: alignment.mirrored, block: block,
      blockOrigin: Point(x: frame.width - blockOrigin.x - block.size.width, y: blockOrigin.y), color: color,
      foreground: foreground, path: path)
    label.tokens = tokens
    label.tint = tint
    (label.spans, label.objects, label.textPlace, label.press) = (spans, objects, textPlace, press)
    return label
  }
}

extension LabelPart {
  /// The label as a text, which has the same decorations, colours of ranges and objects. The label's own
  /// colour is not included.
  public var asText: TextPart {
    TextPart(
      frame: frame, text: text, block: block, blockOrigin: blockOrigin, spans: spans,
      surface: foreground.surface ?? .page, objects: objects, path: path, tokens: tokens)
  }

  /// Covers the whole label.
  mutating func cover() { if !text.isEmpty { spans.insert(.cover(of: text), at: 0) } }
}

extension TextAlignment {
  /// The alignment after mirroring: left and right are exchanged.
  var mirrored: TextAlignment {
    switch self {
    case .left: .right
    case .right: .left
    default: self
    }
  }
}
