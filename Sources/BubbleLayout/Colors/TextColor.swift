/// A colour of text, or of its decorations.
public enum TextColor: Hashable, Sendable {
  /// A colour of the palette.
  case role(ColorRole)
  /// A colour that the message itself gives. It is the same in both themes.
  case given(Color)
}
