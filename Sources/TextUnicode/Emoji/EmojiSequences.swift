/// Finds the grapheme clusters that are shown as emoji (UTS #51). This depends only on the characters and is
/// decided before any font is chosen.
///
/// These are emoji: characters with Emoji_Presentation, unless U+FE0E follows; characters with Emoji if
/// U+FE0F or an emoji modifier follows; keycaps, also without U+FE0F (emoji-test.txt calls them unqualified);
/// pairs of regional indicators; ZWJ and tag sequences. These are text: digits, `#`, `*`, `©` and similar
/// characters alone, and a single regional indicator.
package enum EmojiSequences {
  /// Returns the UTF-16 ranges of the clusters shown as emoji, in order. O(n).
  package static func ranges(in text: Span<UInt16>) -> [Range<Int>] {
    let decoded = DecodedText(text)
    guard decoded.mayHaveEmoji else { return [] }
    var flags = ContiguousArray<UInt8>(repeating: 0, count: text.count + 1)
    GraphemeBreakAnalysis.mark(decoded, flag: 1, in: &flags)
    mark(decoded, text, clusterStart: 1, flag: 2, in: &flags)
    var ranges: [Range<Int>] = []
    var start = 0
    for end in 1...max(1, text.count) where end <= text.count && flags[end] & 1 != 0 {
      if flags[start] & 2 != 0 { ranges.append(start..<end) }
      start = end
    }
    return ranges
  }

  /// Sets `flag` on every code unit of each cluster shown as an emoji. In `flags`, `clusterStart` must be set
  /// where clusters start.
  static func mark(
    _ decoded: DecodedText, _ text: Span<UInt16>, clusterStart: UInt8, flag: UInt8,
    in flags: inout ContiguousArray<UInt8>
  ) {
    var first = 0
    while first < decoded.count {
      var end = first + 1
      while end < decoded.count, flags[Int(decoded.offsets[end])] & clusterStart == 0 { end += 1 }
      if isEmoji(first..<end, decoded, text) {
        for offset in Int(decoded.offsets[first])..<Int(decoded.offsets[end]) { flags[offset] |= flag }
      }
      first = end
    }
  }

  /// Whether the scalars of one cluster are shown as an emoji.
  static func isEmoji(_ cluster: Range<Int>, _ decoded: DecodedText, _ text: Span<UInt16>) -> Bool {
    let base = decoded.properties[cluster.lowerBound]
    if base.graphemeBreak == .regionalIndicator {
      // ED-14: a flag consists of two regional indicators.
      return cluster.count > 1
        && decoded.properties[cluster.lowerBound + 1].graphemeBreak == .regionalIndicator
    }
    guard base.isEmoji || base.isExtendedPictographic else { return false }
    guard cluster.count > 1 else { return base.isEmojiPresentation }
    let second = cluster.lowerBound + 1
    switch text[Int(decoded.offsets[second])] {
    // ED-9a: U+FE0F, and for keycaps (ED-14c) U+20E3 after it.
    case 0xFE0F:
      guard base.isEmoji else { return false }
      return !isKeycapBase(decoded.offsets[cluster.lowerBound], text)
        || second + 1 < cluster.upperBound
          && text[Int(decoded.offsets[second + 1])] == DecodedText.enclosingKeycap
    // Older clients and libraries write keycaps without U+FE0F.
    case DecodedText.enclosingKeycap where isKeycapBase(decoded.offsets[cluster.lowerBound], text):
      return true
    // ED-8a: U+FE0E, unless the cluster continues as a ZWJ sequence.
    case 0xFE0E: return isJoined(cluster, decoded)
    default: break
    }
    if base.isEmojiPresentation { return true }
    // ED-13: a base with a modifier, whatever the base's own presentation.
    if base.isEmojiModifierBase && decoded.properties[second].isEmojiModifier { return true }
    return isJoined(cluster, decoded)
  }

  /// ED-16: whether two or more pictographs are joined by ZWJ.
  private static func isJoined(_ cluster: Range<Int>, _ decoded: DecodedText) -> Bool {
    var isAfterJoiner = false
    for index in cluster.dropFirst() {
      if isAfterJoiner && decoded.properties[index].isExtendedPictographic { return true }
      isAfterJoiner = decoded.properties[index].graphemeBreak == .zwj
    }
    return false
  }

  /// Whether a character is a digit, `#` or `*`, which have the property Emoji only because of keycaps.
  private static func isKeycapBase(_ offset: Int32, _ text: Span<UInt16>) -> Bool {
    text[Int(offset)] < 0x80
  }
}
