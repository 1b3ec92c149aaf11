extension BidiSequence {
  /// The capacity of the stack in BD16.
  private static let maximumDepth = 63

  /// N0: resolves paired brackets. Linear, because pairs nest at most as deep as the stack.
  mutating func resolveBrackets(_ brackets: ContiguousArray<Int32>) {
    let pairs = bracketPairs(brackets)
    guard !pairs.isEmpty else { return }
    // `context` is the last strong direction before `reached`. It is carried from pair to pair.
    var context = start
    var reached = 0
    for pair in pairs {
      while reached < pair.lowerBound {
        context = classes[reached].direction ?? context
        reached += 1
      }
      guard let direction = direction(of: pair, context: context) else { continue }
      setBracket(at: pair.lowerBound, to: direction)
      setBracket(at: pair.upperBound, to: direction)
    }
  }

  /// N0 b to d: returns the direction of a pair; nil if it contains no strong character.
  private func direction(of pair: ClosedRange<Int>, context: BidiClass) -> BidiClass? {
    var hasOpposite = false
    for place in pair.lowerBound + 1..<pair.upperBound {
      guard let strong = classes[place].direction else { continue }
      // N0 b
      if strong == embeddingDirection { return strong }
      hasOpposite = true
    }
    // N0 c: the opposite direction applies only if the text before has it too.
    return hasOpposite ? context : nil
  }

  /// Sets the class of a bracket, and of the marks that follow it.
  private mutating func setBracket(at place: Int, to direction: BidiClass) {
    classes[place] = direction
    var next = place + 1
    while next < classes.count, original[next] == .nsm {
      classes[next] = direction
      next += 1
    }
  }

  /// BD16: returns the pairs, in the order of their opening brackets.
  private func bracketPairs(_ brackets: ContiguousArray<Int32>) -> [ClosedRange<Int>] {
    var open: [(closing: Int32, place: Int)] = []
    var pairs: [ClosedRange<Int>] = []
    for place in classes.indices where classes[place] == .on {
      let bracket = brackets[indices[place]]
      if bracket > 0 {
        guard open.count < Self.maximumDepth else { break }
        open.append((bracket, place))
      } else if bracket < 0, let match = open.lastIndex(where: { $0.closing == -bracket }) {
        pairs.append(open[match].place...place)
        open.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.lowerBound < $1.lowerBound }
  }
}
