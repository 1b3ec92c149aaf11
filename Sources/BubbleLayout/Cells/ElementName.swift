/// The kind of an element, its indices and what it means. The element's path follows from them, so no list of steps
/// is stored; so does what a press on it hits.
struct ElementName: Hashable, Sendable {
  let kind: ElementKind
  /// The path and type of a block, if the message consists of blocks; nil for other elements.
  private var block: Block?
  /// The path of the block that has the attachment; nil for the attachments of the message.
  private var holder: ContentPath?
  private(set) var meaning = Meaning.usual
  /// The index of the attachment, reaction, label or row of buttons.
  var first: Int32 = 0
  /// The index of an answer in its poll, or of a button in its row.
  var second: Int32 = 0

  init(_ kind: ElementKind, _ first: Int = 0, _ second: Int = 0) {
    self.kind = kind
    self.first = Int32(truncatingIfNeeded: first)
    self.second = Int32(truncatingIfNeeded: second)
  }

  /// Creates the name of an element that shows an attachment, or an answer of a poll.
  ///
  /// - Parameter card: The kind of card that the attachment is; nil for a picture.
  init(_ kind: ElementKind, _ place: AttachmentPlace, _ second: Int = 0, card: HitTarget.CardKind? = nil) {
    self.init(kind, place.index ?? 0, second)
    holder = place.block
    if let card { meaning = .card(card) }
  }

  /// Creates the name of a picture.
  ///
  /// - Parameter link: The address of the link around the picture; nil for a picture without a link.
  init(picture place: AttachmentPlace, link: String?) {
    self.init(.picture, place)
    if let link { meaning = .link(link) }
  }

  /// Creates the name of a button.
  ///
  /// - Parameter number: The index of the button among those of all rows.
  init(button number: Int, row: Int, column: Int) {
    self.init(.button, row, column)
    meaning = .button(Int32(truncatingIfNeeded: number))
  }

  /// What an element is to those who press it or hear it, as far as its kind does not say it.
  enum Meaning: Hashable, Sendable {
    case usual
    case card(HitTarget.CardKind)
    /// A button, by its index among those of all rows.
    case button(Int32)
    /// A picture in a link, by the address of the link.
    case link(String)
    /// A list or footnotes. Each child is an item.
    case list
    case table
    case code
    /// A quote or an alert, and whether only its first lines are shown; nil for one that is always shown whole.
    case quote(isFolded: Bool?)
    /// The summary of details.
    case summary(isOpen: Bool)
  }

  private struct Block: Hashable, Sendable {
    let path: ContentPath
    let type: String
  }

  /// Creates the name of a block, for a message that consists of blocks.
  init(block path: ContentPath, type: String, _ meaning: Meaning = .usual) {
    self.init(.block)
    block = Block(path: path, type: type)
    self.meaning = meaning
  }

  /// What a press on a part of the element hits, unless the part says something else.
  var press: HitTarget {
    switch (kind, meaning) {
    case (_, .card(let card)):
      return holder.map { .embedded(card, at: $0) } ?? .card(card, attachment: Int(first))
    case (_, .button(let number)): return .button(Int(number))
    case (_, .link(let address)): return .link(address: address, range: 0..<0)
    case (_, .summary): return .details(ContentPath(path.steps.dropLast()))
    case (.option, _):
      return holder.map { .embedded(.poll, at: $0, answer: Int(second)) } ?? .answer(Int(second))
    case (.picture, _): return holder.map { .embedded(nil, at: $0) } ?? .media(attachment: Int(first))
    case (.reaction, _): return .reaction(Int(first))
    case (.name, _): return .sender
    case (.quote, _): return .quote
    case (.footer, _), (.label, _), (.delivery, _): return .footer
    case (.text, _), (.block, _): return .text
    case (.avatar, _): return .avatar
    case (.forwarded, _): return .forwarded
    case (.thread, _): return .thread
    case (.seenBy, _): return .seenBy
    case (.selection, _): return .selection
    case (.swipe, _): return .background
    case (.media, _), (.link, _), (.card, _), (.poll, _), (.code, _), (.reactions, _), (.buttons, _),
      (.button, _):
      return .bubble
    }
  }

  /// The type of a block; nil for other elements.
  var type: String? { block?.type }

  /// The path of the attachment in the message.
  private var attachment: ContentPath {
    holder?.appending("value") ?? ["attachments", .number(Int(first))]
  }

  /// The path of the element in the message.
  var path: ContentPath {
    let (first, second) = (Int(first), Int(second))
    switch kind {
    case .name: return ["sender"]
    case .text: return .text
    case .media: return holder?.appending("value") ?? ["attachments"]
    case .picture, .link, .card, .poll, .code: return attachment
    case .option: return attachment.appending("options").appending(.number(second))
    case .reaction: return ["reactions", .number(first)]
    case .button: return ["buttons", .number(first), .number(second)]
    case .label: return ["labels", .number(first)]
    case .delivery: return ["delivery"]
    case .block: return block?.path ?? ["blocks"]
    // Every other path is the name of the element's kind.
    default: return ContentPath([.name(kind.rawValue)])
    }
  }
}

/// Where an attachment stands: among the attachments of its message, or in a block that has an attachment of
/// its own.
struct AttachmentPlace: Hashable, Sendable {
  /// The index among the attachments of the message; nil for the attachment of a block.
  let index: Int?
  /// The path of the block that has the attachment; nil for an attachment of the message.
  let block: ContentPath?

  /// The place of an attachment of the message.
  static func number(_ index: Int) -> AttachmentPlace { AttachmentPlace(index: index, block: nil) }

  /// The place of the attachment of a block.
  static func inside(_ block: ContentPath) -> AttachmentPlace { AttachmentPlace(index: nil, block: block) }

  /// The path of the attachment in the message, as in JSON.
  var path: ContentPath { block?.appending("value") ?? ["attachments", .number(index ?? 0)] }
}
