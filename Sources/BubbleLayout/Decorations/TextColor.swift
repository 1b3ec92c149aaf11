/// A colour of text, or of what is drawn around it.
public enum TextColor: Hashable, Sendable {
  /// One of the palette's.
  case role(ColorRole)
  /// One that the message itself gives; the same in both themes.
  case given(Color)
}
