/// What stands around the text of a composer: the message that is replied to or edited, the attachments,
/// buttons, and candidates for what is typed.
public struct ComposerBar: Hashable, Sendable {
  /// The message that is replied to or edited; nil if there is none.
  public var topic: ComposerTopic?
  /// The attachments that are sent with the text, in the order of the strip.
  public var attachments: [MessageAttachment]
  /// The preview of the page that the text links to; nil if there is none, or if the reader has closed it.
  public var preview: LinkPreview?
  /// The buttons before the text, from the edge of the bar to the text.
  public var leading: [ComposerButton]
  /// The buttons after the text, from the text to the edge of the bar.
  public var trailing: [ComposerButton]
  /// The candidates for the word at the caret (`Composer.query`); empty if no list is shown.
  public var candidates: [ComposerCandidate]
  /// The number, from 0, of the candidate that the return key takes.
  public var chosen: Int

  /// Creates a bar, by default an empty one.
  public init(
    topic: ComposerTopic? = nil, attachments: [MessageAttachment] = [], preview: LinkPreview? = nil,
    leading: [ComposerButton] = [], trailing: [ComposerButton] = [], candidates: [ComposerCandidate] = [],
    chosen: Int = 0
  ) {
    self.topic = topic
    self.attachments = attachments
    self.preview = preview
    self.leading = leading
    self.trailing = trailing
    self.candidates = candidates
    self.chosen = chosen
  }

  /// Whether there is nothing around the text.
  public var isEmpty: Bool {
    topic == nil && attachments.isEmpty && preview == nil && leading.isEmpty && trailing.isEmpty
      && candidates.isEmpty
  }

  /// A button for attachments before the text, and buttons for emoji and for sending or speaking after it.
  public static let usual = ComposerBar(leading: [.attach], trailing: [.emoji, .sendOrMicrophone])
}

/// The earlier message that the one being written replies to or replaces.
public enum ComposerTopic: Hashable, Sendable {
  /// The message that it replies to.
  case reply(QuotedReply)
  /// The message that it replaces.
  case editing(EditedMessage)
}

/// A message that is being edited.
public struct EditedMessage: Hashable, Sendable {
  /// The id of the message; nil if unknown.
  public var id: MessageID?
  /// The title above its text, in the reader's language.
  public var title: String
  /// Its text before the edit.
  public var text: String
  /// The formatting of its ranges, and the objects in it.
  public var spans: [TextSpan]

  /// Creates it from the message's text.
  public init(
    id: MessageID? = nil, title: String = "Edit message", text: String, spans: [TextSpan] = []
  ) {
    self.id = id
    self.title = title
    self.text = text
    self.spans = spans
  }
}

extension EditedMessage: JSONRecord {
  package static var standard: EditedMessage { EditedMessage(text: "") }

  package static let fields: [RecordField<EditedMessage>] = [
    .optional("id", \.id), .field("title", \.title, or: standard.title),
    .field("text", \.text, isRequired: true), .list("spans", \.spans),
  ]
}

/// A button beside the text of a composer.
public enum ComposerButton: String, Hashable, Sendable, CaseIterable, JSONWord {
  case attach
  case camera
  case emoji
  case send
  case microphone
  /// Sends if there is something to send; otherwise records speech.
  case sendOrMicrophone
}

/// A candidate that can replace the word at the caret.
public struct ComposerCandidate: Hashable, Sendable {
  /// The application's id for it, such as that of a person or of an emoji.
  public var id: String
  /// The text shown for it.
  public var title: String
  /// A second text beside the first; nil if there is none.
  public var detail: String?
  /// The text to insert; nil for the title after its trigger character.
  public var text: String?
  /// The object to insert as a token; nil for a mention of `id` after `@`, and for text after other trigger
  /// characters.
  public var object: InlineObject?

  /// Creates a candidate.
  public init(
    id: String = "", title: String, detail: String? = nil, text: String? = nil, object: InlineObject? = nil
  ) {
    self.id = id
    self.title = title
    self.detail = detail
    self.text = text
    self.object = object
  }
}

extension ComposerCandidate: JSONRecord {
  package static var standard: ComposerCandidate { ComposerCandidate(title: "") }

  package static let fields: [RecordField<ComposerCandidate>] = [
    .field("id", \.id, or: ""), .field("title", \.title, isRequired: true), .optional("detail", \.detail),
    .optional("text", \.text), .optional("object", \.object),
  ]
}
