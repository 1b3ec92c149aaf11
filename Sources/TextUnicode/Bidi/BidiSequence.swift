/// An isolating run sequence (BD13) and the rules that resolve it: W1 to W7, N0 to N2, I1 and I2.
struct BidiSequence {
  /// The indices of its scalars in the paragraph, in order.
  private(set) var indices: ContiguousArray<Int> = []
  /// The classes of these scalars, as the rules change them.
  var classes: ContiguousArray<BidiClass> = []
  /// The original classes of these scalars.
  private(set) var original: ContiguousArray<BidiClass> = []
  /// The level that all of the scalars had.
  var level: UInt8 = 0
  /// The directions at the start and the end of the sequence (sos and eos): L or R.
  var start = BidiClass.l
  var end = BidiClass.l

  /// The direction of the level, L or R.
  var embeddingDirection: BidiClass { level & 1 == 1 ? .r : .l }

  mutating func removeAll() {
    indices.removeAll(keepingCapacity: true)
    classes.removeAll(keepingCapacity: true)
    original.removeAll(keepingCapacity: true)
  }

  mutating func append(_ index: Int, _ bidiClass: BidiClass, _ original: BidiClass) {
    indices.append(index)
    classes.append(bidiClass)
    self.original.append(original)
  }

  mutating func resolve(brackets: ContiguousArray<Int32>) {
    resolveWeak()
    resolveBrackets(brackets)
    resolveNeutrals()
  }

  /// I1 and I2: returns the final level of a scalar.
  func resolvedLevel(at place: Int) -> UInt8 {
    switch classes[place] {
    case .l: level & 1 == 1 ? level + 1 : level
    case .r: level & 1 == 1 ? level : level + 1
    default: level & 1 == 1 ? level + 1 : level + 2
    }
  }

  private mutating func resolveWeak() {
    // W1 to W3
    var previous = start
    var strong = start
    for place in classes.indices {
      if classes[place] == .nsm { classes[place] = previous.isIsolateControl ? .on : previous }
      // A mark takes the class that the character before has at W2 and W3.
      previous = classes[place]
      switch previous {
      case .l, .r: strong = previous
      case .al:
        strong = .al
        classes[place] = .r
      case .en: if strong == .al { classes[place] = .an }
      default: break
      }
    }
    resolveSeparators()
    resolveTerminators()
    // W6, W7
    strong = start
    for place in classes.indices {
      switch classes[place] {
      case .l, .r: strong = classes[place]
      case .es, .et, .cs: classes[place] = .on
      case .en: if strong == .l { classes[place] = .l }
      default: break
      }
    }
  }

  /// W4: changes a single separator between two numbers of the same kind to that kind.
  private mutating func resolveSeparators() {
    guard classes.count > 2 else { return }
    for place in 1..<classes.count - 1 {
      let (before, after) = (classes[place - 1], classes[place + 1])
      guard before == after else { continue }
      switch (classes[place], before) {
      case (.es, .en), (.cs, .en), (.cs, .an): classes[place] = before
      default: break
      }
    }
  }

  /// W5: changes terminators next to European numbers to European numbers.
  private mutating func resolveTerminators() {
    var place = 0
    while place < classes.count {
      guard classes[place] == .et else {
        place += 1
        continue
      }
      let first = place
      while place < classes.count, classes[place] == .et { place += 1 }
      let isBesideNumber =
        first > 0 && classes[first - 1] == .en || place < classes.count && classes[place] == .en
      if isBesideNumber { for index in first..<place { classes[index] = .en } }
    }
  }

  /// N1 and N2: resolves neutrals by the strong directions around them.
  private mutating func resolveNeutrals() {
    var place = 0
    var before = start
    while place < classes.count {
      if let strong = classes[place].direction {
        before = strong
        place += 1
        continue
      }
      let first = place
      while place < classes.count, classes[place].direction == nil { place += 1 }
      let after = place < classes.count ? classes[place].direction ?? end : end
      let resolved = before == after ? before : embeddingDirection
      for index in first..<place { classes[index] = resolved }
    }
  }
}

extension BidiClass {
  /// Whether the class is LRI, RLI or FSI.
  var isIsolateInitiator: Bool { self == .lri || self == .rli || self == .fsi }

  /// Whether the class is an isolate initiator or PDI.
  var isIsolateControl: Bool { isIsolateInitiator || self == .pdi }

  /// The direction of a resolved class in N0 to N2, where numbers count as R; nil for neutrals and isolates.
  var direction: BidiClass? {
    switch self {
    case .l: .l
    case .r, .en, .an: .r
    default: nil
    }
  }
}
