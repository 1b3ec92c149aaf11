import TextLayout

/// A line of text in the cell outside the bubble: the sender, the time, or both.
public struct LabelStyle: Hashable, Sendable {
  /// Whether the label shows the sender, the time, or both.
  public var role: LabelRole
  /// Whether the label's box is placed in the cell, or above or below the bubble.
  public var place: LabelPlace
  /// The box of the label in the cell. For a label above or below the bubble, only the height and the
  /// distance from the bubble are used vertically.
  public var box: BoxPlacement
  /// The font of the label.
  public var font: TextStyle
  /// The alignment in the box. `start` is the side of the cell at which the message is, as in all horizontal
  /// positions of a style.
  public var alignment: TextAlignment
  /// The format of the time.
  public var time: TimestampStyle
  /// Which messages of a group show the label.
  public var visibility: GroupVisibility
  /// The colour, such as `#000000`, which is passed through to renderers; nil to let the renderer choose the
  /// colour.
  public var color: String?
  /// Whether the bubble never covers a label at the lower edge of the cell. If the cell is too narrow for the
  /// bubble and the label side by side, it becomes taller, and the label is below the bubble.
  public var clearsBubble: Bool

  /// Creates the style of a label.
  public init(
    role: LabelRole, place: LabelPlace = .cell, box: BoxPlacement, font: TextStyle,
    alignment: TextAlignment = .start, time: TimestampStyle = TimestampStyle(),
    visibility: GroupVisibility = .always, color: String? = nil, clearsBubble: Bool = false
  ) {
    self.role = role
    self.place = place
    self.box = box
    self.font = font
    self.alignment = alignment
    self.time = time
    self.visibility = visibility
    self.color = color
    self.clearsBubble = clearsBubble
  }
}

/// The area in which the box of a label is placed.
public enum LabelPlace: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// The box is placed in the cell, whatever else is in the cell.
  case cell
  /// The label is above the bubble, which is moved down. `bottom` is the distance to the content below the
  /// label.
  case above
  /// The label is below the bubble, and the cell becomes taller. `top` is the distance to the content above
  /// the label.
  case below
}

extension LabelStyle: JSONRecord {
  package static var standard: LabelStyle {
    LabelStyle(role: .senderAndTime, box: .standard, font: .system(11))
  }

  package static let fields: [RecordField<LabelStyle>] = [
    .field("role", \.role, .choice(of: [.sender, .time, .senderAndTime])),
    .field("place", \.place),
    .field("box", \.box),
    .field("font", \.font),
    .field("alignment", \.alignment, .choice(of: [.start, .center, .end])),
    .field("time", \.time),
    .field("visibility", \.visibility),
    .optional("color", \.color, .color),
    .field("clearsBubble", \.clearsBubble),
  ]

  package func check() throws(FieldError) {
    try box.checkWhole()
    if place == .above && box.bottom == nil {
      throw FieldError("box.bottom", "is missing; a label above the bubble needs it")
    }
    if place == .below && box.top == nil {
      throw FieldError("box.top", "is missing; a label below the bubble needs it")
    }
  }
}
