import TextUnicode

/// A name and a second text on one line, such as a sender and a time.
///
/// The line has the direction of the second text: the direction of its letters or, if it has no letters, of
/// the reader's language. A name that could reorder the second text is isolated (UAX #9, FSI and PDI): a name
/// with letters of the other direction, a name with characters that control directions, and, in right-to-left
/// lines, a name without right-to-left letters. Other names are unchanged.
struct NamedLine {
  let text: String
  /// The base direction of the line.
  let direction: BidiDirection

  /// - Parameters:
  ///   - name: The name; empty for none.
  ///   - other: The second text, in the reader's language; empty for none.
  init(name: String, beside other: String, in words: InterfaceWords) {
    guard !name.isEmpty, !other.isEmpty else {
      (text, direction) = (name + other, .auto)
      return
    }
    let isRightToLeft =
      other.hasLetters(isRightToLeft: true)
      || !other.hasLetters(isRightToLeft: false) && words.isRightToLeft
    let isSafe =
      !name.hasLetters(isRightToLeft: !isRightToLeft)
      && (!isRightToLeft || name.hasLetters(isRightToLeft: true)) && !name.controlsDirection
    text = (isSafe ? name : "\u{2068}\(name)\u{2069}") + " " + other
    direction = isSafe ? .auto : isRightToLeft ? .rightToLeft : .leftToRight
  }
}

extension String {
  /// Whether the text has characters that embed, override or isolate directions.
  fileprivate var controlsDirection: Bool {
    unicodeScalars.contains { (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value) }
  }
}
