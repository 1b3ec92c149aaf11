extension [TeXAtom] {
  /// Joins letters of one alphabet that form a word into one identifier, and the parts of a number into one
  /// token.
  var joined: [TeXAtom] {
    guard count > 1 else { return self }
    var result: [TeXAtom] = []
    result.reserveCapacity(count)
    // The text of a joined token is collected separately, so that a long word takes time linear in its
    // letters.
    var index = 0
    while index < count {
      var atom = self[index]
      index += 1
      if case .token(var number) = atom.node, number.kind == .number, atom.left == .ord {
        // `2{,}5` is one number, but `2,5` is two.
        while index + 1 < count, let mark = self[index].decimalMark,
          case .token(let next) = self[index + 1].node, next.kind == .number, next.variant == number.variant
        {
          number.text += mark + next.text
          index += 2
        }
        atom.node = .token(number)
      }
      if atom.joins, case .token(var token) = atom.node {
        let start = index
        while index < count, self[index].joins, case .token(let next) = self[index].node,
          next.kind == token.kind, next.variant == token.variant
        {
          token.text += next.text
          index += 1
        }
        if index > start {
          if token.variant == .normal { token.variant = nil }
          atom.node = .token(token)
        }
      }
      result.append(atom)
    }
    return result
  }
}

extension TeXAtom {
  /// The decimal comma or point that the atom is: `,` or `.` in braces, which remove the space after it. Nil
  /// for any other atom.
  fileprivate var decimalMark: String? {
    guard case .op(let op) = node, left == .ord, op.text == "," || op.text == "." else { return nil }
    return op.text
  }
}
