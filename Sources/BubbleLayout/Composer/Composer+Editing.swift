import TextLayout
import TextShaping
import TextUnicode

extension Composer {
  /// Types or pastes at the caret, in place of what is selected.
  ///
  /// - Complexity: Linear in the text.
  public mutating func insert(_ string: String) {
    if !string.isEmpty || !selection.isEmpty { replace(selection, with: string) }
  }

  /// Deletes what is selected, otherwise the grapheme cluster or token before the caret.
  public mutating func deleteBackward() {
    let start = selection.isEmpty ? boundary(before: selection.lowerBound) : selection.lowerBound
    if start < selection.upperBound { replace(start..<selection.upperBound, with: "") }
  }

  /// Deletes what is selected, otherwise the grapheme cluster or token after the caret.
  public mutating func deleteForward() {
    let end = selection.isEmpty ? boundary(atOrAfter: selection.upperBound + 1) : selection.upperBound
    if selection.lowerBound < end { replace(selection.lowerBound..<end, with: "") }
  }

  /// Selects a stretch, grown to whole grapheme clusters and tokens.
  public mutating func select(_ range: Range<Int>) {
    if range.isEmpty { return moveCaret(to: range.lowerBound) }
    setSelection(boundary(atOrBefore: range.lowerBound)..<boundary(atOrAfter: range.upperBound))
  }

  /// Moves the caret; an offset inside a grapheme cluster is taken back to its start.
  public mutating func moveCaret(to offset: Int) {
    let caret = boundary(atOrBefore: offset)
    setSelection(caret..<caret)
  }

  /// Mentions somebody at the caret, in place of what is selected, by the token `@name `.
  ///
  /// What would end a line inside the name becomes a space. An empty user id inserts nothing.
  /// - Returns: Whether a token was inserted.
  @discardableResult public mutating func insertMention(of userID: String, name: String) -> Bool {
    guard !userID.isEmpty else { return false }
    let scalars = "@\(name) ".unicodeScalars.map { scalar -> Unicode.Scalar in
      (0x09...0x0D).contains(scalar.value) || [0x85, 0x2028, 0x2029].contains(scalar.value) ? " " : scalar
    }
    replace(
      selection, with: "\u{FFFC}", userID: userID, name: String(String.UnicodeScalarView(scalars)))
    return true
  }

  /// Empties the composer.
  public mutating func clear() { replace(0..<length, with: "") }
}

extension Composer {
  /// Whether the caret may stand at an offset: between two grapheme clusters (UAX #29), or beside a token.
  public func isCaretStop(_ offset: Int) -> Bool {
    guard (0...length).contains(offset) else { return false }
    if offset == 0 || offset == length { return true }
    if paragraph.analysis.boundaries[offset].contains(.graphemeStart) { return true }
    return isToken(offset) || isToken(offset - 1)
  }

  private func isToken(_ offset: Int) -> Bool {
    let index = (0..<tokens.count).partition { tokens[$0].offset >= offset }
    return index < tokens.count && tokens[index].offset == offset
  }

  func boundary(atOrBefore offset: Int) -> Int {
    var offset = min(max(0, offset), length)
    while !isCaretStop(offset) { offset -= 1 }
    return offset
  }

  func boundary(atOrAfter offset: Int) -> Int {
    var offset = min(max(0, offset), length)
    while !isCaretStop(offset) { offset += 1 }
    return offset
  }

  private func boundary(before offset: Int) -> Int { offset > 0 ? boundary(atOrBefore: offset - 1) : 0 }
}
