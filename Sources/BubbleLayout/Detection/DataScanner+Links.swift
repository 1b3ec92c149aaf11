/// Finds links and mail addresses.
///
/// A link extends to the next white space, quote, angle bracket or East Asian punctuation mark. Punctuation
/// at its end is left out, and so is a closing bracket without an opening one in the link.
extension DataScanner {
  /// Returns the range of a link such as `scheme://…`; nil if there is none. `run` is the range that ends
  /// with the scheme.
  func schemeLink(_ run: Range<Int>) -> Range<Int>? {
    var start = run.upperBound
    while start > run.lowerBound, run.upperBound - start <= Self.longestScheme,
      text.isASCIIAlphanumeric(start - 1) || text.isOne(of: "+-", start - 1)
    {
      start -= 1
    }
    while start < run.upperBound, !text.isASCIILetter(start) { start += 1 }
    guard (2...Self.longestScheme).contains(run.upperBound - start) else { return nil }
    let body = run.upperBound + 3
    let end = linkEnd(start: start, body: body)
    // A host is required: `http://…` alone is not a link.
    var first = body
    while first < end, text.isOne(of: "/[:", first) { first += 1 }
    return first < end && text.isWord(first) ? start..<end : nil
  }

  /// Returns the range of a link that begins with a host: `www.example.org`, or a host with a known ending.
  /// Nil if there is none.
  func hostLink(_ run: Range<Int>) -> Range<Int>? {
    if text.isOne(of: "./\\@~", run.lowerBound - 1) { return nil }
    let end = trimmedEnd(of: run, trailing: "-._+%")
    guard let labels = hostLabels(run.lowerBound..<end) else { return nil }
    let hasPrefix = text.matches("www.", at: run.lowerBound)
    var body = end
    if text[body] == 0x3A, text.isDigit(body + 1) {
      body += 1
      while text.isDigit(body), body - end < 7 { body += 1 }
    }
    let hasPath = text.isOne(of: "/?#", body)
    if text[body] == 0x40 || text.joinsWords(body) { return nil }
    guard hasPrefix && labels.count > 2 || isKnownHost(run.lowerBound..<end, labels, hasPath: hasPath) else {
      return nil
    }
    if hasPath { return run.lowerBound..<linkEnd(start: run.lowerBound, body: body, inPath: true) }
    return run.lowerBound..<body
  }

  /// Returns the range of a mail address such as `name@example.org`; nil if there is none. `run` is the part
  /// before the `@`.
  func mail(_ run: Range<Int>) -> Range<Int>? {
    guard run.count <= 64, !text.isOne(of: ".", run.upperBound - 1) else { return nil }
    let start = run.upperBound + 1
    guard let end = hostEnd(at: start) else { return nil }
    return run.lowerBound..<end
  }

  /// Returns the end of a host with at least one dot, whatever its ending; nil if there is none.
  func hostEnd(at start: Int) -> Int? {
    var end = start
    while end - start <= 254, text.isHost(end) || text.isOne(of: "-.", end) { end += 1 }
    end = trimmedEnd(of: start..<end, trailing: "-.")
    guard let labels = hostLabels(start..<end), !text.joinsWords(end) else { return nil }
    let last = labels.last ?? start..<start
    guard last.count >= 2, !last.contains(where: { text.isDigit($0) }) else { return nil }
    return end
  }

  private static let longestScheme = 20

  /// Returns the labels of a host with at least one dot; nil if the text cannot be a host.
  private func hostLabels(_ range: Range<Int>) -> [Range<Int>]? {
    guard range.count <= 253 else { return nil }
    var labels: [Range<Int>] = []
    var start = range.lowerBound
    for offset in range.lowerBound...range.upperBound {
      if offset == range.upperBound || text[offset] == 0x2E {
        guard offset > start, offset - start <= 63, text[start] != 0x2D, text[offset - 1] != 0x2D else {
          return nil
        }
        labels.append(start..<offset)
        start = offset + 1
      } else if text.isOne(of: "_+%", offset) {
        return nil
      }
    }
    return labels.count > 1 ? labels : nil
  }

  private func isKnownHost(_ range: Range<Int>, _ labels: [Range<Int>], hasPath: Bool) -> Bool {
    guard let last = labels.last, (2...16).contains(last.count),
      last.allSatisfy({ text.isASCIILetter($0) })
    else { return false }
    // In a text such as `End.Now`, a space is missing between two sentences, so it is not a host.
    if text.isUppercase(last.lowerBound), !text.isUppercase(last.lowerBound + 1) { return false }
    return HostEndings.isKnown(text.lowercased(last), standsOut: hasPath || labels.count > 2)
  }

  private func trimmedEnd(of range: Range<Int>, trailing: StaticString) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, text.isOne(of: trailing, end - 1) { end -= 1 }
    return end
  }

  /// Returns the end of a link whose start is known, as a UTF-16 offset.
  private func linkEnd(start: Int, body: Int, inPath: Bool = false) -> Int {
    var end = body
    var inPath = inPath
    let mayBeContinua = text.isContinua(body)
    var depths = [0, 0]
    while end < text.count, isLinkUnit(end) {
      if !inPath, text.isContinua(end), !mayBeContinua { break }
      switch text[end] {
      case 0x2F, 0x3F, 0x23: inPath = inPath || end > body
      case 0x28: depths[0] += 1
      case 0x29: depths[0] -= 1
      case 0x5B: depths[1] += 1
      case 0x5D: depths[1] -= 1
      default: break
      }
      end += 1
    }
    while end > body {
      switch text[end - 1] {
      case 0x29 where depths[0] < 0: depths[0] += 1
      case 0x5D where depths[1] < 0: depths[1] += 1
      case 0x28: depths[0] -= 1
      case 0x5B: depths[1] -= 1
      case 0x2E, 0x2C, 0x3B, 0x3A, 0x21, 0x3F, 0x27, 0x2A, 0x2026, 0x2019: break
      default: return end
      }
      end -= 1
    }
    return end
  }

  private func isLinkUnit(_ offset: Int) -> Bool {
    switch text[offset] {
    case 0..<0x21, 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B...0x7D, 0x7F...0x9F: false
    case 0xAB, 0xBB, 0x2018, 0x201A...0x201F, 0x2039, 0x203A, 0xFFFC: false
    case 0x3000...0x3004, 0x3008...0x3020, 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65:
      false
    default: !text.isSpace(offset)
    }
  }
}
