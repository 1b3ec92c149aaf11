import TextLayout

/// The sign of a message's delivery state that stands in the cell, outside the bubble.
public struct DeliveryStyle: Hashable, Sendable {
  /// The room for the sign; a sign of another size stands in its upper corner that is further from the message.
  public var box: BoxPlacement
  /// The width and height of the sign while the message is being sent, in points.
  public var sending: LayoutUnit
  /// The width and height of all other signs, in points.
  public var others: LayoutUnit
  /// Whether a sign at the lower edge of the cell is never under the bubble, as for labels.
  public var clearsBubble: Bool

  /// A sign of these sizes.
  public init(
    box: BoxPlacement, sending: LayoutUnit = 16, others: LayoutUnit = 16, clearsBubble: Bool = false
  ) {
    self.box = box
    self.sending = sending
    self.others = others
    self.clearsBubble = clearsBubble
  }

  /// Where the sign of a state stands in a cell.
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
}
