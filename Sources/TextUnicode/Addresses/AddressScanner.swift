/// Finds the addresses that are written in a text without markup.
///
/// The rules are those of GFM's extended autolinks, made wider: any scheme may be before `://`, a host with a
/// known top-level domain needs neither a scheme nor `www.`, hosts may be in any script, and names before `@` may
/// have apostrophes and `&` (`AddressScanner+Mail`). All parts of the
/// library that look for addresses use this scanner: Markdown and the markup of chat programs leave the found
/// ranges as they are written, and the detectors make links of them.
///
/// A scanner is a cursor over one range of a text. It moves only forwards.
package struct AddressScanner: Sendable {
  /// The range of the text, as UTF-8 offsets.
  let bounds: Range<Int>
  /// Whether underscores before a mail address may be markup, so that they are not part of it.
  let isMarkup: Bool
  /// The next address; nil before the first search, or if there is none.
  private var next: BareAddress?
  private var isAtEnd = false
  /// The end of the last host that is no address; -1 if there is none. The dots before it need no further
  /// test, and no other host starts in the same word.
  private var hostsRead = -1

  /// Creates a scanner for a range of a text.
  package init(_ bounds: Range<Int>, isMarkup: Bool = false) {
    self.bounds = bounds
    self.isMarkup = isMarkup
  }

  /// Returns the first address that starts at or after a place; nil if there is none. Its range ends with the
  /// host; `end(of:_:_:)` gives the end of the address. The places must be in ascending order.
  ///
  /// - Complexity: O(n) for all calls together.
  package mutating func next(from place: Int, _ text: Span<UInt8>) -> BareAddress? {
    if isAtEnd { return nil }
    if let next, next.range.lowerBound >= place { return next }
    next = nil
    hostsRead = -1
    var trigger = max(place, bounds.lowerBound)
    while trigger < bounds.upperBound {
      if let found = address(at: trigger, from: place, text) {
        next = found
        return found
      }
      trigger += 1
    }
    isAtEnd = true
    return nil
  }

  /// Returns all addresses of a text with their whole ranges, in ascending order.
  ///
  /// - Complexity: O(n).
  package static func addresses(
    in text: Span<UInt8>, isMarkup: Bool = false, signs: AddressSigns = []
  ) -> [BareAddress] {
    var scanner = AddressScanner(0..<text.count, isMarkup: isMarkup)
    let context = AddressContext(signs: signs)
    var found: [BareAddress] = []
    var place = 0
    while var address = scanner.next(from: place, text) {
      place = scanner.end(of: address, context, text)
      address.range = address.range.lowerBound..<place
      found.append(address)
    }
    return found
  }

  /// The most bytes before a colon, a dot or an at sign that may belong to its address, if there is no other such sign
  /// among them: those of a label of a host, which is longer than the names of schemes and mail addresses may be.
  package static let reach = 4 * 64

  /// Whether no address goes on at a place where a character beyond ASCII is: one that ends addresses, such as a no-break
  /// space or an ideographic full stop, or, if there is no address before it, one that is not in hosts.
  package static func stops(at place: Int, before end: Int, hasAddress: Bool, _ text: Span<UInt8>) -> Bool {
    let value = text.scalar(at: place, before: end).value
    return AddressEnd.stops(value)
      || !hasAddress && !AddressHost.isHost(value) && !AddressEnd.isDirectionControl(value)
  }

  /// Returns the end of an address in its context. O(length of the address).
  package func end(of address: BareAddress, _ context: AddressContext, _ text: Span<UInt8>) -> Int {
    AddressEnd(address, context, bounds).end(text)
  }

  /// Returns the address whose colon, dot or at sign is at a place; nil if there is none. It starts at or after
  /// `floor`.
  @inline(__always)
  private mutating func address(at place: Int, from floor: Int, _ text: Span<UInt8>) -> BareAddress? {
    switch text[place] {
    case UInt8(ascii: ":"): schemeAddress(at: place, from: floor, text)
    case UInt8(ascii: "."): hostAddress(at: place, from: floor, text)
    case UInt8(ascii: "@"): mailAddress(at: place, from: floor, text)
    default: nil
    }
  }

  // MARK: Schemes

  private static let longestScheme = 20

  private func schemeAddress(at colon: Int, from floor: Int, _ text: Span<UInt8>) -> BareAddress? {
    let end = bounds.upperBound
    guard colon + 3 < end, text[colon + 1] == UInt8(ascii: "/"), text[colon + 2] == UInt8(ascii: "/") else {
      return nil
    }
    var start = colon
    while start > floor, colon - start <= Self.longestScheme, Self.isScheme(text[start - 1]) { start -= 1 }
    while start < colon, !text[start].isASCIILetter { start += 1 }
    guard (2...Self.longestScheme).contains(colon - start) else { return nil }
    var host = colon + 3
    while host < end, text[host] == UInt8(ascii: "/") { host += 1 }
    if let user = userEnd(at: host, text) { host = user }
    guard let body = literalEnd(at: host, text) ?? AddressHost(at: host, before: end, text).lenientEnd else {
      return nil
    }
    return BareAddress(.scheme, from: start, body: body, hasPath: true)
  }

  private static func isScheme(_ byte: UInt8) -> Bool {
    byte.isASCIILetterOrDigit || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }

  /// Returns the end of a user name with a password and `@`; nil if there is none.
  private func userEnd(at start: Int, _ text: Span<UInt8>) -> Int? {
    var place = start
    while place < bounds.upperBound, place - start < 256 {
      switch text[place] {
      case UInt8(ascii: "@"): return place + 1
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "!"),
        UInt8(ascii: "$")...UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "="),
        UInt8(ascii: ";"), UInt8(ascii: ":"):
        place += 1
      case let byte where byte.isASCIILetterOrDigit: place += 1
      default: return nil
      }
    }
    return nil
  }

  /// Returns the end of an IPv6 address in brackets; nil if there is none.
  private func literalEnd(at start: Int, _ text: Span<UInt8>) -> Int? {
    guard start < bounds.upperBound, text[start] == UInt8(ascii: "[") else { return nil }
    var place = start + 1
    while place < bounds.upperBound, place - start < 64 {
      switch text[place] {
      case UInt8(ascii: "]"): return place > start + 2 ? place + 1 : nil
      case UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "%"): place += 1
      case let byte where byte.isASCIILetterOrDigit: place += 1
      default: return nil
      }
    }
    return nil
  }

  // MARK: Hosts

  private mutating func hostAddress(at dot: Int, from floor: Int, _ text: Span<UInt8>) -> BareAddress? {
    let end = bounds.upperBound
    guard dot >= hostsRead, dot > floor, dot + 1 < end, text.mayBeInHost(dot - 1), text.mayBeInHost(dot + 1)
    else { return nil }
    let read = hostsRead
    hostsRead = dot + 1
    let run = AddressHost.start(before: dot, from: max(floor, read), text)
    guard run > read else { return nil }
    let start = AddressHost.withoutPunctuation(run..<dot, text)
    let host = AddressHost(at: start, before: end, text)
    hostsRead = max(host.end, hostsRead)
    guard host.end > dot, host.isStrict, host.labels > 1 else { return nil }
    let hasPrefix = text.isWWW(at: start, before: host.end)
    guard mayStartHost(start, hasPrefix: hasPrefix, text) else { return nil }
    let body = portEnd(at: host.end, text)
    let hasPath =
      body < end && [UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#")].contains(text[body])
    guard AddressHost.mayEnd(at: body, before: end, text) else { return nil }
    // Without `www.` and a path, names with underscores are rather those of a program.
    guard hasPath || hasPrefix || !host.hasUnderscore else { return nil }
    if hasPrefix, host.labels > 2 { return BareAddress(.www, from: start, body: body, hasPath: hasPath) }
    guard TopLevelDomains.isKnown(host, hasPath: hasPath, text) else { return nil }
    return BareAddress(hasPrefix ? .www : .host, from: start, body: body, hasPath: hasPath)
  }

  /// Whether the character before a host allows it to start. A host does not start inside a path or a word, nor
  /// after a direction control in one.
  private func mayStartHost(_ start: Int, hasPrefix: Bool, _ text: Span<UInt8>) -> Bool {
    var place = start
    while place > bounds.lowerBound {
      let before = text.scalar(before: place, from: bounds.lowerBound)
      guard AddressEnd.isDirectionControl(before.value) else { break }
      place -= before.length
      if start - place > 16 { return false }
    }
    guard place > bounds.lowerBound else { return true }
    switch text[place - 1] {
    case UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "@"): return false
    case UInt8(ascii: "~"): return hasPrefix
    case let byte where byte < 0x80: return !byte.isASCIILetterOrDigit
    default:
      let before = text.scalar(before: place, from: bounds.lowerBound)
      return !ScalarProperties(before.value).isLetterOrNumber || AddressHost.isContinua(before.value)
    }
  }

  private func portEnd(at host: Int, _ text: Span<UInt8>) -> Int {
    guard host + 1 < bounds.upperBound, text[host] == UInt8(ascii: ":"), text[host + 1].isASCIIDigit else {
      return host
    }
    var place = host + 1
    while place < bounds.upperBound, text[place].isASCIIDigit, place - host < 7 { place += 1 }
    return place
  }
}
