import Markdown
import TextLayout

/// A message whose text grows token by token, like the answer of a language model.
struct MessageStream: Sendable {
  let slot: Int
  /// Identifies the state of the message's text when the stream began or after the last addition. If the
  /// message or its placement changes in any other way, a new stream is made.
  private(set) var textStamp: UInt64
  let placement: Placement
  let role: MessageRole
  private let plan: Shared<CellPlan>
  /// The measurements of everything besides the text. If the text is truncated, they include the text.
  private let record: RowRecord
  private let emoticons: EmoticonTable
  /// The letters by which the language of Han characters is found.
  private var letters: HanLetters
  private let han: HanLanguage
  /// Whether the text is shown as one line.
  private let isOneLine: Bool
  private var collapse: CollapseStyle?
  private var lineOptions = LayoutOptions()
  /// The growing text; nil for a text that has reached its maximum visible length, and for Markdown.
  private(set) var text: StreamedParagraph?
  /// The isolates of the growing text, the spans that it began with, and its length in UTF-16 units and bytes.
  private var directions: GrowingDirections?
  private var spans: [TextSpan] = []
  private var length = (units: 0, bytes: 0)
  /// The growing blocks; nil for plain text.
  private(set) var markdown: StreamedMarkdown?

  /// How many characters at the end of a text are searched for emoticons that a token completes. This is
  /// twice the length of the longest emoticon, so that the context before it is included.
  private static let emoticonReach = 2 * EmoticonTable.largestLength

  /// - Parameter limit: The current maximum width of a line.
  /// - Returns: Nil for a message that has to be laid out as a whole: one that shows other content than its
  ///   text, or whose height no `RowRecord` can compute.
  init?(
    _ entry: TranscriptEntry, slot: Int, prepared: PreparedMessage, _ assembler: RowAssembler,
    limit: LayoutUnit
  ) {
    let message = entry.message
    // The first token changes more than the text: the dots disappear, and the bubble gets its width.
    guard let placement = entry.placement, !message.isDeleted, message.format != .markdown,
      !prepared.isThinking,
      let element = prepared.text,
      let source = assembler.recordSource(of: prepared, sent: message.timestamp, placement),
      source.text != nil
    else { return nil }
    let isCut = element.isLong
    // Whether such a text is shortened depends on all of it.
    if element.other != nil { return nil }
    // The label below an expanded text would move with each new line, so the message is laid out as a whole.
    if isCut, element.isExpanded { return nil }
    if !isCut {
      guard element.text.text == message.text, element.objects.isEmpty, Self.cannotBeEnlarged(message.text),
        message.spans.allSatisfy({ $0.range.upperBound <= message.text.utf16.count })
      else { return nil }
    }
    guard
      let record =
        isCut
        ? source.record(limit: limit, shapingMeetings: true) : source.recordWithoutText(limit: limit)
    else { return nil }
    self.init(entry, slot, placement, prepared.role, source.plan, record, assembler)
    let style = assembler.style.shared(prepared.role)
    collapse = message.isStreaming ? nil : element.style.collapse
    lineOptions = element.text.options(element.style.alignment)
    var maker = TextMaker(fonts: assembler.engine.fonts, environment: assembler.shown)
    maker.typesetters = assembler.engine.typesetters
    maker = maker.texts(of: message)
    let font = OwnText.font(of: message, style.value.text, fonts: assembler.engine.fonts)
    directions = GrowingDirections(
      OwnText.directions(
        style.value.text, style.value.text.paragraphOptions(direction: message.direction.base)))
    spans = message.spans
    length = (message.text.utf16.count, message.text.utf8.count)
    text =
      isCut
      ? nil
      : OwnText.streamed(
        ShownText(
          message, emoticons: emoticons, typesetters: maker.typesetters, in: maker.room(in: font)),
        of: message, style: style.value.text, code: style.value.content.code.inline, maker: maker)
  }

