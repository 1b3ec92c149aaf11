extension BoxRole {
  /// The fields of a message's style that say how a box looks and how large it is; those of cards, unless something else is said.
  package var styleFields: [String] {
    switch self {
    case .quote, .quoteBar, .quotePicture: ["content.quote"]
    case .link, .linkPicture: ["content.link"]
    case .poll, .option, .track, .share: ["content.poll"]
    case .emoji, .mention: ["text"]
    case .code, .copy: ["content.code"]
    case .button: ["content.buttons"]
    case .reaction: ["content.reactions"]
    case .capsule: ["content.footer", "content.media"]
    case .play: ["content.media"]
    case .selection: ["selection"]
    case .swipe: ["swipe"]
    case .sign: ["content.footer"]
    case .pill, .line: []
    case .bar, .rule, .table, .cell, .task: ["content.rich"]
    default: ["content.card"]
    }
  }
}
