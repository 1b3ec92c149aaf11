/// The quote of the earlier message that a message replies to.
public struct QuotedReply: Hashable, Sendable {
  /// The id of the earlier message, with which the application can scroll to it; nil if unknown. A quote that names
  /// neither words nor a picture shows those of this message, as `init(of:)` makes them, if it is above the reply.
  public var id: MessageID?
  /// The sender of the earlier message, identified as in `Message.sender`; nil to show no sender.
  public var sender: String?
  /// The name shown for the sender. If nil, the person's name is shown or, if there is none, `sender`.
  public var senderName: String?
  /// The text of the earlier message, or its beginning.
  public var text: String
  /// The ranges of the text that are formatted, are links or are replaced by objects, in ascending order, as
  /// in `Message.spans`.
  public var spans: [TextSpan] = []
  /// The format of the text. If nil, it has the format of the message with the `id`, if that is above the reply, or else of
  /// the message that contains the quote, unless the quote has spans. Of a text in Markdown, the quote shows the words that the earlier message shows.
  public var format: TextFormat?
  /// Whether the text and the picture are covered until the reader uncovers them (see
  /// `LayoutEnvironment.uncovered`). If only ranges of the text are covered, `spans` names them.
  public var isCovered = false
  /// Whether a small picture of the earlier message is shown beside the text.
  public var hasPicture: Bool
  /// Whether the picture is covered, because the earlier message covers it.
  package var isPictureCovered = false
  /// Whether `$x$` is a formula in a text in Markdown. If nil, it is what the message that contains the quote says.
  var readsDollars: Bool?

  /// Creates a quote.
  public init(
    id: MessageID? = nil, sender: String? = nil, text: String = "", hasPicture: Bool = false,
    senderName: String? = nil
  ) {
    self.id = id
    self.sender = sender
    self.senderName = senderName
    self.text = text
    self.hasPicture = hasPicture
  }
}

extension QuotedReply {
  /// The quote with its text as one line, as it is shown.
  var inOneLine: QuotedReply {
    let line = OneLine(text)
    var quote = self
    quote.text = line.text
    quote.spans = line.places(of: spans)
    return quote
  }

  /// Returns the quote with the words that its text in Markdown shows, with the covers of spoilers.
  ///
  /// - Parameter message: The message that contains the quote.
  /// - Complexity: Linear in the text.
  func readingMarkdown(in message: Message) -> QuotedReply {
    guard !text.isEmpty, spans.isEmpty, (format ?? message.format) == .markdown else { return self }
    var earlier = Message(id: 0, sender: nil, text: text, format: .markdown)
    (earlier.lineEnds, earlier.readsDollars) = (message.lineEnds, readsDollars ?? message.readsDollars)
    let plain = earlier.readingMarkdown.inPlainText(.closed)
    var quote = self
    (quote.text, quote.spans, quote.format) = (plain.text, plain.spans, .plain)
    return quote
  }

  /// The text without formatting. Everything that a spoiler covers is replaced by `▒▒▒`.
  public var plainText: String {
    if format == .markdown, spans.isEmpty {
      return readingMarkdown(in: Message(id: 0, sender: nil, text: "")).plainText
    }
    return isCovered
      ? text.isEmpty ? "" : CoveredWords.cover
      : RichText(text, spans: spans).hidingCovers.text.withoutObjectMarks
  }
}

extension QuotedReply: MessageRecord {
  package static var standard: QuotedReply { QuotedReply(sender: nil, text: "") }

  package static let fields: [RecordField<QuotedReply>] = [
    .optional("sender", \.sender), .optional("senderName", \.senderName),
    .field("text", \.text, or: ""), .list("spans", \.spans), .optional("format", \.format),
    .field("picture", \.hasPicture, or: false), .optional("id", \.id),
    .field("spoiler", \.isCovered, or: false),
  ]

  package mutating func check() { spans = spans.onScalars(of: text) }
}

extension QuotedReply: Codable {
  /// Reads an object such as `{"id":7,"sender":"Ann","text":"…","picture":true}`.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }

  /// Writes the object that `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}
