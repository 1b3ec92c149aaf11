import TextLayout

/// The picture of the sender, or of another person who is shown with a message.
public struct AvatarPart: Hashable, Sendable {
  /// The frame of the part, relative to the cell, in points.
  public internal(set) var frame: Rect
  /// The radius of all corners, in points; half the width for a circle.
  public let radius: LayoutUnit
  /// The width of the border line, in points.
  public let border: LayoutUnit
  /// The colour of the border line, such as `#22fa62`; nil for the renderer's own colour.
  public let borderColor: String?
  /// The role of the colour that is shown until a picture is available.
  public let background: ColorRole
  /// The person's own colour, which replaces the background colour in both themes; nil to use the background
  /// colour.
  public internal(set) var tint: Color?
  /// The person in the picture, if it is not the sender (`Message.seenBy`, `ThreadSummary.people`); nil for
  /// the sender.
  public internal(set) var person: String?
  /// Where to find the person's picture, copied from `Person.picture`; nil if unknown.
  public internal(set) var picture: String?
  /// The role of the colour of the border line.
  public let foreground: ColorRole

  /// Creates an avatar in its frame.
  public init(
    frame: Rect, radius: LayoutUnit, border: LayoutUnit = 0, borderColor: String? = nil,
    background: ColorRole = .everywhere(.media), foreground: ColorRole = .on(.page, .border)
  ) {
    self.frame = frame
    self.radius = radius
    self.border = border
    self.borderColor = borderColor
    self.background = background
    self.foreground = foreground
  }
}
