/// Finds where a run of emoji may be divided: at places where no font combines the two sides.
///
/// A flag is two regional indicators. The font decides which of several form a flag, also across invisible
/// characters. Example: a font looks for the flags that it has before it pairs the rest. If the first two
/// indicators are not one of its flags, it may take the second and third as one.
extension Span where Element == UInt16 {
  /// Whether a regional indicator starts at an offset.
  @inline(__always)
  package func isRegionalIndicator(at offset: Int) -> Bool {
    self[offset] == 0xD83C && offset &+ 1 < count && (0xDDE6...0xDDFF).contains(self[offset &+ 1])
  }

  /// Whether a pictograph or a flag starts at an offset and does not belong to the text before it. It is not
  /// a skin tone, no joiner is before it, and it is not in a row of regional indicators.
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

  /// Whether the last visible character before an offset is a regional indicator.
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
