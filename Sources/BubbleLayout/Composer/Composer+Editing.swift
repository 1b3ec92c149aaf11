import TextLayout
import TextShaping
import TextUnicode

extension Composer {
  /// Inserts text at the caret, in place of the selection.
  ///
  /// - Complexity: Linear in the text.
  public mutating func insert(_ string: String) {
    if !string.isEmpty || !selection.isEmpty { replace(selection, with: string) }
  }

  /// Deletes the selection, or where it is empty the grapheme cluster or token before the caret.
  public mutating func deleteBackward() {
    let start = selection.isEmpty ? boundary(before: selection.lowerBound) : selection.lowerBound
    if start < selection.upperBound { replace(start..<selection.upperBound, with: "") }
  }

  /// Deletes the selection, or where it is empty the grapheme cluster or token after the caret.
  public mutating func deleteForward() {
    let end = selection.isEmpty ? boundary(atOrAfter: selection.upperBound + 1) : selection.upperBound
    if selection.lowerBound < end { replace(selection.lowerBound..<end, with: "") }
  }

  /// Selects a range of UTF-16 offsets, extended to whole grapheme clusters and tokens.
  public mutating func select(_ range: Range<Int>) {
    if range.isEmpty { return moveCaret(to: range.lowerBound) }
    setSelection(boundary(atOrBefore: range.lowerBound)..<boundary(atOrAfter: range.upperBound))
  }

  /// Moves the caret to a UTF-16 offset, or to the start of the grapheme cluster that the offset is in.
  public mutating func moveCaret(to offset: Int) {
    let caret = boundary(atOrBefore: offset)
    setSelection(caret..<caret)
  }

  /// Inserts a token that mentions somebody, with the text `@name `, in place of the selection.
  ///
  /// Line breaks in the name become spaces. Where the user id is empty, nothing is inserted.
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
