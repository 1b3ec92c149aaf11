/// Where a footer stands.
enum FooterPlace {
  case none
  case ownRow
  /// Beside the last line. A text that is moved stands at the other side of the bubble, though its line would begin where
  /// the footer is.
  case tucked(movesText: Bool)
  case overlaid
}
