import BubbleLayout

/// Finds the formatting of tags within a text.
enum HTMLStyles {
  /// Returns the style of the text in a tag.
  static func style(of tag: HTMLTag, within style: PieceStyle) -> PieceStyle {
    var style = style
    if let emphasis = emphases[tag.name] { style.emphases.formUnion(emphasis) }
    if tag["data-mx-spoiler"] != nil { style.emphases.insert(.spoiler) }
    style.color = tag.color("data-mx-color") ?? (tag.name == "font" ? tag.color("color") : nil) ?? style.color
    style.background = tag.color("data-mx-bg-color") ?? style.background
    if tag.name == "a", let address = tag["href"] {
      if let person = person(address) {
        style = style.showing(InlineObject(kind: .mention, id: person))
      } else if isFollowed(address) {
        style.address = address
        style.title = tag["title"]
      }
    }
    return style
  }

  /// Whether the Matrix specification allows links to this address.
  private static func isFollowed(_ address: String) -> Bool {
    let small = address.prefix(10).lowercased()
    return ["https:", "http:", "ftp:", "mailto:", "magnet:", "matrix:"].contains { small.hasPrefix($0) }
  }

  /// Returns the id of the person to whom a `matrix.to` address points; nil for other addresses.
  private static func person(_ address: String) -> String? {
    for start in ["https://matrix.to/#/@", "https://matrix.to/#/%40", "matrix:u/"]
    where address.hasPrefix(start) {
      let name = address.dropFirst(start.utf8.count).prefix { $0 != "?" && $0 != "/" }
      return "@" + name.replacing("%3A", with: ":").replacing("%3a", with: ":")
    }
    return nil
  }

  private static let emphases: [String: TextEmphases] = [
    "b": .bold, "strong": .bold, "i": .italic, "em": .italic, "u": .underline, "ins": .underline,
    "s": .strike,
    "del": .strike, "strike": .strike, "code": .code, "tt": .code, "kbd": .code, "sub": .sub, "sup": .sup,
    "mark": .mark,
  ]
}
