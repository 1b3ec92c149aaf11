/// Applies UAX #9 to one paragraph and finds the level of each scalar from its class. Scalars are numbered
/// from 0. The time is linear in the text, however deep it nests.
///
/// The toolchain's ICU is not used for this. For text of one direction it takes a shortcut whose levels
/// differ from those of the rules, and it differs from BidiCharacterTest for overrides next to isolates.
struct BidiResolution {
  /// The original Bidi_Class of each scalar.
  let original: ContiguousArray<BidiClass>
  /// The bracket of each scalar, in the form that `PairedBrackets` compares; 0 for other scalars. A positive
  /// number is an opening bracket, stored as the bracket that closes it. A negative number is a closing
  /// bracket.
  let brackets: ContiguousArray<Int32>
  /// The classes, as the rules change them.
  var classes: ContiguousArray<BidiClass>
  /// The level of each scalar.
  var levels: ContiguousArray<UInt8>
  /// The base level of the paragraph.
  private(set) var baseLevel: UInt8
  /// BD9: for an isolate initiator, the index of the matching PDI; −1 if there is none.
  private(set) var matches: ContiguousArray<Int32>
  /// X5c: whether an FSI counts as an RLI.
  private(set) var isRightToLeftIsolate: ContiguousArray<Bool>

  /// Resolves the levels of the scalars of one paragraph, including L1.
  init(classes: ContiguousArray<BidiClass>, brackets: ContiguousArray<Int32>, direction: BidiDirection) {
    original = classes
    self.brackets = brackets
    self.classes = classes
    levels = ContiguousArray(repeating: 0, count: classes.count)
    matches = ContiguousArray(repeating: -1, count: classes.count)
    isRightToLeftIsolate = ContiguousArray(repeating: false, count: classes.count)
    baseLevel = 0
    baseLevel = matchIsolates(direction)
    resolveExplicit()
    resolveSequences()
    resetWhiteSpace()
  }

  /// X9: whether the rules treat the scalar as if it were not there.
  func isRemoved(_ index: Int) -> Bool {
    switch original[index] {
    case .lre, .rle, .lro, .rlo, .pdf, .bn: true
    default: false
    }
  }

  /// BD9, P2 and P3: matches isolates with their PDIs, and finds the first strong character of the paragraph
  /// and of each isolate, in one pass. Returns the paragraph's level.
  private mutating func matchIsolates(_ direction: BidiDirection) -> UInt8 {
    var open: [Int] = []
    var isDecided: [Bool] = []
    var base: UInt8?
    for index in original.indices {
      switch original[index] {
      case .l, .r, .al:
        let isRightToLeft = original[index] != .l
        if let isolate = open.last {
          if !isDecided[open.count - 1] {
            isDecided[open.count - 1] = true
            isRightToLeftIsolate[isolate] = isRightToLeft
          }
        } else if base == nil {
          base = isRightToLeft ? 1 : 0
        }
      case .lri, .rli, .fsi:
        open.append(index)
        isDecided.append(false)
      case .pdi:
        if let isolate = open.popLast() {
          isDecided.removeLast()
          matches[isolate] = Int32(index)
        }
      default: break
      }
    }
    switch direction {
    case .leftToRight: return 0
    case .rightToLeft: return 1
    case .auto: return base ?? 0
    case .autoRightToLeft: return base ?? 1
    }
  }

  /// X10: resolves each isolating run sequence by the weak, neutral and implicit rules.
  private mutating func resolveSequences() {
    let runs = levelRuns()
    var sequence = BidiSequence()
    for first in runs.indices where !runs[first].isContinued {
      sequence.removeAll()
      var run = first
      while true {
        for index in runs[run].range where !isRemoved(index) {
          sequence.append(index, classes[index], original[index])
        }
        guard runs[run].next >= 0 else { break }
        run = runs[run].next
      }
      let level = levels[runs[first].range.lowerBound]
      sequence.level = level
      let last = sequence.indices[sequence.indices.count - 1]
      let before = levelBefore(runs[first].range.lowerBound)
      let isOpen = original[last].isIsolateInitiator
      let after = isOpen ? baseLevel : levelAfter(last)
      sequence.start = max(level, before) & 1 == 1 ? .r : .l
      sequence.end = max(level, after) & 1 == 1 ? .r : .l
      sequence.resolve(brackets: brackets)
      for (place, index) in sequence.indices.enumerated() {
        levels[index] = sequence.resolvedLevel(at: place)
      }
    }
    inheritRemovedLevels()
  }

  /// A level run (BD7): the range of its scalars, including removed ones, and the run that continues its
  /// sequence.
  private struct LevelRun {
    var range: Range<Int>
    var next = -1
    var isContinued = false
  }

  private func levelRuns() -> [LevelRun] {
    var runs: [LevelRun] = []
    var runOfMatch: [Int: Int] = [:]
    var last = -1
    for index in original.indices where !isRemoved(index) {
      if last >= 0, levels[last] == levels[index] {
        runs[runs.count - 1].range = runs[runs.count - 1].range.lowerBound..<index + 1
      } else {
        // BD13: a run that ends with an isolate initiator continues with the run of the matching PDI.
        if last >= 0, matches[last] >= 0 { runOfMatch[Int(matches[last])] = runs.count - 1 }
        runs.append(LevelRun(range: index..<index + 1))
        if original[index] == .pdi, let opening = runOfMatch.removeValue(forKey: index) {
          runs[opening].next = runs.count - 1
          runs[runs.count - 1].isContinued = true
        }
      }
      last = index
    }
    return runs
  }

  private func levelBefore(_ index: Int) -> UInt8 {
    var before = index - 1
    while before >= 0, isRemoved(before) { before -= 1 }
    return before >= 0 ? explicitLevels[before] : baseLevel
  }

  private func levelAfter(_ index: Int) -> UInt8 {
    var after = index + 1
    while after < original.count, isRemoved(after) { after += 1 }
    return after < original.count ? explicitLevels[after] : baseLevel
  }

  /// The levels after X1 to X8, from which sos and eos are found.
  private(set) var explicitLevels = ContiguousArray<UInt8>()

  /// Gives removed characters the level of the character before, so that they do not divide a run.
  private mutating func inheritRemovedLevels() {
    for index in original.indices where isRemoved(index) {
      levels[index] = index > 0 ? levels[index - 1] : baseLevel
    }
  }

  private mutating func resolveExplicit() {
    var status = BidiStatusStack(baseLevel: baseLevel)
    for index in original.indices {
      let (level, override) = status.take(
        original[index], isRightToLeftIsolate: isRightToLeftIsolate[index])
      levels[index] = level
      if let override { classes[index] = override }
    }
    explicitLevels = levels
  }

  /// Applies L1 with the paragraph as one line.
  private mutating func resetWhiteSpace() {
    var isTrailing = true
    for index in original.indices.reversed() {
      switch original[index] {
      case .b, .s:
        isTrailing = true
        levels[index] = baseLevel
      default:
        isTrailing = isTrailing && original[index].isResetAtLineEnd
        if isTrailing { levels[index] = baseLevel }
      }
    }
  }
}
