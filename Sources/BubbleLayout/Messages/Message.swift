/// One message of a conversation: what was said, by whom and when, and what it carries.
///
/// It is plain data, and `Codable` in the JSON form that `Documentation/Messages.md` describes.
///
/// ```swift
/// import BubbleLayout
/// import Foundation
///
/// let message = Message(
///   id: 7, sender: "ann", timestamp: Timestamp(Date()), text: "Look: *two* pictures",
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
  /// The message's identifier, unique in its conversation.
  public var id: MessageID
  /// The sender, by id or by name. It is compared with `LayoutEnvironment.me`, and shown if a style shows
  /// senders and nothing gives another name. Nil for a notice that nobody sent.
  public var sender: String?
  /// The name shown for the sender; nil for the person's name (`LayoutEnvironment.people`), or else for the
  /// sender itself.
  public var senderName: String?
  /// When it was sent; nil for unknown.
  public var timestamp: Timestamp?
  /// The text as it was typed; may be empty if there are attachments.
  public var text: String
  /// Whether it is an ordinary message, an action or a notice.
  public var kind: MessageKind
  /// How the text is parsed; nil for plain text, unless the reader of the input says otherwise.
  public var format: TextFormat?
  /// Whether the text is still growing. Unfinished Markdown is then shown as what it is about to become.
  public var isStreaming: Bool
  /// How a line end within a Markdown paragraph is shown; nil for a space, unless the reader of the input
  /// says otherwise.
  public var lineEnds: LineEnds?
  /// The blocks that are shown instead of the text; empty for a message without blocks. Software that does
  /// not know blocks shows `text`.
  public var blocks: [MessageBlock]
  /// The text's base direction; `natural` derives it from the text itself.
  public var direction: TextDirection
  /// The language of the text, a BCP 47 tag such as `ja`. It affects glyphs and line breaks. Nil if unknown.
  public var language: String?
  /// Ranges of the text that are formatted, have a tag or are shown as an object, ascending. If two emphases
  /// conflict, the later one wins; of two overlapping objects, the one that begins first.
  public var spans: [TextSpan]
  /// The earlier message that it replies to; nil if there is none.
  public var quote: QuotedReply?
  /// What it carries besides its text, in the order in which it is shown.
  public var attachments: [MessageAttachment]
  /// The reactions of others, in the order they are shown.
  public var reactions: [Reaction]
  /// Rows of buttons under it.
  public var buttons: [[MessageButton]]
  /// Whether it was changed after it was sent.
  public var isEdited: Bool
  /// Whether its sender has deleted it. Its whole content is then replaced by words in the reader's language.
  public var isDeleted: Bool
  /// How far its delivery has come; nil if unknown, and for messages of others.
  public var delivery: DeliveryState?
  /// Facts that few messages have; nil if this one has none of them.
  var rare: Shared<RareFacts>?

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
    self.language = language
    self.spans = spans
    self.format = format
    self.isStreaming = isStreaming
    self.lineEnds = lineEnds
    self.blocks = blocks
    self.quote = quote
    self.attachments = attachments
    self.reactions = reactions
    self.buttons = buttons
    self.isEdited = isEdited
    self.isDeleted = isDeleted
    self.delivery = delivery
  }
}

/// The kinds of messages.
public enum MessageKind: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  case message
  /// Something the sender did (`/me waves`).
  case action
  /// Something that the conversation itself reports, such as who joined. It belongs to no group and has a
  /// style of its own.
  case notice
}

/// The base direction of a text.
public enum TextDirection: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  /// The first strong character decides (UAX #9 P2, P3).
  case natural = "auto"
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
