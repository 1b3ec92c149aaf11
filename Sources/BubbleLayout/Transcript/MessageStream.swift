import TextLayout

/// A message whose text grows token by token, as answers of a language model do.
struct MessageStream: Sendable {
  let slot: Int
  /// The message and its placement that it was begun with; another one begins anew.
  private(set) var textStamp: UInt64
  let placement: Placement
  let role: MessageRole
  private let heights: TextHeights
  private let emoticons: EmoticonTable
  private let collapse: CollapseStyle?
  private(set) var text: StreamedParagraph

  /// How far back from its end a text is looked at for emoticons that a token completes, in characters: twice what
  /// the longest takes, so that what stands before it is seen, too.
  private static let emoticonReach = 2 * EmoticonTable.largestLength

  /// - Returns: Nil for a message that has to be laid out whole: one that is more than its text, or is shown as
  ///   something else.
  init?(_ entry: TranscriptEntry, slot: Int, prepared: PreparedMessage, _ assembler: RowAssembler) {
    let message = entry.message
    let shown = ShownText(message, emoticons: assembler.style.emoticons)
    guard let placement = entry.placement, shown.text == message.text, shown.objects.isEmpty,
      !message.isDeleted,
      Self.cannotBeEnlarged(message.text),
      message.spans.allSatisfy({ $0.range.upperBound <= message.text.utf16.count }),
      let heights = assembler.textHeights(of: prepared, sent: message.timestamp, placement),
      heights.text.readMoreSize == nil
    else { return nil }
    self.slot = slot
    textStamp = entry.textStamp
    self.placement = placement
    role = prepared.role
    self.heights = heights
    emoticons = assembler.style.emoticons
    let style = assembler.style.shared(prepared.role)
    collapse = heights.text.style.collapse
    text = TextElement.streamed(
      shown, of: message, style: style.value.text, code: style.value.content.code.font,
      maker: TextMaker(fonts: assembler.engine.fonts, environment: assembler.shown))
  }

  /// Whether it is the stream of a message as it is.
  func holds(_ entry: TranscriptEntry, slot: Int) -> Bool {
    self.slot == slot && textStamp == entry.textStamp && placement == entry.placement
  }

  /// Adds to the text.
  ///
  /// - Parameters:
  ///   - addition: What comes after the text.
  ///   - whole: The text with it.
  ///   - stamp: What identifies the message from now on.
  /// - Returns: False where the message has to be laid out whole: an emoticon was completed, or the text may be too long
  ///   to be shown whole.
  mutating func append(_ addition: String, to whole: String, stamp: UInt64) -> Bool {
    if let collapse, !collapse.cannotBeTooLong(whole) { return false }
    if !emoticons.substitutions.isEmpty {
      let end = String(whole.unicodeScalars.suffix(Self.emoticonReach + addition.unicodeScalars.count))
      guard emoticons.substituting(in: end) == end else { return false }
    }
    text.append(addition)
    textStamp = stamp
    return true
  }

  /// The height of the message's rows; nil where it has to be laid out whole to know.
  ///
  /// - Complexity: Linear in the lines that the last additions may have changed.
  mutating func height(limit: LayoutUnit) -> LayoutUnit? {
    guard limit >= heights.leastLimit else { return nil }
    let measure = text.measure(in: .fixed(limit), options: heights.text.lineOptions)
    return heights.plan.height(of: LineSums(measure), limit: limit, footerWidth: heights.footerWidth)?.height
  }

  /// Whether a text is never enlarged, whatever comes after it: there is a letter in its beginning that is no emoji.
  private static func cannotBeEnlarged(_ text: String) -> Bool {
    text.unicodeScalars.prefix(64).contains { $0.properties.isAlphabetic && !$0.properties.isEmoji }
  }
}
