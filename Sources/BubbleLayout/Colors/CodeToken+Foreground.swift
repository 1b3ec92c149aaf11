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
