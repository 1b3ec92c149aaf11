extension InlineParser {
  /// Reads backticks, which start code if the same number of backticks follows later.
  mutating func readCode(at place: Int, _ text: Span<UInt8>) -> Int {
    var content = place
    while content < end, text[content] == UInt8(ascii: "`") { content += 1 }
    let length = content - place
    if let close = closingBackticks(length, from: content, text) {
      return append(.code, place, close + length, payload: length)
    }
    note(pending: place)
    guard isOpen, healing.code else { return append(.text, place, content) }
    guard content < end else { return append(.hidden, place, end) }
    // Backticks at the end may be the beginning of the closing ones.
    var stop = end
    while stop > content, text[stop - 1] == UInt8(ascii: "`") { stop -= 1 }
    if stop == content || end - stop >= length { stop = end }
    append(.code, place, stop, payload: length, isUnfinished: true)
    if stop < end { append(.hidden, stop, end) }
    return end
  }

  /// Returns the start of the next run with the same number of backticks; nil if there is none. The first
  /// failure records all runs, so that later failures need no search.
  private mutating func closingBackticks(_ length: Int, from start: Int, _ text: Span<UInt8>) -> Int? {
    if let backticks, (backticks[length] ?? -1) < start { return nil }
    var place = start
    while let run = nextBackticks(from: place, text) {
      if run.count == length { return run.lowerBound }
      place = run.upperBound
    }
    if backticks == nil { noteBackticks(from: start, text) }
    return nil
  }

  private mutating func noteBackticks(from start: Int, _ text: Span<UInt8>) {
    var last: [Int: Int] = [:]
    var place = start
    while let run = nextBackticks(from: place, text) {
      last[run.count] = run.lowerBound
      place = run.upperBound
    }
    backticks = last
  }

  private func nextBackticks(from start: Int, _ text: Span<UInt8>) -> Range<Int>? {
    guard start < end, let first = text.first(UInt8(ascii: "`"), in: start..<end) else { return nil }
    var place = first
    while place < end, text[place] == UInt8(ascii: "`") { place += 1 }
    return first..<place
  }

  // MARK: Angle brackets

  /// Reads a `<`: an autolink, raw HTML, or text.
  mutating func readAngle(at place: Int, _ text: Span<UInt8>) -> Int {
    if let next = htmlEnd(at: place, text) {
      hasHTML = true
      return append(.html, place, next)
    }
    if let next = Autolink.addressEnd(at: place, before: end, text) { return append(.autolink, place, next) }
    if let next = Autolink.mailEnd(at: place, before: end, text) { return append(.mailAutolink, place, next) }
    if place + 1 == end || text[place + 1].isLetter || text[place + 1] == UInt8(ascii: "/")
      || text[place + 1] == UInt8(ascii: "!") || text[place + 1] == UInt8(ascii: "?")
    {
      note(pending: place)
    }
    if isOpen, healing.tags, UnfinishedTag.reachesEnd(place..<end, text) {
      return append(.hidden, place, end)
    }
    return append(.text, place, place + 1)
  }

  private mutating func htmlEnd(at place: Int, _ text: Span<UInt8>) -> Int? {
    guard place + 1 < end else { return nil }
    switch text[place + 1] {
    case UInt8(ascii: "/"): return HTMLSyntax.closingTagEnd(at: place, before: end, text)
    case UInt8(ascii: "?"): return find("?>", from: place + 2, key: 1, text)
    case UInt8(ascii: "!"):
      guard place + 2 < end else { return nil }
      if text.hasWord("<!-->", at: place, before: end) { return place + 5 }
      if text.hasWord("<!--->", at: place, before: end) { return place + 6 }
      if text.hasWord("<!--", at: place, before: end) { return find("-->", from: place + 4, key: 2, text) }
      if text.hasWord("<![cdata[", at: place, before: end) {
        return find("]]>", from: place + 9, key: 3, text)
      }
      return text[place + 2].isLetter ? find(">", from: place + 3, key: 4, text) : nil
    default: return HTMLSyntax.openTagEnd(at: place, before: end, text)
    }
  }

  /// Finds the end of a word. If the text lacks the word, this is recorded, so that it is searched only once.
  private mutating func find(_ word: StaticString, from start: Int, key: UInt8, _ text: Span<UInt8>) -> Int? {
    guard !absent.contains(key) else { return nil }
    if start <= end, let found = HTMLSyntax.end(of: word, in: start..<end, text) { return found }
    absent.insert(key)
    return nil
  }

  // MARK: Formulas

  /// Reads a `$`: a formula if the options allow it, otherwise text.
  mutating func readDollar(at place: Int, _ text: Span<UInt8>) -> Int {
    let isDouble = place + 1 < end && text[place + 1] == UInt8(ascii: "$")
    if isDouble, options.math, let next = readFormula(UInt8(ascii: "$"), at: place, text) { return next }
    if !isDouble, options.dollarMath, let next = readDollarFormula(at: place, text) { return next }
    // One dollar sign inside the text stays text.
    if isDouble || options.dollarMath || place + 1 == end { note(pending: place) }
    if isOpen, healing.formulas, options.math, place + 1 == end { return append(.hidden, place, end) }
    return append(.text, place, place + (isDouble ? 2 : 1))
  }

  /// Reads a formula between delimiters of two characters.
  mutating func readFormula(_ opener: UInt8, at place: Int, _ text: Span<UInt8>) -> Int? {
    let start = place + 2
    if !absent.contains(opener) {
      if let close = FormulaSyntax.closer(of: opener, in: start..<max(start, end), text) {
        guard HTMLSyntax.skipWhiteSpace(from: start, before: close, text) < close else { return nil }
        return append(.formula, place, close + 2, payload: Int(opener))
      }
      absent.insert(opener)
    }
    note(pending: place)
    guard isOpen, healing.formulas else { return nil }
    return appendUnfinishedFormula(opener, place..<end, contentAt: start, text)
  }

  /// Reads `\begin{name}…\end{name}`; nil if no known environment begins at a place.
  mutating func readEnvironment(at place: Int, _ text: Span<UInt8>) -> Int? {
    guard let (name, number) = EnvironmentSyntax.opener(at: place, before: end, text) else { return nil }
    let kind = Int(EnvironmentSyntax.kind)
    let key = 0x80 | UInt8(number)
    if !absent.contains(key) {
      var depth = 1
      if let close = EnvironmentSyntax.closer(of: name, &depth, in: (name.upperBound + 1)..<end, text) {
        return append(.formula, place, close, payload: kind)
      }
      absent.insert(key)
    }
    note(pending: place)
    guard isOpen, healing.formulas else { return nil }
    return append(.formula, place, end, payload: kind, isUnfinished: true)
  }

  private mutating func appendUnfinishedFormula(
    _ opener: UInt8, _ range: Range<Int>, contentAt start: Int, _ text: Span<UInt8>
  ) -> Int {
    let isEmpty = HTMLSyntax.skipWhiteSpace(from: start, before: range.upperBound, text) >= range.upperBound
    return isEmpty
      ? append(.hidden, range.lowerBound, range.upperBound)
      : append(.formula, range.lowerBound, range.upperBound, payload: Int(opener), isUnfinished: true)
  }

  /// Reads `$…$` by Pandoc's rule: no white space directly inside the dollar signs, and no digit after the
  /// second one. A formula ends at the next dollar sign. In addition to Pandoc's rule, no letter or digit may
  /// come before the first dollar sign, so that `US$` does not open a formula.
  private mutating func readDollarFormula(at place: Int, _ text: Span<UInt8>) -> Int? {
    let start = place + 1
    guard start < end, !text[start].isWhiteSpace else { return nil }
    if let first = items.first, place > first.start, text[place - 1].isLetterOrDigit { return nil }
    var close = start
    while close < end, text[close] != UInt8(ascii: "$") {
      close += text[close] == UInt8(ascii: "\\") ? 2 : 1
    }
    // The payload 1 means single dollar signs.
    guard close < end else {
      let isLikely = !text[start].isDigit && text.first(0x0A, in: start..<end) == nil
      return isOpen && healing.formulas && isLikely
        ? append(.formula, place, end, payload: 1, isUnfinished: true) : nil
    }
    guard close > start, !text[close - 1].isWhiteSpace, close + 1 == end || !text[close + 1].isDigit else {
      return nil
    }
    return append(.formula, place, close + 1, payload: 1)
  }
}
