extension TeXParser {
  /// Reads `\pu{1.2e3 kJ/mol}`: a number and its unit, upright.
  mutating func unit(_ token: TeXToken) -> TeXAtom {
    guard let tokens = rawArgument() else {
      report(token.range, "\(token.spelling) needs an argument.")
      return error(from: token)
    }
    var formula = Chemistry(tokens: tokens)
    while let token = formula.next {
      guard case .character(let scalar) = token.kind else {
        if token.kind == .space { add(.glue(TeXSpacing.thin), &formula) }
        formula.place += 1
        if case .command = token.kind { start(TeXAtom(mathematics([token])), &formula) }
        continue
      }
      unitPart(scalar, &formula)
    }
    flush(&formula)
    level += 1
    defer { level -= 1 }
    return TeXAtom(TeXSpacing(isScript: context.isScript, before: nil).row(formula.atoms).node)
  }

  private mutating func unitPart(_ scalar: Unicode.Scalar, _ formula: inout Chemistry) {
    func power() -> MathNode? {
      let sign = formula.take { $0 == "-" || $0 == "+" || $0 == "−" }
      let digits = formula.take { ("0"..."9").contains($0) }
      guard !digits.isEmpty else { return nil }
      let number = MathNode.token(MathToken(.number, digits))
      return sign.isEmpty ? number : .row([Self.charge(sign.first == "+" ? "+" : "−"), number])
    }
    switch scalar {
    case "0"..."9":
      if formula.base != nil, formula.base?.sup.isEmpty ?? false {
        if let power = power() { formula.base?.sup.append(power) }
        return
      }
      let text = formula.take { ("0"..."9").contains($0) || $0 == "." || $0 == "," }
      add(TeXAtom(.token(MathToken(.number, text))), &formula)
      guard formula.scalar() == "e" || formula.scalar() == "E" else { return }
      formula.place += 1
      formula.atoms.append(.op("×", .bin))
      let exponent = power() ?? .empty
      formula.atoms.append(TeXAtom(.scripts(MathScripts(.token(MathToken(.number, "10")), sup: exponent))))
    case "-", "+", "−":
      let isPower = formula.base != nil && formula.scalar(1).map { ("0"..."9").contains($0) } ?? false
      if isPower, let power = power() {
        formula.base?.sup.append(power)
      } else {
        formula.place += 1
        add(.op(scalar == "+" ? "+" : "−", .bin), &formula)
      }
    case "^":
      formula.place += 1
      let node = formula.next?.kind == .open ? mathematics(group(&formula)) : power() ?? .empty
      if formula.base == nil { start(TeXAtom(.empty), &formula) }
      formula.base?.sup.append(node)
    case "*", ".", "·", "⋅": dot(&formula)
    case "/":
      formula.place += 1
      if formula.scalar() == "/" { formula.place += 1 }
      add(TeXAtom(.op(Self.plain("/"))), &formula)
    case "(", "[", ")", "]":
      formula.place += 1
      start(delimiter(String(scalar), scalar == "(" || scalar == "[" ? .open : .close), &formula)
    default:
      let word = formula.take { $0.properties.isAlphabetic || $0 == "%" || $0 == "°" }
      if word.isEmpty { formula.place += 1 }
      let text = word.isEmpty ? String(scalar) : word
      start(
        TeXAtom(
          .token(MathToken(.identifier, text, variant: text.unicodeScalars.count == 1 ? .normal : nil))),
        &formula)
    }
  }
}
