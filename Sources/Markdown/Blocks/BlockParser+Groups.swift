extension BlockParser {
  /// Reads a tag that only groups text, such as `<p align="center">` or `</div>`, at the start of a line or of the
  /// rest of a line. It ends a paragraph, and is not shown. Returns false for anything else.
  mutating func startGroup(_ source: Span<UInt8>) -> Bool {
    let start = cursor.text
    guard options.tags, let end = GroupTag.end(at: start, before: cursor.end, source) else { return false }
    closeUnmatched(source)
    let last = nodes[open[open.count - 1]].kind
    if last == .paragraph || last == .table { closeLast(source) }
    cursor.goToText()
    cursor.skip(end - cursor.offset)
    groupLine = line
    outcome = .marker
    return true
  }

  /// Whether the line, or the one before it, is in HTML that only groups text. Indentation is then only layout of
  /// the source, and begins no code. A blank line ends this, as it ends an HTML block.
  mutating func isInGroup() -> Bool {
    guard groupLine == line || groupLine == line - 1 else { return false }
    groupLine = line
    return true
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
