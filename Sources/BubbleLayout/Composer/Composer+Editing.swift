import TextLayout
import TextShaping
import TextUnicode

extension Composer {
  /// Types text at the caret. The text replaces the selection, or the text that an input method has marked.
  ///
  /// If the style says so (see `ComposerStyle.convertsMarkdown`), a closing mark such as `**` gives the text
  /// between the marks its emphasis. This is an undo step of its own.
  /// - Returns: Whether all text was inserted. Text beyond `ComposerStyle.maximumCount` is left out.
  /// - Complexity: Linear in the text.
  @discardableResult public mutating func insert(_ string: String) -> Bool {
    let isWhole = recording(.typing) { $0.put(string) }
    if isWhole, style.convertsMarkdown, !history.isRecording { convertMarkdown() }
    return isWhole
  }

  /// Inserts text as an undo step of its own. Markdown in the text is not converted.
  ///
  /// - Returns: Whether all text was inserted.
  @discardableResult public mutating func paste(_ string: String) -> Bool { recording { $0.put(string) } }

  private mutating func put(_ string: String) -> Bool {
    let range = markedRange ?? selection
    markedRange = nil
    return insert(string, in: range)
  }

  /// Replaces a range of UTF-16 offsets, extended to whole grapheme clusters and tokens, and puts the caret
  /// after the replacement.
  ///
  /// - Returns: Whether all text was inserted.
  @discardableResult public mutating func replace(_ range: Range<Int>, with string: String) -> Bool {
    recording {
      $0.select(range)
      return $0.put(string)
    }
  }

  /// Inserts the emoji that the style has for an emoticon, such as 😄 for `:)`.
  ///
  /// - Returns: Whether the emoji was inserted; false if the style does not have the emoticon, or if the text
  ///   is full.
  @discardableResult public mutating func insertEmoticon(_ emoticon: String) -> Bool {
    guard let shown = style.emoticons.substitutions[emoticon] else { return false }
    return insert(shown)
  }

  /// Deletes the selection. If it is empty, deletes what was typed last before the caret: one code point, so
  /// that a tone mark or a vowel sign is deleted before its letter. An emoji, a flag, a keycap, CR LF and a
  /// token are deleted as a whole, and a variation selector with its base.
  public mutating func deleteBackward() {
    recording { composer in
      composer.commitMarked()
      let selection = composer.selection
      let start =
        selection.isEmpty ? composer.backspaceStart(before: selection.lowerBound) : selection.lowerBound
      if start < selection.upperBound { composer.substitute(start..<selection.upperBound, with: "") }
    }
  }

  /// Deletes the selection. If it is empty, deletes the grapheme cluster or token after the caret.
  public mutating func deleteForward() {
    recording { composer in
      composer.commitMarked()
      let selection = composer.selection
      let end =
        selection.isEmpty ? composer.boundary(atOrAfter: selection.upperBound + 1) : selection.upperBound
      if selection.lowerBound < end { composer.substitute(selection.lowerBound..<end, with: "") }
    }
  }

  /// Selects a range of UTF-16 offsets, extended to whole grapheme clusters and tokens.
  public mutating func select(_ range: Range<Int>) {
    commitMarked()
    history.close()
    if range.isEmpty { return moveCaret(to: range.lowerBound) }
    setSelection(boundary(atOrBefore: range.lowerBound)..<boundary(atOrAfter: range.upperBound))
  }

  /// Selects all of the text.
  public mutating func selectAll() { select(0..<length) }

  /// Moves the caret to a UTF-16 offset, or to the start of the grapheme cluster that the offset is in.
  public mutating func moveCaret(to offset: Int) {
    commitMarked()
    history.close()
    let caret = boundary(atOrBefore: offset)
    setSelection(caret..<caret)
  }

  /// Replaces the selection by a token that mentions a user, with the text `@name `.
  ///
  /// Line breaks in the name become spaces.
  /// - Returns: Whether the token was inserted; false if the user id is empty or the text is full.
  @discardableResult public mutating func insertMention(of userID: String, name: String) -> Bool {
    guard !userID.isEmpty else { return false }
    return insert(InlineObject(kind: .mention, id: userID), words: "@\(name) ")
  }

  /// Replaces the selection by a token for an object, such as a custom emoji.
  ///
  /// - Parameters:
  ///   - object: The object. A mention and an emoji need an id.
  ///   - words: The words that are sent instead of the object. Line breaks in them become spaces.
  /// - Returns: Whether the token was inserted; false if the text is full, or if the object has no id but
  ///   needs one.
  @discardableResult public mutating func insert(_ object: InlineObject, words: String) -> Bool {
    guard (try? object.check()) != nil else { return false }
    return recording { composer in
      composer.commitMarked()
      guard composer.room(replacing: composer.selection) > 0 else { return false }
      composer.substitute(composer.selection, with: "\u{FFFC}", object: object, words: Self.tokenText(words))
      return true
    }
  }

  /// Empties the composer.
  public mutating func clear() {
    recording {
      $0.markedRange = nil
      $0.substitute(0..<$0.length, with: "", emphasized: SpanAttributes())
    }
  }
}

extension Composer {
  /// Returns whether the caret may be placed at an offset: between two grapheme clusters (UAX #29), or beside
  /// a token.
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

  /// Returns the start of what the Backspace key deletes before an offset.
  ///
  /// - Complexity: O(1), however long the grapheme cluster is.
  func backspaceStart(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    let least = max(0, offset - Backspace.longestEmoji)
    var start = offset - 1
    while start > least, !isCaretStop(start) { start -= 1 }
    let units = styledText.text.utf16
    let end = units.index(units.startIndex, offsetBy: offset)
    let cluster = ContiguousArray(units[units.index(end, offsetBy: start - offset)..<end])
    return offset - Backspace.length(atEndOf: cluster.span)
  }
}
