/// What the Backspace key deletes, as in Blink's and Android's editors: one code point, in the reverse order
/// of typing, but an emoji, a flag, a keycap and CR LF as a whole, and a variation selector with its base.
package enum Backspace {
  /// The maximum length of an emoji, in code units. In longer clusters, code points are deleted.
  package static let longestEmoji = 128

  /// Returns how many code units the key deletes at the end of a text.
  ///
  /// - Parameter cluster: The last grapheme cluster before the caret, or the end of a long one.
  package static func length(atEndOf cluster: Span<UInt16>) -> Int {
    guard cluster.count > 1 else { return cluster.count }
    let last = lastLength(of: cluster, before: cluster.count)
    if cluster[0] == 0x0D || isEmoji(cluster, last) { return cluster.count }
    let (value, _) = cluster.scalar(at: cluster.count - last)
    guard isVariationSelector(value), last < cluster.count else { return last }
    return last + lastLength(of: cluster, before: cluster.count - last)
  }

  private static func lastLength(of text: Span<UInt16>, before end: Int) -> Int {
    end > 1 && text[end - 1] & 0xFC00 == 0xDC00 && text[end - 2] & 0xFC00 == 0xD800 ? 2 : 1
  }

  /// Returns whether a cluster is one emoji without other marks.
  private static func isEmoji(_ cluster: Span<UInt16>, _ last: Int) -> Bool {
    let (first, length) = cluster.scalar(at: 0)
    let properties = ScalarProperties(first)
    let end = cluster.scalar(at: cluster.count - last).value
    if properties.graphemeBreak == .regionalIndicator { return length < cluster.count && isIndicator(end) }
    let isKeycap = end == 0x20E3 && properties.isEmoji
    guard properties.isExtendedPictographic || isKeycap, end != 0x200D else { return false }
    var offset = length
    while offset < cluster.count {
      let (value, length) = cluster.scalar(at: offset)
      guard isPartOfEmoji(value) else { return false }
      offset += length
    }
    return true
  }

  private static func isIndicator(_ scalar: UInt32) -> Bool {
    ScalarProperties(scalar).graphemeBreak == .regionalIndicator
  }

  /// Whether a character continues an emoji (UTS #51): a selector, joiner, keycap, tag, skin tone or another
  /// emoji after a joiner.
  private static func isPartOfEmoji(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x200D, 0x20E3, 0xFE0E, 0xFE0F, 0xE0020...0xE007F: return true
    default:
      let properties = ScalarProperties(scalar)
      return properties.isEmojiModifier || properties.isExtendedPictographic
    }
  }

  private static func isVariationSelector(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x180B...0x180D, 0x180F: true
    default: false
    }
  }
}
