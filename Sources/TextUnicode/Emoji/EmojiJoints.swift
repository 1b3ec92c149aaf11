/// Where emoji may be parted: what every font leaves apart, and what fonts put together as they like.
///
/// A flag is two regional indicators. Which of a row of them make one is for the font to say, over invisible characters: one that
/// looks for the flags that it has before it pairs up the rest takes the second and third for a flag if the first two are none.
extension Span where Element == UInt16 {
  /// Whether a regional indicator starts at an offset.
  @inline(__always)
  package func isRegionalIndicator(at offset: Int) -> Bool {
    self[offset] == 0xD83C && offset &+ 1 < count && (0xDDE6...0xDDFF).contains(self[offset &+ 1])
  }

  /// Whether a pictograph or a flag starts at an offset that is part of nothing before it: it is no skin tone, no joiner is before
  /// it, and it is not in a row of regional indicators.
  ///
  /// - Complexity: Linear in the invisible characters before a regional indicator.
  package func startsEmojiApart(at offset: Int) -> Bool {
    guard (0xD83C...0xD83E).contains(self[offset]), offset &+ 1 < count, self[offset &+ 1] & 0xFC00 == 0xDC00,
      offset == 0 || self[offset &- 1] != 0x200D
    else { return false }
    guard self[offset] == 0xD83C else { return true }
    if (0xDFFB...0xDFFF).contains(self[offset &+ 1]) { return false }
    return !isRegionalIndicator(at: offset) || !followsRegionalIndicator(offset)
  }

  /// Whether the last character before an offset that is seen is a regional indicator.
  ///
  /// - Complexity: Linear in the invisible characters before the offset.
  package func followsRegionalIndicator(_ offset: Int) -> Bool {
    var end = offset
    while end > 0 {
      let start =
        end > 1 && self[end - 1] & 0xFC00 == 0xDC00 && self[end - 2] & 0xFC00 == 0xD800 ? end - 2 : end - 1
      if isRegionalIndicator(at: start) { return true }
      guard ScalarProperties(scalar(at: start).value).isDefaultIgnorable else { return false }
      end = start
    }
    return false
  }
}
