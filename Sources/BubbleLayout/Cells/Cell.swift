import TextLayout

/// A message laid out: everything a renderer needs to draw its row.
///
/// The cell's own frame is in the transcript; every frame inside is relative to the cell.
public struct Cell: Sendable {
  /// The message's own name.
  public let id: MessageID
  /// Who sent the message; nil for a notice.
  public let sender: String?
  /// Who the message is from as seen by its reader: what colours go by, for sides change with the interface.
  public let role: MessageRole
  /// The side the message stands on.
  public let side: Side
  /// In the transcript; at y = 0 for a cell laid out alone.
  public var frame: Rect
  /// The shape behind the message; nil in a style without bubbles.
  public let bubble: Bubble?
  /// From back to front.
  public let parts: [Part]

  /// A cell of these values.
  public init(
    id: MessageID, sender: String?, role: MessageRole = .received, side: Side, frame: Rect, bubble: Bubble?,
    parts: [Part]
  ) {
    self.id = id
    self.sender = sender
    self.role = role
    self.side = side
    self.frame = frame
    self.bubble = bubble
    self.parts = parts
  }

  /// The height of the row, in points.
  public var height: LayoutUnit { frame.height }

  /// The message's text, laid out; nil for a message without any.
  public var text: TextBlock? {
    for case .text(let part) in parts { return part.block }
    return nil
  }

  func offset(y: LayoutUnit) -> Cell {
    var cell = self
    cell.frame = frame.offset(y: y)
    return cell
  }
}
