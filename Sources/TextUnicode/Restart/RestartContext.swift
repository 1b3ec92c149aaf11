/// The facts about earlier text that the analysis needs to restart at a letter.
///
/// A letter with a script of its own and a strong direction makes most of the earlier text irrelevant: for
/// the weak and neutral rules of UAX #9, the states of UAX #14 and UAX #29, and the choice of a script. The
/// exceptions are brackets, which have partners, the paragraph's direction, and embeddings and isolates.
package struct RestartContext: Hashable, Sendable {
  /// The base level of the current bidi paragraph.
  package private(set) var baseLevel: UInt8 = 0
  /// The open brackets, as `ScriptItemizer` counts them.
  package private(set) var scriptBrackets: [ScriptBracket] = []
  /// The open brackets of the bidi paragraph, as `BidiSequence` counts them.
  private var bidiBrackets: [BidiBracket] = []
  /// The number of open isolates of the bidi paragraph.
  private var isolateDepth = 0
  /// Whether the bidi paragraph has an embedding or an override. Their effects are not analysed; the analysis
  /// does not restart then.
  private var hasEmbeddings = false
  /// Whether the bidi paragraph has a letter that runs from left to right and is in no isolate, and whether it has any
  /// character that runs from right to left.
  private var (hasLeft, hasRight) = (false, false)
  /// The script of the last letter.
  private var lastScript: Script?
  /// The script that goes on where the analysis restarts; nil if it restarts at a letter, which has its own.
  package private(set) var script: Script?

  /// Creates the context at the start of a text.
  package init() {}

  private struct BidiBracket: Hashable {
    /// The opening bracket, in the form in which brackets are compared.
    let opening: UInt32
    let closing: UInt32
    /// Whether the bracket is at the paragraph's level, so that closing it later changes nothing.
    let isAtBaseLevel: Bool
  }

  /// BD16: one more than the 63 brackets that the rules consider, so that an overflow stays visible in the
  /// context.
  private static let mostBidiBrackets = 64

  /// Starts a bidi paragraph.
  package mutating func beginParagraph(level: UInt8) {
    baseLevel = level
    bidiBrackets.removeAll()
    isolateDepth = 0
    hasEmbeddings = false
    (hasLeft, hasRight) = (false, false)
  }

  /// Adds a stretch of one bidi paragraph to the context.
  ///
  /// - Parameters:
  ///   - range: UTF-16 offsets in `text`. It starts where the previous range ended.
  ///   - script: The script at an offset.
  ///   - level: The level at an offset.
  ///   - rules: The rules of the text.
  /// - Complexity: Linear in the stretch.
  package mutating func take(
    _ range: Range<Int>, of text: Span<UInt16>, rules: BidiRules, script: (Int) -> Script,
    level: (Int) -> UInt8
  ) {
    self.script = nil
    var walk = BidiRangeWalk(rules, from: range.lowerBound)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let unit = text[offset]
      if unit == 0x20 || (unit | 0x20) &- 0x61 < 26 {
        if unit != 0x20 {
          lastScript = .latin
          if rules.ranges.isEmpty, isolateDepth == 0 { hasLeft = true }
        }
        offset += 1
        continue
      }
      let (scalar, length) = text.scalar(at: offset)
      let properties = ScalarProperties(scalar)
      let number = walk.range(at: offset)
      if properties.script.isReal || properties.scriptExtensions != 0 { lastScript = properties.script }
      if properties.bracket != 0 {
        // `ScriptItemizer` counts an opening bracket as part of the run before it.
        take(
          bracket: scalar, properties, isIsolated: isolateDepth > 0 || number.map(walk.isolates) ?? false,
          script: { script(max(0, offset - 1)) }, level: { level(offset) })
      }
      switch number == nil && !rules.ignoresControls ? properties.bidiClass : .bn {
      case .lri, .rli, .fsi: isolateDepth += 1
      case .pdi: isolateDepth = max(0, isolateDepth - 1)
      case .lre, .rle, .lro, .rlo: hasEmbeddings = true
      case .l: if isolateDepth == 0 { hasLeft = true }
      default: break
      }
      switch properties.bidiClass {
      case .r, .al, .an: hasRight = true
      default: break
      }
      offset += length
    }
  }

  private mutating func take(
    bracket scalar: UInt32, _ properties: ScalarProperties, isIsolated: Bool, script: () -> Script,
    level: () -> UInt8
  ) {
    let canonical = PairedBrackets.canonical(scalar)
    guard properties.bracket == 1 else {
      if let place = scriptBrackets.lastIndex(where: { PairedBrackets.canonical($0.closing) == canonical }) {
        scriptBrackets.removeSubrange(place...)
      }
      guard !isIsolated, bidiBrackets.count < Self.mostBidiBrackets,
        let place = bidiBrackets.lastIndex(where: { $0.closing == canonical })
      else { return }
      bidiBrackets.removeSubrange(place...)
      return
    }
    guard let closing = PairedBrackets.counterpart(of: scalar) else { return }
    if scriptBrackets.count < ScriptItemizer.maximumDepth {
      scriptBrackets.append(ScriptBracket(closing: closing, script: script()))
    }
    guard !isIsolated, bidiBrackets.count < Self.mostBidiBrackets else { return }
    bidiBrackets.append(
      BidiBracket(
        opening: canonical, closing: PairedBrackets.canonical(closing), isAtBaseLevel: level() == baseLevel))
  }

  /// Whether the analysis may restart at a letter.
  ///
  /// A bracket that is closed later takes the paragraph's direction if a letter of that direction is between
  /// the brackets. The letter where the analysis would restart is such a letter if it has that direction. If
  /// the bracket already has the paragraph's level, this changes nothing. A letter of the other direction
  /// does not decide the bracket, so later text may still change its level.
  ///
  /// - Parameter level: The level of the letter.
  package func allowsRestart(at level: UInt8) -> Bool {
    guard isolateDepth == 0, !hasEmbeddings else { return false }
    return level & 1 == baseLevel & 1
      ? bidiBrackets.allSatisfy(\.isAtBaseLevel) : bidiBrackets.isEmpty
  }

  /// Whether the analysis may restart at an object or a digit after a space, in a text that runs from left to right.
  ///
  /// Such a character has the direction and the script of the text before it. Without any letter before it, both are those
  /// of the next letter, so that the place is valid only until a letter comes (`hasNoLetter`).
  ///
  /// - Parameter script: The script at the character.
  package mutating func allowsRestart(atNeutralOf script: Script) -> Bool {
    guard isolateDepth == 0, !hasEmbeddings, !hasRight, baseLevel == 0, bidiBrackets.isEmpty else {
      return false
    }
    guard hasLeft || hasNoLetter else { return false }
    self.script = lastScript
    return lastScript.map { $0.isReal && $0 == script } ?? !script.isReal
  }

  /// Whether no letter has decided the direction and the script yet.
  package var hasNoLetter: Bool { !hasLeft && !hasRight && lastScript == nil }

  /// Whether the earlier text has no effect on following ASCII text.
  package var isPlain: Bool {
    script == nil && baseLevel == 0 && scriptBrackets.allSatisfy { $0.script == .latin }
  }

  /// Returns characters to put before the text, so that UAX #9 gives it the same levels as in the whole text.
  ///
  /// - Parameter level: The level of the text's first letter.
  package func bidiPrefix(before level: UInt8) -> ContiguousArray<UInt16> {
    func mark(_ level: UInt8) -> UInt16 { level & 1 == 1 ? 0x200F : 0x200E }
    var prefix: ContiguousArray = [mark(baseLevel)]
    prefix.append(contentsOf: bidiBrackets.map { UInt16(truncatingIfNeeded: $0.opening) })
    prefix.append(mark(level))
    return prefix
  }
}
