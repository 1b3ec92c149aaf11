/// Divides TeX into tokens. Linear in the source.
struct TeXLexer {
  private let units: [UInt16]
  private var place: Int
  private let limit: Int
  /// The start of the white space that follows a command and belongs to it; nil if there is none.
  private var spaceStart: Int?
  /// The index of the last line break before the last line; -1 if there is only one line.
  private let lastLine: Int

  /// - Parameter range: The range of the units to read.
  init(_ units: [UInt16], range: Range<Int>) {
    self.units = units
    place = range.lowerBound
    limit = range.upperBound
    lastLine = units[range].lastIndex { $0 == 0x0A || $0 == 0x0D } ?? -1
  }

  /// Returns the tokens of a text that is not in the source. All of them have the offset 0.
  static func tokens(_ text: String) -> [TeXToken] {
    let units = Array(text.utf16)
    var lexer = TeXLexer(units, range: 0..<units.count)
    return lexer.tokens().map { TeXToken(kind: $0.kind, start: 0, end: 0) }
  }

  mutating func tokens() -> [TeXToken] {
    var tokens: [TeXToken] = []
    tokens.reserveCapacity(limit - place)
    while place < limit {
      let start = place
      spaceStart = nil
      if let kind = token(start) {
        tokens.append(TeXToken(kind: kind, start: start, end: spaceStart ?? place))
      }
    }
    return tokens
  }

  /// Reads a token; nil for a comment.
  private mutating func token(_ start: Int) -> TeXToken.Kind? {
    let scalar = advance()
    switch scalar {
    case "{": return .open
    case "}": return .close
    case "\\": return command()
    case "%":
      guard !isPercentSign(start) else { return .character("%") }
      while place < limit, units[place] != 0x0A, units[place] != 0x0D { place += 1 }
      skipSpaces()
      return nil
    case "#":
      guard place < limit, (0x31...0x39).contains(units[place]) else { return .character("#") }
      place += 1
      return .parameter(Int(units[place - 1]) - 0x30)
    default:
      guard Self.isSpace(scalar) else { return .character(Self.isControl(scalar) ? "\u{FFFD}" : scalar) }
      skipSpaces()
      return .space
    }
  }

  /// Reads a command after its backslash.
  private mutating func command() -> TeXToken.Kind {
    guard place < limit else { return .command("") }
    let start = place
    while place < limit, Self.isLetter(units[place]) { place += 1 }
    guard place == start else {
      let name = String(decoding: units[start..<place], as: UTF16.self)
      if name == "verb", let text = verbatim() { return .verbatim(text) }
      spaceStart = place
      skipSpaces()
      return .command(name)
    }
    let scalar = advance()
    guard Self.isSpace(scalar) else { return .command(Self.isControl(scalar) ? "" : String(scalar)) }
    skipSpaces()
    return .command(" ")
  }

  /// Reads the text after `\verb`, between two equal characters on a line, and returns it as it is shown; nil
  /// without such text. After a star, spaces are visible.
  private mutating func verbatim() -> String? {
    let start = place
    let isStarred = place < limit && units[place] == 0x2A
    if isStarred { place += 1 }
    guard place < limit, !Self.isLetter(units[place]) else {
      place = start
      return nil
    }
    let mark = advance()
    var text = String.UnicodeScalarView()
    // The limit keeps marks without a second one from being searched for again and again.
    while place < limit, place - start < Self.longestVerbatim, mark != "\n", mark != "\r" {
      let scalar = advance()
      if scalar == mark { return String(text) }
      if scalar == "\n" || scalar == "\r" { break }
      text.append(
        Self.isSpace(scalar)
          ? isStarred ? "\u{2423}" : "\u{A0}" : Self.isControl(scalar) ? "\u{FFFD}" : scalar
      )
    }
    place = start
    return nil
  }

  /// The maximum length of the text of `\verb`, in UTF-16 units.
  private static let longestVerbatim = 1_000

  /// Whether a `%` is a percent sign: it follows a digit and is on the last line, where a comment would be
  /// useless.
  private func isPercentSign(_ start: Int) -> Bool {
    guard start > 0, (0x30...0x39).contains(units[start - 1]) else { return false }
    return start > lastLine
  }

  private mutating func skipSpaces() {
    while place < limit, let scalar = Unicode.Scalar(units[place]), Self.isSpace(scalar) { place += 1 }
  }

  private mutating func advance() -> Unicode.Scalar {
    let unit = units[place]
    place += 1
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, place < limit, (0xDC00...0xDFFF).contains(units[place]) else { return "\u{FFFD}" }
    let low = UInt32(units[place]) - 0xDC00
    place += 1
    return Unicode.Scalar((UInt32(unit) - 0xD800) << 10 + low + 0x1_0000) ?? "\u{FFFD}"
  }

  private static func isLetter(_ unit: UInt16) -> Bool {
    (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit)
  }

  /// Whether a scalar is a control character, or is not allowed in XML.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && !isSpace(scalar) || scalar.value == 0xFFFE || scalar.value == 0xFFFF
  }

  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r"
  }
}
