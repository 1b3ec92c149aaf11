import TextLayout

/// The picture of a sender, or of somebody else who is shown with a message.
public struct AvatarPart: Hashable, Sendable {
  /// Its frame, relative to the cell, in points.
  public internal(set) var frame: Rect
  /// The radius of all corners, in points; half the width for a circle.
  public let radius: LayoutUnit
  /// The width of the line around it, in points.
  public let border: LayoutUnit
  /// The colour of that line, such as `#22fa62`; nil for the renderer's own colour.
  public let borderColor: String?
  /// The role of the colour that is shown while there is no picture.
  public let background: ColorRole
  /// The person's own colour, which replaces the background's colour in both themes; nil for the background's
  /// colour.
  public internal(set) var tint: Color?
  /// Whose picture it is, if not the sender's (`Message.seenBy`, `ThreadSummary.people`); nil for the
  /// sender's.
  public internal(set) var person: String?
  /// Where to find the person's picture, from `Person.picture`; nil if unknown.
  public internal(set) var picture: String?
  /// The role of the colour of the line around it.
  public let foreground: ColorRole

  /// An avatar in its frame.
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
