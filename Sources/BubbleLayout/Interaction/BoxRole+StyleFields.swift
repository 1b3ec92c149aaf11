extension BoxRole {
  /// The fields of a message's style that say how a box looks and how large it is: unless something else is said,
  /// those of cards for what is around a card, else those of blocks.
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
    case .icon, .waveform: ["content.card"]
    default: HitTarget.CardKind(self) == nil ? ["content.rich"] : ["content.card"]
    }
  }
}
