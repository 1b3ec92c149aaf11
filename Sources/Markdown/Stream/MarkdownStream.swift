/// A growing text in Markdown, whose blocks are updated with each addition.
///
/// After n bytes the blocks equal those of a new stream that received these n bytes at once, however they
/// were divided. After ``finish()`` they equal those of a ``MarkdownDocument``. The cost of an append depends
/// on the addition and on the open part of the text: the unfinished line, and in an open paragraph its last word or
/// token of markup. When markup is closed, the text from its beginning is parsed once more. Finished blocks are
/// neither parsed nor created again, except those that use a label whose definition has arrived since.
///
/// For speed, keep no copy of ``blocks`` across an append, because shared values must be copied before they
/// change.
public struct MarkdownStream: Sendable {
  /// The current blocks. Unfinished markup is completed or hidden as ``HealingOptions`` describe.
  public internal(set) var blocks: [MessageBlock] = []
  /// The changes of the last append or ``finish()``.
  public internal(set) var change = MarkdownChange()
  /// Whether the text has ended.
  public private(set) var isFinished = false

  var bytes: SourceBytes
  var reader: SourceLines
  var builder: BlockBuilder
  /// The parser's state before it read the unfinished line.
  var saved = ParserState()
  /// The containers that are open after the finished lines, from the document inwards.
  var levels: [StreamLevel]
  /// The growing leaf, with the place up to which its text is final.
  var growing: GrowingLeaf?
  /// Whether the unfinished line stays text of its leaf, whatever is added to it.
  var isSettledLine = false
  /// How many definitions are in finished lines, and the labels that were defined after the last append.
  var known = KnownLabels()
  private let unfinished: UnfinishedLine

  /// Creates an empty stream.
  public init(
    options: MarkdownOptions = .init(), healing: HealingOptions = .init(), limits: MarkdownLimits = .init()
  ) {
    bytes = SourceBytes(limit: limits.bytes)
    reader = SourceLines(options: options, limits: limits)
    builder = BlockBuilder(options: options, healing: healing, limits: limits, isStreaming: true)
    unfinished = UnfinishedLine(healing: healing, options: options)
    levels = [StreamLevel(place: StreamPlace(0, reader.parser))]
  }

  /// The source so far, as UTF-8. All offsets refer to it.
  public var source: [UInt8] { bytes.bytes }

  /// The start of the unfinished line: a UTF-8 offset.
  public var lastLineStart: Int { reader.lineStart }

  /// The places where the text exceeds the limits so far.
  public var overruns: [MarkdownOverrun] {
    builder.overruns(bytes.overruns, reader.parser)
  }

  /// The index of the first block of the text that the last append changed.
  public var changedFrom: Int { change.first }

  /// Appends a text. Has no effect after ``finish()``.
  @discardableResult
  public mutating func append(_ text: some StringProtocol) -> MarkdownChange {
    guard !isFinished else { return change }
    let start = bytes.bytes.count
    bytes.append(text)
    read(from: start)
    return change
  }

  /// Appends UTF-8, which may be cut inside a character. Has no effect after ``finish()``.
  @discardableResult
  public mutating func append(utf8 text: some Collection<UInt8>) -> MarkdownChange {
    guard !isFinished else { return change }
    let start = bytes.bytes.count
    bytes.append(utf8: text)
    read(from: start)
    return change
  }

  /// Ends the text. From now on the blocks are those of the complete text.
  @discardableResult
  public mutating func finish() -> MarkdownChange {
    guard !isFinished else { return change }
    isFinished = true
    bytes.finish()
    let held = bytes.bytes
    let source = held.span
    reader.parser.restore(&saved)
    reader.read(source, isWhole: true)
    builder.endStreaming()
    growing = nil
    update(source)
    return change
  }

