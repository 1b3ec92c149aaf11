import BubbleLayout

extension HitTarget {
  /// In words for people.
  var words: String {
    switch self {
    case .background: "beside the bubble"
    case .bubble: "the bubble"
    case .text: "the text"
    case .data(let data): "\(data.kind.rawValue) in the text"
    case .link: "a link in the text"
    case .footnote: "the number of a footnote"
    case .spoiler: "a covered text"
    case .object: "an emoji, a mention or a formula in the text"
    case .sender: "the sender"
    case .avatar: "the avatar"
    case .footer: "the footer"
    case .quote: "the quoted message"
    case .media(let index): "picture \(index + 1)"
    case .card(let kind, let index): kind.rawValue + (index.map { " \($0 + 1)" } ?? "")
    case .answer(let index): "answer \(index + 1)"
    case .button(let index): "button \(index + 1)"
    case .reaction(let index): "reaction \(index + 1)"
    case .readMore: "show the whole text"
    case .readLess: "shorten the text"
    case .seenBy: "who has seen it"
    case .details: "open or close"
    case .task: "done or not"
    case .copy: "copy the code"
    case .forwarded: "where it is forwarded from"
    case .thread: "the replies"
    case .selection: "select the message"
    case .separator(let kind): kind == .date ? "a date" : "the unread line"
    case .typing: "somebody types"
    }
  }
}
