/// The facts about earlier text that the analysis needs to restart in the middle.
///
/// The character where it restarts (`ScalarProperties.isRestart`) makes most of the earlier text irrelevant for
/// the rules of UAX #14 and UAX #29. UAX #9 needs the direction of the paragraph, the last strong direction and
/// the open brackets; UAX #24 the script so far, and the open brackets.
package struct RestartContext: Sendable {
  /// The base level of the current bidi paragraph.
  package private(set) var baseLevel: UInt8 = 0
  /// The scripts of the text so far.
  private(set) var scripts = ScriptItemizer()
  /// The open brackets of the bidi paragraph, as `BidiSequence` counts them.
  private var bidiBrackets: [BidiBracket] = []
  /// The number of open isolates of the bidi paragraph.
  private var isolateDepth = 0
  /// Whether the bidi paragraph has an embedding or an override. Their effects are not analysed; the analysis
  /// does not restart then.
  private var hasEmbeddings = false
  /// The last strong character of the bidi paragraph outside its isolates: L, R or AL; nil if there is none.
  private var strong: BidiClass?
  /// Whether the last character of the bidi paragraph with a direction, strong or a number, has that of the
  /// paragraph. Neutral characters after it then have it too, whatever follows (N1, N2).
  private var leansToBase = true
  /// Whether the text so far ends with white space or controls inside an isolate. At the end of a text L1 gives
  /// them the paragraph's level, but not if the text goes on.
  private var endsInIsolatedSpace = false
  /// The character that stands for the strong one before the text; nil if there is none.
  private var lead: UInt16?

  /// Creates the context at the start of a text.
  package init() {}

  private struct BidiBracket {
    /// The opening bracket, in the form in which brackets are compared.
    let opening: UInt32
    let closing: UInt32
    /// Whether the bracket is at the paragraph's level.
    let isAtBaseLevel: Bool
    /// Whether the bracket keeps the paragraph's level if it is closed (N0): a character of the paragraph's
    /// direction is the last before it or is after it.
    var isSettled: Bool
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
    strong = nil
    leansToBase = true
    endsInIsolatedSpace = false
  }

  /// Adds a stretch of one bidi paragraph to the context.
  ///
  /// - Parameters:
  ///   - range: UTF-16 offsets in `text`. It starts where the previous range ended.
  ///   - level: The level at an offset.
  ///   - rules: The rules of the text.
  /// - Complexity: Linear in the stretch.
  package mutating func take(
    _ range: Range<Int>, of text: Span<UInt16>, rules: BidiRules, level: (Int) -> UInt8
  ) {
    var walk = BidiRangeWalk(rules, from: range.lowerBound)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, length) = text.scalar(at: offset)
      let properties = ScalarProperties(scalar)
      scripts.take(properties, at: offset, in: text)
      let number = walk.range(at: offset)
      let isIsolated = isolateDepth > 0 || number.map(walk.isolates) ?? false
      if properties.bracket != 0, !isIsolated { take(bracket: scalar, properties) { level(offset) } }
      take(
        number == nil && !rules.ignoresControls
          ? properties.bidiClass : properties.bidiClass.ignoringControls, isIsolated: isIsolated)
      offset += length
    }
  }

  /// Whether the text so far is as good a place for a restart as before if it goes on by a character that has no part
  /// in brackets, isolates and embeddings, and the restart is at a letter.
  package static func keeps(_ properties: ScalarProperties, before letter: ScalarProperties) -> Bool {
    switch (letter.bidiClass, properties.bidiClass) {
    case (_, .lri), (_, .rli), (_, .fsi), (_, .pdi), (_, .lre), (_, .rle), (_, .lro), (_, .rlo): false
    case (.l, _), (.r, _), (.al, _): properties.bracket == 0
    default: false
    }
  }

  private mutating func take(_ bidiClass: BidiClass, isIsolated: Bool) {
    if !bidiClass.isResetAtLineEnd {
      endsInIsolatedSpace = false
    } else if isIsolated, bidiClass != .pdi || isolateDepth > 1 {
      endsInIsolatedSpace = true
    }
    switch bidiClass {
    case .lri, .rli, .fsi: isolateDepth += 1
    case .pdi: isolateDepth = max(0, isolateDepth - 1)
    case .lre, .rle, .lro, .rlo: hasEmbeddings = true
    case _ where isIsolated: break
    case .l, .r, .al:
      strong = bidiClass
      lean(toRight: bidiClass != .l)
    // W2 and W7: a European number has the direction of a Latin letter before it.
    case .en: lean(toRight: isStrongRightToLeft)
    case .an: lean(toRight: true)
    default: break
    }
  }

  private var isStrongRightToLeft: Bool { strong.map { $0 != .l } ?? (baseLevel & 1 == 1) }

  private mutating func lean(toRight isRightToLeft: Bool) {
    leansToBase = isRightToLeft == (baseLevel & 1 == 1)
    guard leansToBase else { return }
    for index in bidiBrackets.indices.reversed() {
      guard !bidiBrackets[index].isSettled else { continue }
      bidiBrackets[index].isSettled = bidiBrackets[index].isAtBaseLevel
    }
  }

  private mutating func take(bracket scalar: UInt32, _ properties: ScalarProperties, level: () -> UInt8) {
    let canonical = PairedBrackets.canonical(scalar)
    guard bidiBrackets.count < Self.mostBidiBrackets else { return }
    if properties.bracket == 1 {
      guard let closing = PairedBrackets.counterpart(of: scalar) else { return }
      bidiBrackets.append(
        BidiBracket(
          opening: canonical, closing: PairedBrackets.canonical(closing),
          isAtBaseLevel: leansToBase || level() == baseLevel, isSettled: leansToBase))
    } else if let place = bidiBrackets.lastIndex(where: { $0.closing == canonical }) {
      bidiBrackets.removeSubrange(place...)
    }
  }

  /// Whether the levels of the text so far stay the same whatever follows a character.
  ///
  /// A bracket that is closed later takes the paragraph's direction if a letter of that direction is between
  /// the brackets. If the bracket already has the paragraph's level, this changes nothing. A letter of the
  /// other direction does not decide the bracket, so later text may still change its level. A character without
  /// a direction does not decide the neutral characters before it either, so they must have the paragraph's
  /// direction anyway.
  ///
  /// - Parameters:
  ///   - properties: The character after the text so far.
  ///   - level: Its level.
  ///   - isIsolated: Whether the text so far may end inside an isolate, because the isolate ends before the
  ///     character.
  package func isFinal(before properties: ScalarProperties, level: UInt8, isIsolated: Bool = false) -> Bool {
    guard isolateDepth == 0 || isIsolated, !hasEmbeddings else { return false }
    switch properties.bidiClass {
    case .l, .r, .al:
      return level & 1 == baseLevel & 1
        ? bidiBrackets.allSatisfy(\.isAtBaseLevel) : bidiBrackets.isEmpty
    // L1: at its end, a right-to-left text changes the levels of characters that take no part in the rules.
    case let space where (space == .ws || space == .bn) && (endsInIsolatedSpace || baseLevel & 1 == 1):
      return false
    case .on, .ws, .en, .an, .b, .s, .bn:
      return leansToBase && (strong == nil || isStrongRightToLeft == (baseLevel & 1 == 1))
        && bidiBrackets.allSatisfy(\.isSettled)
    default: return false
    }
  }

  /// Whether an open bracket may have its level because it is closed in the text after.
  package var hasOpenBrackets: Bool { !bidiBrackets.isEmpty }

  /// Ends the text so far.
  ///
  /// - Parameters:
  ///   - properties: The character at which the analysis restarts; one other character may be before it.
  ///   - level: Its level.
  package mutating func end(before properties: ScalarProperties, level: UInt8) {
    scripts.endText()
    switch properties.bidiClass {
    case .l, .r, .al: lead = Self.mark(level)
    default: lead = strong.map { $0 == .al ? 0x061C : Self.mark($0 == .l ? 0 : 1) }
    }
  }

  /// Returns the runs of one script of the text that follows. The first run is the last of the text so far.
  package func scripts(of text: Span<UInt16>, _ decoded: DecodedText) -> [ScriptRun] {
    ScriptItemizer.runs(in: text, decoded: decoded, after: scripts)
  }

  /// The script of the text so far, at its end.
  package var script: Script { scripts.script }

  /// Whether the earlier text has no effect on following ASCII text, except that it is Latin.
  package var isPlain: Bool { hasNoBidi && scripts.isLatin }

  /// Whether the levels of a following text are 0 if it has no characters from right to left.
  var hasNoBidi: Bool { baseLevel == 0 && (lead == nil || lead == Self.mark(0)) }

  private static func mark(_ level: UInt8) -> UInt16 { level & 1 == 1 ? 0x200F : 0x200E }

  /// Characters to put before the text, so that UAX #9 gives it the same levels as in the whole text.
  var bidiPrefix: ContiguousArray<UInt16> {
    var prefix: ContiguousArray<UInt16> = []
    if lead != nil { prefix.append(Self.mark(baseLevel)) }
    prefix.append(contentsOf: bidiBrackets.map { UInt16(truncatingIfNeeded: $0.opening) })
    if let lead { prefix.append(lead) }
    return prefix
  }
}
