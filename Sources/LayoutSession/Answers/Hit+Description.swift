import BubbleLayout
import LayoutFormat
import TextLayout

extension Hit {
  /// - Parameter text: That of a link or a mention.
  func describe(text: String?, to sink: inout some LayoutSink) {
    sink.nullable("id", id)
    sink.field("target", target.name)
    sink.optional("kind", target.kind)
    sink.optional("index", target.index)
    if let range = target.range { sink.range(from: range.lowerBound, to: range.upperBound) }
    sink.optional("href", target.address(of: text))
    sink.optional("footnote", target.footnote)
    sink.optional("block", target.block)
    sink.optional("text", text)
    sink.optional("part", part)
    guard let position else { return }
    sink.optional("path", path.flatMap(\.unlessOwn))
    position.describe(to: &sink)
  }
}

extension TextPosition {
  func describe(to sink: inout some LayoutSink) {
    sink.field("offset", offset)
    sink.field("affinity", affinity)
  }
}

extension TextPosition.Affinity: LayoutChoice {}

/// The targets of a press, by their names.
enum HitTargetName: String, LayoutChoice {
  case background, bubble, text, data, link, footnote, spoiler, sender, avatar, footer, quote, media, card,
    answer, button, reaction
  case readMore, details, task, copy, selection, separator, typing, object, forwarded, thread
  case seenBy, readLess
}

extension HitTarget {
  fileprivate var name: HitTargetName {
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
    case .readMore: .readMore
    case .details: .details
    case .task: .task
    case .forwarded: .forwarded
    case .thread: .thread
    case .seenBy: .seenBy
    case .readLess: .readLess
    case .copy: .copy
    case .selection: .selection
    case .separator: .separator
    case .typing: .typing
    }
  }

  /// What kind of data, card or separator it is.
  fileprivate var kind: String? {
    switch self {
    case .data(let data): data.kind.rawValue
    case .card(let kind, _): kind.rawValue
    case .separator(let kind): kind.rawValue
    default: nil
    }
  }

  /// Of something in a text: the offsets of its range.
  fileprivate var range: Range<Int>? {
    switch self {
    case .data(let data): data.range
    case .link(_, let range), .footnote(_, let range), .spoiler(let range): range
    default: nil
    }
  }

  /// Where a link, or what was detected, leads to.
  ///
  /// - Parameter text: What was detected.
  fileprivate func address(of text: String?) -> String? {
    switch self {
    case .link(let address, _): return address
    case .data(let data):
      return text.flatMap { DetectedData(kind: data.kind, range: 0..<$0.utf16.count).address(in: $0) }
    default: return nil
    }
  }

  /// The path of details, of the item of a task, or of code that is copied.
  fileprivate var block: ContentPath? {
    switch self {
    case .details(let path), .task(let path), .copy(let path): path
    default: nil
    }
  }

  /// The label of a footnote.
  fileprivate var footnote: String? {
    if case .footnote(let label, _) = self { label } else { nil }
  }

  /// The number of the attachment, the answer, the button or the reaction.
  fileprivate var index: Int? {
    switch self {
    case .media(let index), .answer(let index), .button(let index), .reaction(let index), .object(let index):
      index
    case .card(_, let index): index
    default: nil
    }
  }
}
