extension TeXParser {
  /// The scripts of an atom read so far.
  private struct Scripts {
    var sub: MathNode?
    var sup: MathNode?
    var primes = 0
    var limits: TeXAtom.Limits?

    var isEmpty: Bool { sub == nil && sup == nil && primes == 0 }
  }

  /// Reads the next atom with its scripts.
  mutating func scripted() -> TeXAtom {
    var atom: TeXAtom
    if isScript(input.peek()) {
      atom = TeXAtom(.empty)
    } else {
      atom = nucleus()
    }
    return scripts(of: atom)
  }

  private func isScript(_ token: TeXToken) -> Bool {
    switch token.kind {
    case .character("^"), .character("_"), .character("'"), .character("′"), .character("’"): true
    case .character(let scalar): TeXScriptCharacters.script(scalar) != nil
    default: false
    }
  }

  /// Reads the scripts after an atom, and returns the atom with them.
  mutating func scripts(of atom: TeXAtom) -> TeXAtom {
    var scripts = Scripts()
    while true {
      let token = peek()
      switch token.kind {
      case .space: input.next()
      case .character("^"), .character("_"):
        input.next()
        let isSub = token.kind == .character("_")
        if isSub ? scripts.sub != nil : scripts.sup != nil {
          report(token.range, isSub ? "This is a second subscript." : "This is a second superscript.")
          // The atom keeps its scripts so far. The second subscript or superscript is attached to an empty
          // base after the atom.
          let first = attach(scripts, to: atom)
          var second = Scripts()
          setScript(&second, isSub, script(token))
          let next = attach(second, to: TeXAtom(.empty))
          return scriptedRow(first, next)
        }
        setScript(&scripts, isSub, script(token))
      case .character("'"), .character("′"), .character("’"):
        input.next()
        scripts.primes += 1
      case .command("limits"), .command("nolimits"), .command("displaylimits"):
        input.next()
        if case .command(let name) = token.kind, case .limits(let limits)? = TeXCommands.command(name) {
          scripts.limits = limits
        }
      case .character(let scalar):
        guard let script = TeXScriptCharacters.script(scalar) else { return attach(scripts, to: atom) }
        guard script.isSub ? scripts.sub == nil : scripts.sup == nil else { return attach(scripts, to: atom) }
        setScript(&scripts, script.isSub, typedScript(script.isSub))
      default: return attach(scripts, to: atom)
      }
    }
  }

  private func setScript(_ scripts: inout Scripts, _ isSub: Bool, _ node: MathNode) {
    if isSub { scripts.sub = node } else { scripts.sup = node }
  }

  private func scriptedRow(_ first: TeXAtom, _ second: TeXAtom) -> TeXAtom {
    var atom = TeXAtom(.row([first.node, second.node]))
    atom.left = first.left
    atom.right = first.right
    return atom
  }

  /// Reads the content of a script after its `^` or `_`.
  private mutating func script(_ token: TeXToken) -> MathNode {
    argument(of: token, isScript: true) ?? error(token).node
  }

  /// Reads consecutive characters that are scripts by themselves, such as `²`.
  private mutating func typedScript(_ isSub: Bool) -> MathNode {
    var atoms: [TeXAtom] = []
    var digits = ""
    func flush(_ parser: TeXParser, _ atoms: inout [TeXAtom]) {
      guard !digits.isEmpty else { return }
      atoms.append(TeXAtom(.token(parser.number(digits))))
      digits = ""
    }
    while case .character(let scalar) = input.peek().kind, let script = TeXScriptCharacters.script(scalar),
      script.isSub == isSub
    {
      input.next()
      if ("0"..."9").contains(script.text) {
        digits.unicodeScalars.append(script.text)
        continue
      }
      flush(self, &atoms)
      switch script.text {
      case "+", "−": atoms.append(.op(String(script.text), .bin))
      case "=": atoms.append(.op("=", .rel))
      case "(": atoms.append(delimiter("(", .open))
      case ")": atoms.append(delimiter(")", .close))
      default: atoms.append(letter(String(script.text), isUpright: false))
      }
    }
    flush(self, &atoms)
    return TeXSpacing(isScript: true, before: nil).row(atoms).node
  }

  /// Returns an atom with its scripts.
  private func attach(_ scripts: Scripts, to atom: TeXAtom) -> TeXAtom {
    guard !scripts.isEmpty else { return atom }
    var atom = atom
    let limits = scripts.limits ?? atom.limits
    let sup = superscript(scripts)
    if limits == .beside {
      atom.node = .scripts(MathScripts(atom.node, sub: scripts.sub, sup: sup))
    } else {
      atom.node = Self.withLimits(atom, limits, under: scripts.sub, over: sup)
      atom.isFunction = false
    }
    atom.joins = false
    atom.isGlue = false
    return atom
  }

  private func superscript(_ scripts: Scripts) -> MathNode? {
    guard scripts.primes > 0 else { return scripts.sup }
    let prime = MathNode.op(MathOperator(Self.primes(scripts.primes), form: .postfix))
    return scripts.sup.map { .row([prime, $0]) } ?? prime
  }

  /// Returns a number of primes, in as few characters as possible.
  private static func primes(_ count: Int) -> String {
    let rest = ["", "′", "″", "‴"]
    return String(repeating: "⁗", count: count / 4) + rest[count % 4]
  }

  /// Returns a node with nodes below and above it. A function name becomes an operator, so that its limits
  /// can move next to it.
  private static func withLimits(
    _ atom: TeXAtom, _ limits: TeXAtom.Limits, under: MathNode?, over: MathNode?
  ) -> MathNode {
    var base = atom.node
    if case .token(let token) = base, atom.isFunction {
      base = .op(MathOperator(token.text, form: .prefix))
    }
    if limits == .always {
      if atom.left == .op { base.changeCoreOperator { $0.movesLimits = false } }
    } else if case .op(let op) = base, op.text.unicodeScalars.count > 1 {
      base.changeCoreOperator { $0.movesLimits = true }
    }
    return .underOver(MathUnderOver(base, under: under, over: over))
  }
}
