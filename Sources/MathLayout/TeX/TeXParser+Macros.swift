extension TeXParser {
  /// Expands macros and returns the next token, which is not a macro, without taking it.
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

  /// The maximum number of tokens that may be read or put back. It is proportional to the source, however
  /// macros grow.
  private var mostSteps: Int { 8 * (source.count + 4_096) }

  /// Puts the replacement of a macro before the tokens still to be read.
  private mutating func expand(_ macro: TeXMacro, _ call: TeXToken) {
    if let starred = macro.starred, input.peek().isCharacter("*") {
      input.next()
      return expand(TeXMacro(tokens: starred, arguments: 1), call)
    }
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
      arguments.append(macro.bars?.growing(argument) ?? argument)
    }
    let end = max(call.end, input.lastEnd)
    // The number of tokens that macros may add is limited in proportion to the source.
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

  /// Shows the call of a macro as it was written, and stops expanding macros.
  private mutating func giveUp(_ call: TeXToken, end: Int) {
    report(
      call.range,
      "The formula expands more than \(options.mostExpansions) macros, or its macros become too long.")
    mayExpand = false
    input.dropExpansions()
    input.push([TeXToken(kind: call.kind, start: call.start, end: end)])
  }

  /// Returns tokens with all macros in them expanded, within the limits of the formula; nil if a limit is
  /// exceeded, which is reported.
  private mutating func expanded(_ tokens: [TeXToken]) -> [TeXToken]? {
    guard mayExpand else { return tokens }
    let end = tokens.last?.end ?? input.lastEnd
    input.push(tokens + [TeXToken(kind: .close, start: end, end: end)])
    var result: [TeXToken] = []
    var depth = 0
    while true {
      let next = peek()
      // At the limit, the tokens of expansions are dropped, and with them the rest of the definition.
      guard mayExpand else { return nil }
      switch next.kind {
      case .end: return result
      case .open: depth += 1
      case .close where depth == 0:
        input.next()
        return result
      case .close: depth -= 1
      case .command("noexpand"):
        input.next()
        if case .command = input.peek().kind { result.append(input.next()) }
        continue
      default: break
      }
      result.append(input.next())
    }
  }

  // MARK: Arguments as tokens

  /// Takes an argument and returns its tokens without braces; nil if there is none. Macros in it are not
  /// expanded.
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

  /// Takes the tokens of a group up to its closing brace, which is taken too.
  mutating func rawGroup(_ open: TeXToken) -> [TeXToken] {
    var tokens: [TeXToken] = []
    var depth = 1
    while true {
      let token = input.next()
      switch token.kind {
      case .open: depth += 1
      case .close: depth -= 1
      case .end:
        reportOpen(open.range, "This { is not closed.")
        return tokens
      default: break
      }
      if depth == 0 { return tokens }
      tokens.append(token)
    }
  }

  /// Takes the tokens in square brackets if they come next; nil if there are none.
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
        reportOpen(open.range, "This [ is not closed.")
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

  /// Takes an argument and returns its characters, without white space at the ends; nil if there is none.
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

  /// Reads `\newcommand`, `\def`, `\let` or `\DeclareMathOperator` after the command.
  mutating func define(_ definition: TeXDefinition, _ token: TeXToken) -> TeXAtom? {
    var isStarred = false
    if definition == .newCommand || definition == .mathOperator, input.peek().isCharacter("*") {
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
      // A macro must not be replaced by itself without end.
      if value.first?.kind != .command(name) { macros[name] = TeXMacro(tokens: value, arguments: 0) }
      return nil
    case .mathOperator:
      guard let value = rawArgument() else { break }
      let head = TeXLexer.tokens(isStarred ? "\\operatorname*" : "\\operatorname")
      let (open, close) = (TeXToken(kind: .open, start: 0, end: 0), TeXToken(kind: .close, start: 0, end: 0))
      macros[name] = TeXMacro(tokens: head + [open] + value + [close], arguments: 0)
      return nil
    case .pairedDelimiter:
      guard let left = rawArgument(), let right = rawArgument() else { break }
      macros[name] = .pairedDelimiter(left, right)
      return nil
    case .def, .expandedDef:
      var arguments = 0
      while input.peek().kind != .open, input.peek().kind != .end, input.peek().kind != .close {
        if case .parameter(let number) = input.next().kind { arguments = max(arguments, number) }
      }
      guard let value = rawArgument() else { break }
      // A definition whose expansion is too long was reported and is left out.
      guard let value = definition == .def ? value : expanded(value) else { return nil }
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
