import TextUnicode

extension InlineParser {
  /// The class of the character before or after a run.
  private struct Neighbour {
    var isWhiteSpace = false
    var isPunctuation = false
    var isCJK = false
    var isWord: Bool { !isWhiteSpace && !isPunctuation && !isCJK }
  }

  /// Reads a run of equal characters that may be delimiters.
  mutating func readRun(at place: Int, _ text: Span<UInt8>) -> Int {
    let character = text[place]
    var next = place + 1
    while next < end, text[next] == character { next += 1 }
    let isEmphasis = character == UInt8(ascii: "*") || character == UInt8(ascii: "_")
    // For characters other than `*` and `_`, exactly two in a row are a delimiter; any other number is text.
    let isPending = isOpen && next == end && next - place == 1
    guard isEmphasis || next - place == 2 || isPending else { return append(.text, place, next) }
    let before = neighbour(before: place, text)
    let after = neighbour(at: next, text)
    let isFriendly = options.cjkFriendlyEmphasis
    let blocksAfter = after.isPunctuation && !(isFriendly && after.isCJK)
    let blocksBefore = before.isPunctuation && !(isFriendly && before.isCJK)
    let isLeft =
      !after.isWhiteSpace
      && (!blocksAfter || before.isWhiteSpace || before.isPunctuation || isFriendly && before.isCJK)
    let isRight =
      !before.isWhiteSpace
      && (!blocksBefore || after.isWhiteSpace || after.isPunctuation || isFriendly && after.isCJK)
    var run = DelimiterRun(
      character: character, canOpen: isLeft, canClose: isRight,
      isInsideWord: before.isWord || place == lastAddressEnd,
      start: place, length: next - place)
    if character == UInt8(ascii: "_") {
      run.canOpen = isLeft && (!isRight || before.isPunctuation)
      run.canClose = isRight && (!isLeft || after.isPunctuation)
    }
    if isPending && !isEmphasis {
      run.canOpen = false
      run.canClose = false
      run.isHidden = healing.emphasis
    }
    items.append(InlineItem(kind: .run, start: place, end: next, payload: runs.count))
    stack.append(runs.count)
    runs.append(run)
    return next
  }

  private func neighbour(before place: Int, _ text: Span<UInt8>) -> Neighbour {
    guard place > 0, let first = items.first, place > first.start else {
      return Neighbour(isWhiteSpace: true)
    }
    let byte = text[place - 1]
    if byte < 0x80 { return Self.ascii(byte) }
    var start = place - 1
    while start > 0, text[start].isContinuation, place - start < 4 { start -= 1 }
    return Self.scalar(Self.decoded(at: start, before: place, text))
  }

  private func neighbour(at place: Int, _ text: Span<UInt8>) -> Neighbour {
    guard place < end else { return Neighbour(isWhiteSpace: true) }
    let byte = text[place]
    return byte < 0x80 ? Self.ascii(byte) : Self.scalar(Self.decoded(at: place, before: end, text))
  }

  private static func ascii(_ byte: UInt8) -> Neighbour {
    Neighbour(isWhiteSpace: byte.isWhiteSpace, isPunctuation: byte.isPunctuation)
  }

  private static func decoded(at start: Int, before end: Int, _ text: Span<UInt8>) -> UInt32 {
    let first = text[start]
    let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard start + count <= end else { return 0xFFFD }
    var value = UInt32(first) & (0x7F >> UInt32(count))
    for offset in 1..<count { value = value << 6 | UInt32(text[start + offset] & 0x3F) }
    return value
  }

