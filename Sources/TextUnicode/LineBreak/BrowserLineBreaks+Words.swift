/// `word-break: break-all` as Chromium does it, found by probing pairs of line-break classes: pairs are added
/// to the customary rules, and none is removed (`Tests/Conformance/Data/Chromium/README.md`).
extension BrowserLineBreaks {
  /// Whether a line may begin before `offset` for being inside a word, where the customary rules have none begin.
  ///
  /// - Parameter cursor: At the pair; marks count to what they follow.
  static func breaksWord(_ cursor: LineBreakCursor, at offset: Int, in text: Span<UInt16>) -> Bool {
    // Chromium looks back from where a line is full, and sees the mark alone. It finds such a place only where it looks
    // ahead, when a line holds no other; long words are broken anywhere then.
    if cursor.isAfterMark { return false }
    let unit = text[offset - 1]
    let left = kind(cursor.leftClass, isPlus: unit == 0x2B, isBar: unit == 0x7C)
    let next = text[offset]
    let right = kind(cursor.rightProperties.lineBreak, isPlus: next == 0x2B, isBar: next == 0x7C)
    guard left != .other, right != .other else { return false }
    return added[Int(left.rawValue)] >> right.rawValue & 1 == 1
  }

  /// What the answer depends on: classes of UAX #14, some of them taken together.
  private enum Kind: UInt8, CaseIterable {
    /// Letters, and the plus sign.
    case letter
    case number
    /// Scripts that dictionaries divide.
    case complex
    case exclamation, close, closeParenthesis, separator, slash, prefix, postfix, hyphen, open
    /// U+007C. No other character of class BA is treated like it.
    case bar
    /// Class BA, to the left.
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

  /// A bit for each right side, by left side.
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
