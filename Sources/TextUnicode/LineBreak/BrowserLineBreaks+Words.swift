/// `word-break: break-all` as in Chromium, found by testing pairs of line-break classes. It adds pairs to the
/// normal rules and removes none (`Tests/Conformance/Data/Chromium/README.md`).
extension BrowserLineBreaks {
  /// Whether a line may begin before `offset` inside a word, although the normal rules do not allow it.
  ///
  /// - Parameter cursor: A cursor at the pair. Marks count as part of the character before them.
  static func breaksWord(_ cursor: LineBreakCursor, at offset: Int, in text: Span<UInt16>) -> Bool {
    // Chromium searches backwards from the place where the line is full. It then sees only the mark, and does
    // not find this place. It searches forwards only if the line has no other place to break; then long words
    // are broken anywhere.
    if cursor.isAfterMark { return false }
    let unit = text[offset - 1]
    let left = kind(cursor.leftClass, isPlus: unit == 0x2B, isBar: unit == 0x7C)
    let next = text[offset]
    let right = kind(cursor.rightProperties.lineBreak, isPlus: next == 0x2B, isBar: next == 0x7C)
    guard left != .other, right != .other else { return false }
    return added[Int(left.rawValue)] >> right.rawValue & 1 == 1
  }

  /// The groups of UAX #14 classes on which the result depends.
  private enum Kind: UInt8, CaseIterable {
    /// Letters and the plus sign.
    case letter
    case number
    /// Scripts that are divided by dictionaries.
    case complex
    case exclamation, close, closeParenthesis, separator, slash, prefix, postfix, hyphen, open
    /// U+007C, which differs from all other characters of class BA.
    case bar
    /// Characters of class BA on the left side of a pair.
    case after
    case other
  }

  private static func kind(_ lineBreak: LineBreakClass, isPlus: Bool, isBar: Bool) -> Kind {
    if isPlus { return .letter }
    if isBar { return .bar }
    return switch lineBreak {
    case .al, .ai, .hl: .letter
    case .nu: .number
    case .sa: .complex
    case .ex: .exclamation
    case .cl: .close
    case .cp: .closeParenthesis
    case .is: .separator
    case .sy: .slash
    case .pr: .prefix
    case .po: .postfix
    case .hy: .hyphen
    case .op: .open
    case .ba: .after
    default: .other
    }
  }

  /// For each group on the left side, one bit for each group on the right side: set if `break-all` adds an
  /// opportunity between the two.
  private static let added: ContiguousArray<UInt16> = {
    func bits(_ kinds: Kind...) -> UInt16 { kinds.reduce(0) { $0 | 1 << UInt16($1.rawValue) } }
    let word = bits(.letter, .number, .hyphen, .bar)
    let inside = word | bits(.complex, .prefix, .open)
    return ContiguousArray(
      Kind.allCases.map { left in
        switch left {
        case .letter, .number, .complex: inside
        case .exclamation: word | bits(.complex, .prefix, .postfix)
        case .close, .closeParenthesis, .bar: word | bits(.complex, .prefix)
        case .after: bits(.hyphen, .bar)
        case .separator: word
        case .slash: word | bits(.prefix, .open)
        case .postfix: word | bits(.prefix, .postfix)
        case .prefix: bits(.postfix)
        case .hyphen: bits(.number)
        case .open, .other: 0
        }
      })
  }()
}