  private mutating func read(from start: Int) {
    guard bytes.bytes.count > start else { return change = MarkdownChange(path: [blocks.count]) }
    // A local copy of the reference, because the rest of this value changes while the source is read.
    let held = bytes.bytes
    let source = held.span
    if isSettledLine, extendLine(from: start, source) {
      if !updateGrowingLeaf(source) { update(source) }
      return
    }
    isSettledLine = false
    reader.parser.restore(&saved)
    reader.read(source, isWhole: false)
    readUnfinishedLine(source)
    update(source)
  }

  /// Adds bytes to an unfinished line that stays text. Returns false if the bytes contain a line end.
  private mutating func extendLine(from start: Int, _ source: Span<UInt8>) -> Bool {
    for place in start..<source.count where source[place].isLineEnd { return false }
    if reader.parser.options.details,
      source.contains("<details", in: max(reader.lineStart, start - 7)..<source.count)
    {
      return false
    }
    guard let leaf = reader.parser.open.last else { return false }
    reader.scanned = source.count
    reader.parser.segments[reader.parser.segments.count - 1].end = source.count
    let line = reader.parser.segments[reader.parser.segments.count - 1]
    reader.parser.nodes[leaf].end =
      reader.parser.nodes[leaf].kind == .paragraph
      ? source.endWithoutSpaces(line.start..<line.end) : source.count
    return true
  }

  /// Reads the unfinished line. If the line must be held back, restores the state before it.
  private mutating func readUnfinishedLine(_ source: Span<UInt8>) {
    let end =
      source.count > reader.lineStart && source[source.count - 1] == 0x0D ? source.count - 1 : source.count
    let line = reader.lineStart..<max(reader.lineStart, end)
    reader.parser.save(in: &saved)
    builder.firstOpenSegment = reader.parser.segments.count
    guard source.startWithoutSpaces(line) < line.upperBound else { return addOpenDefinitions(source) }
    if !beginDelimiterRow(line, source) {
      reader.parser.take(line, isUnfinished: true, source)
      reader.linesRead += 1
      if unfinished.isHeldBack(reader.parser, source) {
        reader.parser.restore(&saved)
        reader.parser.save(in: &saved)
      } else {
        isSettledLine = end == source.count && isSettled(line, source, reader.parser)
      }
    }
    addOpenDefinitions(source)
  }

  /// Whether an unfinished line stays text of its leaf, whatever follows.
  private func isSettled(_ line: Range<Int>, _ source: Span<UInt8>, _ parser: BlockParser) -> Bool {
    guard parser.outcome == .text, !parser.isFull, let leaf = parser.open.last,
      parser.nodes[leaf].segmentCount > 0,
      parser.nodes[leaf].firstSegment + parser.nodes[leaf].segmentCount == parser.segments.count
    else { return false }
    let segment = parser.segments[parser.segments.count - 1]
    guard segment.start < segment.end, segment.end == line.upperBound else { return false }
    let first = source[segment.start]
    switch parser.nodes[leaf].kind {
    case .paragraph:
      let isInDetails = parser.open.contains { parser.nodes[$0].kind == .details }
      return !isInDetails && !parser.startsDefinition(leaf, source)
        && UnfinishedLine.staysText(
          segment.start..<source.endWithoutSpaces(segment.start..<segment.end), source)
        && !(parser.options.details && source.contains("<details", in: segment.start..<segment.end))
    case .code:
      return parser.nodes[leaf].isFenced && first != parser.nodes[leaf].character && !first.isSpaceOrTab
    default: return false
    }
  }

  /// Converts the last line of an open paragraph to a table header as soon as a delimiter row begins below
  /// it.
  private mutating func beginDelimiterRow(_ line: Range<Int>, _ source: Span<UInt8>) -> Bool {
    guard reader.parser.options.tables, builder.healing.tables, let leaf = reader.parser.open.last,
      reader.parser.nodes[leaf].kind == .paragraph, reader.parser.nodes[leaf].segmentCount > 0
    else { return false }
    switch source[line.upperBound - 1] {
    case UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: " "), UInt8(ascii: "\t"): break
    default: return false
    }
    if reader.parser.beginTable(line, source) { return true }
    reader.parser.restore(&saved)
    reader.parser.save(in: &saved)
    return false
  }
}
