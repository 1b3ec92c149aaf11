extension FormulaSpeaker {
  /// Says the nodes of a row. Fences with a meaning, such as those of an absolute value, are spoken as that
  /// meaning.
  mutating func say(row nodes: ArraySlice<MathNode>) {
    let isOuter = isBetweenAngles
    defer { isBetweenAngles = isOuter }
    if let open = nodes.first?.fence(.prefix) { isBetweenAngles = open == "⟨" }
    if sayFenced(nodes) { return }
    var index = nodes.startIndex
    while index < nodes.endIndex, !isFull {
      let node = nodes[index]
      index += 1
      // A full stop at the end belongs to the sentence around the formula.
      if index == nodes.endIndex, node.ownText == "." { break }
      if let name = functionName(node), let next = nodes[index...].first(where: { !$0.isSilent }) {
        add(name)
        // Brackets after the name of a function contain its argument.
        if next.opensBracket { index = sayArgument(nodes, from: index) }
        continue
      }
      say(node)
      guard takesArgument(node) else { continue }
      if let next = nodes[index...].first(where: { !$0.isSilent }), next.opensBracket {
        index = sayArgument(nodes, from: index)
      }
    }
  }

  /// Returns the spoken name of a function; nil for any other node.
  private func functionName(_ node: MathNode) -> String? {
    guard case .token(let token) = node, token.kind == .identifier else { return nil }
    return SpokenSymbols.functions[token.text]
  }

  /// Whether brackets after a node probably contain an argument: after f, g, h and O, also with scripts.
  private func takesArgument(_ node: MathNode) -> Bool {
    switch node {
    case .token(let token):
      return token.kind == .identifier && ["f", "g", "h", "O"].contains(token.text)
    case .scripts(let scripts): return takesArgument(scripts.base) || functionName(scripts.base) != nil
    default: return false
    }
  }

  /// Says "of" and the content of the brackets. Returns the index where the row continues.
  private mutating func sayArgument(_ nodes: ArraySlice<MathNode>, from start: Int) -> Int {
    guard let open = nodes[start...].firstIndex(where: { !$0.isSilent }) else { return start }
    add("of")
    if case .row(let inner) = nodes[open] {
      say(row: inner.dropFirst().dropLast())
      return open + 1
    }
    // Only a few nodes are examined, so that a row of many brackets takes linear time.
    var index = open + 1
    let limit = min(nodes.endIndex, open + 6)
    while index < limit {
      if case .op(let op) = nodes[index] {
        if op.text == ")" {
          for node in nodes[(open + 1)..<index] { say(node) }
          return index + 1
        }
        if op.text == "(" { break }
      }
      index += 1
    }
    return open
  }

  /// Says a row between two stretchy fences; returns false for any other row.
  private mutating func sayFenced(_ nodes: ArraySlice<MathNode>) -> Bool {
    guard nodes.count > 1, let first = nodes.first, let last = nodes.last else { return false }
    let open = first.fence(.prefix)
    let close = last.fence(.postfix)
    guard open != nil || close != nil else { return false }
    let inner = nodes[(nodes.startIndex + (open == nil ? 0 : 1))..<(nodes.endIndex - (close == nil ? 0 : 1))]
    if inner.count == 1, let only = inner.first {
      if case .table(let table) = only {
        say(table, open: open ?? "", close: close ?? "")
        return true
      }
      if case .fraction(let fraction) = only, fraction.barThickness == .zero, open == "(", close == ")" {
        say(fraction)
        return true
      }
    }
    guard let open, let close, let name = SpokenSymbols.fences[open + close] else { return false }
    add(name)
    say(row: inner)
    if !(inner.count == 1 && inner.first?.isSimple ?? false) {
      add(SpokenSymbols.fenceEnds[open + close] ?? "")
    }
    pause()
    return true
  }
}

extension MathNode {
  /// Whether nothing is said for the node.
  var isSilent: Bool {
    switch self {
    case .space: true
    case .op(let op): op.text == "\u{2061}"
    default: false
    }
  }

  /// Whether the node starts with a round bracket.
  var opensBracket: Bool {
    switch self {
    case .op(let op): op.text == "("
    case .row(let nodes):
      nodes.count > 1 && nodes[0].fence(.prefix) == "(" && nodes[nodes.count - 1].fence(.postfix) == ")"
    default: false
    }
  }

  /// Returns the text of a fence that stretches with its row; nil for any other node.
  func fence(_ form: MathOperator.Form) -> String? {
    guard case .op(let op) = self, op.form == form, op.isStretchy ?? true, op.minimumSize == nil else {
      return nil
    }
    return "([{|‖⟨⌊⌈)]}⟩⌋⌉".contains(op.text) ? op.text : nil
  }
}
