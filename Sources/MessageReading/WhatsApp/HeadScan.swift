/// Reads the parts of a head one after the other from the bytes of a line.
struct HeadScan {
  private let bytes: [UInt8]
  /// The offset of the next byte.
  private(set) var place = 0
  /// The scalar at `place`; nil at the end of the line.
  private(set) var next: Unicode.Scalar?
  private var length = 0
  /// Whether the scalar before `place` is a space.
  private(set) var lastIsGap = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    load()
    skipMarks()
  }

  /// Whether a head may begin here: a digit, a bracket, or a letter of a part of the day.
  var mayBegin: Bool {
    guard let next else { return false }
    return next == "[" || nextIsDigit || next.isLetterOrMark
  }

  private mutating func load() {
    guard place < bytes.count else {
      (next, length) = (nil, 0)
      return
    }
    let first = bytes[place]
    if first < 0x80 {
      (next, length) = (Unicode.Scalar(first), 1)
      return
    }
    let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    var value = UInt32(first & (0x7F >> UInt8(count)))
    for index in 1..<count {
      guard place + index < bytes.count, bytes[place + index] & 0xC0 == 0x80 else {
        (next, length) = ("\u{FFFD}", 1)
        return
      }
      value = value << 6 | UInt32(bytes[place + index] & 0x3F)
    }
    (next, length) = (Unicode.Scalar(value) ?? "\u{FFFD}", count)
  }

  mutating func skip() {
    lastIsGap = nextIsGap
    place += length
    load()
  }

  mutating func skipMarks() { while let next, next.isDirectionMark { skip() } }

  mutating func skipGaps() { while let next, next.isGap || next.isDirectionMark { skip() } }

  var nextIsGap: Bool { next?.isGap == true }

  var nextIsDigit: Bool {
    guard let next else { return false }
    return next.isASCII ? ("0"..."9").contains(next) : next.properties.numericType == .decimal
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipGaps()
    guard next == scalar else { return false }
    skip()
    skipMarks()
    return true
  }

  /// Whether the number that begins at an offset begins with a zero.
  func startsWithZero(at start: Int) -> Bool {
    var scan = self
    scan.place = start
    scan.load()
    scan.skipMarks()
    return scan.digit == 0
  }

  private var digit: Int? {
    guard let next, nextIsDigit else { return nil }
    return next.isASCII ? Int(next.value) - 48 : next.properties.numericValue.flatMap { Int(exactly: $0) }
  }

  /// Reads a number in the digits of any script; nil if there is no digit or if there are more digits than
  /// `limit`.
  mutating func number(atMost limit: Int) -> (value: Int, digits: Int)? {
    skipMarks()
    var (value, count) = (0, 0)
    while let digit {
      count += 1
      guard count <= limit else { return nil }
      value = value * 10 + digit
      skip()
    }
    return count > 0 ? (value, count) : nil
  }

  /// Reads the sign between two numbers of a date.
  mutating func dateSeparator() -> (sign: Unicode.Scalar, isSpaced: Bool)? {
    let hadGap = nextIsGap
    skipGaps()
    guard let found = next else { return nil }
    if Self.dateSigns.contains(found) {
      skip()
      let isSpaced = nextIsGap
      skipGaps()
      return (found, isSpaced)
    }
    // `02/03 2023`.
    return hadGap && nextIsDigit ? (" ", true) : nil
  }

  private static let dateSigns: Set<Unicode.Scalar> = [
    "/", ".", "-", "⁄", "／", "．", "年", "月", "년", "월", "۔", "‐", "‑", "–",
  ]

  /// Reads the sign between two numbers of a time: a colon, a full stop, or a word such as `h` or `時`.
  mutating func takeTimeSign() -> Bool {
    skipMarks()
    let back = self
    if next == ":" || next == "." || next == "∶" || next == "：" {
      skip()
      skipMarks()
      if nextIsDigit { return true }
      self = back
      return false
    }
    skipGaps()
    if next?.isWordPart == true, let word = phrase(limit: 10), HeadWords.isUnit(word) {
      skipGaps()
      if nextIsDigit { return true }
    }
    self = back
    return false
  }

  /// Reads a run of letters with the full stops, spaces and marks between them; nil if there are more scalars than
  /// `limit`.
  mutating func phrase(limit: Int = 28) -> String? {
    let start = place
    guard skipPhrase(limit: limit) else { return nil }
    let scalars = String(decoding: bytes[start..<place], as: UTF8.self).unicodeScalars
    return String(
      String.UnicodeScalarView(scalars.filter { !$0.isDirectionMark }.map { $0.isGap ? " " : $0 }))
  }

  /// Skips a run of letters with the full stops, spaces and marks between them.
  ///
  /// - Returns: False if there are more scalars than `limit`.
  mutating func skipPhrase(limit: Int = 28) -> Bool {
    var count = 0
    while let scalar = next, scalar.isGap || scalar.isDirectionMark || scalar.isWordPart {
      count += 1
      guard count <= limit else { return false }
      skip()
    }
    return true
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a direction mark or another invisible mark.
  var isDirectionMark: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// Whether the scalar is a space of any width.
  var isGap: Bool { self == " " || self == "\u{A0}" || self == "\u{202F}" || self == "\u{2009}" }

  /// Whether the scalar is a letter or a mark on a letter.
  var isLetterOrMark: Bool {
    if isASCII { return (0x41...0x5A).contains(value & ~0x20) }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return properties.isAlphabetic
    }
  }

  /// Whether the scalar may stand in a word of a head.
  var isWordPart: Bool {
    isLetterOrMark || self == "." || self == "'" || self == "’" || self == "\u{200C}" || self == "\u{0F0B}"
  }
}
