import TextLayout

/// A word at the caret that can be completed, such as `@an`, `#gen`, `:sm` or `/gif`.
public struct ComposerQuery: Hashable, Sendable {
  /// The characters with which a word to complete begins.
  public enum Trigger: String, Hashable, Sendable, CaseIterable, JSONWord {
    case mention = "@"
    case hashtag = "#"
    case emoji = ":"
    case command = "/"
  }

  /// The character with which the word begins.
  public let trigger: Trigger
  /// The text from the trigger to the caret. It may be empty.
  public let text: String
  /// The range of the trigger and the text, in UTF-16 offsets.
  public let range: Range<Int>

  /// The maximum length of a word, in UTF-16 units.
  static let largestLength = 64
}

extension Composer {
  /// The word at the caret that can be completed; nil if there is none.
  ///
  /// The word begins with `@`, `#` or `:`, unless a letter, digit, `_`, `/` or `:` precedes it. A word that
  /// begins with `/` must be at the beginning of the text. A word contains neither white space nor tokens,
  /// and is not in code.
  ///
  /// - Complexity: Constant, except for finding the caret in the text.
  public var query: ComposerQuery? {
    guard selection.isEmpty, !emphases.contains(.code) else { return nil }
    let units = text.utf16
    let caret = units.index(units.startIndex, offsetBy: caret.offset)
    var place = caret
    var length = 0
    while place > units.startIndex, length < ComposerQuery.largestLength {
      place = units.index(before: place)
      length += 1
      let unit = units[place]
      if unit == 0xFFFC || Self.isSpace(unit) { return nil }
      guard let scalar = Unicode.Scalar(unit),
        let trigger = ComposerQuery.Trigger(rawValue: String(scalar)),
        begins(trigger, after: place)
      else { continue }
      let start = self.caret.offset - length
      guard isCaretStop(start) else { return nil }
      let typed = String(decoding: Array(units[units.index(after: place)..<caret]), as: UTF16.self)
      return ComposerQuery(trigger: trigger, text: typed, range: start..<self.caret.offset)
    }
    return nil
  }

  /// Returns whether a trigger character at a place may begin a word to complete. This depends on the
  /// character before it.
  private func begins(_ trigger: ComposerQuery.Trigger, after place: String.UTF16View.Index) -> Bool {
    guard place > text.utf16.startIndex else { return true }
    guard trigger != .command else { return false }
    let before = text.utf16[text.utf16.index(before: place)]
    return !Self.isLetterOrDigit(before) && !"/:_".utf16.contains(before)
  }

  /// Replaces the word at the caret by a candidate: by its token, by its text, or by its title followed by a
  /// space.
  ///
  /// - Returns: Whether the candidate was inserted; false if there is no word to complete, or if the text is
  ///   full.
  @discardableResult public mutating func accept(_ candidate: ComposerCandidate) -> Bool {
    guard let query else { return false }
    return recording { composer in
      composer.select(query.range)
      if let object = candidate.object {
        return composer.insert(object, words: candidate.text ?? candidate.title)
      }
      if let text = candidate.text { return composer.paste(text) }
      if query.trigger == .mention, !candidate.id.isEmpty {
        return composer.insertMention(of: candidate.id, name: candidate.title)
      }
      let sign = query.trigger == .emoji ? "" : query.trigger.rawValue
      let title = candidate.title.hasPrefix(sign) ? candidate.title : sign + candidate.title
      return composer.paste(title.inOneLine + " ")
    }
  }
}
