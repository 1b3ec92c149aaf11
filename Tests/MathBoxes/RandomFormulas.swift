import MathLayout

/// Makes random formulas. The same seed gives the same formulas.
struct RandomFormulas {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func number(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ value >> 31) % UInt64(limit))
  }

  private mutating func one<Element>(of choices: [Element]) -> Element { choices[number(choices.count)] }

  /// Returns a formula of up to this depth.
  mutating func formula(depth: Int = 2) -> MathNode { .row(terms(depth)) }

  private mutating func terms(_ depth: Int) -> [MathNode] {
    var nodes = [term(depth)]
    for _ in 0..<number(4) {
      nodes.append(
        .op(MathOperator(one(of: ["+", "−", "=", "·", "×", "≤", "∈", "→", ",", "/", "∪", "⟹", "±", "<"]))))
      nodes.append(term(depth))
    }
    return nodes
  }

  private mutating func leaf() -> MathNode {
    switch number(6) {
    case 0: .token(MathToken(.number, one(of: ["0", "1", "2", "10", "3.14", "42"])))
    case 1:
      .token(
        MathToken(
          .identifier, one(of: ["A", "B", "R", "x", "z"]),
          variant: one(of: [.doubleStruck, .bold, .script, .fraktur, .normal])))
    case 2: .token(MathToken(.identifier, one(of: ["sin", "log", "max", "det"])))
    case 3: .token(MathToken(.text, one(of: ["if", "for all", "where x", "fi"])))
    default:
      .token(
        MathToken(
          .identifier,
          one(of: ["x", "y", "n", "i", "f", "a", "b", "α", "β", "γ", "Δ", "Ω", "π", "g", "h", "T"])))
    }
  }

  private mutating func group(_ depth: Int) -> MathNode {
    let inside = terms(depth)
    return inside.count == 1 ? inside[0] : .row(inside)
  }

  private mutating func term(_ depth: Int) -> MathNode {
    guard depth > 0 else { return leaf() }
    switch number(15) {
    case 0:
      return .fraction(
        MathFraction(group(depth - 1), group(depth - 1), barThickness: number(5) == 0 ? .zero : nil))
    case 1: return .root(MathRoot(group(depth - 1), degree: number(2) == 0 ? leaf() : nil))
    case 2, 3: return .scripts(MathScripts(leaf(), sup: group(depth - 1)))
    case 4: return .scripts(MathScripts(leaf(), sub: group(depth - 1)))
    case 5: return .scripts(MathScripts(leaf(), sub: group(depth - 1), sup: group(depth - 1)))
    case 6:
      let sign = one(of: ["∑", "∏", "⋃", "⨁", "lim"])
      var op = MathOperator(sign, form: .prefix)
      if sign == "lim" { op.movesLimits = true }
      return .row([
        .underOver(MathUnderOver(.op(op), under: group(0), over: sign == "lim" ? nil : leaf())),
        term(depth - 1),
      ])
    case 7:
      return .row([
        .scripts(MathScripts(.op(MathOperator(one(of: ["∫", "∮"]))), sub: leaf(), sup: leaf())),
        term(depth - 1),
      ])
    case 8, 9:
      let (left, right) = one(of: [
        ("(", ")"), ("[", "]"), ("{", "}"), ("|", "|"), ("⟨", "⟩"), ("⌊", "⌋"), ("‖", "‖"),
      ])
      return .row([
        .op(MathOperator(left, form: .prefix)), group(depth - 1), .op(MathOperator(right, form: .postfix)),
      ])
    case 10:
      var parts = MathUnderOver(
        leaf(), over: .op(MathOperator(one(of: ["^", "¯", "→", "~", "˙"]), form: .postfix)))
      parts.isOverAccent = true
      return .underOver(parts)
    case 11:
      return .underOver(
        MathUnderOver(group(depth - 1), over: .op(MathOperator(one(of: ["⏞", "¯", "→"]), form: .postfix))))
    case 12:
      var table = MathTable(rows: (0...number(3)).map { _ in (0...number(3)).map { _ in group(depth - 1) } })
      table.hasStruts = number(2) == 0
      table.alignments = [one(of: [.left, .center, .right])]
      return .row([
        .op(MathOperator("(", form: .prefix)), .table(table), .op(MathOperator(")", form: .postfix)),
      ])
    case 13:
      var scripts = MathScripts(leaf())
      scripts.after = [.init(sub: leaf(), sup: leaf()), .init(sub: leaf(), sup: nil)]
      scripts.before = number(2) == 0 ? [] : [.init(sub: leaf(), sup: leaf())]
      return .scripts(scripts)
    default:
      var style = MathStyle()
      style.isDisplay = number(2) == 0
      return number(2) == 0
        ? .styled(style, group(depth - 1))
        : .row([
          leaf(), .space(MathSpace(width: MathLength(ems: one(of: [0.25, 1, -0.1667])))), group(depth - 1),
        ])
    }
  }
}
