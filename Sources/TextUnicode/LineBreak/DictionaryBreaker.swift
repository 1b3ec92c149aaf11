/// Finds line breaks inside words of class SA (Thai, Lao, Khmer, Burmese, …). It uses the dictionaries of the
/// toolchain's ICU if that is part of the build, otherwise word lists. Under the browser policy it always
/// uses Chromium's word lists for Khmer and Lao, which have fewer words.
///
/// A breaker holds scratch memory, so use one for each thread.
package final class DictionaryBreaker {
  #if Complete || ICU
  private let icu = ICULineBreaks()
  /// Whether ICU is part of the build.
  package static let hasICU = true
  #else
  /// Whether ICU is part of the build.
  package static let hasICU = false
  #endif
  /// Whether word lists are used instead of ICU, under both policies.
  private let usesLists: Bool

  /// Creates a breaker. Dictionaries are opened on first use. Without ICU all breakers use word lists.
  package init(usesLists: Bool = !hasICU) { self.usesLists = usesLists || !Self.hasICU }

  /// Sets `flag` at each dictionary break in the text. Only runs of class SA are examined, each by itself.
  /// Breaks between a mark and its base are dropped (LB9).
  ///
  /// - Parameter start: The UTF-16 offset at which a word begins, whatever precedes it. The text before is not
  ///   examined.
  func mark(
    _ decoded: DecodedText, _ text: Span<UInt16>, from start: Int, policy: LayoutPolicy, flag: UInt8,
    in flags: inout ContiguousArray<UInt8>
  ) {
    var index = start == 0 ? 0 : (0..<decoded.count).partition { Int(decoded.offsets[$0]) >= start }
    while index < decoded.count {
      guard decoded.properties[index].lineBreak == .sa else {
        index += 1
        continue
      }
      let first = index
      if let breaker = breaker(for: text[Int(decoded.offsets[index])], policy) {
        index = Self.mark(from: first, decoded, text, breaker, policy, flag: flag, in: &flags)
        continue
      }
      while index < decoded.count, Self.continuesRun(decoded.properties[index]),
        breaker(for: text[Int(decoded.offsets[index])], policy) == nil
      {
        index += 1
      }
      #if Complete || ICU
      if index - first > 1 { markRun(first..<index, decoded, text, policy, flag: flag, in: &flags) }
      #endif
    }
  }

  /// Returns the word-list breaker for a letter; nil if ICU breaks its script, or nothing does.
  private func breaker(for unit: UInt16, _ policy: LayoutPolicy) -> WordListBreaker? {
    policy == .browser || usesLists ? .list(for: unit, all: usesLists) : nil
  }

  /// Breaks the letters of one script, from an index on, with a word list.
  ///
  /// - Returns: The index after those letters.
  private static func mark(
    from first: Int, _ decoded: DecodedText, _ text: Span<UInt16>, _ breaker: WordListBreaker,
    _ policy: LayoutPolicy, flag: UInt8, in flags: inout ContiguousArray<UInt8>
  ) -> Int {
    let start = Int(decoded.offsets[first])
    var last = first
    // All these letters are one code unit long, so their offsets are as consecutive as their indices.
    while last < decoded.count, decoded.properties[last].lineBreak == .sa,
      breaker.letters.contains(text[Int(decoded.offsets[last])])
    {
      last += 1
    }
    breaker.forEachBreak(
      in: start..<start + (last - first), of: text,
      isMark: { decoded.properties[first + ($0 - start)].isMark }
    ) {
      if let place = place(ofBreak: $0, in: text, policy) { flags[place] |= flag }
    }
    return last
  }

  /// Returns where a break of the dictionary is. A sign that repeats or abbreviates a word is joined to it, so
  /// the break comes after the sign, if a letter follows; nil if none does.
  private static func place(ofBreak offset: Int, in text: Span<UInt16>, _ policy: LayoutPolicy) -> Int? {
    guard LineBreakTailoring.keepsSigns(policy), LineBreakTailoring.isSign(at: offset, in: text) else {
      return offset
    }
    guard offset + 1 < text.count, !LineBreakTailoring.isSign(at: offset + 1, in: text) else { return nil }
    let next = ScalarProperties(UInt32(text[offset + 1]))
    return next.lineBreak == .sa && !next.isMark ? offset + 1 : nil
  }

  private static func continuesRun(_ properties: ScalarProperties) -> Bool {
    properties.lineBreak == .sa || properties.lineBreak == .cm
  }

  #if Complete || ICU
  private func markRun(
    _ run: Range<Int>, _ decoded: DecodedText, _ text: Span<UInt16>, _ policy: LayoutPolicy, flag: UInt8,
    in flags: inout ContiguousArray<UInt8>
  ) {
    let start = Int(decoded.offsets[run.lowerBound])
    let end = Int(decoded.offsets[run.upperBound])
    var scalar = run.lowerBound
    icu.forEachBreak(in: text.extracting(start..<end)) { boundary in
      let offset = start + boundary
      while Int(decoded.offsets[scalar]) < offset { scalar += 1 }
      let properties = decoded.properties[scalar]
      if Int(decoded.offsets[scalar]) == offset, properties.lineBreak == .sa, !properties.isMark,
        let place = Self.place(ofBreak: offset, in: text, policy)
      {
        flags[place] |= flag
      }
    }
  }
  #endif
}
