import TextLayout

/// What is typed at the caret to be completed: `@an`, `#gen`, `:sm`, `/gif`.
public struct ComposerQuery: Hashable, Sendable {
  /// The signs that begin one.
  public enum Trigger: String, Hashable, Sendable, CaseIterable, JSONWord {
    case mention = "@"
    case tag = "#"
    case emoji = ":"
    case command = "/"
  }

  /// The sign.
  public let trigger: Trigger
  /// What follows it up to the caret; may be empty.
  public let text: String
  /// Where both stand: UTF-16 offsets.
  public let range: Range<Int>

  /// The longest, in UTF-16 units.
  static let largestLength = 64
}

extension Composer {
  /// What is typed at the caret to be completed; nil for nothing.
  ///
  /// It begins with `@`, `#` or `:` that no letter or digit stands before, or with `/` at the beginning of the text, and has neither
  /// white space nor tokens. Nothing is completed within code.
  ///
  /// - Complexity: Constant, but for finding the caret in the text.
  public var query: ComposerQuery? {
    guard selection.isEmpty, !looks.contains(.code) else { return nil }
    let units = text.utf16
    let caret = units.index(units.startIndex, offsetBy: caret.offset)
    var place = caret
    var length = 0
    while place > units.startIndex, length < ComposerQuery.largestLength {
      place = units.index(before: place)
      length += 1
      let unit = units[place]
      if unit == 0xFFFC || Unicode.Scalar(unit)?.properties.isWhitespace ?? false { return nil }
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

  /// Whether a sign may begin what is completed, by what stands before it.
  private func begins(_ trigger: ComposerQuery.Trigger, after place: String.UTF16View.Index) -> Bool {
    guard place > text.utf16.startIndex else { return true }
    guard trigger != .command else { return false }
    let before = text.utf16[text.utf16.index(before: place)]
    guard let scalar = Unicode.Scalar(before) else { return true }
    let properties = scalar.properties
    return !properties.isAlphabetic && properties.numericType == nil && scalar != "/" && scalar != ":"
      && scalar != "_"
  }

  /// Puts a candidate in the place of what is typed at the caret: a token, or text with a space behind it.
  ///
  /// - Returns: Whether it was inserted: nothing may be typed there, or the text be full.
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
      return composer.paste(Self.oneLine(title) + " ")
    }
  }
}
