/// The tags of HTML that are shown as formatting.
enum FormattingTag {
  /// The tags that set an emphasis.
  static let emphases: [(name: StaticString, emphases: TextEmphases)] = [
    ("sub", .sub), ("sup", .sup), ("kbd", .code), ("mark", .mark), ("u", .underline), ("ins", .underline),
    ("s", .strike),
    ("del", .strike), ("b", .bold), ("strong", .bold), ("i", .italic), ("em", .italic), ("code", .code),
  ]

  /// The number of the tag of a link, after those of the emphases.
  static let link = emphases.count

  /// Returns the number of a tag: the index in `emphases`, or `link`; nil for other tags.
  static func number(at start: Int, before end: Int, _ text: Span<UInt8>) -> Int? {
    let first = start + (text[start + 1] == UInt8(ascii: "/") ? 2 : 1)
    guard let name = HTMLSyntax.nameEnd(at: first, before: end, text) else { return nil }
    if HTMLSyntax.isOne(of: ["a"], first..<name, text) { return link }
    return emphases.firstIndex { HTMLSyntax.isOne(of: [$0.name], first..<name, text) }
  }

  /// Whether a tag is formatting, a link, or groups text, so that it is never shown itself.
  static func isFormatting(at start: Int, before end: Int, _ text: Span<UInt8>) -> Bool {
    number(at: start, before: end, text) != nil || GroupTag.kind(at: start, before: end, text) != nil
  }
}

/// Tags that group text, whose attributes have no effect here.
enum GroupTag {
  /// Groups that are blocks of their own.
  private static let blocks: [StaticString] = ["p", "div", "center", "section", "article"]
  private static let spans: [StaticString] = ["span", "font", "small", "big"]

  /// Returns the end of a tag of a block; nil for anything else.
  static func end(at start: Int, before end: Int, _ text: Span<UInt8>) -> Int? {
    guard kind(at: start, before: end, text)?.isBlock == true else { return nil }
    return text[start + 1] == UInt8(ascii: "/")
      ? HTMLSyntax.closingTagEnd(at: start, before: end, text)
      : HTMLSyntax.openTagEnd(at: start, before: end, text)
  }

  /// Returns what a tag at a place is; nil if it does not group text.
  static func kind(at start: Int, before end: Int, _ text: Span<UInt8>) -> (isBlock: Bool, isClosing: Bool)? {
    guard start + 1 < end else { return nil }
    let isClosing = text[start + 1] == UInt8(ascii: "/")
    let first = start + (isClosing ? 2 : 1)
    guard let name = HTMLSyntax.nameEnd(at: first, before: end, text) else { return nil }
    if HTMLSyntax.isOne(of: blocks, first..<name, text) { return (true, isClosing) }
    return HTMLSyntax.isOne(of: spans, first..<name, text) ? (false, isClosing) : nil
  }
}
