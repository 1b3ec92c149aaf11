extension TeXParser {
  /// The next token that is no macro, which stays: macros are replaced first.
  mutating func peek() -> TeXToken {
    while true {
      let token = input.peek()
      guard mayExpand, case .command(let name) = token.kind, let macro = macros[name] else { return token }
      guard expansions < options.mostExpansions, input.steps <= mostSteps else {
        input.next()
        giveUp(token, end: token.end)
        continue
      }
      expansions += 1
      input.next()
      expand(macro, token)
    }
  }

  /// How many tokens may be read and put in place of macros: in proportion to the source, however macros grow.
  private var mostSteps: Int { 8 * (source.count + 4_096) }

  /// Puts what a macro stands for before what is to come.
  private mutating func expand(_ macro: TeXMacro, _ call: TeXToken) {
    var arguments: [[TeXToken]] = []
    for index in 0..<macro.arguments {
      if index == 0, let usual = macro.optional {
        arguments.append(rawBrackets() ?? usual)
        continue
      }
      guard let argument = rawArgument() else {
        report(call.range, "\(call.spelling) has fewer arguments than it takes.")
        arguments.append([])
        continue
      }
      arguments.append(argument)
    }
    let end = max(call.end, input.lastEnd)
    // What macros may put in place grows with the source alone.
    let room = mostSteps - input.steps
    var tokens: [TeXToken] = []
    for token in macro.tokens {
      guard tokens.count <= room else { return giveUp(call, end: end) }
      if case .parameter(let number) = token.kind {
        tokens += number <= arguments.count ? arguments[number - 1] : []
      } else {
        tokens.append(TeXToken(kind: token.kind, start: call.start, end: end))
      }
    }
    input.push(tokens)
  }

  /// Shows the call of a macro as it was written, and replaces no more macros.
  private mutating func giveUp(_ call: TeXToken, end: Int) {
    report(
      call.range,
      "The formula expands more than \(options.mostExpansions) macros, or its macros become too long.")
    mayExpand = false
    input.dropExpansions()
    input.push([TeXToken(kind: call.kind, start: call.start, end: end)])
  }

  // MARK: Arguments as tokens

  /// The tokens of an argument, without its braces; nil if none follows. Macros stay as they are.
  mutating func rawArgument() -> [TeXToken]? {
    skipSpaces()
    let token = input.peek()
    switch token.kind {
    case .end, .close: return nil
    case .open:
      input.next()
      return rawGroup(token)
    default: return [input.next()]
    }
  }

  /// The tokens up to the brace that closes a group, which is taken.
  mutating func rawGroup(_ open: TeXToken) -> [TeXToken] {
    var tokens: [TeXToken] = []
    var depth = 1
    while true {
      let token = input.next()
      switch token.kind {
      case .open: depth += 1
      case .close: depth -= 1
      case .end:
        report(open.range, "This { is not closed.")
        return tokens
      default: break
      }
      if depth == 0 { return tokens }
      tokens.append(token)
    }
  }

  /// The tokens in square brackets, if they come next; nil if there is none.
  mutating func rawBrackets() -> [TeXToken]? {
    skipSpaces()
    let open = input.peek()
    guard open.isCharacter("[") else { return nil }
    input.next()
    var tokens: [TeXToken] = []
    var depth = 0
    while true {
      let token = input.peek()
      switch token.kind {
      case .open: depth += 1
      case .close where depth == 0, .end:
        report(open.range, "This [ is not closed.")
        return tokens
      case .close: depth -= 1
      case .character("]") where depth == 0:
        input.next()
        return tokens
      default: break
      }
      tokens.append(input.next())
    }
  }

  /// The characters of an argument, without white space at its ends; nil if none follows.
  mutating func textArgument() -> String? { rawArgument().map(Self.text) }

  static func text(_ tokens: [TeXToken]) -> String {
    var text = ""
    for token in tokens { text += token.spelling }
    return text.trimmingSpaces
  }

  mutating func skipSpaces() {
    while input.peek().kind == .space { input.next() }
  }

  // MARK: Definitions

  /// `\newcommand`, `\def`, `\let` and `\DeclareMathOperator`, after their own token.
  mutating func define(_ definition: TeXDefinition, _ token: TeXToken) -> TeXAtom? {
    var isStarred = false
    if definition != .def, definition != .letCommand, input.peek().isCharacter("*") {
      input.next()
      isStarred = true
    }
    guard let named = rawArgument(),
      case .command(let name)? = named.first(where: { $0.kind != .space })?.kind
    else {
      report(token.range, "\(token.spelling) needs the name of a command, with its backslash.")
      return error(from: token)
    }
    switch definition {
    case .letCommand:
      skipSpaces()
      if input.peek().isCharacter("=") { input.next() }
      guard let value = rawArgument() else { break }
      // A command that was meant by its old self must not be replaced for ever.
      if value.first?.kind != .command(name) { macros[name] = TeXMacro(tokens: value, arguments: 0) }
      return nil
    case .mathOperator:
      guard let value = rawArgument() else { break }
      let head = TeXLexer.tokens(isStarred ? "\\operatorname*" : "\\operatorname")
      let (open, close) = (TeXToken(kind: .open, start: 0, end: 0), TeXToken(kind: .close, start: 0, end: 0))
      macros[name] = TeXMacro(tokens: head + [open] + value + [close], arguments: 0)
      return nil
    case .def:
      var arguments = 0
      while input.peek().kind != .open, input.peek().kind != .end, input.peek().kind != .close {
        if case .parameter(let number) = input.next().kind { arguments = max(arguments, number) }
      }
      guard let value = rawArgument() else { break }
      macros[name] = TeXMacro(tokens: value, arguments: arguments)
      return nil
    case .newCommand:
      let count = rawBrackets().map { Int(Self.text($0)) ?? 0 } ?? 0
      let optional = rawBrackets()
      guard let value = rawArgument() else { break }
      macros[name] = TeXMacro(tokens: value, arguments: count, optional: count > 0 ? optional : nil)
      return nil
    }
    report(token.range, "\(token.spelling) has no definition for \\\(name).")
    return error(from: token)
  }
}
