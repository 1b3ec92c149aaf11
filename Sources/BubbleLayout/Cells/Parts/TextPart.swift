import TextLayout

/// The text of a message.
public struct TextPart: Sendable {
  /// Its frame, relative to the cell, in points. A style may make it larger than the block.
  public internal(set) var frame: Rect
  /// The text as it is shown, after emoticons were substituted and a long text was cut. Offsets in the block are
  /// offsets in it.
  public let text: String
  /// The whole text, where `text` is only the beginning of it (`CollapseStyle`); nil where it is all.
  public let wholeText: String?
  /// The lines, relative to the block's top left corner.
  public let block: TextBlock
  /// The block's top left corner, relative to the frame's top left corner.
  public let blockOrigin: Point
  /// The links, mentions and so on in the text, ascending; the kinds that the style asks for.
  public let detected: [DetectedData]
  /// The ranges of the text as it is shown that look different or have a tag, ascending.
  public let spans: [TextSpan]
  /// What stands in the text, each in place of a U+FFFC, ascending. Their frames are those of the boxes with the roles
  /// `emoji` and `mention`, by their indices.
  public let objects: [TextObject]
  /// What the words of code are, ascending; empty for other texts.
  public let tokens: [CodeToken]
  /// The colour, such as `#ffffff`; nil for the renderer's own.
  public let color: String?
  /// What the text stands on: its bubble, or the page.
  public internal(set) var surface: ColorSurface
  /// Where it stands in the message.
  public var path: ContentPath { blockPath ?? .text }
  /// Nil for the message's own text: most cells then need no list of steps.
  private let blockPath: ContentPath?

  /// The role of the colour.
  public var foreground: ColorRole { .on(surface, isSecondary ? .secondary : .text) }
  /// Whether it is less than what people say: words in place of what was taken back, a notice on the page.
  let isSecondary: Bool
  /// The role of the colour of something detected.
  public func foreground(of found: DetectedData) -> ColorRole {
    .on(surface, found.kind == .mention ? .mention : .link)
  }
  /// The role of the colour of a span's letters; nil for that of the text around it, or for one that the span itself gives.
  public func foreground(of span: TextSpan) -> ColorRole? {
    span.color == nil && span.linkTarget != nil ? .on(surface, .link) : nil
  }
  /// The role of the colour of a word of code; nil for that of the text around it.
  public func foreground(of token: CodeToken) -> ColorRole? { token.foreground.map { .on(surface, $0) } }
  /// The role of the colour behind a span; nil for none, or for one that the span itself gives.
  public func background(of span: TextSpan) -> ColorRole? {
    if span.emphases.contains(.code) { return .on(surface, .code) }
    return span.emphases.contains(.mark) ? .on(surface, .match) : nil
  }

  /// What it is: the message's text, a paragraph, a heading, a cell of a table.
  public let role: TextRole

  /// A text in its frame; without a path it is the message's own.
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
    self.isSecondary = isSecondary
  }
}
