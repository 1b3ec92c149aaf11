import TextLayout

/// The picture of a sender, or of somebody else who is shown with a message.
public struct AvatarPart: Hashable, Sendable {
  /// Its frame, relative to the cell, in points.
  public internal(set) var frame: Rect
  /// The radius of all corners, in points; half the width for a circle.
  public let radius: LayoutUnit
  /// The width of the line around it, in points.
  public let border: LayoutUnit
  /// The colour of that line, such as `#22fa62`; nil for the renderer's own.
  public let borderColor: String?
  /// The role of the colour in its place while there is no picture.
  public let background: ColorRole
  /// Their own colour, which takes the place of the background's in both themes; nil for that of the background.
  public internal(set) var tint: Color?
  /// Whose it is, where it is not the sender's (`Message.seenBy`, `ThreadSummary.people`); nil for the sender's.
  public internal(set) var person: String?
  /// Where there is a picture of them, as the person's `picture` says; nil for unknown.
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
