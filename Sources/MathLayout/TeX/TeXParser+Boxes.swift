extension TeXParser {
  // MARK: Lengths

  /// Converts a text with a number and a unit to ems; nil if the text is not a length.
  func length(_ text: String) -> Double? {
    let text = text.filter { $0 != " " }
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-" || $0 == "+") }
    guard let number = Double(digits.first == "." ? "0" + digits : String(digits)), number.isFinite,
      let unit = Self.units[String(text.dropFirst(digits.count).prefix(2))]
    else { return nil }
    return number * unit
  }

  /// TeX's units in ems, where the em has 10 points.
  private static let units: [String: Double] = [
    "em": 1, "ex": 0.4306, "mu": 1.0 / 18, "pt": 0.1, "px": 0.1, "mm": 0.284_53, "cm": 2.845_3, "in": 7.227,
    "bp": 0.100_375, "pc": 1.2, "dd": 0.107, "cc": 1.284_1, "sp": 0.1 / 65_536,
  ]

  /// Limits a length to the maximum and rounds it to 1/10,000 em. A longer one is reported as a problem.
  mutating func capped(_ ems: Double, _ token: TeXToken) -> MathLength {
    if abs(ems) > MathLength.longest {
      report(
        token.start..<max(token.end, input.lastEnd),
        "A length of \(Int(min(abs(ems), 1e9))) em is cut to \(Int(MathLength.longest)) em.")
    }
    return MathLength(ems: (min(max(ems, -1_000), 1_000) * 10_000).rounded() / 10_000)
  }

  /// Reads a length without braces, as after `\kern`. If none follows, returns nil and takes no token.
  mutating func readLength() -> Double? {
    skipSpaces()
    if input.peek().kind == .open { return textArgument().flatMap(length) }
    var text = ""
    var taken: [TeXToken] = []
    while text.utf8.count < 24, case .character(let scalar) = input.peek().kind {
      let isNumber = ("0"..."9").contains(scalar) || scalar == "." || scalar == "-" || scalar == "+"
      let isUnit = ("a"..."z").contains(scalar)
      guard isNumber && !text.contains(where: \.isLetter) || isUnit else { break }
      taken.append(input.next())
      text.unicodeScalars.append(scalar)
      while input.peek().kind == .space, !text.contains(where: \.isLetter) { taken.append(input.next()) }
      if let length = length(text) { return length }
    }
    input.push(taken)
    return nil
  }

  private mutating func lengthArgument(_ token: TeXToken) -> MathLength? {
    skipSpaces()
    if input.peek().kind != .open, let length = readLength() { return capped(length, token) }
    let text = textArgument() ?? ""
    if let length = length(text) { return capped(length, token) }
    report(token.start..<max(token.end, input.lastEnd), "\(text.isEmpty ? "Nothing" : text) is not a length.")
    return nil
  }

  // MARK: Spaces

  mutating func measuredSpace(_ token: TeXToken) -> TeXAtom {
    if input.peek().isCharacter("*") { input.next() }
    guard let width = lengthArgument(token) else { return error(from: token) }
    return .glue(width)
  }

  mutating func kern(_ token: TeXToken) -> TeXAtom {
    guard let length = readLength() else {
      report(token.range, "\(token.spelling) needs a length.")
      return error(token)
    }
    return .glue(capped(length, token))
  }

  /// Reads `\rule[raise]{width}{height}`.
  mutating func rule(_ token: TeXToken) -> TeXAtom {
    let raise = rawBrackets().map(Self.text).flatMap(length).map { capped($0, token).ems } ?? 0
    guard let width = lengthArgument(token), let height = lengthArgument(token) else {
      return error(from: token)
    }
    let (top, bottom) = (Self.precise(height.ems + raise), Self.precise(-raise))
    return TeXAtom(.space(MathSpace(width: width, height: top, depth: bottom, isFilled: true)))
  }

  private static func precise(_ ems: Double) -> MathLength {
    MathLength(ems: (ems * 10_000).rounded() / 10_000 + 0)
  }

  // MARK: Boxes

  mutating func phantom(hasWidth: Bool, hasHeight: Bool, _ token: TeXToken) -> TeXAtom {
    level += 1
    defer { level -= 1 }
    guard let node = argument(of: token) else { return error(from: token) }
    guard !(hasWidth && hasHeight) else { return TeXAtom(.phantom(node)) }
    var padding = MathPadding()
    if !hasWidth { padding.width = .zero }
    if !hasHeight {
      padding.height = .zero
      padding.depth = .zero
    }
    return TeXAtom(.padded(padding, .phantom(node)))
  }

  mutating func smash(_ token: TeXToken) -> TeXAtom {
    let side = rawBrackets().map(Self.text) ?? "tb"
    guard let node = argument(of: token) else { return error(from: token) }
    var padding = MathPadding()
    if side.contains("t") { padding.height = .zero }
    if side.contains("b") { padding.depth = .zero }
    return TeXAtom(.padded(padding, node))
  }

  mutating func lap(_ alignment: MathColumnAlignment, _ token: TeXToken) -> TeXAtom {
    guard let node = argument(of: token) else { return error(from: token) }
    var padding = MathPadding()
    padding.width = .zero
    padding.alignment = alignment
    return TeXAtom(.padded(padding, node))
  }

  /// Reads `\raisebox{length}{words}`.
  mutating func raise(_ token: TeXToken) -> TeXAtom {
    guard let length = lengthArgument(token) else { return error(from: token) }
    var padding = MathPadding()
    padding.raise = length
    return TeXAtom(.padded(padding, text(nil, token).node))
  }

  // MARK: Tags

  /// Reads `\tag{…}` and `\tag*{…}`.
  mutating func readTag(_ token: TeXToken) {
    let isStarred = input.peek().isCharacter("*")
    if isStarred { input.next() }
    skipSpaces()
    switch peek().kind {
    case .open, .character: break
    default: return report(token.range, "\\tag needs a text.")
    }
    let words = text(nil, token).node
    if let plain = words.plainText?.trimmingSpaces {
      let shown = isStarred ? plain : "(\(plain))"
      (tag, tagText) = (.token(MathToken(.text, shown)), shown)
    } else {
      let (open, close) = (MathNode.token(MathToken(.text, "(")), MathNode.token(MathToken(.text, ")")))
      (tag, tagText) = (isStarred ? words : .row([open, words, close]), nil)
    }
  }
}

extension MathNode {
  /// The characters of a node that a plain text shows in the same way; nil for nodes that need a formula's
  /// layout or alphabets.
  fileprivate var plainText: String? {
    switch self {
    case .token(let token) where token.kind == .text || token.kind == .number:
      return token.variant == nil ? token.text.replacing("\u{A0}", with: " ") : nil
    case .token(let token):
      // A single letter is in italics.
      let isItalic =
        token.variant == nil && token.text.unicodeScalars.count == 1
        && token.text.unicodeScalars.allSatisfy(\.properties.isAlphabetic)
      return token.variant == nil && !isItalic || token.variant == .normal ? token.text : nil
    case .op(let op): return op.variant == nil ? op.text : nil
    case .row(let nodes):
      var text = ""
      for node in nodes {
        guard let part = node.plainText else { return nil }
        text += part
      }
      return text
    default: return nil
    }
  }
}
