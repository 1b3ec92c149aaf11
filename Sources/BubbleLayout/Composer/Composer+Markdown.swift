import TextLayout

extension Composer {
  /// The Markdown delimiters for emphasis, which are called marks here. Longer marks come first.
  private static let marks: [(mark: [UInt16], emphasis: TextEmphasis)] = [
    (Array("**".utf16), .bold), (Array("~~".utf16), .strike), (Array("||".utf16), .spoiler),
    (Array("_".utf16), .italic), (Array("`".utf16), .code),
  ]

  /// Gives the text before the caret its emphasis, if the caret is after a closing mark.
  ///
  /// The text between the two marks has to be on one line. It must not begin or end with white space, and
  /// must not be code already. The change is an undo step of its own, so undoing it restores the typed marks.
  mutating func convertMarkdown() {
    guard selection.isEmpty, markedRange == nil else { return }
    let units = Array(text.utf16)
    let end = selection.lowerBound
    for (mark, emphasis) in Self.marks where units[..<end].suffix(mark.count).elementsEqual(mark) {
      guard let start = opening(of: mark, closedAt: end - mark.count, in: units) else { continue }
      let range = start + mark.count..<end - mark.count
      guard !isWithinCode(start, mark, in: units), !spans.emphases(in: range).contains(.code),
        isCaretStop(start), isCaretStop(range.lowerBound), isCaretStop(range.upperBound)
      else { continue }
      recording { composer in
        let outside = composer.spans.typed(in: start..<start)
        composer.substitute(range.upperBound..<end, with: "", emphasized: SpanAttributes())
        composer.substitute(start..<range.lowerBound, with: "", emphasized: SpanAttributes())
        let shown = start..<start + range.count
        composer.content.spans.update(shown) { $0.emphases.formUnion(TextEmphases(emphasis)) }
        composer.rebuild()
        composer.setSelection(shown.upperBound..<shown.upperBound)
        composer.content.typing = outside
      }
      return
    }
  }

  /// Returns whether the line has an unpaired backtick before an offset, which means that the user is still
  /// typing code there. Always false if the mark itself is a backtick.
  private func isWithinCode(_ offset: Int, _ mark: [UInt16], in units: [UInt16]) -> Bool {
    let sign = UInt16(UInt8(ascii: "`"))
    guard mark[0] != sign else { return false }
    var isWithin = false
    for unit in units[..<offset].reversed() {
      if Self.endsParagraph(unit) { break }
      if unit == sign { isWithin.toggle() }
    }
    return isWithin
  }

  /// Returns the offset of the opening mark for a closing mark; nil if there is none.
  private func opening(of mark: [UInt16], closedAt end: Int, in units: [UInt16]) -> Int? {
    let sign = mark[0]
    // A closing mark must follow a character other than a space, and must not be part of a longer row of the
    // same character.
    guard end > mark.count, !Self.isSpace(units[end - 1]), units[end - 1] != sign else { return nil }
    var place = end - 1
    while place >= mark.count {
      if Self.endsParagraph(units[place]) { return nil }
      let start = place - mark.count
      if units[start..<place].elementsEqual(mark), units[place] != sign, !Self.isSpace(units[place]) {
        guard start > 0 else { return 0 }
        let before = units[start - 1]
        if before != sign, !Self.isLetterOrDigit(before) { return start }
      }
      place -= 1
    }
    return nil
  }
}

/// Tests for kinds of UTF-16 units. Half of a surrogate pair is neither a space nor a letter nor a digit.
extension Composer {
  private static func endsParagraph(_ unit: UInt16) -> Bool {
    (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }

  static func isSpace(_ unit: UInt16) -> Bool {
    Unicode.Scalar(unit)?.properties.isWhitespace ?? false
  }

  static func isLetterOrDigit(_ unit: UInt16) -> Bool {
    guard let properties = Unicode.Scalar(unit)?.properties else { return false }
    return properties.isAlphabetic || properties.numericType != nil
  }
}
