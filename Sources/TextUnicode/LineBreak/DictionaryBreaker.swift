/// Line breaks inside words of class SA (Thai, Lao, Khmer, Burmese, …): from the dictionaries of the toolchain's ICU, where it is
/// part of the build, otherwise from lists of words. Under the browser policy Khmer and Lao are always broken by Chromium's
/// words, which are fewer.
///
/// A breaker is scratch. Use one per thread.
package final class DictionaryBreaker {
  #if ICU
  private let icu = ICULineBreaks()
  /// Whether ICU is part of the build.
  package static let hasICU = true
  #else
  /// Whether ICU is part of the build.
  package static let hasICU = false
  #endif
  /// Whether lists of words are used under either policy.
  private let usesLists: Bool

  /// A breaker that has opened nothing yet. Without ICU all breakers use lists.
  package init(usesLists: Bool = !hasICU) { self.usesLists = usesLists || !Self.hasICU }

  /// Sets `flag` at each dictionary break inside the text's runs of class SA. Only runs are looked at, each
  /// alone. Breaks that would cut a mark off its base are dropped (LB9).
  func mark(
    _ decoded: DecodedText, _ text: Span<UInt16>, policy: LayoutPolicy, flag: UInt8,
    in flags: inout ContiguousArray<UInt8>
  ) {
    var index = 0
    while index < decoded.count {
      guard decoded.properties[index].lineBreak == .sa else {
        index += 1
        continue
      }
      let first = index
      if let breaker = breaker(for: text[Int(decoded.offsets[index])], policy) {
        index = Self.mark(from: first, decoded, text, breaker, flag: flag, in: &flags)
        continue
      }
      while index < decoded.count, Self.continuesRun(decoded.properties[index]),
        breaker(for: text[Int(decoded.offsets[index])], policy) == nil
      {
        index += 1
      }
      #if ICU
      if index - first > 1 { markRun(first..<index, decoded, text, flag: flag, in: &flags) }
      #endif
    }
  }

  /// The list of words that a letter is looked up in; nil for what ICU breaks, or nobody.
  private func breaker(for unit: UInt16, _ policy: LayoutPolicy) -> WordListBreaker? {
    policy == .browser || usesLists ? .list(for: unit, all: usesLists) : nil
  }

  /// Breaks the letters of a script from an index on by a list of words.
  ///
  /// - Returns: The index after them.
  private static func mark(
    from first: Int, _ decoded: DecodedText, _ text: Span<UInt16>, _ breaker: WordListBreaker, flag: UInt8,
    in flags: inout ContiguousArray<UInt8>
  ) -> Int {
    let start = Int(decoded.offsets[first])
    var last = first
    // All such letters are one unit long: offsets and indices go together.
    while last < decoded.count, decoded.properties[last].lineBreak == .sa,
      breaker.letters.contains(text[Int(decoded.offsets[last])])
    {
      last += 1
    }
    breaker.forEachBreak(
      in: start..<start + (last - first), of: text,
      isMark: { decoded.properties[first + ($0 - start)].isMark }
    ) { flags[$0] |= flag }
    return last
  }

  private static func continuesRun(_ properties: ScalarProperties) -> Bool {
    properties.lineBreak == .sa || properties.lineBreak == .cm
  }

  #if ICU
  private func markRun(
    _ run: Range<Int>, _ decoded: DecodedText, _ text: Span<UInt16>, flag: UInt8,
    in flags: inout ContiguousArray<UInt8>
  ) {
    let start = Int(decoded.offsets[run.lowerBound])
    let end = Int(decoded.offsets[run.upperBound])
    var scalar = run.lowerBound
    icu.forEachBreak(in: text.extracting(start..<end)) { boundary in
      let offset = start + boundary
      while Int(decoded.offsets[scalar]) < offset { scalar += 1 }
      let properties = decoded.properties[scalar]
      if Int(decoded.offsets[scalar]) == offset, properties.lineBreak == .sa, !properties.isMark {
        flags[offset] |= flag
      }
    }
  }
  #endif
}