  /// Returns the class of a character. White space is the category Zs and some controls; punctuation is P and
  /// S. CJK is Hangul, and every wide, fullwidth or halfwidth character that is not an emoji.
  private static func scalar(_ value: UInt32) -> Neighbour {
    let properties = ScalarProperties(value)
    var neighbour = Neighbour()
    switch properties.generalCategory {
    case .zs: neighbour.isWhiteSpace = true
    case .pc, .pd, .ps, .pe, .pi, .pf, .po, .sm, .sc, .sk, .so: neighbour.isPunctuation = true
    default: break
    }
    neighbour.isCJK =
      properties.isEastAsian && !properties.isEmojiPresentation || properties.script == .hangul
    return neighbour
  }

  // MARK: Pairs

  /// Pairs the runs on the stack above a height, between the brackets of a link.
  mutating func pairDelimiters(above bottom: Int) {
    bottoms = InlineArray(repeating: Int32(clamping: bottom - 1))
    pairDelimiters(above: bottom, top: bottom - 1)
  }

  /// Pairs the runs on the stack above a height.
  ///
  /// - Parameter top: The highest run below that may be closed, or the place below the lowest.
  mutating func pairDelimiters(above bottom: Int, top: Int) {
    lastTop = top
    guard stack.count > bottom + (isOpen ? 0 : 1) else { return }
    var top = top
    for place in bottom..<stack.count {
      let closer = stack[place]
      runs[closer].below = top
      if runs[closer].canClose {
        let key = Self.key(runs[closer])
        while runs[closer].left > 0 {
          var candidate = runs[closer].below
          while candidate > Int(bottoms[key]), !opens(stack[candidate], closer) {
            candidate = runs[stack[candidate]].below
          }
          guard candidate > Int(bottoms[key]) else {
            bottoms[key] = Int32(clamping: runs[closer].below)
            break
          }
          let opener = stack[candidate]
          if isOpen, isPart(closer, of: opener) {
            runs[closer].isHidden = true
            break
          }
          guard candidate >= known.counts.stack else {
            closed.stack = candidate
            return hasClosed = true
          }
          pair(opener, closer)
          runs[closer].below = runs[opener].left > 0 ? candidate : runs[opener].below
        }
      }
      top = runs[closer].left > 0 && runs[closer].canOpen ? place : runs[closer].below
    }
    lastTop = top
  }

  /// Whether two runs may form a pair: they have the same character and satisfy the rule of three.
  private func opens(_ opener: Int, _ closer: Int) -> Bool {
    guard runs[opener].canOpen, runs[opener].character == runs[closer].character else { return false }
    guard runs[opener].canClose || runs[closer].canOpen else { return true }
    return runs[closer].length % 3 == 0 || (runs[opener].length + runs[closer].length) % 3 != 0
  }

  /// Whether the last run of an unfinished text may be the beginning of a longer run that closes another one
  /// completely.
  private func isPart(_ closer: Int, of opener: Int) -> Bool {
    healing.emphasis && runs[closer].end == end && runs[opener].left > runs[closer].left
  }

  private static func key(_ run: DelimiterRun) -> Int {
    switch run.character {
    case UInt8(ascii: "*"): run.length % 3 + (run.canOpen ? 3 : 0)
    case UInt8(ascii: "_"): run.length % 3 + (run.canOpen ? 9 : 6)
    case UInt8(ascii: "~"): 12
    case UInt8(ascii: "|"): 13
    default: 14
    }
  }

  private mutating func pair(_ opener: Int, _ closer: Int) {
    let size = runs[opener].left >= 2 && runs[closer].left >= 2 ? 2 : 1
    let number = pairs.count
    pairs.append(
      DelimiterPair(
        character: runs[opener].character, size: size, open: runs[opener].end - runs[opener].opening - size,
        close: runs[closer].start + runs[closer].closing, nextOpened: runs[opener].firstOpened))
    runs[opener].firstOpened = number
    runs[opener].opening += size
    if runs[closer].lastClosed >= 0 {
      pairs[runs[closer].lastClosed].nextClosed = number
    } else {
      runs[closer].firstClosed = number
    }
    runs[closer].lastClosed = number
    runs[closer].closing += size
  }
}
