import TextUnicode

/// Parses the inlines of a leaf in one pass from left to right (CommonMark 0.31.2, appendix "An algorithm for
/// parsing nested emphasis and links").
///
/// A parser is reused: its results are valid until it parses the next leaf. An open text is one to which more
/// may be added; its unfinished markup is completed or hidden (`HealingOptions`).
struct InlineParser: Sendable {
  let options: MarkdownOptions
  let healing: HealingOptions
  /// Whether the text that contains the leaves may still grow.
  let isStreaming: Bool
  var items: [InlineItem] = []
  var runs: [DelimiterRun] = []
  var pairs: [DelimiterPair] = []
  var links: [InlineLink] = []
  /// The labels that were looked up, whether they were found or not. They are recorded only if `notesLabels`
  /// is true.
  var labels: [String] = []
  let notesLabels: Bool
  /// The references to footnotes with their places, in order. While a text grows, footnotes without a
  /// definition are included.
  var notes: [(place: Int, label: String)] = []
  /// Whether a link's label was looked up.
  var looksUpLinks = false
  /// Whether there is an HTML item.
  var hasHTML = false
  /// How many bytes were read by all calls of `parse`.
  var bytesRead = 0

  /// For each item that is one of a pair of tags, the item of the other tag.
  var partners: [Int: Int] = [:]

  // The open delimiters, brackets and tags, and results of earlier searches, so that nothing is searched twice.
  var stack: [Int] = []
  var brackets: [Bracket] = []
  var tags: [OpenTag] = []
  /// What was open where the parser went on.
  var known = OpenMarkup()
  /// The first markup of `known` that is closed behind it, as counts of what is before the markup. The results are then
  /// not valid.
  var closed = OpenMarkup.Counts()
  /// Whether there is such markup.
  var hasClosed = false
  var inactiveBrackets = 0
  var backticks: [Int: Int]?
  var absent: Set<UInt8> = []
  var end = 0
  var isOpen = false
  /// The top of the stack after the last pairing, or -1.
  var lastTop = -1
  /// For each kind of closer, the highest place on the stack at or below which there is no opener for it.
  var bottoms = InlineArray<16, Int32>(repeating: -1)
  /// The first place that more text may change.
  var pending = Int.max
  /// The item of the opening bracket, if the last `]` closed a bracket that is not a link; otherwise nil.
  var closedBracket: Int?
  /// The end of the last address without markup; -1 if there is none.
  var lastAddressEnd = -1
  private let specials: (UInt64, UInt64)

  /// A bracket that may open a link.
  struct Bracket: Sendable {
    var item: Int
    var start: Int
    var isImage: Bool
    /// The height of the delimiter stack when the bracket was read.
    var stackHeight: Int
    var hasBracketsWithin = false
  }

  init(options: MarkdownOptions, healing: HealingOptions = .none, isStreaming: Bool = false) {
    self.options = options
    self.healing = healing
    self.isStreaming = isStreaming
    notesLabels = isStreaming
    var low: UInt64 = 0
    var high: UInt64 = 0
    var characters: [UInt8] = Array("\n\r\\`*_[]!<&".utf8)
    if options.strikethrough { characters.append(UInt8(ascii: "~")) }
    if options.spoilers { characters.append(UInt8(ascii: "|")) }
    if options.marks { characters.append(UInt8(ascii: "=")) }
    if options.math || options.dollarMath { characters.append(UInt8(ascii: "$")) }
    for character in characters {
      if character < 64 { low |= 1 << UInt64(character) } else { high |= 1 << UInt64(character - 64) }
    }
    specials = (low, high)
  }

  /// Parses a range of a text. White space at the ends of a leaf must not be in the range.
  ///
  /// - Parameter known: What is open before the range. It must be from the last text that this parser has parsed.
  mutating func parse(
    _ text: Span<UInt8>, _ range: Range<Int>, references: LinkReferences, isOpen: Bool = false,
    behind known: OpenMarkup = OpenMarkup()
  ) {
    self.known = known
    closed = OpenMarkup.Counts()
    hasClosed = false
    items.removeAll(keepingCapacity: true)
    if runs.count > known.runs { runs.removeSubrange(known.runs...) }
    if stack.count > known.counts.stack { stack.removeSubrange(known.counts.stack...) }
    if brackets.count > known.counts.brackets { brackets.removeSubrange(known.counts.brackets...) }
    if tags.count > known.counts.tags { tags.removeSubrange(known.counts.tags...) }
    if !partners.isEmpty { partners.removeAll() }
    pairs.removeAll(keepingCapacity: true)
    links.removeAll(keepingCapacity: true)
    labels.removeAll(keepingCapacity: true)
    notes.removeAll(keepingCapacity: true)
    inactiveBrackets = 0
    backticks = nil
    if !absent.isEmpty { absent.removeAll() }
    hasHTML = false
    looksUpLinks = false
    lastTop = -1
    closedBracket = nil
    lastAddressEnd = -1
    pending = .max
    end = range.upperBound
    self.isOpen = isOpen
    bytesRead += range.count
    var addresses = AddressScanner(
      options.addresses ? range : range.lowerBound..<range.lowerBound, isMarkup: true)
    var place = range.lowerBound
    while place < end, !hasClosed {
      let start = place
      let address = addresses.next(from: place, text)
      let stop = address?.range.lowerBound ?? end
      while place < stop, !isSpecial(text[place]) { place += 1 }
      if place > start { append(.text, start, place) }
      guard place < end else { break }
      if let address, place == stop {
        place = readAddress(address, addresses, text)
      } else {
        place = readSpecial(at: place, text, references)
      }
    }
    if hasClosed { return }
    if isOpen {
      notePending(text)
      healBrackets(text)
    }
    bottoms = InlineArray(repeating: -1)
    for (kind, bottom) in known.bottoms.enumerated() { bottoms[kind] = bottom }
    pairDelimiters(above: known.counts.stack, top: known.top)
    if isOpen { healRuns() }
    if hasHTML, options.tags { pairTags(text) }
  }

