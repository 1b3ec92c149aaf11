import TextLayout

/// What a bubble holds beside the text, from top to bottom.
public struct ContentStyle: Hashable, Sendable {
  /// The order of the parts; one that is not listed is not shown.
  public var order: [ContentKind]
  /// The sender's name within the bubble; nil for none.
  public var name: NameStyle?
  /// What is answered to.
  public var quote: QuoteStyle
  /// Pictures and films.
  public var media: MediaStyle
  /// What a page says about itself.
  public var link: LinkStyle
  /// Voice, files, contacts, places.
  public var card: CardStyle
  /// Questions with answers.
  public var poll: PollStyle
  /// Code.
  public var code: CodeStyle
  /// What others answered with.
  public var reactions: ReactionStyle
  /// Time and status within the bubble; nil for none.
  public var footer: FooterStyle?
  /// Buttons.
  public var buttons: ButtonStyle

  /// Parts of these styles.
  public init(
    order: [ContentKind] = ContentKind.allCases, name: NameStyle? = nil, quote: QuoteStyle = QuoteStyle(),
    media: MediaStyle = MediaStyle(), link: LinkStyle = LinkStyle(), card: CardStyle = CardStyle(),
    poll: PollStyle = PollStyle(), code: CodeStyle = CodeStyle(), reactions: ReactionStyle = ReactionStyle(),
    footer: FooterStyle? = nil, buttons: ButtonStyle = ButtonStyle()
  ) {
    self.order = order
    self.name = name
    self.quote = quote
    self.media = media
    self.link = link
    self.card = card
    self.poll = poll
    self.code = code
    self.reactions = reactions
    self.footer = footer
    self.buttons = buttons
  }
}

/// A part of what a bubble holds.
public enum ContentKind: String, Hashable, Sendable, CaseIterable, JSONWord {
  case name
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
}

extension ContentStyle: JSONRecord {
  static var standard: ContentStyle { ContentStyle() }

  static let fields: [RecordField<ContentStyle>] = [
    .field("order", \.order, .distinct()),
    .optional("name", \.name),
    .field("quote", \.quote),
    .field("media", \.media),
    .field("link", \.link),
    .field("card", \.card),
    .field("poll", \.poll),
    .field("code", \.code),
    .field("reactions", \.reactions),
    .optional("footer", \.footer),
    .field("buttons", \.buttons),
  ]
}
