/// Everything a layout asks about the offsets of one text, from one decoding: clusters, line breaks and emoji
/// presentation.
package struct TextBoundaries: Sendable {
  /// One `BoundaryFlags.rawValue` per UTF-16 offset, and one for the end: `text.count + 1` entries.
  package internal(set) var flags: ContiguousArray<UInt8>

  /// Analyses a text. O(n); nothing is opened or allocated for dictionaries unless the text needs one.
  package init(
    _ text: Span<UInt16>, options: LineBreakOptions = LineBreakOptions(),
    dictionary: DictionaryBreaker? = nil
  ) {
    self.init(DecodedText(text), text, options: options, dictionary: dictionary)
  }

  /// Analyses a text that is decoded already.
  package init(
    _ decoded: DecodedText, _ text: Span<UInt16>, options: LineBreakOptions = LineBreakOptions(),
    dictionary: DictionaryBreaker? = nil
  ) {
    flags = ContiguousArray(repeating: 0, count: text.count + 1)
    GraphemeBreakAnalysis.mark(decoded, flag: BoundaryFlags.graphemeStart.rawValue, in: &flags)
    LineBreakAnalysis.mark(
      decoded, text, options: options, dictionary: dictionary,
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

  /// Takes back opportunities inside a cluster. UAX #14 and UAX #29 disagree on few: a skin tone after what takes
  /// none, say. CSS Text never breaks inside a typographic character unit.
  ///
  /// After a space they stay (LB10, LB18): a mark or a joiner that follows one has nothing to belong to, and a line
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

  /// The flags of an offset in `0...text.count`.
  @inlinable
  package subscript(offset: Int) -> BoundaryFlags { BoundaryFlags(rawValue: flags[offset]) }
}
