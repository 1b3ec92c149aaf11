import TextLayout

/// The meaning of a press at a point of a row. Numbers are indices into the message's own lists, from 0.
public enum HitTarget: Hashable, Sendable {
  /// The row beside the bubble and its parts.
  case background
  /// The bubble, where it has nothing else.
  case bubble
  /// The message's text.
  case text
  /// A link, a mention or other detected data in the text, by its range in the shown text.
  case data(DetectedData)
  /// A range of the text that links to an address, exactly as the message gives it. Check its scheme before
  /// you open it. The range is in the shown text.
  case link(address: String, range: Range<Int>)
  /// The number of a footnote in the text, by the footnote's label.
  case footnote(label: String, range: Range<Int>)
  /// A range of the text that is covered until the reader asks for it. What it covers is not hit.
  case spoiler(Range<Int>)
  /// A custom emoji or a mention in the text, by its number in `TextPart.objects`.
  case object(Int)
  /// The sender's name.
  case sender
  case avatar
  /// The time, the mark of an edited message or the delivery state.
  case footer
  /// The quote: the message that this one replies to.
  case quote
  /// A picture or a video, by the number of its attachment.
  case media(attachment: Int)
  /// A voice message, file, contact, place, link preview, code block or a custom part, by the number of its
  /// attachment; nil if the message has only one.
  case card(CardKind, attachment: Int?)
  /// An answer of a poll, by its number.
  case answer(Int)
  /// A button, by its number, counted through all rows.
  case button(Int)
  /// A reaction, by its number.
  case reaction(Int)
  /// The icon that copies code, by the path of the code's text.
  case copy(ContentPath)
  /// The summary of details, or the triangle beside it, by the path of the details. For the label below an
  /// expandable quote, the path of the quote.
  case details(ContentPath)
  /// The box of a task, by the path of its item.
  case task(ContentPath)
  /// Who wrote a forwarded message first.
  case forwarded
  /// The replies to the message that stand in a thread.
  case thread
  /// Who has seen the message.
  case seenBy
  /// The label under a shortened text.
  case readMore
  /// The label under a long text that is shown whole.
  case readLess
  /// The mark that selects the message.
  case selection
  /// A date or the unread line.
  case separator(SeparatorKind)
  /// The typing row.
  case typing

  /// The kinds of cards.
  public enum CardKind: String, Hashable, Sendable, CaseIterable {
    case voice, file, contact, location, poll, link, code, custom, call

    /// What a box is around, by its role, which has the same name; nil for boxes around nothing that is a card.
    init?(_ role: BoxRole) { self.init(rawValue: role.rawValue) }
  }

  /// The kinds of targets, without their values.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case background, bubble, text, data, link, footnote, spoiler, sender, avatar, footer, quote, media, card,
      answer, button
    case reaction, readMore, details, task, copy, selection, separator, typing, object, forwarded, thread,
      seenBy, readLess
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
    case .spoiler: .spoiler
    case .object: .object
    case .sender: .sender
    case .avatar: .avatar
    case .footer: .footer
    case .quote: .quote
    case .media: .media
    case .card: .card
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

  /// The number of the attachment, the answer, the button, the reaction or the object; nil for other targets,
  /// and for the only card of a message.
  public var index: Int? {
    switch self {
    case .media(let index), .answer(let index), .button(let index), .reaction(let index), .object(let index):
      index
    case .card(_, let index): index
    default: nil
    }
  }

  /// For a target in a text, the UTF-16 offsets of its range in the shown text; nil for other targets.
  public var range: Range<Int>? {
    switch self {
    case .data(let data): data.range
    case .link(_, let range), .footnote(_, let range), .spoiler(let range): range
    default: nil
    }
  }

  /// The path of details, of the item of a task, or of copied code; nil for other targets.
  public var block: ContentPath? {
    switch self {
    case .details(let path), .task(let path), .copy(let path): path
    default: nil
    }
  }
}

/// What is at a point of a transcript or a cell.
public struct Hit: Hashable, Sendable {
  /// The id of the row's message; for a separator that of the message below it. Nil for the typing row.
  public let id: MessageID?
  /// The meaning of a press there.
  public let target: HitTarget
  /// The number of the part in `Cell.parts`; nil if only the bubble or the row is there.
  public let part: Int?
  /// The position in the text of that part or, elsewhere in the bubble, the nearest one in the message's
  /// text. Nil if there is no text.
  public let position: TextPosition?
  /// The path of the text that the position is in; nil for a label that is not one of the message's texts,
  /// such as the time.
  public let path: ContentPath?
}
