/// The boundaries that a layout needs of one text, found with a single decoding: grapheme clusters, line
/// breaks and emoji presentation.
package struct TextBoundaries: Sendable {
  /// One `BoundaryFlags.rawValue` per UTF-16 offset, and one for the end: `text.count + 1` entries.
  package internal(set) var flags: ContiguousArray<UInt8>

  /// Analyses a text. O(n). A dictionary is opened only if the text needs one.
  package init(
    _ text: Span<UInt16>, options: LineBreakOptions = LineBreakOptions(),
    dictionary: DictionaryBreaker? = nil
  ) {
    self.init(DecodedText(text), text, options: options, dictionary: dictionary)
  }

  /// Analyses a decoded text.
  ///
  /// - Parameter words: The UTF-16 offset from which the dictionary is used.
  package init(
    _ decoded: DecodedText, _ text: Span<UInt16>, options: LineBreakOptions = LineBreakOptions(),
    dictionary: DictionaryBreaker? = nil, from words: Int = 0
  ) {
    flags = ContiguousArray(repeating: 0, count: text.count + 1)
    GraphemeBreakAnalysis.mark(decoded, flag: BoundaryFlags.graphemeStart.rawValue, in: &flags)
    LineBreakAnalysis.mark(
      decoded, text, options: options, dictionary: dictionary, from: words,
      allowed: BoundaryFlags.lineBreakAllowed.rawValue,
      mandatory: BoundaryFlags.lineBreakMandatory.rawValue, in: &flags)
    keepClustersWhole(text)
    if !options.followsRules { addOpportunities(text, options) }
    if decoded.mayHaveEmoji {
      EmojiSequences.mark(
        decoded, text, clusterStart: BoundaryFlags.graphemeStart.rawValue,
        flag: BoundaryFlags.emojiPresentation.rawValue, in: &flags)
    }
  }

  /// Removes opportunities inside a grapheme cluster, because CSS Text never breaks inside a typographic
  /// character unit. UAX #14 and UAX #29 rarely disagree; an example is a skin tone after a character that
  /// takes none.
  ///
  /// Opportunities after a space stay (LB10, LB18). A mark or joiner after a space has no base, and a line
  /// may begin with it, as in browsers.
  private mutating func keepClustersWhole(_ text: Span<UInt16>) {
    let start = BoundaryFlags.graphemeStart.rawValue
    let allowed = BoundaryFlags.lineBreakAllowed.rawValue
    var flags = flags.mutableSpan
    for offset in flags.indices where flags[offset] & (start | allowed) == allowed {
      let before = text[offset - 1]
      if before != 0x20, before != 0x3000 { flags[offset] &= ~allowed }
    }
  }

  /// Returns the flags at an offset in `0...text.count`.
  @inlinable
  package subscript(offset: Int) -> BoundaryFlags { BoundaryFlags(rawValue: flags[offset]) }
}
