import _FoundationICU

/// Line breaks inside words of class SA (Thai, Lao, Khmer, Burmese, …) from the dictionaries of the toolchain's
/// ICU; under the browser policy Khmer and Lao from Chromium's words, which are fewer. The only file that knows
/// where they come from.
///
/// A breaker is scratch: it opens ICU's iterator when first needed and keeps it. Use one per thread.
package final class DictionaryBreaker {
  private var iterator: OpaquePointer?
  private var hasFailed = false

  /// A breaker that has opened nothing yet.
  package init() {}

  deinit {
    if let iterator { swift_ubrk_close(iterator) }
  }

  /// Sets `flag` at each dictionary break inside the text's runs of class SA. Only runs are handed to ICU, each
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
      func breaker() -> WordListBreaker? {
        policy == .browser ? .browser(for: text[Int(decoded.offsets[index])]) : nil
      }
      if let breaker = breaker() {
        index = Self.mark(from: first, decoded, text, breaker, flag: flag, in: &flags)
        continue
      }
      while index < decoded.count, Self.continuesRun(decoded.properties[index]), breaker() == nil {
        index += 1
      }
      if index - first > 1 { markRun(first..<index, decoded, text, flag: flag, in: &flags) }
    }
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
      text[Int(decoded.offsets[last])] >> 7 == text[start] >> 7
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

  private func markRun(
    _ run: Range<Int>, _ decoded: DecodedText, _ text: Span<UInt16>, flag: UInt8,
    in flags: inout ContiguousArray<UInt8>
  ) {
    guard let iterator = openIterator() else { return }
    let start = Int(decoded.offsets[run.lowerBound])
    let end = Int(decoded.offsets[run.upperBound])
    var scalar = run.lowerBound
    text.extracting(start..<end).withUnsafeBufferPointer { units in
      var status = U_ZERO_ERROR
      swift_ubrk_setText(iterator, units.baseAddress, Int32(units.count), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return }
      var boundary = swift_ubrk_next(iterator)
      while boundary > 0, boundary < Int32(units.count) {
        let offset = start + Int(boundary)
        while Int(decoded.offsets[scalar]) < offset { scalar += 1 }
        let properties = decoded.properties[scalar]
        if Int(decoded.offsets[scalar]) == offset, properties.lineBreak == .sa, !properties.isMark {
          flags[offset] |= flag
        }
        boundary = swift_ubrk_next(iterator)
      }
      // The iterator must not keep a pointer into the text.
      swift_ubrk_setText(iterator, nil, 0, &status)
    }
  }

  private func openIterator() -> OpaquePointer? {
    if let iterator { return iterator }
    guard !hasFailed else { return nil }
    var status = U_ZERO_ERROR
    iterator = swift_ubrk_open(UBRK_LINE, "th", nil, 0, &status)
    if status.rawValue > U_ZERO_ERROR.rawValue || iterator == nil {
      hasFailed = true
      if let iterator { swift_ubrk_close(iterator) }
      iterator = nil
    }
    return iterator
  }
}
