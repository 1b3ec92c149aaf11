#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One message of a conversation: its text, sender and time, with its attachments and other parts.
///
/// A message is plain data, and `Codable` in the JSON form that `Documentation/Messages.md` describes.
///
/// ```swift
/// import BubbleLayout
/// import Foundation
///
/// let message = Message(
///   id: 7, sender: "ann", timestamp: Date(), text: "Look: *two* pictures",
///   spans: [TextSpan(range: 6..<11, emphasis: .bold)],
///   attachments: [
///     .media(MediaAttachment(size: PictureSize(width: 1600, height: 1200))),
///     .media(MediaAttachment(size: PictureSize(width: 900, height: 1200))),
///   ],
///   reactions: [Reaction(symbol: "👍", count: 3)], delivery: .read)
/// print(String(decoding: try JSONEncoder().encode(message), as: UTF8.self))
///
/// let json = #"{"id": 8, "sender": "bob", "timestamp": "2026-01-31T08:30:00Z", "text": "Hi"}"#
/// let reply = try JSONDecoder().decode(Message.self, from: Data(json.utf8))
/// print(reply.text)                                     // Hi
/// ```
public struct Message: Hashable, Sendable, Identifiable {
  // A conversation has many messages. So fields of one byte stand together, and large ones that few messages have are
  // behind references.

  /// The message's identifier, unique in its conversation.
  public var id: MessageID
  /// Whether the message is an ordinary message, an action or a notice.
  public var kind: MessageKind
  /// The format of the text. Nil for plain text, unless an option for reading the input names another format.
  public var format: TextFormat?
  /// Whether the text is still growing. Unfinished Markdown is then shown as if its closing marks were there.
  public var isStreaming: Bool
  /// How a line end within a Markdown paragraph is shown. Nil to show it as a space, unless an option for
  /// reading the input makes it a line break.
  public var lineEnds: LineEnds?
  /// The base direction of the text. If it is `natural`, the text itself decides (UAX #9).
  public var direction: TextDirection
  /// Whether the message was changed after it was sent.
  public var isEdited: Bool
  /// Whether the sender has deleted the message. A text in the reader's language then replaces its whole
  /// content.
  public var isDeleted: Bool
  /// The sender, by id or by name. It is compared with `LayoutEnvironment.me`. Styles that show senders show
  /// it if no other name is given. Nil for a notice that nobody sent.
  public var sender: String?
  /// The name shown for the sender. If nil, the person's name in `LayoutEnvironment.people` is shown or, if
  /// there is none, `sender`.
  public var senderName: String?
  /// The text as it was typed. It may be empty if there are attachments.
  public var text: String
  /// The blocks that are shown instead of the text; empty for a message without blocks. Software that does
  /// not support blocks shows `text`.
  public var blocks: [MessageBlock]
  /// The ranges of the text that are formatted, have a tag or are replaced by an object, in ascending order.
  /// If two emphases conflict, the later one applies. If two objects overlap, the one that begins first is
  /// shown.
  public var spans: [TextSpan]
  /// The attachments of the message, in the order in which they are shown.
  public var attachments: [MessageAttachment]
  /// The reactions to the message, in the order in which they are shown.
  public var reactions: [Reaction]
  /// Rows of buttons under the message.
  public var buttons: [[MessageButton]]
  private var sharedQuote: Shared<QuotedReply>?
  /// Properties that few messages have; nil if this message has none of them.
  var rare: Shared<RareFacts>?
  /// When the message was sent; nil if unknown.
  public var timestamp: Timestamp?
  /// The delivery state; nil if unknown, and for messages of others.
  public var delivery: DeliveryState?

  /// The earlier message that this one replies to; nil if there is none.
  public var quote: QuotedReply? {
    get { sharedQuote?.value }
    set { sharedQuote = newValue.map { Shared($0) } }
  }

  /// Creates a message.
  public init(
    id: MessageID, sender: String?, timestamp: Timestamp? = nil, text: String, kind: MessageKind = .message,
    direction: TextDirection = .natural, language: String? = nil, spans: [TextSpan] = [],
    format: TextFormat? = nil, isStreaming: Bool = false, lineEnds: LineEnds? = nil,
    blocks: [MessageBlock] = [], quote: QuotedReply? = nil,
    attachments: [MessageAttachment] = [], reactions: [Reaction] = [], buttons: [[MessageButton]] = [],
    isEdited: Bool = false, isDeleted: Bool = false, delivery: DeliveryState? = nil, senderName: String? = nil
  ) {
    self.id = id
    self.sender = sender
    self.senderName = senderName
    self.timestamp = timestamp
    self.text = text
    self.kind = kind
    self.direction = direction
    self.spans = spans
    self.format = format
    self.isStreaming = isStreaming
    self.lineEnds = lineEnds
    self.blocks = blocks
    self.attachments = attachments
    self.reactions = reactions
    self.buttons = buttons
    self.isEdited = isEdited
    self.isDeleted = isDeleted
    self.delivery = delivery
    self.quote = quote
    if language != nil { self.language = language }
  }

  /// Creates a message that was sent at a `Date`, which counts in whole milliseconds.
  public init(
    id: MessageID, sender: String?, timestamp: Date, text: String, kind: MessageKind = .message,
    direction: TextDirection = .natural, language: String? = nil, spans: [TextSpan] = [],
    format: TextFormat? = nil, isStreaming: Bool = false, lineEnds: LineEnds? = nil,
    blocks: [MessageBlock] = [], quote: QuotedReply? = nil,
    attachments: [MessageAttachment] = [], reactions: [Reaction] = [], buttons: [[MessageButton]] = [],
    isEdited: Bool = false, isDeleted: Bool = false, delivery: DeliveryState? = nil, senderName: String? = nil
  ) {
    self.init(
      id: id, sender: sender, timestamp: Timestamp(timestamp), text: text, kind: kind, direction: direction,
      language: language, spans: spans, format: format, isStreaming: isStreaming, lineEnds: lineEnds,
      blocks: blocks, quote: quote, attachments: attachments, reactions: reactions, buttons: buttons,
      isEdited: isEdited, isDeleted: isDeleted, delivery: delivery, senderName: senderName)
  }
}

/// The kinds of messages.
public enum MessageKind: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  case message
  /// An action of the sender (`/me waves`).
  case action
  /// A report about the conversation itself, such as who joined. Notices belong to no group and have a style
  /// of their own.
  case notice
}

/// The delivery state of a message.
public enum DeliveryState: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  case sending
  case sent
  case delivered
  case read
  case failed
}

/// The format of a message's text.
public enum TextFormat: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  /// Plain text.
  case plain
  /// Markdown: CommonMark with tables, tasks, footnotes, alerts and details.
  case markdown
}

/// How a line end within a Markdown paragraph is shown.
public enum LineEnds: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  /// It is shown as a space (CommonMark's soft break).
  case soft
  /// It is shown as a line break.
  case hard
}
