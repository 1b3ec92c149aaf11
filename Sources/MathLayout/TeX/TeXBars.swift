/// The bars in an argument that become fences of the macro's size, as in the package braket, with the name of
/// the space command before and after them; empty for none.
enum TeXBars {
  /// The first bar, which divides a set.
  case first(space: String)
  /// All bars.
  case all(space: String)

  private var space: String {
    switch self {
    case .first(let space), .all(let space): space
    }
  }

  /// Returns the tokens of an argument with `\middle` before its bars. Bars in groups and in fences of their
  /// own, and bars that already have a size, stay as they are. Linear in the tokens.
  func growing(_ tokens: [TeXToken]) -> [TeXToken] {
    var result: [TeXToken] = []
    result.reserveCapacity(tokens.count + 8)
    var (depth, hasSize, isDone) = (0, false, false)
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      switch token.kind {
      case .open, .command("left"), .command("begin"): depth += 1
      case .close, .command("right"), .command("end"): depth -= 1
      default: break
      }
      guard depth == 0, !hasSize, !isDone, var bar = Self.bar(token) else {
        hasSize = Self.sizes(token)
        result.append(token)
        continue
      }
      if token.isCharacter("|"), index < tokens.count, tokens[index].isCharacter("|") {
        bar = "Vert"
        index += 1
      }
      let names = [space, "middle", bar, space].filter { !$0.isEmpty }
      result += names.map { TeXToken(kind: .command($0), start: token.start, end: token.end) }
      if case .first = self { isDone = true }
    }
    return result
  }

  /// Returns the command of a bar; nil for other tokens.
  private static func bar(_ token: TeXToken) -> String? {
    switch token.kind {
    case .character("|"), .command("vert"), .command("mid"): "vert"
    case .character("‖"), .command("|"), .command("Vert"), .command("parallel"): "Vert"
    default: nil
    }
  }

  /// Whether a token gives the next one its size.
  private static func sizes(_ token: TeXToken) -> Bool {
    guard case .command(let name) = token.kind else { return false }
    switch TeXCommands.command(name) {
    case .left, .right, .middle, .delimiterSize: return true
    default: return false
    }
  }
}
