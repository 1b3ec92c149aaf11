/// Characters by their numbers, circled characters, and pictures.
extension TeXParser {
  /// Reads the number of a character: `\char"41`, `\char'101`, `\symbol{65}`, `\unicode{x41}`.
  mutating func characterCode(_ kind: TeXCharacterCode, _ token: TeXToken) -> TeXAtom {
    if kind == .braced { _ = rawBrackets() }
    let number = kind == .bare ? bareNumber() : textArgument().flatMap(Self.number)
    guard let number, let scalar = Unicode.Scalar(number), !TeXLexer.isControl(scalar),
      !TeXLexer.isSpace(scalar)
    else {
      report(
        token.start..<max(token.end, input.lastEnd), "\(token.spelling) needs the number of a character.")
      return error(from: token)
    }
    return character(scalar, token)
  }

  /// Takes the digits of a number that is not in braces; nil if there are none.
  private mutating func bareNumber() -> UInt32? {
    skipSpaces()
    var radix = 10
    switch input.peek().kind {
    case .character("\""): radix = 16
    case .character("'"): radix = 8
    case .character("`"):
      input.next()
      switch input.peek().kind {
      case .character(let scalar):
        input.next()
        return scalar.value
      case .command(let name) where name.unicodeScalars.count == 1:
        input.next()
        return name.unicodeScalars.first?.value
      default: return nil
      }
    default: break
    }
    if radix != 10 { input.next() }
    var digits = ""
    while digits.utf8.count < 8, let scalar = input.peek().scalar, Character(scalar).isHexDigit,
      Int(String(scalar), radix: radix) != nil
    {
      digits.unicodeScalars.append(scalar)
      input.next()
    }
    return UInt32(digits, radix: radix)
  }

  /// Returns the number that a text gives: decimal, or hexadecimal after `x` or `"`.
  private static func number(_ text: String) -> UInt32? {
    let isHex = text.hasPrefix("x") || text.hasPrefix("\"") || text.hasPrefix("U+")
    guard isHex else { return UInt32(text) }
    return UInt32(text.drop { !$0.isHexDigit }, radix: 16)
  }

  // MARK: Circles

  /// Reads `\textcircled{a}`.
  mutating func circled(_ token: TeXToken) -> TeXAtom {
    guard let text = textArgument(), let first = text.unicodeScalars.first else {
      report(token.range, "\(token.spelling) needs an argument.")
      return error(from: token)
    }
    if let circled = Self.circled(text) { return TeXAtom(.token(MathToken(.text, String(circled)))) }
    return TeXAtom(
      .token(MathToken(.text, String(first) + "\u{20DD}" + String(text.unicodeScalars.dropFirst()))))
  }

  /// Returns Unicode's character for a letter or number in a circle; nil if Unicode has no such character.
  private static func circled(_ text: String) -> Unicode.Scalar? {
    if let number = UInt32(text) {
      switch number {
      case 0: return "\u{24EA}"
      case 1...20: return Unicode.Scalar(0x2460 + number - 1)
      default: return nil
      }
    }
    guard text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first else { return nil }
    switch scalar {
    case "A"..."Z": return Unicode.Scalar(0x24B6 + scalar.value - 0x41)
    case "a"..."z": return Unicode.Scalar(0x24D0 + scalar.value - 0x61)
    default: return nil
    }
  }

  // MARK: Pictures

  /// Reads `\includegraphics[height=…,width=…,alt=…]{address}`. The file is not loaded: an empty frame of the
  /// given size is in its place, or, without a size, a frame with the picture's description.
  mutating func picture(_ token: TeXToken) -> TeXAtom {
    let options = rawBrackets().map(Self.text) ?? ""
    guard let address = textArgument() else {
      report(token.range, "\(token.spelling) needs the name of a picture.")
      return error(from: token)
    }
    var values: [String: String] = [:]
    for option in options.split(separator: ",") {
      let parts = option.split(separator: "=", maxSplits: 1).map { String($0).trimmingSpaces }
      if parts.count == 2 { values[parts[0]] = parts[1] }
    }
    let width = values["width"].flatMap(length).map { capped($0, token) }
    let height = values["height"].flatMap(length).map { capped($0, token) }
    let total = values["totalheight"].flatMap(length).map { capped($0, token) }
    guard let side = width ?? height ?? total else {
      let words = values["alt"] ?? address.split(separator: "/").last.map(String.init) ?? address
      return TeXAtom(.enclosed(.box, .token(MathToken(.text, Self.kept(words)))))
    }
    let above = height ?? total ?? side
    let depth = MathLength(ems: max(0, (total?.ems ?? above.ems) - above.ems))
    let room = MathSpace(width: width ?? above, height: above, depth: depth)
    return TeXAtom(.enclosed([.box, .upDiagonal, .downDiagonal], .space(room)))
  }

  // MARK: HTML

  /// Reads KaTeX's `\htmlStyle{color: red}{x}`, or a command that marks an element of a page, which shows
  /// only its second argument.
  mutating func html(_ kind: TeXHTMLCommand, _ token: TeXToken) -> TeXAtom {
    guard let text = textArgument() else {
      report(token.range, "\(token.spelling) needs an argument.")
      return error(from: token)
    }
    let range = token.start..<max(token.end, input.lastEnd)
    guard var atom = baseArgument(token, signsAfter: previous) else { return error(from: token) }
    var style = MathStyle()
    if kind == .style {
      readCSS(text, into: &style, range)
    } else {
      report(range, "\(token.spelling) names an element of a web page, and changes nothing here.")
    }
    guard style != MathStyle() else { return atom }
    atom.node = .styled(style, atom.node)
    atom.joins = false
    return atom
  }

  private mutating func readCSS(_ text: String, into style: inout MathStyle, _ range: Range<Int>) {
    for rule in text.split(separator: ";") {
      let parts = rule.split(separator: ":", maxSplits: 1).map { String($0).trimmingSpaces }
      guard parts.count == 2 else { continue }
      let color = TeXColors.color(parts[1], model: nil)
      switch parts[0].lowercased() {
      case "color" where color != nil: style.color = color
      case "background-color" where color != nil, "background" where color != nil: style.background = color
      default: report(range, "\(parts[0]): \(parts[1]) is not a colour or a background.")
      }
    }
  }
}
