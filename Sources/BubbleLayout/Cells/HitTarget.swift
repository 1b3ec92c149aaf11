/// What a press at a point of a row hits. Numbers are indices of the message's attachments, answers, buttons
/// and reactions, from 0.
public enum HitTarget: Hashable, Sendable {
  /// The area of a row outside the bubble and all parts.
  case background
  /// An area of the bubble without any part.
  case bubble
  /// The message's text.
  case text
  /// A link, a mention or other detected data in the text.
  case data(DetectedData)
  /// A range of the text that links to an address, or a picture with an address of its own, whose range is empty. The
  /// address is exactly as in the message, so check its scheme before you open it. The range is in UTF-16 offsets in the
  /// shown text.
  case link(address: String, range: Range<Int>)
  /// The reference to a footnote in the text, by the footnote's label.
  case footnote(label: String, range: Range<Int>)
  /// The sign at the end of a footnote that leads back to the first reference to it, by the footnote's label.
  /// `Cell.destination(of:)` finds the place.
  case footnoteEnd(label: String, range: Range<Int>)
  /// A range of the text that is covered until the reader reveals it. Links in the range cannot be hit.
  case spoiler(Range<Int>)
  /// A picture, a card or another part without words that is covered until the reader reveals it, by the path
  /// of its block or attachment. Like a range of a text, it has the name `spoiler`.
  case cover(ContentPath)
  /// A custom emoji, a mention, a citation or a picture in the text, by its index in `TextPart.objects`.
  case object(Int)
  /// The sender's name.
  case sender
  case avatar
  /// The time, the mark of an edited message or the delivery state.
  case footer
  /// The quote of the message that this one replies to.
  case quote
  /// A picture or a video, by the index of its attachment.
  case media(attachment: Int)
  /// A voice message, file, contact, place, link preview, code block or custom part, by the index of its
  /// attachment; nil if the message has only one.
  case card(CardKind, attachment: Int?)
  /// The attachment that a block of the message has as its own, by the path of the block: a card, a picture if
  /// there is no kind of card, or an answer of a poll, by its index. It has the names `card`, `media` and
  /// `answer`, like the attachments of the message.
  case embedded(CardKind?, at: ContentPath, answer: Int? = nil)
  /// An answer of a poll, by its index.
  case answer(Int)
  /// A button, by its index among the buttons of all rows.
  case button(Int)
  /// A reaction, by its index.
  case reaction(Int)
  /// The icon that copies code, by the path of the code's text.
  case copy(ContentPath)
  /// The summary of a details block or the triangle beside it, by the path of the block. For the label below
  /// an expandable quote, the path is that of the quote.
  case details(ContentPath)
  /// The check box of a task, by the path of the list item.
  case task(ContentPath)
  /// The line that names the original sender of a forwarded message.
  case forwarded
  /// The summary of the replies in the message's thread.
  case thread
  /// The avatars of the people who have seen the message.
  case seenBy
  /// The label below a shortened text.
  case readMore
  /// The label below a long text that is shown whole.
  case readLess
  /// The mark with which the reader selects the message.
  case selection
  /// A row with a date, or the unread line.
  case separator(SeparatorKind)
  /// The typing row.
  case typing

  /// The kinds of cards.
  public enum CardKind: String, Hashable, Sendable, CaseIterable {
    case voice, file, contact, location, poll, link, code, custom, call

    /// Makes the kind of card that a box belongs to; nil for a box that does not belong to a card.
    init?(_ role: BoxRole) { self.init(rawValue: role.rawValue) }
  }

  /// The kinds of targets, without their values.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case background, bubble, text, data, link, footnote, spoiler, sender, avatar, footer, quote, media, card,
      answer, button
    case reaction, readMore, details, task, copy, selection, separator, typing, object, forwarded, thread,
      seenBy, readLess, footnoteEnd
  }
}

extension HitTarget {
  /// The kind of the target, without its values.
  public var name: Name {
    switch self {
    case .background: .background
    case .bubble: .bubble
    case .text: .text
    case .data: .data
    case .link: .link
    case .footnote: .footnote
    case .footnoteEnd: .footnoteEnd
    case .spoiler, .cover: .spoiler
    case .object: .object
    case .sender: .sender
    case .avatar: .avatar
    case .footer: .footer
    case .quote: .quote
    case .media: .media
    case .card: .card
    case .embedded(_, _, .some): .answer
    case .embedded(let kind, _, nil): kind == nil ? .media : .card
    case .answer: .answer
    case .button: .button
    case .reaction: .reaction
    case .copy: .copy
    case .details: .details
    case .task: .task
    case .forwarded: .forwarded
    case .thread: .thread
    case .seenBy: .seenBy
    case .readMore: .readMore
    case .readLess: .readLess
    case .selection: .selection
    case .separator: .separator
    case .typing: .typing
    }
  }

  /// The index of the attachment, answer, button, reaction or object; nil for other targets, and for the only
  /// card of a message.
  public var index: Int? {
    switch self {
    case .media(let index), .answer(let index), .button(let index), .reaction(let index), .object(let index):
      index
    case .card(_, let index), .embedded(_, _, let index): index
    default: nil
    }
  }

  /// The kind of the card; nil for other targets.
  public var card: CardKind? {
    switch self {
    case .card(let kind, _): kind
    case .embedded(let kind, _, nil): kind
    default: nil
    }
  }

  /// The UTF-16 offsets in the shown text, for a target that is a range of text; nil for other targets.
  public var range: Range<Int>? {
    switch self {
    case .data(let data): data.range
    case .link(_, let range), .footnote(_, let range), .footnoteEnd(_, let range), .spoiler(let range):
      range
    default: nil
    }
  }

  /// The label of the footnote of a reference, or of the sign that leads back to it; nil for other targets.
  public var footnote: String? {
    switch self {
    case .footnote(let label, _), .footnoteEnd(let label, _): label
    default: nil
    }
  }

  /// The path of a details block, of a task's list item, of copied code, of a covered block or attachment, or
  /// of the block that has the attachment; nil for other targets.
  public var block: ContentPath? {
    switch self {
    case .details(let path), .task(let path), .copy(let path), .cover(let path), .embedded(_, let path, _):
      path
    default: nil
    }
  }
}

/// The kinds of rows between messages.
public enum SeparatorKind: String, Hashable, Sendable, Codable, CaseIterable {
  /// The date above the first message of a day.
  case date
  /// The line above the first unread message.
  case unread
}