  /// Makes the stream of a text in Markdown, which is shown as blocks; nil for a message that is complete.
  init?(
    markdown entry: TranscriptEntry, slot: Int, prepared: PreparedMessage, _ assembler: RowAssembler,
    limit: LayoutUnit
  ) {
    guard let placement = entry.placement, !entry.message.isDeleted, entry.message.isStreaming,
      let source = assembler.recordSource(of: prepared, sent: entry.message.timestamp, placement),
      let markdown = StreamedMarkdown(
        entry.message, prepared, assembler, grid: source.plan.value.cell.grid)
    else { return nil }
    let whole = markdown.node == nil ? source.record(limit: limit, shapingMeetings: true) : nil
    self.init(
      entry, slot, placement, prepared.role, source.plan, whole ?? source.recordWithoutText(limit: limit),
      assembler)
    self.markdown = markdown
  }

  /// Sets the properties that all streams have. The other initializers add the text or the blocks.
  private init(
    _ entry: TranscriptEntry, _ slot: Int, _ placement: Placement, _ role: MessageRole,
    _ plan: Shared<CellPlan>, _ record: RowRecord, _ assembler: RowAssembler
  ) {
    self.slot = slot
    textStamp = entry.textStamp
    self.placement = placement
    self.role = role
    self.plan = plan
    self.record = record
    emoticons = assembler.style.emoticons
    letters = HanLetters(in: entry.message)
    han = assembler.shown.han
    isOneLine = assembler.style[role].text.isOneLine
  }

  /// Returns whether this is the stream of the message in its current state.
  func holds(_ entry: TranscriptEntry, slot: Int) -> Bool {
    self.slot == slot && textStamp == entry.textStamp && placement == entry.placement
  }

  /// Appends to the text.
  ///
  /// - Parameters:
  ///   - addition: The added text.
  ///   - whole: The text including the addition.
  ///   - stamp: The new value of `textStamp`.
  /// - Returns: False if the message has to be laid out as a whole: an emoticon was completed, the text may be
  ///   too long to be shown whole, the first letter came that decides the language of Han characters, or a text
  ///   of one line got more white space.
  mutating func append(_ addition: String, to whole: String, stamp: UInt64) -> Bool {
    guard keepsLanguage(addition), !isOneLine || whole.endsInOneLine(addition) else { return false }
    if markdown != nil {
      textStamp = stamp
      return markdown?.append(addition) == true
    }
    if text != nil, let collapse, !collapse.cannotBeTooLong(whole), collapse.cut(whole) != nil {
      return false
    }
    if !emoticons.substitutions.isEmpty {
      let end = String(whole.unicodeScalars.suffix(Self.emoticonReach + addition.unicodeScalars.count))
      guard emoticons.substituting(in: end) == end else { return false }
    }
    if text != nil {
      if let (index, ranges) = directions?.update(whole, spans: spans, settled: length) {
        text?.replaceDirections(from: index, with: ranges)
      }
      length = (length.units + addition.utf16.count, length.bytes + addition.utf8.count)
    }
    text?.append(addition)
    textStamp = stamp
    return true
  }

  /// Whether the language of Han characters in the message stays the same with an addition.
  private mutating func keepsLanguage(_ addition: String) -> Bool {
    let known = letters
    letters.formUnion(HanLetters(in: addition))
    return letters == known
      || letters.language == known.language && han.language(of: letters) == han.language(of: known)
  }

  /// Returns the height of the message's rows; nil if the message has to be laid out as a whole.
  ///
  /// - Complexity: Linear in the lines that the last additions may have changed.
  mutating func height(in limits: CellLimits) -> LayoutUnit? {
    if markdown != nil { return blocksHeight(in: limits) }
    guard text != nil else { return record.height(by: plan, in: limits)?.height }
    // The text is taken out of the property while it is measured, so that its tables have one owner and are
    // not copied.
    guard var growing = text.take() else { return nil }
    let options = lineOptions
    let height = record.height(by: plan, in: limits) { LineSums(growing.measure(in: $0, options: options)) }
    text = growing
    return height?.height
  }

  private mutating func blocksHeight(in limits: CellLimits) -> LayoutUnit? {
    if markdown?.node == nil { return record.height(by: plan, in: limits)?.height }
    guard let place = markdown?.node, let tree = markdown?.tree else { return nil }
    return record.height(by: plan, in: limits, growing: (place, tree))?.height
  }

  /// Returns whether the text can never consist only of emoji, which would be enlarged, whatever is added:
  /// its beginning has a letter that is not an emoji.
  private static func cannotBeEnlarged(_ text: String) -> Bool {
    text.unicodeScalars.prefix(64).contains { $0.properties.isAlphabetic && !$0.properties.isEmoji }
  }
}
