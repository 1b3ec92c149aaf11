import TextLayout

/// The order of a bubble's content from top to bottom, and the style of each kind of content except the text.
public struct ContentStyle: Hashable, Sendable {
  /// The kinds of content, from top to bottom. A kind that is not listed is not shown.
  public var order: [ContentKind] = ContentKind.allCases
  /// The distances from the bubble's edges to content other than the text, in points; nil to use the bubble's
  /// padding. Kinds of content that have an `inset` of their own ignore them.
  public var padding: DirectionalInsets?
  /// Whether content with an edge of its own (cards, link previews, quotes, code, and pictures smaller than the bubble) is
  /// as far from the bubble's upper and lower edge as from its sides, if it is the first or the last content; and whether
  /// the picture above the texts of a link preview has round corners only at its upper edge.
  public var hasEvenEdges = false
  /// The style of the sender's name in the bubble; nil if it is not shown.
  public var name: NameStyle?
  /// The style of the quote of the message that is replied to.
  public var quote = QuoteStyle()
  /// The style of pictures and videos.
  public var media = MediaStyle()
  /// The style of link previews.
  public var link = LinkStyle()
  /// The style of cards for voice messages, files, contacts, places and calls.
  public var card = CardStyle()
  /// The style of polls.
  public var poll = PollStyle()
  /// The style of program code.
  public var code = CodeStyle()
  /// The style of reactions.
  public var reactions = ReactionStyle()
  /// The style of the footer in the bubble; nil if there is none.
  public var footer: FooterStyle?
  /// The style of buttons.
  public var buttons = ButtonStyle()
  /// The style of a message's blocks.
  public var rich = RichStyle()
  /// The style of formulas that are blocks of their own.
  public var formula = FormulaStyle()
  /// The look of a message whose text still grows; nil to show it like a finished one.
  public var growing: GrowingStyle?

  /// Creates a style with the default values.
  public init() {}
}

/// The kinds of content of a bubble.
public enum ContentKind: String, Hashable, Sendable, CaseIterable, JSONWord {
  case name
  /// The line that names the original sender of a forwarded message.
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
  /// The summary of the replies in the message's thread.
  case thread
}

extension ContentStyle: StyleRecord {
  package static let fields: [RecordField<ContentStyle>] = [
    .field("order", \.order, .distinct()),
    .optional("padding", \.padding), .field("evenEdges", \.hasEvenEdges, or: false),
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
    .field("formula", \.formula, or: FormulaStyle()), .optional("growing", \.growing),
  ]
}
