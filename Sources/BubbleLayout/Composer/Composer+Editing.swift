import TextLayout
import TextShaping
import TextUnicode

extension Composer {
  /// Inserts text at the caret, in place of the selection or of what an input method has marked.
  ///
  /// - Returns: Whether all of it was inserted: what exceeds `ComposerStyle.maxCount` is left out.
  /// - Complexity: Linear in the text.
  @discardableResult public mutating func insert(_ string: String) -> Bool {
    let range = markedRange ?? selection
    markedRange = nil
    return insert(string, in: range)
  }

  /// Replaces a range of UTF-16 offsets, extended to whole grapheme clusters and tokens, and puts the caret behind the
  /// replacement.
  ///
  /// - Returns: Whether all of it was inserted.
  @discardableResult public mutating func replace(_ range: Range<Int>, with string: String) -> Bool {
    select(range)
    return insert(string)
  }

  /// Inserts what the style shows for an emoticon, such as 😄 for `:)`.
  ///
  /// - Returns: Whether it was inserted: the style may not have it, or the text be full.
  @discardableResult public mutating func insertEmoticon(_ emoticon: String) -> Bool {
    guard let shown = style.emoticons.substitutions[emoticon] else { return false }
    return insert(shown)
  }

  /// Deletes the selection, or where it is empty the grapheme cluster or token before the caret.
  public mutating func deleteBackward() {
    commitMarked()
    let start = selection.isEmpty ? boundary(before: selection.lowerBound) : selection.lowerBound
    if start < selection.upperBound { substitute(start..<selection.upperBound, with: "") }
  }

  /// Deletes the selection, or where it is empty the grapheme cluster or token after the caret.
  public mutating func deleteForward() {
    commitMarked()
    let end = selection.isEmpty ? boundary(atOrAfter: selection.upperBound + 1) : selection.upperBound
    if selection.lowerBound < end { substitute(selection.lowerBound..<end, with: "") }
  }

  /// Selects a range of UTF-16 offsets, extended to whole grapheme clusters and tokens.
  public mutating func select(_ range: Range<Int>) {
    commitMarked()
    if range.isEmpty { return moveCaret(to: range.lowerBound) }
    setSelection(boundary(atOrBefore: range.lowerBound)..<boundary(atOrAfter: range.upperBound))
  }

  /// Moves the caret to a UTF-16 offset, or to the start of the grapheme cluster that the offset is in.
  public mutating func moveCaret(to offset: Int) {
    commitMarked()
    let caret = boundary(atOrBefore: offset)
    setSelection(caret..<caret)
  }

  /// Inserts a token that mentions somebody, with the text `@name `, in place of the selection.
  ///
  /// Line breaks in the name become spaces. Where the user id is empty, or the text is full, nothing is inserted.
  /// - Returns: Whether a token was inserted.
  @discardableResult public mutating func insertMention(of userID: String, name: String) -> Bool {
    guard !userID.isEmpty else { return false }
    commitMarked()
    guard room(replacing: selection) > 0 else { return false }
    substitute(selection, with: "\u{FFFC}", userID: userID, name: Self.oneLine("@\(name) "))
    return true
  }

  /// Empties the composer.
  public mutating func clear() {
    markedRange = nil
    substitute(0..<length, with: "")
  }
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
