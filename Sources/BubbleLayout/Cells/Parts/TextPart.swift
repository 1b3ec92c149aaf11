import TextLayout

/// The text of a message.
public struct TextPart: Sendable {
  /// Relative to the cell. A style may make it larger than the block.
  public internal(set) var frame: Rect
  /// The text as shown, emoticons substituted; the block's offsets are offsets in it.
  public let text: String
  /// Lines, relative to the block's top left corner.
  public let block: TextBlock
  /// Where the block stands, relative to the frame's top left corner.
  public let blockOrigin: Point
  /// Links, mentions and their like in the text, ascending; those that the style asks for.
  public let detected: [DetectedData]
  /// Stretches of the text as shown that look different, ascending.
  public let spans: [TextSpan]

  /// A text in its frame.
  public init(
    frame: Rect, text: String, block: TextBlock, blockOrigin: Point = .zero, detected: [DetectedData] = [],
    spans: [TextSpan] = []
  ) {
    self.frame = frame
    self.text = text
    self.block = block
    self.blockOrigin = blockOrigin
    self.detected = detected
    self.spans = spans
  }
}
