/// Finds the extended grapheme clusters of UAX #29 for Unicode 17.0 in a whole text, in one pass and linear
/// time.
package enum GraphemeBreakAnalysis {
  /// Returns whether a cluster starts at each UTF-16 offset: `text.count + 1` entries. The end counts as a
  /// boundary.
  package static func boundaries(in text: Span<UInt16>) -> ContiguousArray<Bool> {
    var flags = ContiguousArray<UInt8>(repeating: 0, count: text.count + 1)
    mark(DecodedText(text), flag: 1, in: &flags)
    return ContiguousArray(flags.lazy.map { $0 != 0 })
  }

  /// Sets `flag` at the start of each cluster and at the end of the text.
  static func mark(_ decoded: DecodedText, flag: UInt8, in flags: inout ContiguousArray<UInt8>) {
    var state = GraphemeBreakState()
    var marks = flags.mutableSpan
    for index in 0..<decoded.count where state.isBoundary(before: decoded.properties[index]) {
      marks[Int(decoded.offsets[index])] |= flag
    }
    // GB2: the end of the text is a boundary.
    marks[Int(decoded.offsets[decoded.count])] |= flag
  }
}
