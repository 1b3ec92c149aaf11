/// The tokens that are to be read: those of the source, and before them those of the macros that are being replaced.
struct TeXInput {
  private struct Frame {
    var tokens: [TeXToken]
    var place: Int
  }

  private var frames: [Frame]
  private let sourceEnd: Int
  /// How many tokens were read or put back.
  private(set) var steps = 0
  /// Where the last token that was read ends in the source.
  private(set) var lastEnd = 0

  init(_ tokens: [TeXToken], sourceEnd: Int) {
    frames = [Frame(tokens: tokens, place: 0)]
    self.sourceEnd = sourceEnd
  }

  /// The next token, which stays.
  mutating func peek() -> TeXToken {
    while let frame = frames.last {
      if frame.place < frame.tokens.count { return frame.tokens[frame.place] }
      // The source itself stays, so that it is known from what macros have put before it.
      guard frames.count > 1 else { break }
      frames.removeLast()
    }
    return TeXToken(kind: .end, start: sourceEnd, end: sourceEnd)
  }

  /// The next token.
  @discardableResult mutating func next() -> TeXToken {
    let token = peek()
    if token.kind != .end { frames[frames.count - 1].place += 1 }
    steps += 1
    lastEnd = max(lastEnd, token.end)
    return token
  }

  /// Forgets what macros have put in place and has not been read.
  mutating func dropExpansions() { frames.removeSubrange(min(1, frames.count)...) }

  /// Puts tokens before those that are to come.
  mutating func push(_ tokens: [TeXToken]) {
    steps += tokens.count
    _ = peek()
    frames.append(Frame(tokens: tokens, place: 0))
  }
}
