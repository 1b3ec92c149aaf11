import TextLayout

/// Reads the tokens of a formula into a tree: one pass, without going back.
///
/// `level` counts the groups and arguments around what is being read, so that the stack gets no deeper than `MathNode.deepest` of
/// them; each is one level of the tree at least. What makes the tree deeper than that is measured where it may matter.
struct TeXParser {
  /// What the letters and operators that are being read stand in.
  struct Context {
    var variant: MathVariant?
    /// Whether the letters of an alphabet such as `\mathrm` make words.
    var joinsLetters = false
    var isBold = false
    /// Whether it stands in a script, where operators have no spaces.
    var isScript = false
  }

  /// What ends a list beside a closing brace and the end of the source.
  struct Ends: OptionSet {
    let rawValue: Int

    static let bracket = Ends(rawValue: 1)
    static let cell = Ends(rawValue: 2)
    static let dollar = Ends(rawValue: 4)
    static let parenthesis = Ends(rawValue: 8)
    static let middle = Ends(rawValue: 16)
  }

  let source: [UInt16]
  let options: TeXOptions
  var input: TeXInput
  var context = Context()
  var problems: [FormulaProblem] = []
  var macros: [String: TeXMacro]
  var expansions = 0
  /// Whether macros are replaced: not after too many were.
  var mayExpand = true
  /// What the last atom of the list that is being read is to the one after it; nil at its start.
  var previous: TeXClass?
  /// How many groups and arguments are around what is being read.
  var level = 0 {
    didSet { deepestLevel = max(deepestLevel, level) }
  }
  private(set) var deepestLevel = 0
  var isTooDeep = false
  /// Groups, environments and `\left` that are open, so that what closes one that is not open is told from others.
  var openBraces = 0
  var openEnvironments = 0
  var openDelimiters = 0
  var openChemistry = 0
  /// What `\tag` said outside of tables, or in the row that is being read.
  var tag: MathNode?
  var tagText: String?
  /// How many UTF-16 units of errors may still be shown, so that macros cannot make them grow.
  var errorBudget: Int

  init(_ source: [UInt16], options: TeXOptions) {
    self.source = source
    self.options = options
    let range = Self.inside(source)
    var lexer = TeXLexer(source, range: range)
    input = TeXInput(lexer.tokens(), sourceEnd: range.upperBound)
    macros = TeXMacro.builtIn
    for (name, text) in options.macros { macros[name] = TeXMacro(text) }
    errorBudget = 2 * source.count + 1_000
  }

  /// The whole formula.
  mutating func formula() -> ReadFormula {
    var atoms: [TeXAtom] = []
    while true {
      atoms += list([])
      let token = input.peek()
      guard token.kind != .end else { break }
      input.next()
      atoms.append(stray(token))
    }
    let row = TeXSpacing(isScript: false, before: nil).row(atoms)
    return ReadFormula(row.node, problems: problems, tag: tagText)
  }

  /// What a token is that closes nothing: shown as it was written.
  mutating func stray(_ token: TeXToken) -> TeXAtom {
    switch token.kind {
    case .close: report(token.range, "This } has no matching {.")
    case .character("&"): report(token.range, "& separates cells, but is not in a table.")
    case .character("$"): report(token.range, "A $ is not allowed inside a formula.")
    default: report(token.range, "\(token.spelling) closes nothing that is open.")
    }
    return error(token)
  }

  /// What is inside the brackets that a text puts around a formula.
  private static func inside(_ source: [UInt16]) -> Range<Int> {
    func isSpace(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0x0A || unit == 0x0D || unit == 0x09 }
    guard let first = source.firstIndex(where: { !isSpace($0) }),
      let last = source.lastIndex(where: { !isSpace($0) })
    else { return 0..<source.count }
    let text = source[first...last]
    for (open, close) in [("$$", "$$"), ("$", "$"), ("\\[", "\\]"), ("\\(", "\\)")]
    where text.count >= 2 * open.utf16.count && text.starts(with: open.utf16)
      && text.suffix(close.utf16.count).elementsEqual(close.utf16)
    {
      let inner = first + open.utf16.count..<last + 1 - close.utf16.count
      // Two formulas in a row are no formula in brackets, and a dollar after a backslash is a character.
      if open == "$", source[inner].contains(0x24) || source[inner].last == 0x5C { continue }
      return inner
    }
    return 0..<source.count
  }
}
