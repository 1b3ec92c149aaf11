/// What stands around the text of a composer: what is replied to or edited, what goes along, buttons, and candidates for what is typed.
public struct ComposerBar: Hashable, Sendable {
  /// What the message replies to, or which one is edited; nil for neither.
  public var topic: ComposerTopic?
  /// The attachments that are sent with the text, in the order of the strip.
  public var attachments: [MessageAttachment]
  /// The page that the text links to; nil for none, or where the reader has closed it.
  public var preview: LinkPreview?
  /// The buttons before the text, from the edge of the bar to the text.
  public var leading: [ComposerButton]
  /// The buttons after the text, from the text to the edge of the bar.
  public var trailing: [ComposerButton]
  /// What the reader may choose for what is typed at the caret (`Composer.query`); empty for no list.
  public var candidates: [ComposerCandidate]
  /// The number, from 0, of the candidate that the return key takes.
  public var chosen: Int

  /// A bar with what is given, by default nothing.
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

  /// A button before the text for attachments, and after it for emoji and for sending or speaking.
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
  /// Which one it is; nil for unknown.
  public var id: MessageID?
  /// The title above its text, in the reader's language.
  public var title: String
  /// Its text as it was.
  public var text: String
  /// How ranges of it look, and the objects in it.
  public var spans: [TextSpan]

  /// A message by its text.
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
  /// To send where there is something to send, otherwise to speak.
  case sendOrMicrophone
}

/// Something that may take the place of what is typed at the caret.
public struct ComposerCandidate: Hashable, Sendable {
  /// The application's id of it, such as that of a person or of an emoji.
  public var id: String
  /// The text that is shown for it.
  public var title: String
  /// A second text beside the first; nil for none.
  public var detail: String?
  /// The text that is inserted; nil for the title after its sign.
  public var text: String?
  /// What is inserted as a token; nil for a mention of `id` after `@`, and for text after other signs.
  public var object: InlineObject?

  /// A candidate.
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
