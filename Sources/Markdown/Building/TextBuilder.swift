/// Builds a ``RichText`` from the items of an inline parser.
struct TextBuilder: Sendable {
  /// The text of the leaf with its place in the source.
  var source = TextSource()
  var bytes: [UInt8] = []
  var spans: [TextSpan] = []
  var pieces: [SourcePiece] = []
  /// The length of the text so far in UTF-16 units, including the text before `bytes`.
  var utf16 = 0
  /// The number of open images. The content of an image becomes its alternative text.
  var images = 0
  /// The number of open spans.
  var depth = 0
  var isCell = false
  /// For each delimiter pair whose span is open, the number of the span. `openLinks` is the same for links.
  var openPairs: [Int: Int] = [:]
  var openLinks: [Int: Int] = [:]
  /// For each opening tag whose span is open, the number of the span.
  var openTags: [Int: Int] = [:]
  /// The item of the open `<a href="…">`; nil if there is none.
  var openAnchor: Int?
  /// The number of the span of an unfinished formula; -1 if no formula is unfinished.
  var openFormula = -1
  /// The sides of the first image, in pixels; nil if its source gives none, or if there is no image.
  private(set) var imageSides: (width: Double?, height: Double?)?
  private var hasImage = false
  /// The spans that extend to the end because the text is unfinished.
  var toEnd = OpenSpans()
  /// The end of the text in the source.
  var end = 0
  /// How many spans are before those of `spans`.
  private(set) var base = 0
  /// The last place before which nothing can change any more; nil while everything may change.
  var settled: Settled?
  /// The end of the brackets so far that are text.
  var bracketEnd = 0
  /// The first place that more text may change.
  var pending = Int.max

  /// A place before which nothing can change any more, the start of its item, and the sizes of the text at that start.
  struct Settled: Sendable {
    var place: Int
    var item: Int
    var utf8: Int
    var utf16: Int
    var spans: Int
    var toEnd: OpenSpans
  }

  /// Starts a text, which continues after a mark if there is one.
  mutating func begin(behind mark: SettledPrefix? = nil) {
    bytes.removeAll(keepingCapacity: true)
    spans.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    if !openPairs.isEmpty { openPairs.removeAll() }
    if !openLinks.isEmpty { openLinks.removeAll() }
    if !openTags.isEmpty { openTags.removeAll() }
    utf16 = mark?.utf16 ?? 0
    base = mark?.spans ?? 0
    toEnd = mark?.toEnd ?? OpenSpans()
    images = 0
    depth = 0
    settled = nil
    bracketEnd = 0
    openAnchor = nil
    openFormula = -1
    imageSides = nil
    hasImage = false
  }

  /// Records the sides of an image, if it is the first.
  mutating func noteImage(sides: (width: Double?, height: Double?)?) {
    if !hasImage { imageSides = sides }
    hasImage = true
  }

  // MARK: Characters

  /// Appends a range of one line unchanged.
  mutating func append(_ range: Range<Int>, _ text: Span<UInt8>) {
    guard !range.isEmpty else { return }
    addPiece(source.sourceRange(of: range), isVerbatim: true)
    let units = text.extracting(range).withUnsafeBufferPointer { new in
      bytes.append(contentsOf: new)
      return Self.utf16Count(new)
    }
    utf16 += units
  }

  /// Appends a range in which each line end becomes a space.
  mutating func appendLines(_ range: Range<Int>, _ text: Span<UInt8>) {
    var start = range.lowerBound
    var place = start
    while place < range.upperBound {
      if text[place] == 0x0A {
        append(start..<place, text)
        append(" ", for: place..<(place + 1))
        start = place + 1
      }
      place += 1
    }
    append(start..<range.upperBound, text)
  }

  /// Appends characters that replace a range.
  mutating func append(_ string: String, for range: Range<Int>) {
    addPiece(source.sourceRange(of: range), isVerbatim: false)
    bytes.append(contentsOf: string.utf8)
    utf16 += string.utf16.count
  }

  private mutating func addPiece(_ range: Range<Int>, isVerbatim: Bool) {
    let last = pieces.count - 1
    if isVerbatim, last >= 0, pieces[last].isVerbatim, pieces[last].source.upperBound == range.lowerBound {
      pieces[last].source = pieces[last].source.lowerBound..<range.upperBound
    } else {
      pieces.append(SourcePiece(start: utf16, source: range, isVerbatim: isVerbatim))
    }
  }

  /// Returns the length of well-formed UTF-8 in UTF-16 units: two for each sequence of four bytes, one for
  /// any other.
  @inline(__always)
  static func utf16Count(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    for byte in bytes { count &+= (byte & 0xC0 != 0x80 ? 1 : 0) &+ (byte >= 0xF0 ? 1 : 0) }
    return count
  }

  // MARK: Spans

  /// Opens a span and returns its number; -1 inside an image.
  mutating func openSpan(_ emphases: TextEmphases, _ range: Range<Int>) -> Int {
    depth += 1
    guard images == 0 else { return -1 }
    var span = TextSpan(range: utf16..<utf16, emphases: emphases)
    span.source = source.sourceRange(of: range)
    spans.append(span)
    return spans.count - 1
  }

  /// Closes a span. An empty span is removed. If the only span inside it has the same range and both are
  /// plain, they become one.
  mutating func closeSpan(_ number: Int, _ range: Range<Int>) {
    depth -= 1
    guard number >= 0 else { return }
    close(
      number,
      at: range.isEmpty ? source.sourceOffset(of: range.lowerBound) : source.sourceRange(of: range).upperBound
    )
  }

  /// Closes a span whose marks end at an offset in the source.
  mutating func close(_ number: Int, at end: Int) {
    let start = spans[number].range.lowerBound
    spans[number].range = start..<utf16
    spans[number].source = spans[number].source.lowerBound..<max(spans[number].source.lowerBound, end)
    if start == utf16 {
      if number == spans.count - 1 { spans.removeLast() } else { hasEmptySpans = true }
    } else if number == spans.count - 2, spans[number + 1].range == spans[number].range,
      isPlain(number), isPlain(number + 1)
    {
      spans[number].emphases.formUnion(spans[number + 1].emphases)
      spans.removeLast()
    }
  }

  /// Whether a span has only emphases.
  func isPlain(_ number: Int) -> Bool {
    let span = spans[number]
    return span.address == nil && span.footnote == nil && span.object == nil && number != openFormula
  }

  /// Whether there is an empty span that is not the last one.
  var hasEmptySpans = false
}
