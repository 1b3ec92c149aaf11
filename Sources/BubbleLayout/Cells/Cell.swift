import TextLayout

/// A message laid out: everything a renderer needs to draw its row.
///
/// The cell's own frame is in the transcript; every frame inside is relative to the cell.
public struct Cell: Sendable {
  public let id: MessageID
  public let sender: String?
  public let side: Side
  /// In the transcript; at y = 0 for a cell laid out alone.
  public var frame: Rect
  public let bubble: Bubble?
  /// From back to front.
  public let parts: [Part]

  public init(
    id: MessageID, sender: String?, side: Side, frame: Rect, bubble: Bubble?, parts: [Part]
  ) {
    self.id = id
    self.sender = sender
    self.side = side
    self.frame = frame
    self.bubble = bubble
    self.parts = parts
  }

  public var height: LayoutUnit { frame.height }

  /// The message's text, laid out; nil for a message without any.
  public var text: TextBlock? {
    for case .text(let part) in parts { return part.block }
    return nil
  }
}
