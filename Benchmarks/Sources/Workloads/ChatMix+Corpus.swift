extension ChatMix {
  /// A conversation of its own for each seed, of words of the tests' chat messages.
  package init(seed: UInt64, _ kind: Kind = .plain) { self.init(seed: seed, kind, texts: Corpus.chatTexts) }
}
