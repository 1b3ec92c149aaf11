import TextLayout

/// Where a footer is placed.
enum FooterPlace {
  case none
  case ownRow
  /// Beside the last line. With `movesText`, the text is moved to the other side of the bubble, because its
  /// line would begin where the footer is.
  case tucked(movesText: Bool)
  /// On the picture, with this distance of its capsule from the picture's corner.
  case overlaid(inset: LayoutUnit)
}
