import TextLayout

/// How a key moves the caret of a composer.
///
/// Movements follow the order of the text: keys that point left and right go backward and forward. In
/// right-to-left text they go forward and backward; `ComposerLayout.block` has the direction of each line.
public enum CaretMovement: String, Hashable, Sendable, CaseIterable {
  /// Moves to the start of the previous grapheme cluster or token (UAX #29).
  case characterBackward
  /// Moves past the next grapheme cluster or token.
  case characterForward
  /// Moves to the beginning of the previous word, past white space and punctuation (UAX #29, and dictionaries
  /// for Thai and similar scripts).
  case wordBackward
  /// Moves to the end of the next word, past white space and punctuation.
  case wordForward
  /// Moves to the beginning of the paragraph, or of the previous one if the caret is already there.
  case paragraphBackward
  /// Moves to the end of the paragraph, or of the next one if the caret is already there.
  case paragraphForward
}

extension Composer {
  /// Returns the offset that a movement leads to. The caret is not moved. Use `select(_:)` or
  /// `moveCaret(to:)` for that; so you can extend a selection at either end.
  ///
  /// ```swift
  /// import BubbleLayout
  ///
  /// let composer = Composer("See you, 👩‍👩‍👧!", engine: try LayoutEngine(fonts: .bundled))
  /// print(composer.offset(from: 0, moving: .wordForward))                        // 3
  /// print(composer.offset(from: composer.length - 1, moving: .characterBackward))  // 9: the family is one character
  /// ```
  ///
  /// - Parameters:
  ///   - offset: A UTF-16 offset. If it is outside the text, or within a grapheme cluster, the nearest valid
  ///     offset before it is used.
  ///   - movement: The movement.
  /// - Complexity: Linear in the length of the paragraph.
  public func offset(from offset: Int, moving movement: CaretMovement) -> Int {
    let start = boundary(atOrBefore: offset)
    switch movement {
    case .characterBackward: return start == 0 ? 0 : boundary(atOrBefore: start - 1)
    case .characterForward: return boundary(atOrAfter: min(start, length - 1) + 1)
    case .wordBackward: return wordStart(before: start)
    case .wordForward: return wordEnd(after: start)
    case .paragraphBackward: return paragraphStart(before: start)
    case .paragraphForward: return paragraphEnd(after: start)
    }
  }

  private func wordStart(before offset: Int) -> Int {
    var place = offset
    while place > 0 {
      let start = boundary(atOrBefore: min(paragraph.wordBoundary(before: place), place - 1))
      if isWord(start..<place) { return start }
      place = start
    }
    return 0
  }

  private func wordEnd(after offset: Int) -> Int {
    var place = offset
    while place < length {
      let end = boundary(atOrAfter: max(paragraph.wordBoundary(after: place), place + 1))
      if isWord(place..<end) { return end }
      place = end
    }
    return length
  }

  /// Returns whether a range between two word boundaries is a word: it contains a letter or a digit, or is a
  /// token or a symbol such as an emoji.
  private func isWord(_ range: Range<Int>) -> Bool {
    let units = styledText.text.utf16
    let start = units.index(units.startIndex, offsetBy: range.lowerBound)
    let end = units.index(start, offsetBy: range.count)
    return styledText.text[start..<end].unicodeScalars.contains { scalar in
      let properties = scalar.properties
      return properties.isAlphabetic || properties.numericType != nil || scalar == "\u{FFFC}"
        || [.otherSymbol, .mathSymbol, .currencySymbol].contains(properties.generalCategory)
    }
  }

  private func paragraphStart(before offset: Int) -> Int {
    let units = Array(text.utf16)
    var place = max(0, offset - 1)
    while place > 0, !beginsParagraph(units, place) { place -= 1 }
    return boundary(atOrBefore: place)
  }

  private func paragraphEnd(after offset: Int) -> Int {
    let units = Array(text.utf16)
    var place = boundary(atOrAfter: offset + 1)
    while place < units.count, !Self.isBreak(units[place]) { place += 1 }
    return boundary(atOrAfter: place)
  }

  /// Returns whether a paragraph begins at an offset.
  private func beginsParagraph(_ units: [UInt16], _ offset: Int) -> Bool {
    Self.isBreak(units[offset - 1]) && isCaretStop(offset)
  }

  private static func isBreak(_ unit: UInt16) -> Bool { unit == 0x0A || unit == 0x0D || unit == 0x2029 }
}
