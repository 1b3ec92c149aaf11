/// A paragraph as UAX #9 defines it: the text up to and including a character of class B (LF, CR, CR LF,
/// U+001C…U+001E, NEL, PS), or the rest of the text.
package struct BidiParagraph: Hashable, Sendable {
  /// The UTF-16 offsets, including the separator.
  package let range: Range<Int>
  /// The base level: 0 or 1.
  package let baseLevel: UInt8

  /// Creates a paragraph.
  package init(range: Range<Int>, baseLevel: UInt8) {
    self.range = range
    self.baseLevel = baseLevel
  }
}
