extension ComposerEdit {
  /// The result of an edit.
  package struct Outcome: Hashable, Sendable {
    /// Whether the edit was done completely; false if the text was full, or if there was nothing to send.
    package var isDone = true
    /// The message that was sent; nil if no message was sent.
    package var sent: OutgoingMessage?
    /// The message that the sent one replies to or replaces; nil if there is none.
    package var topic: ComposerTopic?
    /// The attachments that were sent with the message.
    package var attachments: [MessageAttachment] = []
  }
}

extension Composer {
  /// Applies an edit of a script that types, selects or deletes.
  ///
  /// - Returns: Whether the edit was done completely; nil for other edits.
  mutating func applyTyping(_ edit: ComposerEdit) -> Bool? {
    if let text = edit.insert { return insert(text) }
    if let text = edit.paste { return paste(text) }
    if let range = edit.replace { return replace(range, with: edit.with ?? "") }
    if let mention = edit.mention { return insertMention(of: mention.id, name: mention.name) }
    if let emoticon = edit.emoticon { return insertEmoticon(emoticon) }
    if edit.commit == true { return commitMarked() }
    if let direction = edit.delete {
      delete(direction, count: edit.count ?? 1)
    } else if let range = edit.select {
      select(range)
    } else if let marked = edit.mark {
      mark(marked, selecting: edit.selected)
    } else if edit.clear == true {
      clear()
    } else {
      return nil
    }
    return true
  }

  /// Deletes several characters, but changes the text at most twice.
  private mutating func delete(_ direction: ComposerEdit.Direction, count: Int) {
    recording { composer in
      var count = count
      composer.commitMarked()
      if !composer.selection.isEmpty {
        composer.deleteBackward()
        count -= 1
      }
      var (start, end) = (composer.selection.lowerBound, composer.selection.upperBound)
      while count > 0, direction == .backward ? start > 0 : end < composer.length {
        if direction == .backward {
          start = composer.backspaceStart(before: start)
        } else {
          end = composer.boundary(atOrAfter: end + 1)
        }
        count -= 1
      }
      if start < end { composer.substitute(start..<end, with: "") }
    }
  }
}
