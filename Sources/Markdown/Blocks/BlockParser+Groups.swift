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
