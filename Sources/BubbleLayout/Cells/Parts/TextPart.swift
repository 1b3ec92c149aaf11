import TextLayout

/// The text of a message.
public struct TextPart: Sendable {
  /// The frame of the part, relative to the cell, in points. A style may make it larger than the block.
  public internal(set) var frame: Rect
  /// The text as it is shown: with emoticons replaced, and shortened if it is long. Offsets in the block are
  /// UTF-16 offsets in this text.
  public let text: String
  /// The whole text, if `text` is only the beginning of it (see `CollapseStyle`); nil if `text` is complete.
  public let wholeText: String?
  /// The lines, relative to the block's top left corner.
  public let block: TextBlock
  /// The block's top left corner, relative to the frame's top left corner.
  public let blockOrigin: Point
  /// The links, mentions and other detected data in the text, in ascending order. The style decides which
  /// kinds are detected.
  public let detected: [DetectedData]
  /// The ranges of the shown text that are formatted or have a tag, in ascending order.
  public internal(set) var spans: [TextSpan]
  /// The objects in the text, each represented by a U+FFFC, in ascending order. The frame of an object is the
  /// frame of the box with the same index and the role `emoji` or `mention`.
  public let objects: [TextObject]
  /// The tokens of code in the text, in ascending order; empty for other texts.
  public let tokens: [CodeToken]
  /// The colour from the style, such as `#ffffff`; nil for the renderer's own colour.
  public let color: String?
  /// The surface behind the text: its bubble, or the page.
  public internal(set) var surface: ColorSurface
  /// The path of the text in the message.
  public var path: ContentPath { blockPath ?? .text }
  /// The path; nil for the message's own text, so that most cells need no list of steps.
  private let blockPath: ContentPath?

  /// The role of the text's colour.
  public var foreground: ColorRole { .on(surface, ownForeground) }
  /// The role of the text's colour on its surface. It is `secondary` for text that is less important than
  /// what people write: a quote, the text that replaces a deleted message, or a notice on the page.
  var ownForeground: SurfaceColorRole
  /// Returns the role of the colour of detected data, such as a link.
  public func foreground(of found: DetectedData) -> ColorRole {
    .on(surface, found.kind == .mention ? .mention : .link)
  }
  /// Returns the role of the colour of a span's letters; nil if the span has the colour of the surrounding
  /// text, or a colour of its own.
  public func foreground(of span: TextSpan) -> ColorRole? {
    span.color == nil && span.linkTarget != nil ? .on(surface, .link) : nil
  }
  /// Returns the role of the colour of a token of code; nil if the token has the colour of the surrounding
  /// text.
  public func foreground(of token: CodeToken) -> ColorRole? { token.foreground.map { .on(surface, $0) } }
  /// Returns the role of the colour behind a span; nil if there is none, or if the span has a colour of its
  /// own.
  public func background(of span: TextSpan) -> ColorRole? {
    if span.emphases.contains(.code) { return .on(surface, .code) }
    return span.emphases.contains(.mark) ? .on(surface, .match) : nil
  }

  /// The role of the text, such as the message's text, a paragraph, a heading or a cell of a table.
  public let role: TextRole

  /// Creates a text in its frame. Without a path, the text is the message's own text.
  public init(
    frame: Rect, text: String, block: TextBlock, blockOrigin: Point = .zero, detected: [DetectedData] = [],
    spans: [TextSpan] = [], color: String? = nil, wholeText: String? = nil, surface: ColorSurface = .page,
    objects: [TextObject] = [], path: ContentPath? = nil,
    role: TextRole = .message, tokens: [CodeToken] = [], isSecondary: Bool = false
  ) {
    self.frame = frame
    self.text = text
    self.block = block
    self.blockOrigin = blockOrigin
    self.detected = detected
    self.spans = spans
    self.objects = objects
    self.color = color
    self.wholeText = wholeText
    self.surface = surface
    blockPath = path
    self.role = role
    self.tokens = tokens
    ownForeground = isSecondary ? .secondary : .text
  }
}

extension TextPart {
  /// Covers the whole text.
  mutating func cover() { if !text.isEmpty { spans.insert(.cover(of: text), at: 0) } }
}
