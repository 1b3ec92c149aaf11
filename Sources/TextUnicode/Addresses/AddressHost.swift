/// A host in a text: labels of letters, digits, marks, hyphens and underscores, with dots between them.
///
/// In scripts without spaces between words, and where the script changes from Latin letters to others, a label
/// ends without a dot, because the word after an address follows it directly: `https://example.org吧`.
struct AddressHost {
  /// The most bytes of a host: 253 characters of up to four bytes.
  private static let longest = 1_012

  /// The end of the host, without dots and hyphens at its end.
  private(set) var end: Int
  /// The number of labels.
  private(set) var labels = 0
  /// The last label: its start, how many characters it has, and whether a digit is among them.
  private(set) var lastStart: Int
  private(set) var lastCount = 0
  private(set) var lastHasDigit = false
  /// Whether there are no hyphens at the ends of labels, which have at most 63 characters.
  private(set) var hasValidLabels = true
  /// Whether a label has an underscore.
  private(set) var hasUnderscore = false
  /// Whether one of the last two labels has an underscore, which GFM does not allow.
  private var hasLateUnderscore = false
  private let start: Int

  /// Reads the host that starts at a place. O(length of the host).
  init(at start: Int, before limit: Int, _ text: Span<UInt8>) {
    self.start = start
    end = start
    lastStart = start
    let limit = min(limit, start + Self.longest)
    var place = start
    var label = start
    var count = 0
    var total = 0
    var hasDigit = false
    var hasUnderscore = false
    var hadUnderscore = false
    var hasAnyUnderscore = false
    // Whether the last character is an underscore, which belongs to the host only if it goes on.
    var endsWithUnderscore = false
    // Whether the label has Latin letters, and whether its first character is in a script without spaces.
    var isLatin = false
    var isContinua = false
    while place < limit {
      let byte = text[place]
      var length = 1
      if byte == UInt8(ascii: ".") {
        guard place > label else { break }
        if endsWithUnderscore { (hasUnderscore, hasAnyUnderscore, endsWithUnderscore) = (true, true, false) }
        if text[place - 1] == UInt8(ascii: "-") { hasValidLabels = false }
        hadUnderscore = hasUnderscore
        (count, hasDigit, hasUnderscore, isLatin, isContinua) = (0, false, false, false, false)
        place += 1
        label = place
        continue
      }
      if byte < 0x80 {
        if byte.isASCIIDigit {
          hasDigit = true
        } else if byte.isASCIILetter {
          isLatin = true
        } else if byte == UInt8(ascii: "_") {
          endsWithUnderscore = true
          place += 1
          count += 1
          total += 1
          continue
        } else if byte == UInt8(ascii: "-") {
          if place == label { hasValidLabels = false }
        } else {
          break
        }
      } else {
        let scalar = text.scalar(at: place, before: limit)
        guard Self.isHost(scalar.value) else { break }
        length = scalar.length
        if Self.isContinua(scalar.value) {
          if place == label { isContinua = true } else if !isContinua { break }
        } else if !Self.isLatin(scalar.value), isLatin, !ScalarProperties(scalar.value).isMark {
          break
        }
      }
      if endsWithUnderscore { (hasUnderscore, hasAnyUnderscore, endsWithUnderscore) = (true, true, false) }
      place += length
      count += 1
      total += 1
      if count > 63 || total > 253 { hasValidLabels = false }
      guard byte != UInt8(ascii: "-") else { continue }
      if label != lastStart || labels == 0 { labels += 1 }
      end = place
      (lastStart, lastCount, lastHasDigit) = (label, count, hasDigit)
      hasLateUnderscore = hasUnderscore || hadUnderscore
      self.hasUnderscore = hasAnyUnderscore
    }
  }

  /// The end of the host after a scheme, where one label is enough; nil if it is not valid there.
  var lenientEnd: Int? { end > start && !hasLateUnderscore ? end : nil }

  /// Whether the host is valid in an address without a scheme.
  var isStrict: Bool { hasValidLabels && !hasLateUnderscore }

  /// Whether the last label is a top-level domain in the ASCII form of another script.
  func isPunycode(_ text: Span<UInt8>) -> Bool {
    guard end - lastStart > 5 else { return false }
    return text[lastStart] | 0x20 == UInt8(ascii: "x") && text[lastStart + 1] | 0x20 == UInt8(ascii: "n")
      && text[lastStart + 2] == UInt8(ascii: "-") && text[lastStart + 3] == UInt8(ascii: "-")
  }

  // MARK: Ends

