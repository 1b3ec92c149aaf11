/// The content of the bar around a composer's text: the message that is replied to or edited, the
/// attachments, buttons, and candidates for completing a word.
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
  /// The index in `candidates` of the candidate that the return key inserts.
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

  /// A bar with a button for attachments before the text, and buttons for emoji and for sending or recording
  /// speech after it.
  public static let usual = ComposerBar(leading: [.attach], trailing: [.emoji, .sendOrMicrophone])
}

/// The earlier message that the new message replies to or replaces.
public enum ComposerTopic: Hashable, Sendable {
  /// The message that the new one replies to.
  case reply(QuotedReply)
  /// The message that the new one replaces.
  case editing(EditedMessage)
}

/// A message that is being edited.
public struct EditedMessage: Hashable, Sendable {
  /// The id of the message; nil if unknown.
  public var id: MessageID?
  /// The title above the text of the message, in the reader's language.
  public var title: String
  /// The text of the message before the edit.
  public var text: String
  /// The formatting of ranges of the text, and the objects in it.
  public var spans: [TextSpan]

  /// Creates the topic from the message's text.
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
  /// A button that sends if there is something to send, and records speech otherwise.
  case sendOrMicrophone
}

/// A candidate that can replace the word at the caret.
public struct ComposerCandidate: Hashable, Sendable {
  /// The application's id for the candidate, such as the id of a person or an emoji.
  public var id: String
  /// The text shown for the candidate.
  public var title: String
  /// The text shown beside the title; nil if there is none.
  public var detail: String?
  /// The text to insert; nil to insert the trigger character and the title.
  public var text: String?
  /// The object to insert as a token. If nil, a candidate after `@` is inserted as a mention of `id`, and
  /// other candidates are inserted as text.
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
