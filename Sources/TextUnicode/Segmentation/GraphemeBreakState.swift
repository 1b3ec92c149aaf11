/// The bounded state of the grapheme rules. It is given one scalar after another.
struct GraphemeBreakState {
  /// The class of the previous scalar; nil at the start of the text.
  private var previous: GraphemeBreakClass?
  /// GB9c: how much of a conjunct was matched.
  private var conjunct = Conjunct.none
  /// GB11: how much of `\p{Extended_Pictographic} Extend* ZWJ` was matched.
  private var pictograph = Pictograph.none
  /// GB12, GB13: whether an odd number of regional indicators precedes.
  private var hasOddIndicators = false

  private enum Conjunct {
    case none
    /// Consonant [Extend Linker]*, without a Linker so far.
    case consonant
    /// Consonant [Extend Linker]*, with a Linker.
    case linked
  }

  private enum Pictograph {
    case none
    /// Extended_Pictographic Extend*
    case started
    /// Extended_Pictographic Extend* ZWJ
    case joined
  }

  /// Whether a cluster starts with this scalar, which then becomes the previous one.
  @inline(__always)
  mutating func isBoundary(before properties: ScalarProperties) -> Bool {
    let next = properties.graphemeBreak
    let left = previous
    previous = next
    // The common case: two characters without a class, and no rule partly matched.
    if left == .other && next == .other && !properties.isExtendedPictographic
      && properties.conjunctBreak == .none && conjunct == .none && pictograph == .none
    {
      return true
    }
    return isBoundary(left, next, properties)
  }

  private mutating func isBoundary(
    _ left: GraphemeBreakClass?, _ right: GraphemeBreakClass, _ properties: ScalarProperties
  ) -> Bool {
    let (wasLinked, wasJoined, wasOdd) = (conjunct == .linked, pictograph == .joined, hasOddIndicators)
    update(right, properties)
    // GB1
    guard let left else { return true }
    switch (left, right) {
    // GB3
    case (.cr, .lf): return false
    // GB4, GB5
    case (.control, _), (.cr, _), (.lf, _), (_, .control), (_, .cr), (_, .lf): return true
    // GB6
    case (.l, .l), (.l, .v), (.l, .lv), (.l, .lvt): return false
    // GB7
    case (.lv, .v), (.lv, .t), (.v, .v), (.v, .t): return false
    // GB8
    case (.lvt, .t), (.t, .t): return false
    // GB9, GB9a, GB9b
    case (_, .extend), (_, .zwj), (_, .spacingMark), (.prepend, _): return false
    // GB12, GB13
    case (.regionalIndicator, .regionalIndicator): return !wasOdd
    default: break
    }
    // GB9c
    if wasLinked && properties.conjunctBreak == .consonant { return false }
    // GB11
    if wasJoined && properties.isExtendedPictographic { return false }
    // GB999
    return true
  }

  private mutating func update(_ right: GraphemeBreakClass, _ properties: ScalarProperties) {
    switch properties.conjunctBreak {
    case .consonant: conjunct = .consonant
    case .linker: if conjunct == .consonant { conjunct = .linked }
    case .extend: break
    case .none: conjunct = .none
    }
    if properties.isExtendedPictographic {
      pictograph = .started
    } else if right == .zwj {
      pictograph = pictograph == .started ? .joined : .none
    } else if right != .extend || pictograph == .joined {
      pictograph = .none
    }
    hasOddIndicators = right == .regionalIndicator && !hasOddIndicators
  }
}
