import TextLayout

/// A line of text in the cell outside the bubble: the sender, the time, or both.
public struct LabelStyle: Hashable, Sendable {
  /// Whether it shows the sender, the time, or both.
  public var role: LabelRole
  /// What its box is positioned relative to.
  public var place: LabelPlace
  /// Its place in the cell. For a label above or below the bubble, its height and its distance from the
  /// bubble.
  public var box: BoxPlacement
  /// The font.
  public var font: TextStyle
  /// The alignment in the box. `start` and `end` follow the side the message stands on, like all horizontal positions
  /// of a style.
  public var alignment: TextAlignment
  /// The format of the time.
  public var time: TimestampStyle
  /// Which messages of a group have it.
  public var visibility: GroupVisibility
  /// The colour, such as `#000000`, which is passed through to renderers; nil for the renderer's own colour.
  public var color: String?
  /// Whether a label at the lower edge of the cell is never under the bubble. If the cell is too narrow for
  /// both side by side, the cell grows until the label stands below.
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

/// What the box of a label is positioned relative to.
public enum LabelPlace: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// The cell, whatever else is in it.
  case cell
  /// The bubble: `bottom` is the distance to what is below, and the bubble moves down.
  case above
  /// The bubble: `top` is the distance to what is above, and the cell becomes taller.
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
    if place == .above && box.bottom == nil {
      throw FieldError("box.bottom", "is missing; a label above the bubble needs it")
    }
    if place == .below && box.top == nil {
      throw FieldError("box.top", "is missing; a label below the bubble needs it")
    }
  }
}
