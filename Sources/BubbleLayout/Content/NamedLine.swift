import TextUnicode

/// A name and a second text on one line, such as a sender and a time.
///
/// The line has the direction of the second text: the direction of its letters or, if it has no letters, of
/// the reader's language. A name that could reorder the second text is an isolate (`BidiRange`, `needsIsolation`).
struct NamedLine {
  let text: String
  /// The base direction of the line.
  let direction: BidiDirection
  /// The range of the name, if it is an isolate.
  let names: [BidiRange]

  /// - Parameters:
  ///   - name: The name; empty for none.
  ///   - other: The second text, in the reader's language; empty for none.
  init(name: String, beside other: String, in words: InterfaceWords) {
    let (name, other) = (name.inOneLine, other.inOneLine)
    guard !name.isEmpty, !other.isEmpty else {
      (text, direction, names) = (name + other, .auto, [])
      return
    }
    let isRightToLeft =
      other.hasLetters(isRightToLeft: true)
      || !other.hasLetters(isRightToLeft: false) && words.isRightToLeft
    let isSafe = !name.needsIsolation(isRightToLeft: isRightToLeft)
    text = name + " " + other
    direction = isSafe ? .auto : isRightToLeft ? .rightToLeft : .leftToRight
    names = isSafe ? [] : [BidiRange(0..<name.utf16.count, .natural)]
  }
}
