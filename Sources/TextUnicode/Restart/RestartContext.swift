/// What the analysis of a text from some letter on has to know of the text before it.
///
/// A letter with a script of its own and a strong direction shuts off most of what comes before: the weak and neutral
/// rules of UAX #9, the state of UAX #14 and of UAX #29, the choice of a script. What reaches over it are brackets, which
/// look for their partners, the paragraph's direction, and embeddings and isolates.
package struct RestartContext: Hashable, Sendable {
  /// The level of the bidi paragraph that the text is in.
  package private(set) var baseLevel: UInt8 = 0
  /// Brackets that are not closed, as `ScriptItemizer` counts them.
  package private(set) var scriptBrackets: [ScriptBracket] = []
  /// Brackets of the bidi paragraph that are not closed, as `BidiSequence` counts them.
  private var bidiBrackets: [BidiBracket] = []
  /// Isolates of the bidi paragraph that are not closed.
  private var isolateDepth = 0
  /// Whether the bidi paragraph holds an embedding or an override: what those change is not looked into.
  private var hasEmbeddings = false

  /// Of the start of a text.
  package init() {}

  private struct BidiBracket: Hashable {
    /// As brackets are compared.
    let opening: UInt32
    let closing: UInt32
    /// Whether it stands at the paragraph's level, where closing it later changes nothing.
    let isAtBaseLevel: Bool
  }

  /// BD16: more than the 63 that rules look at, so that one too many is too many for the rest as well.
  private static let mostBidiBrackets = 64

  /// Begins a bidi paragraph.
  package mutating func beginParagraph(level: UInt8) {
    baseLevel = level
    bidiBrackets.removeAll()
    isolateDepth = 0
    hasEmbeddings = false
  }

  /// Takes in a stretch of one bidi paragraph.
  ///
  /// - Parameters:
  ///   - range: UTF-16 offsets in `text`. It starts where the last one ended.
  ///   - script: The script at an offset.
  ///   - level: The level at an offset.
  /// - Complexity: Linear in the stretch.
  package mutating func take(
    _ range: Range<Int>, of text: Span<UInt16>, script: (Int) -> Script, level: (Int) -> UInt8
  ) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let unit = text[offset]
      if unit == 0x20 || (unit | 0x20) &- 0x61 < 26 {
        offset += 1
        continue
      }
      let (scalar, length) = text.scalar(at: offset)
      let properties = ScalarProperties(scalar)
      if properties.bracket != 0 {
        // `ScriptItemizer` counts an opening bracket to the run before it.
        take(bracket: scalar, properties, script: { script(max(0, offset - 1)) }, level: { level(offset) })
      }
      switch properties.bidiClass {
      case .lri, .rli, .fsi: isolateDepth += 1
      case .pdi: isolateDepth = max(0, isolateDepth - 1)
      case .lre, .rle, .lro, .rlo: hasEmbeddings = true
      default: break
      }
      offset += length
    }
  }

  private mutating func take(
    bracket scalar: UInt32, _ properties: ScalarProperties, script: () -> Script, level: () -> UInt8
  ) {
    let canonical = PairedBrackets.canonical(scalar)
    guard properties.bracket == 1 else {
      if let place = scriptBrackets.lastIndex(where: { PairedBrackets.canonical($0.closing) == canonical }) {
        scriptBrackets.removeSubrange(place...)
      }
      guard isolateDepth == 0, bidiBrackets.count < Self.mostBidiBrackets,
        let place = bidiBrackets.lastIndex(where: { $0.closing == canonical })
      else { return }
      bidiBrackets.removeSubrange(place...)
      return
    }
    guard let closing = PairedBrackets.counterpart(of: scalar) else { return }
    if scriptBrackets.count < ScriptItemizer.maximumDepth {
      scriptBrackets.append(ScriptBracket(closing: closing, script: script()))
    }
    guard isolateDepth == 0, bidiBrackets.count < Self.mostBidiBrackets else { return }
    bidiBrackets.append(
      BidiBracket(
        opening: canonical, closing: PairedBrackets.canonical(closing), isAtBaseLevel: level() == baseLevel))
  }

  /// Whether a letter may begin a stretch that is analysed by itself.
  ///
  /// A bracket that is closed later takes the paragraph's direction if a letter of that direction is in between,
  /// which is this letter; if it stands at the paragraph's level already, that changes nothing. With a letter of the
  /// other direction what is yet to come may change it.
  ///
  /// - Parameter level: The letter's.
  package func allowsRestart(at level: UInt8) -> Bool {
    guard isolateDepth == 0, !hasEmbeddings else { return false }
    return level & 1 == baseLevel & 1
      ? bidiBrackets.allSatisfy(\.isAtBaseLevel) : bidiBrackets.isEmpty
  }

  /// Whether what is before changes nothing in a text of ASCII.
  package var isPlain: Bool { baseLevel == 0 && scriptBrackets.allSatisfy { $0.script == .latin } }

  /// What to put before the text, so that UAX #9 gives it the levels that it has after all that came before.
  ///
  /// - Parameter level: That of the text's first letter.
  package func bidiPrefix(before level: UInt8) -> ContiguousArray<UInt16> {
    func mark(_ level: UInt8) -> UInt16 { level & 1 == 1 ? 0x200F : 0x200E }
    var prefix: ContiguousArray = [mark(baseLevel)]
    prefix.append(contentsOf: bidiBrackets.map { UInt16(truncatingIfNeeded: $0.opening) })
    prefix.append(mark(level))
    return prefix
  }
}
