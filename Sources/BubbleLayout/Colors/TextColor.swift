/// A colour of text, or of its decorations.
public enum TextColor: Hashable, Sendable {
  /// A colour of the palette.
  case role(ColorRole)
  /// A colour that the message itself gives. It is the same in both themes.
  case given(Color)
}

extension CodeToken {
  /// The role of the token's colour; nil for the colour of the surrounding code.
  public var foreground: SurfaceColorRole? {
    switch role {
    case "keyword", "tag": .codeKeyword
    case "string": .codeString
    case "comment": .codeComment
    case "number", "constant": .codeNumber
    case "function", "property", "attribute": .codeName
    case "type": .codeType
    case "inserted": .codeInserted
    case "deleted": .codeDeleted
    default: nil
    }
  }
}

extension [CodeToken] {
  /// Returns the ranges of the tokens that have a colour of their own on a surface, with these colours.
  func foregrounds(on surface: ColorSurface) -> [(range: Range<Int>, color: TextColor)] {
    compactMap { token in
      token.foreground.map { (range: token.range, color: TextColor.role(.on(surface, $0))) }
    }
  }
}
