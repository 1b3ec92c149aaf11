import TextLayout

/// Parses the tokens of a formula into a tree in one pass, without backtracking.
///
/// `level` counts the groups and arguments around the current place, so that recursion is at most
/// `MathNode.deepest` deep. Each of them adds at least one level to the tree. If other constructs might make
/// the tree too deep, its depth is measured.
struct TeXParser {
  /// The style that applies to the letters and operators at the current place.
  struct Context {
    var variant: MathVariant?
    /// Whether letters of an alphabet such as `\mathrm` form words.
    var joinsLetters = false
    var isBold = false
    /// Whether the current place is in a script, where operators have no spaces.
    var isScript = false
  }

  /// The tokens that end a list, in addition to a closing brace and the end of the source.
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
  /// Whether the source is the beginning of a formula that is still being written.
  let isBeginning: Bool
  var input: TeXInput
  var context = Context()
  var problems: [FormulaProblem] = []
  var macros: [String: TeXMacro]
  var expansions = 0
  /// The colours that the formula defines.
  var colors: [String: UInt32] = [:]
  /// Whether macros are expanded. It becomes false if there were too many.
  var mayExpand = true
  /// The class of the last atom in the current list, at its right end (`TeXAtom.right`); nil at the start of
  /// the list.
  var previous: TeXClass?
  /// The number of groups and arguments around the current place.
  var level = 0 {
    didSet { deepestLevel = max(deepestLevel, level) }
  }
  private(set) var deepestLevel = 0
  var isTooDeep = false
  /// Whether something has no end, so that what it was meant to contain is a guess.
  private(set) var isOpen = false
  /// The numbers of open groups, environments and `\left` delimiters. They show whether a closing token has
  /// an opening one.
  var openBraces = 0
  var openEnvironments = 0
  var openDelimiters = 0
  var openChemistry = 0
  var openDiagrams = 0
  /// The content of `\tag` outside of tables, or in the current row; nil if there is none.
  var tag: MathNode?
  /// The tag as plain text; nil without a tag, and for one with a formula that plain text cannot show.
  var tagText: String?
  /// How many UTF-16 units of errors may still be shown. The limit keeps macros from multiplying errors.
  var errorBudget: Int

  init(_ source: [UInt16], options: TeXOptions, isBeginning: Bool = false) {
    self.source = source
    self.options = options
    self.isBeginning = isBeginning
    let range = Self.inside(source)
    var lexer = TeXLexer(source, range: range)
    let tokens = lexer.tokens()
    input = TeXInput(isBeginning ? Self.complete(tokens) : tokens, sourceEnd: range.upperBound)
    macros = TeXMacro.builtIn
    for (name, text) in options.macros { macros[name] = TeXMacro(text) }
    errorBudget = 2 * source.count + 1_000
  }

  /// Reads the whole formula.
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
    var formula = ReadFormula(tagged(row.node), problems: problems, tag: tagText)
    if isOpen { formula.isUnderstood = false }
    return formula
  }

  /// Returns the tokens without those at the end that may still become others: a command whose name may grow, the name of
  /// an environment, and the sign of a script.
  private static func complete(_ tokens: [TeXToken]) -> [TeXToken] {
    var tokens = tokens
    let name = tokens.suffix(longestName)
    if let begin = name.lastIndex(where: { $0.isCommand("begin") || $0.isCommand("end") }),
      !tokens[begin...].contains(where: { $0.kind == .close })
    {
      tokens.removeSubrange(begin...)
    }
    // Whether a command at the end may have a longer name, or its argument begins only now.
    var mayGrow = true
    while let last = tokens.last {
      switch last.kind {
      case .space, .character("^"), .character("_"): mayGrow = false
      case .open: mayGrow = true
      case .command(let name) where mayGrow && name.last?.isLetter == true: mayGrow = false
      default: return tokens
      }
      tokens.removeLast()
    }
    return tokens
  }

  /// The maximum number of tokens of `\begin` and the name of an environment.
  private static let longestName = 24

  /// Reports that something has no end, or the end of something else.
  mutating func reportOpen(_ range: Range<Int>, _ reason: String) {
    if isBeginning, input.peek().kind == .end { return }
    isOpen = true
    report(range, reason)
  }

  /// Returns the formula with its tag beside it, if plain text cannot show the tag.
  private func tagged(_ node: MathNode) -> MathNode {
    guard let tag, tagText == nil else { return node }
    guard max(node.depth, tag.depth) < MathNode.deepest else { return node }
    var table = MathTable(rows: [[node]])
    table.hasStruts = false
    table.isDisplay = true
    table.tags = [tag]
    return .table(table)
  }

  /// Returns a closing token without an opening one as an error, which is shown as it was written.
  mutating func stray(_ token: TeXToken) -> TeXAtom {
    switch token.kind {
    case .close: report(token.range, "This } has no matching {.")
    case .character("&"): report(token.range, "& separates cells, but is not in a table.")
    case .character("$"): report(token.range, "A $ is not allowed inside a formula.")
    default: report(token.range, "\(token.spelling) closes nothing that is open.")
    }
    return error(token)
  }

  /// Returns the range of a formula inside the delimiters around it.
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
      // A text such as `$a$ and $b$` is not one formula in delimiters, and a dollar sign after a backslash is
      // a character.
      if open == "$", source[inner].contains(0x24) || source[inner].last == 0x5C { continue }
      return inner
    }
    return 0..<source.count
  }
}
