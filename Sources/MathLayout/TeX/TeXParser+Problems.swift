import TextLayout

extension TeXParser {
  /// Returns an atom that began with a token, without its deepest levels if it would make the tree too deep.
  mutating func checked(_ atom: TeXAtom, _ start: TeXToken) -> TeXAtom {
    // A group or argument adds at most five levels to the tree, so only formulas with many of them need to be
    // measured.
    guard deepestLevel >= 12, level + 1 + atom.node.depth > MathNode.deepest else { return atom }
    reportDepth(start)
    var atom = atom
    atom.node = atom.node.pruned(to: MathNode.deepest - level - 1)
    return atom
  }

  /// Reports once that the formula is nested too deeply.
  mutating func reportDepth(_ token: TeXToken) {
    if !isTooDeep {
      report(token.range, "The formula is nested more than \(MathNode.deepest) levels deep here.")
    }
    isTooDeep = true
  }

  mutating func report(_ range: Range<Int>, _ reason: String) {
    guard problems.count < options.mostProblems else { return }
    problems.append(FormulaProblem(range: range, reason: reason))
  }

  /// Returns the source from a token to the current place as an error.
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
    return TeXAtom(.error(text.isEmpty ? token.spelling : Self.shown(text)))
  }

  /// Returns a text in which replacement characters replace the characters that cannot be shown.
  private static func shown(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: TeXLexer.isControl) else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { TeXLexer.isControl($0) ? "\u{FFFD}" : $0 }))
  }

  /// Skips the next group or token of a formula that is nested too deeply, and returns it as an error.
  mutating func tooDeep() -> TeXAtom {
    let start = input.peek()
    reportDepth(start)
    skipGroup()
    return error(from: start)
  }

  /// Skips a group, or a single token that does not close anything.
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
}
