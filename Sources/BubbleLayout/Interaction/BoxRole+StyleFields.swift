extension BoxRole {
  /// The names of the style's fields that determine the look and size of a box. A box whose role has no
  /// fields of its own has the fields of cards if it belongs to a card, and otherwise the fields of blocks.
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
