extension ChatMix {
  /// Makes a conversation from words of the tests' chat messages; each seed gives a different one.
  package init(seed: UInt64, _ kind: Kind = .plain) { self.init(seed: seed, kind, texts: Corpus.chatTexts) }
}
