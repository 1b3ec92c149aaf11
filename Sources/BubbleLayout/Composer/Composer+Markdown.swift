import TextLayout

extension Composer {
  /// The Markdown marks that surround a text, longer ones first, and the emphasis of each.
  private static let marks: [(mark: [UInt16], emphasis: TextEmphasis)] = [
    (Array("**".utf16), .bold), (Array("~~".utf16), .strike), (Array("||".utf16), .spoiler),
    (Array("_".utf16), .italic), (Array("`".utf16), .code),
  ]

  /// If the caret stands after a closing mark, gives the text between the two marks their emphasis.
  ///
  /// The text between them has to be on one line, must not begin or end with white space, and must not be
  /// code already. The change is an undo step of its own, so undoing it restores what was typed.
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

  /// Whether a backtick before an offset on its line has no partner, which means that code is still being
  /// typed there. A code mark itself is never within code.
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

  /// The offset of the opening mark of a closing one; nil if there is none.
  private func opening(of mark: [UInt16], closedAt end: Int, in units: [UInt16]) -> Int? {
    let sign = mark[0]
    // The closing mark follows a letter, and is not part of a longer row of the same character.
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

/// Kinds of UTF-16 units. Half of a surrogate pair counts as neither a space nor a letter or digit.
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
