import TextLayout
import TextUnicode

extension Composer {
  /// The Markdown delimiters for emphasis, which are called marks here. Longer marks come first.
  private static let marks: [(mark: [UInt16], emphasis: TextEmphasis)] = [
    (Array("**".utf16), .bold), (Array("~~".utf16), .strike), (Array("||".utf16), .spoiler),
    (Array("_".utf16), .italic), (Array("`".utf16), .code),
  ]

  /// Gives the text before the caret its emphasis, if the caret is after a closing mark.
  ///
  /// The text between the two marks has to be on one line. It must not begin or end with white space, and
  /// must not be code already. In an address nothing is a mark, and no mark opens inside a path. The change is an undo step of its own, so undoing it restores the typed marks.
  mutating func convertMarkdown() {
    guard selection.isEmpty, markedRange == nil else { return }
    let units = Array(text.utf16)
    let end = selection.lowerBound
    guard let last = text.utf16.prefix(end).last, Self.marks.contains(where: { $0.mark.last == last }) else {
      return
    }
    let addresses = Self.addresses(in: units[..<end])
    for (mark, emphasis) in Self.marks where units[..<end].suffix(mark.count).elementsEqual(mark) {
      let closing = end - mark.count..<end
      // An underscore directly after an address may belong to it, as in `https://example.org/a_b`.
      let mayGoOn = mark == [UInt16(UInt8(ascii: "_"))]
      guard
        !addresses.contains(where: {
          $0.overlaps(closing) || mayGoOn && $0.upperBound == closing.lowerBound
        }),
        let start = opening(of: mark, closedAt: closing.lowerBound, outside: addresses, in: units)
      else { continue }
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

  /// Returns the ranges of the addresses on the line with the end of a text.
  private static func addresses(in units: ArraySlice<UInt16>) -> [Range<Int>] {
    let start = units.lastIndex(where: endsParagraph).map { $0 + 1 } ?? units.startIndex
    let line = String(decoding: units[start...], as: UTF16.self)
    return AddressScanner.addresses(in: line, isMarkup: true, signs: .all).filter(\.protectsMarkup).map {
      $0.range.lowerBound + start..<$0.range.upperBound + start
    }
  }

  /// Returns the offset of the opening mark for a closing mark; nil if there is none. An opening mark is
  /// neither inside an address nor after a slash, as in a path.
  private func opening(
    of mark: [UInt16], closedAt end: Int, outside addresses: [Range<Int>], in units: [UInt16]
  ) -> Int? {
    let sign = mark[0]
    // A closing mark must follow a character other than a space, and must not be part of a longer row of the
    // same character.
    guard end > mark.count, !Self.isSpace(units[end - 1]), units[end - 1] != sign else { return nil }
    var place = end - 1
    while place >= mark.count {
      if Self.endsParagraph(units[place]) { return nil }
      let start = place - mark.count
      if units[start..<place].elementsEqual(mark), units[place] != sign, !Self.isSpace(units[place]),
        !addresses.contains(where: { $0.overlaps(start..<place) })
      {
        guard start > 0 else { return 0 }
        let before = units[start - 1]
        let isInPath = before == UInt16(UInt8(ascii: "/")) || before == UInt16(UInt8(ascii: "\\"))
        if before != sign, !isInPath, !Self.isLetterOrDigit(before) { return start }
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
