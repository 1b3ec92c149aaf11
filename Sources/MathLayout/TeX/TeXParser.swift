import TextLayout

/// Reads the tokens of a formula into a tree: one pass, without going back.
///
/// `level` counts the levels of the tree above what is being read, so that neither the tree nor the stack gets deeper than
/// `MathNode.deepest`.
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
  /// How many levels of the tree are above what is being read.
  var level = 0
  /// Groups, environments and `\left` that are open, so that what closes one that is not open is told from others.
  var openBraces = 0
  var openEnvironments = 0
  var openDelimiters = 0
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
    case .close: report(token.range, "This } closes no {.")
    case .character("&"): report(token.range, "& separates cells, and stands in no table.")
    case .character("$"): report(token.range, "A $ within a formula.")
    default: report(token.range, "\(token.spelling) closes nothing.")
    }
    return error(token)
  }

  // MARK: Lists

  /// Atoms up to an end, which stays. Scripts, infix fractions and switches are settled.
  mutating func list(_ ends: Ends) -> [TeXAtom] {
    var atoms: [TeXAtom] = []
    let outer = previous
    defer { previous = outer }
    while true {
      previous = atoms.last.map { $0.isGlue ? previous : $0.right } ?? nil
      let token = peek()
      switch token.kind {
      case .end: return atoms
      case .close:
        guard openBraces == 0 else { return atoms }
        input.next()
        atoms.append(stray(token))
      case .space: input.next()
      case .character(let scalar):
        if isEnd(scalar, ends) { return atoms }
        if scalar == "&" || scalar == "$" {
          input.next()
          atoms.append(stray(token))
          continue
        }
        atoms.append(scripted())
      case .command(let name):
        if endsList(name, ends) { return atoms }
        switch TeXCommands.command(name) {
        case .infix(let infix):
          input.next()
          return [fraction(infix, over: atoms, token, ends)]
        case .style(let isDisplay, let level):
          input.next()
          var style = MathStyle()
          style.isDisplay = isDisplay
          style.scriptLevel = level
          return atoms + rest(style, ends, isScript: level > 0)
        case .size(let scale):
          input.next()
          var style = MathStyle()
          style.scale = scale
          return atoms + rest(style, ends)
        case .color(isSwitch: true):
          input.next()
          guard let color = color(token) else { continue }
          var style = MathStyle()
          style.color = color
          return atoms + rest(style, ends)
        case .alphabetSwitch(let variant):
          input.next()
          context.variant = variant
          context.joinsLetters = variant != nil && variant != .script && variant != .bold
        default: atoms.append(scripted())
        }
      case .open, .parameter: atoms.append(scripted())
      }
    }
  }

  private func isEnd(_ scalar: Unicode.Scalar, _ ends: Ends) -> Bool {
    switch scalar {
    case "]": ends.contains(.bracket)
    case "&": ends.contains(.cell)
    case "$": ends.contains(.dollar)
    default: false
    }
  }

  private func endsList(_ name: String, _ ends: Ends) -> Bool {
    switch name {
    case "\\", "cr", "newline": ends.contains(.cell)
    case "end": openEnvironments > 0
    case "right": openDelimiters > 0
    case "middle": openDelimiters > 0
    case ")": ends.contains(.parenthesis)
    default: false
    }
  }

  /// All up to the end of the list in another style. Nothing where nothing follows.
  private mutating func rest(_ style: MathStyle, _ ends: Ends, isScript: Bool? = nil) -> [TeXAtom] {
    // Switches in a row nest, so each one counts as a level.
    guard level + 3 <= MathNode.deepest else { return [tooDeep()] }
    level += 2
    defer { level -= 2 }
    let outer = context
    let before = previous
    if let isScript { context.isScript = isScript }
    let atoms = list(ends)
    let row = TeXSpacing(isScript: context.isScript, before: nil, signsAfter: before).row(atoms)
    context.isScript = outer.isScript
    guard !atoms.isEmpty else { return [] }
    var atom = TeXAtom(.styled(style, row.node))
    atom.left = row.left
    atom.right = row.right
    return [atom]
  }

  /// A list as one node, one level further down.
  mutating func row(_ ends: Ends, before: TeXClass? = nil) -> (
    node: MathNode, left: TeXClass, right: TeXClass
  ) {
    let atoms = list(ends)
    return TeXSpacing(isScript: context.isScript, before: before).row(atoms)
  }

  // MARK: Problems

  mutating func report(_ range: Range<Int>, _ reason: String) {
    guard problems.count < options.mostProblems else { return }
    problems.append(FormulaProblem(range: range, reason: reason))
  }

  /// The source of a range, as an error.
  mutating func error(from start: TeXToken) -> TeXAtom {
    error(
      start,
      String(decoding: source[start.start..<max(start.end, min(input.lastEnd, source.count))], as: UTF16.self)
    )
  }

  mutating func error(_ token: TeXToken) -> TeXAtom {
    error(token, String(decoding: source[token.range.clamped(to: 0..<source.count)], as: UTF16.self))
  }

  private mutating func error(_ token: TeXToken, _ text: String) -> TeXAtom {
    let size = text.utf16.count
    guard size <= errorBudget else { return TeXAtom(.error(token.spelling)) }
    errorBudget -= size
    return TeXAtom(.error(text.isEmpty ? token.spelling : text))
  }

  /// Takes what comes next out of a formula that is nested too deeply: a group, or one token.
  mutating func tooDeep() -> TeXAtom {
    let start = input.peek()
    report(start.range, "The formula is nested more than \(MathNode.deepest) levels deep here.")
    skipGroup()
    return error(from: start)
  }

  /// Goes past a group, or past one token that closes nothing.
  mutating func skipGroup() {
    var depth = 0
    repeat {
      switch input.peek().kind {
      case .open: depth += 1
      case .close: depth -= 1
      case .end: return
      default: break
      }
      if depth < 0 { return }
      input.next()
    } while depth > 0
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
