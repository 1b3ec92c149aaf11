/// Finds mail addresses, and addresses with a scheme that have the form of one (GFM's extended protocol autolinks).
///
/// The name before `@` has letters, digits and `.-_+%`, and `'` and `&` between letters or digits. Android and
/// linkify link these too: without them, the link of `o'neil@example.org` leads to another person.
extension AddressScanner {
  private static let longestName = 64

  func mailAddress(at sign: Int, from floor: Int, _ text: Span<UInt8>) -> BareAddress? {
    guard sign > floor, sign + 1 < bounds.upperBound, text[sign - 1] != UInt8(ascii: "."),
      text.mayBeInHost(sign + 1)
    else { return nil }
    let run = AddressHost.start(
      before: sign, from: max(floor, sign - Self.longestName - 1), isName: true, text)
    let host = AddressHost(at: sign + 1, before: bounds.upperBound, text)
    guard host.end > sign + 1, host.isStrict, host.labels > 1,
      AddressHost.mayEndMail(at: host.end, before: bounds.upperBound, text),
      host.isPunycode(text) || !host.lastHasDigit
    else { return nil }
    if let start = schemeStart(before: run, from: floor, text), run < sign, sign - run <= Self.longestName {
      return schemeAddress(from: start, name: run, host, text)
    }
    let start = nameStart(run..<sign, beforeHostEnd: host.end, text)
    guard start < sign, sign - start <= Self.longestName, host.lastCount >= 2 else { return nil }
    return BareAddress(.mail, from: start, body: host.end, hasPath: false)
  }

  /// Returns the start of a name, without the punctuation before it.
  private func nameStart(_ run: Range<Int>, beforeHostEnd end: Int, _ text: Span<UInt8>) -> Int {
    let after = end < bounds.upperBound ? text[end] : 0
    var start = AddressHost.withoutPunctuation(run, text)
    let quote = UInt8(ascii: "'")
    if after == quote, start == bounds.lowerBound || text[start - 1] != quote,
      let last = (start..<run.upperBound).last(where: { text[$0] == quote })
    {
      // The apostrophe is a quotation mark, as in `b'name@example.org'`.
      start = last + 1
    }
    guard !isMarkup, after != UInt8(ascii: "_") else { return start }
    while start > run.lowerBound, text[start - 1] == UInt8(ascii: "_") { start -= 1 }
    return start
  }

  // MARK: Schemes

  private static let mail: StaticString = "mailto"
  private static let schemes: [StaticString] = [mail, "xmpp", "sips", "sip"]

  /// Returns the start of the scheme that ends before a name; nil if there is none.
  private func schemeStart(before name: Int, from floor: Int, _ text: Span<UInt8>) -> Int? {
    let colon = name - 1
    guard colon > floor, text[colon] == UInt8(ascii: ":") else { return nil }
    for scheme in Self.schemes {
      let start = colon - scheme.utf8CodeUnitCount
      guard start >= floor, text.matches(scheme, at: start) else { continue }
      if start > bounds.lowerBound, text[start - 1].isASCIILetterOrDigit { continue }
      return start
    }
    return nil
  }

  /// Returns an address with a scheme. A query may follow the host, and at XMPP a resource.
  private func schemeAddress(
    from start: Int, name: Int, _ host: AddressHost, _ text: Span<UInt8>
  ) -> BareAddress {
    let isMail = text.matches(Self.mail, at: start)
    var body = host.end
    if text[start] | 0x20 == UInt8(ascii: "x") { body = resourceEnd(at: body, text) }
    let hasQuery = body + 1 < bounds.upperBound && text[body] == UInt8(ascii: "?")
    return BareAddress(isMail ? .mail : .scheme, from: start, body: body, hasPath: hasQuery)
  }

  /// Returns the end of a slash and a resource, without punctuation at its end.
  private func resourceEnd(at slash: Int, _ text: Span<UInt8>) -> Int {
    guard slash < bounds.upperBound, text[slash] == UInt8(ascii: "/") else { return slash }
    var end = slash
    var place = slash + 1
    while place < bounds.upperBound {
      if text[place].isASCIILetterOrDigit {
        end = place + 1
      } else if ![UInt8(ascii: "@"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_")].contains(
        text[place])
      {
        break
      }
      place += 1
    }
    return end
  }
}
