import TextLayout

/// The content of a bubble, from top to bottom, and the style of each kind of content besides the text.
public struct ContentStyle: Hashable, Sendable {
  /// The order of the content. A kind that is not listed is not shown.
  public var order: [ContentKind] = ContentKind.allCases
  /// The distances from the bubble's edges to content other than the text, unless it has an inset of its own,
  /// in points; nil for the bubble's padding.
  public var padding: DirectionalInsets?
  /// The sender's name within the bubble; nil if there is none.
  public var name: NameStyle?
  /// The quote of the message that is replied to.
  public var quote = QuoteStyle()
  /// Pictures and videos.
  public var media = MediaStyle()
  /// Link previews.
  public var link = LinkStyle()
  /// Voice messages, files, contacts and places.
  public var card = CardStyle()
  /// Polls.
  public var poll = PollStyle()
  /// Program code.
  public var code = CodeStyle()
  /// Reactions.
  public var reactions = ReactionStyle()
  /// The time and the delivery state within the bubble; nil if there is none.
  public var footer: FooterStyle?
  /// Buttons.
  public var buttons = ButtonStyle()
  /// The blocks of a message.
  public var rich = RichStyle()
  /// Formulas on lines of their own.
  public var formula = FormulaStyle()

  /// Creates a style with the default values.
  public init() {}
}

/// The kinds of content of a bubble.
public enum ContentKind: String, Hashable, Sendable, CaseIterable, JSONWord {
  case name
  /// Who wrote a forwarded message first.
  case forwarded
  case quote
  case media
  case link
  case cards
  case poll
  case text
  case code
  case reactions
  case footer
  case buttons
  /// The replies to the message that stand in a thread.
  case thread
}

extension ContentStyle: StyleRecord {
  package static let fields: [RecordField<ContentStyle>] = [
    .field("order", \.order, .distinct()),
    .optional("padding", \.padding),
    .optional("name", \.name),
    .field("quote", \.quote),
    .field("media", \.media),
    .field("link", \.link),
    .field("card", \.card),
    .field("poll", \.poll),
    .field("code", \.code),
    .field("reactions", \.reactions),
    .optional("footer", \.footer),
    .field("buttons", \.buttons), .field("rich", \.rich, or: RichStyle()),
    .field("formula", \.formula, or: FormulaStyle()),
  ]
}