  /// Reads an address without markup: no character in it is markup (GFM's extended autolinks).
  private mutating func readAddress(
    _ address: BareAddress, _ addresses: AddressScanner, _ text: Span<UInt8>
  ) -> Int {
    let context = AddressContext(isInBrackets: !brackets.isEmpty, signs: .all)
    lastAddressEnd = addresses.end(of: address, context, text)
    closedBracket = nil
    return append(.text, address.range.lowerBound, lastAddressEnd)
  }

  @inline(__always)
  private func isSpecial(_ byte: UInt8) -> Bool {
    let mask = byte < 64 ? specials.0 : specials.1
    return byte < 0x80 && mask &>> UInt64(byte & 63) & 1 != 0
  }

  /// Reads the markup that starts with a special character, and returns its end.
  private mutating func readSpecial(at place: Int, _ text: Span<UInt8>, _ references: LinkReferences) -> Int {
    switch text[place] {
    case 0x0A, 0x0D: readLineEnd(at: place, text)
    case UInt8(ascii: "\\"): readBackslash(at: place, text)
    case UInt8(ascii: "`"): readCode(at: place, text)
    case UInt8(ascii: "&"): readEntity(at: place, text)
    case UInt8(ascii: "<"): readAngle(at: place, text)
    case UInt8(ascii: "!"):
      place + 1 < end && text[place + 1] == UInt8(ascii: "[")
        ? openBracket(at: place, isImage: true, text, references) : append(.text, place, place + 1)
    case UInt8(ascii: "["): openBracket(at: place, isImage: false, text, references)
    case UInt8(ascii: "]"): closeBracket(at: place, text, references)
    case UInt8(ascii: "$"): readDollar(at: place, text)
    default: readRun(at: place, text)
    }
  }

  /// Adds an item and returns its end.
  @discardableResult
  mutating func append(
    _ kind: InlineItem.Kind, _ start: Int, _ end: Int, payload: Int = 0, isUnfinished: Bool = false
  ) -> Int {
    if kind == .text, let last = items.last, last.kind == .text, last.end == start, last.payload == 0 {
      items[items.count - 1].end = end
    } else {
      items.append(
        InlineItem(kind: kind, isUnfinished: isUnfinished, start: start, end: end, payload: payload))
    }
    return end
  }

  private mutating func readLineEnd(at place: Int, _ text: Span<UInt8>) -> Int {
    var start = place
    let floor = items.last.map { $0.kind == .text ? $0.start : $0.end } ?? place
    while start > floor, text[start - 1].isSpaceOrTab { start -= 1 }
    let isHard = place - start >= 2 && text[place - 1] == 0x20 && text[place - 2] == 0x20
    if start < place {
      if start == floor { items.removeLast() } else { items[items.count - 1].end = start }
    }
    var next = place + 1
    if text[place] == 0x0D, next < end, text[next] == 0x0A { next += 1 }
    while next < end, text[next].isSpaceOrTab { next += 1 }
    return append(isHard ? .hardBreak : .softBreak, start, next)
  }

  private mutating func readBackslash(at place: Int, _ text: Span<UInt8>) -> Int {
    guard place + 1 < end else {
      note(pending: place)
      return append(isOpen && healing.entities ? .hidden : .text, place, place + 1)
    }
    let next = text[place + 1]
    if next.isLineEnd {
      var after = place + 2
      if next == 0x0D, after < end, text[after] == 0x0A { after += 1 }
      while after < end, text[after].isSpaceOrTab { after += 1 }
      return append(.hardBreak, place, after)
    }
    if options.math, next == UInt8(ascii: "(") || next == UInt8(ascii: "[") {
      // Inside a line `\[` is an escape, unless a space follows, as language models write it. At the start of
      // a line it opens a block.
      let isFormula = next == UInt8(ascii: "(") || place + 2 >= end || text[place + 2].isWhiteSpace
      if isFormula, let after = readFormula(next, at: place, text) { return after }
      note(pending: place)
    }
    if options.math, next == EnvironmentSyntax.kind, let after = readEnvironment(at: place, text) {
      return after
    }
    return next.isPunctuation ? append(.escape, place, place + 2) : append(.text, place, place + 1)
  }

  private mutating func readEntity(at place: Int, _ text: Span<UInt8>) -> Int {
    if let entity = Unescaping.entity(at: place, before: end, text) {
      return append(.entity, place, entity.end, payload: entity.packed)
    }
    if isOpen, Unescaping.isUnfinishedEntity(place..<end, text) {
      note(pending: place)
      if healing.entities { return append(.hidden, place, end) }
    }
    return append(.text, place, place + 1)
  }

  /// Records that the text from a place on may still change.
  mutating func note(pending place: Int) { pending = min(pending, place) }
}
