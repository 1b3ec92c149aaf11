extension TeXParser {
  /// Reads a character of the source. Digits form numbers, and letters that TeX does not know form words.
  mutating func character(_ scalar: Unicode.Scalar, _ token: TeXToken) -> TeXAtom {
    switch scalar {
    case "0"..."9": return digits(scalar)
    case "a"..."z", "A"..."Z": return letters(scalar)
    case "-": return .op("−", .bin)
    case "*": return .op("∗", .bin)
    case "~", "\u{A0}": return .glue(MathLength(ems: 0.3333))
    case "|": return delimiter("|", .ord)
    case "/": return TeXAtom(.op(Self.plain("/")))
    case ".": return decimals(after: ".")
    case "'", "′", "’": return TeXAtom(.op(MathOperator("′", form: .postfix)))
    case "√", "∛", "∜": return root(scalar, token)
    case "\"", "@", "`", "#", "\\": return TeXAtom(.token(MathToken(.identifier, String(scalar))))
    default: break
    }
    if let command = TeXCommands.character(scalar) { return atom(command, String(scalar), token) }
    return other(scalar)
  }

  /// Reads a letter. In an upright alphabet it reads all letters of a word, so that scripts belong to the
  /// word.
  private mutating func letters(_ first: Unicode.Scalar) -> TeXAtom {
    var text = String(first)
    if context.joinsLetters {
      while case .character(let scalar) = peek().kind,
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      {
        text.unicodeScalars.append(scalar)
        input.next()
      }
    }
    var atom = letter(text, isUpright: false)
    if text.utf8.count > 1, case .token(var token) = atom.node, token.variant == .normal {
      token.variant = nil
      atom.node = .token(token)
    }
    return atom
  }

  /// Reads a number: digits, with at most one point between them.
  private mutating func digits(_ first: Unicode.Scalar) -> TeXAtom {
    var text = String(first)
    while case .character(let scalar) = peek().kind, ("0"..."9").contains(scalar) {
      text.unicodeScalars.append(scalar)
      input.next()
    }
    guard input.peek().isCharacter(".") else { return TeXAtom(.token(number(text))) }
    let point = input.next()
    guard case .character(let scalar) = peek().kind, ("0"..."9").contains(scalar) else {
      input.push([point])
      return TeXAtom(.token(number(text)))
    }
    text += "."
    while case .character(let scalar) = peek().kind, ("0"..."9").contains(scalar) {
      text.unicodeScalars.append(scalar)
      input.next()
    }
    return TeXAtom(.token(number(text)))
  }

  /// Reads the digits after a decimal point; if there are none, the point stands alone.
  private mutating func decimals(after text: String) -> TeXAtom {
    var text = text
    while case .character(let scalar) = peek().kind, ("0"..."9").contains(scalar) {
      text.unicodeScalars.append(scalar)
      input.next()
    }
    return TeXAtom(text == "." ? .op(Self.plain(".")) : .token(number(text)))
  }

  /// Reads a character that is in no table. Letters of other scripts form a word; any other character stands
  /// alone.
  private mutating func other(_ first: Unicode.Scalar) -> TeXAtom {
    var text = String(first)
    let isLetter = first.properties.isAlphabetic
    while case .character(let scalar) = input.peek().kind, !scalar.isASCII {
      let joins =
        scalar.properties.isGraphemeExtend || scalar == "\u{200D}" || scalar == "\u{FE0F}"
        || text.unicodeScalars.last == "\u{200D}" || (0x1F3FB...0x1F3FF).contains(scalar.value)
      let isWord =
        isLetter && scalar.properties.isAlphabetic && TeXCommands.character(scalar) == nil
        && TeXScriptCharacters.script(scalar) == nil
      guard joins || isWord else { break }
      text.unicodeScalars.append(scalar)
      input.next()
    }
    return TeXAtom(.token(MathToken(isLetter ? .text : .identifier, text)))
  }

  // MARK: Tokens of the tree

  /// Returns a letter in the current alphabet.
  func letter(_ text: String, isUpright: Bool) -> TeXAtom {
    // Only letters need the upright variant; other symbols are never italic.
    let isUpright =
      isUpright
      && (text == "∇" || text.unicodeScalars.allSatisfy(\.properties.isAlphabetic) && text < "\u{2100}")
    var variant = context.variant ?? (isUpright ? MathVariant.normal : nil)
    if context.isBold { variant = Self.bold(variant) }
    var atom = TeXAtom(.token(MathToken(.identifier, text, variant: variant)))
    atom.joins = context.joinsLetters && variant != nil
    return atom
  }

  /// Returns digits in the current alphabet.
  func number(_ text: String) -> MathToken {
    var variant = context.variant
    switch variant {
    case .bold, .doubleStruck, .sansSerif, .monospace, .boldSansSerif: break
    default: variant = nil
    }
    if context.isBold { variant = .bold }
    return MathToken(.number, text, variant: variant)
  }

  /// Returns an operator that does not stretch.
  static func plain(_ text: String) -> MathOperator {
    var op = MathOperator(text)
    op.isStretchy = false
    return op
  }

  /// Returns a fence of the same size as the text.
  func delimiter(_ text: String, _ kind: TeXClass) -> TeXAtom {
    var op = MathOperator(text, form: kind == .close ? .postfix : .prefix)
    op.isStretchy = false
    if context.isBold { op.variant = .bold }
    return TeXAtom(.op(op), kind)
  }

  static func bold(_ variant: MathVariant?) -> MathVariant {
    switch variant {
    case nil, .italic, .boldItalic: .boldItalic
    case .normal, .bold: .bold
    case .script, .boldScript: .boldScript
    case .fraktur, .boldFraktur: .boldFraktur
    case .sansSerif, .boldSansSerif: .boldSansSerif
    case .sansSerifItalic, .sansSerifBoldItalic: .sansSerifBoldItalic
    case .doubleStruck: .doubleStruck
    case .monospace: .monospace
    }
  }
}
