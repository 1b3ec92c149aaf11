/// The tokens still to be read: first those of macros that are being expanded, then those of the source.
struct TeXInput {
  private struct Frame {
    var tokens: [TeXToken]
    var place: Int
  }

  private var frames: [Frame]
  private let sourceEnd: Int
  /// The number of tokens that were read or put back.
  private(set) var steps = 0
  /// The end in the source of the last token that was read.
  private(set) var lastEnd = 0

  init(_ tokens: [TeXToken], sourceEnd: Int) {
    frames = [Frame(tokens: tokens, place: 0)]
    self.sourceEnd = sourceEnd
  }

  /// Returns the next token without taking it.
  mutating func peek() -> TeXToken {
    while let frame = frames.last {
      if frame.place < frame.tokens.count { return frame.tokens[frame.place] }
      // The frame of the source itself is never removed, so that the tokens of macros can be distinguished
      // from those of the source.
      guard frames.count > 1 else { break }
      frames.removeLast()
    }
    return TeXToken(kind: .end, start: sourceEnd, end: sourceEnd)
  }

  /// Takes the next token and returns it.
  @discardableResult mutating func next() -> TeXToken {
    let token = peek()
    if token.kind != .end { frames[frames.count - 1].place += 1 }
    steps += 1
    lastEnd = max(lastEnd, token.end)
    return token
  }

  /// Drops the tokens of expanded macros that were not read yet.
  mutating func dropExpansions() { frames.removeSubrange(min(1, frames.count)...) }

  /// Puts tokens before the ones still to be read.
  mutating func push(_ tokens: [TeXToken]) {
    steps += tokens.count
    _ = peek()
    frames.append(Frame(tokens: tokens, place: 0))
  }
}