  /// Returns the start of the word with a host or a name that goes up to a place. O(length), at most the length
  /// of a host.
  ///
  /// - Parameter isName: Whether it is the name before an `@`, which may have apostrophes and `&` between its
  ///   letters and digits.
  static func start(before place: Int, from floor: Int, isName: Bool = false, _ text: Span<UInt8>) -> Int {
    let floor = max(floor, place - longest)
    var start = place
    // Whether the character after the current one is in a script without spaces, or is punctuation.
    var isOpen = true
    while start > floor {
      let byte = text[start - 1]
      if byte < 0x80 {
        guard isInRun(byte) || isName && joinsName(byte, at: start - 1, in: floor..<place, text) else {
          break
        }
        isOpen = byte == UInt8(ascii: ".")
        start -= 1
      } else {
        let scalar = text.scalar(before: start, from: floor)
        guard isHost(scalar.value), start - scalar.length >= floor else { break }
        let isContinua = isContinua(scalar.value)
        guard isOpen || !isContinua else { break }
        isOpen = isContinua
        start -= scalar.length
      }
    }
    return start
  }

  /// Returns the start of a range without the punctuation at its start.
  static func withoutPunctuation(_ range: Range<Int>, _ text: Span<UInt8>) -> Int {
    range.first { text[$0] >= 0x80 || text[$0].isASCIILetterOrDigit } ?? range.upperBound
  }

  /// Whether an ASCII character may be in the local part of a mail address, or beside a host.
  private static func isInRun(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "%"): true
    default: byte.isASCIILetterOrDigit
    }
  }

  /// Whether a character of RFC 5322's `atext`, which is punctuation in most texts, is between two letters or
  /// digits of the name of a mail address, as in `o'neil@example.org`.
  private static func joinsName(_ byte: UInt8, at place: Int, in range: Range<Int>, _ text: Span<UInt8>)
    -> Bool
  {
    guard byte == UInt8(ascii: "'") || byte == UInt8(ascii: "&"), place > range.lowerBound,
      place + 1 < range.upperBound
    else { return false }
    return isInWord(text[place - 1]) && isInWord(text[place + 1])
  }

  private static func isInWord(_ byte: UInt8) -> Bool { byte >= 0x80 || byte.isASCIILetterOrDigit }

  /// Whether a host may end at a place, because the text goes on with something else.
  static func mayEnd(at place: Int, before limit: Int, _ text: Span<UInt8>) -> Bool {
    guard place < limit else { return true }
    switch text[place] {
    case UInt8(ascii: "@"), UInt8(ascii: "_"): return false
    case UInt8(ascii: "+"), UInt8(ascii: "%"):
      return place + 1 == limit || !text[place + 1].isASCIILetterOrDigit
    case let byte where byte < 0x80: return !byte.isASCIILetterOrDigit
    default:
      let value = text.scalar(at: place, before: limit).value
      return !isHost(value) || isContinua(value)
    }
  }

  /// Whether a mail address may end at a place. Underscores at the end are markup.
  static func mayEndMail(at place: Int, before limit: Int, _ text: Span<UInt8>) -> Bool {
    var next = place
    while next < limit, next - place < 8, text[next] == UInt8(ascii: "_") { next += 1 }
    guard next < limit else { return true }
    guard text[next] >= 0x80 else { return !text[next].isASCIILetterOrDigit && text[next] != 0x5F }
    let value = text.scalar(at: next, before: limit).value
    return !isHost(value) || isContinua(value)
  }

  // MARK: Characters

  /// Whether a character may be in a host: a letter, a digit or a mark, but no variation selector.
  static func isHost(_ value: UInt32) -> Bool {
    let properties = ScalarProperties(value)
    return properties.isLetterOrNumber || properties.isMark && !(0xFE00...0xFE0F).contains(value)
  }

  private static func isLatin(_ value: UInt32) -> Bool {
    value < 0x250 || (0x1E00...0x1EFF).contains(value)
  }

  /// Whether a character is in a script without spaces between words: Thai, Lao, Burmese, Khmer, or the
  /// ideographs and syllables of East Asian scripts, except Hangul.
  package static func isContinua(_ value: UInt32) -> Bool {
    (0x0E00...0x0EFF).contains(value) || (0x1000...0x109F).contains(value)
      || (0x1780...0x17FF).contains(value)
      || (0x2E80...0xA4CF).contains(value) || (0xF900...0xFAFF).contains(value)
      || (0x2_0000...0x3_FFFF).contains(value)
  }
}
