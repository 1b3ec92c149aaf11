import TextLayout

/// The icon of a message's delivery state in the cell, outside the bubble.
public struct DeliveryStyle: Hashable, Sendable {
  /// The area of the icon. A smaller icon is placed at the top of this area, at the side away from the
  /// message.
  public var box: BoxPlacement
  /// The width and height of the icon while the message is being sent, in points.
  public var sending: LayoutUnit
  /// The width and height of the icon in all other states, in points.
  public var others: LayoutUnit
  /// Whether the bubble never covers an icon at the lower edge of the cell (see `LabelStyle.clearsBubble`).
  public var clearsBubble: Bool

  /// Creates a style with these sizes.
  public init(
    box: BoxPlacement, sending: LayoutUnit = 16, others: LayoutUnit = 16, clearsBubble: Bool = false
  ) {
    self.box = box
    self.sending = sending
    self.others = others
    self.clearsBubble = clearsBubble
  }

  /// Returns the frame of the icon for a delivery state in a cell.
  func frame(of state: DeliveryState, in cell: Size, on side: Side) -> Rect {
    let size = state == .sending ? sending : others
    let room = box.frame(in: cell, on: side)
    let x = side == .left ? room.maxX - size : room.minX
    return Rect(x: x, y: room.minY, width: size, height: size)
  }
}

extension DeliveryStyle: JSONRecord {
  package static var schemaName: String { "StatusStyle" }
  package static var standard: DeliveryStyle { DeliveryStyle(box: .standard) }

  package static let fields: [RecordField<DeliveryStyle>] = [
    .field("box", \.box), .field("sending", \.sending), .field("others", \.others),
    .field("clearsBubble", \.clearsBubble),
  ]

  package func check() throws(FieldError) { try box.checkWhole() }
}

/// The icons that show how far a message has come. Within each kind, no two states look alike.
public enum DeliverySigns: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// One tick for a message that was sent, two for one that was delivered. The ticks of one that was read have
  /// another colour (`SurfaceColorRole.tickRead`).
  case ticks
  /// Circles with ticks: one for a message that was sent, two for one that was delivered, and two that are
  /// filled for one that was read. This is for bubbles of medium brightness, on which two colours of ticks
  /// cannot be both legible and different.
  case circles
}
