/// A paragraph in the sense of UAX #9: up to and with a character of class B (LF, CR, CR LF, U+001C…U+001E, NEL,
/// PS), or the rest of the text.
package struct BidiParagraph: Hashable, Sendable {
  /// UTF-16 offsets, the separator included.
  package let range: Range<Int>
  /// 0 or 1.
  package let baseLevel: UInt8

  /// A paragraph of these offsets and this level.
  package init(range: Range<Int>, baseLevel: UInt8) {
    self.range = range
    self.baseLevel = baseLevel
  }
}
