extension ComposerEdit {
  /// What an edit has done.
  package struct Outcome: Hashable, Sendable {
    /// Whether all of it was done: there may have been no room, or nothing to send.
    package var isDone = true
    /// The message that was sent; nil for none.
    package var sent: OutgoingMessage?
  }
}

extension Composer {
  /// Does an edit of a script.
  ///
  /// - Parameters:
  ///   - width: The width that the composer is laid out at, which an edit may change.
  ///   - plain: The style at font scale 1.
  package mutating func apply(
    _ edit: ComposerEdit, width: inout Double, plain: inout ComposerStyle
  ) -> ComposerEdit.Outcome {
    var outcome = ComposerEdit.Outcome()
    if let text = edit.insert { outcome.isDone = insert(text) }
    if let direction = edit.delete {
      delete(direction, count: edit.count ?? 1)
    }
    if let range = edit.select { select(range) }
    if let range = edit.replace { outcome.isDone = replace(range, with: edit.with ?? "") }
    if let mention = edit.mention { outcome.isDone = insertMention(of: mention.id, name: mention.name) }
    if let emoticon = edit.emoticon { outcome.isDone = insertEmoticon(emoticon) }
    if let marked = edit.mark { mark(marked, selecting: edit.selected) }
    if edit.commit == true { outcome.isDone = commitMarked() }
    if edit.clear == true { clear() }
    if edit.send == true {
      outcome.sent = try? send()
      outcome.isDone = outcome.sent != nil
    }
    if let wanted = edit.width { width = wanted }
    setStyle(edit, plain: &plain)
    return outcome
  }

  /// Deletes several times, the text being made anew at most twice.
  private mutating func delete(_ direction: ComposerEdit.Direction, count: Int) {
    var count = count
    commitMarked()
    if !selection.isEmpty {
      deleteBackward()
      count -= 1
    }
    var (start, end) = (selection.lowerBound, selection.upperBound)
    while count > 0, direction == .backward ? start > 0 : end < length {
      if direction == .backward {
        start = boundary(atOrBefore: start - 1)
      } else {
        end = boundary(atOrAfter: end + 1)
      }
      count -= 1
    }
    if start < end { substitute(start..<end, with: "") }
  }

  private mutating func setStyle(_ edit: ComposerEdit, plain: inout ComposerStyle) {
    if let count = edit.maxCount { style.maxCount = count }
    if let text = edit.placeholder { style.placeholder = text }
    plain.maxCount = style.maxCount
    plain.placeholder = style.placeholder
    if let scale = edit.fontScale { style = plain.scaled(by: scale) }
  }
}
