extension HitTarget.CardKind {
  /// The word for one card of this kind.
  var word: SpokenWord {
    switch self {
    case .voice: .voiceMessage
    case .file: .file
    case .contact: .contact
    case .location: .location
    case .poll: .poll
    case .link: .link
    case .code: .code
    case .custom: .attachment
    case .call: .voiceCall
    }
  }
}
