extension BoxRole {
  /// The names of the style's fields that decide the look and size of a box. For roles without fields of
  /// their own, they are the fields of cards if the box belongs to a card, and the fields of blocks
  /// otherwise.
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
