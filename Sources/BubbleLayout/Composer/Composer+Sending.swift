extension Composer {
  /// Returns the message that `send` would send now.
  ///
  /// In `content`, each token is replaced by its text, which ends in a space, and by a second space for the
  /// token's U+FFFC. Every other U+FFFC is replaced by a space. In `text`, a mention is followed by only one
  /// space. `spans` has the range of each mention, and the formatting. Emoticons are replaced in typed text,
  /// but not in tokens.
  ///
  /// - Parameter allowsEmpty: Whether a text of only white space is allowed, for example with attachments.
  /// - Throws: `ComposerError.emptyContent` for a text of only white space, unless that is allowed.
  /// - Complexity: Linear in the text and its emphases.
  public func message(allowsEmpty: Bool = false) throws(ComposerError) -> OutgoingMessage {
    var content = ""
    var ids: [String] = []
    var seen: Set<String> = ["0"]
    var sent = SentText(length: length)
    let units = Array(text.utf16)
    var start = 0
    func add(upTo end: Int) {
      let typed = Self.withoutBoxes(String(decoding: units[start..<end], as: UTF16.self))
      let (shown, substitutions) = style.emoticons.substitute(in: typed)
      content += shown
      sent.add(shown, for: start..<end, substitutions)
    }
    for token in tokens {
      add(upTo: token.offset)
      start = token.offset + 1
      let words = Self.withoutBoxes(token.text)
      content += words
      sent.add(words, for: token)
      guard token.object.kind == .mention else { continue }
      content += " "
      if seen.insert(token.userID).inserted { ids.append(token.userID) }
    }
    add(upTo: units.count)
    guard allowsEmpty || content.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
      throw .emptyContent
    }
    return OutgoingMessage(
      content: content, mentionedIDs: ids, text: sent.text, spans: sent.spans(emphasized: spans))
  }

  /// Returns the message to send and empties the composer, which can be undone.
  ///
  /// - Parameter allowsEmpty: Whether a text of only white space is allowed, for example with attachments.
  /// - Throws: `ComposerError.emptyContent` for a text of only white space, unless that is allowed. The
  ///   composer then stays unchanged.
  @discardableResult public mutating func send(
    allowsEmpty: Bool = false
  ) throws(ComposerError) -> OutgoingMessage {
    let message = try message(allowsEmpty: allowsEmpty)
    clear()
    return message
  }

  private static func withoutBoxes(_ string: String) -> String {
    guard string.unicodeScalars.contains("\u{FFFC}") else { return string }
    return String(String.UnicodeScalarView(string.unicodeScalars.map { $0 == "\u{FFFC}" ? " " : $0 }))
  }
}

/// Builds the text of a message from the text of a composer, and maps each offset in the composer to an
/// offset in the message.
private struct SentText {
  private(set) var text = ""
  private var length = 0
  private var objects: [TextSpan] = []
  /// Map offsets in the composer to offsets in the message: `starts` for the start of a range, `ends` for the
  /// end of a range.
  private var starts: [Int] = []
  private var ends: [Int] = [0]

  init(length: Int) {
    starts.reserveCapacity(length + 1)
    ends.reserveCapacity(length + 2)
  }

  /// Adds text that was typed.
  ///
  /// - Parameter substitutions: The ranges that were replaced, in ascending order, and the number of units in
  ///   each replacement.
  mutating func add(
    _ shown: String, for range: Range<Int>, _ substitutions: [(range: Range<Int>, count: Int)]
  ) {
    var place = 0
    for (replaced, count) in substitutions {
      step(replaced.lowerBound - place)
      for _ in 0..<replaced.count {
        starts.append(length)
        ends.append(length + count)
      }
      length += count
      place = replaced.upperBound
    }
    step(range.count - place)
    text += shown
  }

  private mutating func step(_ count: Int) {
    for _ in 0..<max(0, count) {
      starts.append(length)
      length += 1
      ends.append(length)
    }
  }

  /// Adds the words of a token.
  mutating func add(_ words: String, for token: MentionToken) {
    let count = words.utf16.count
    let shown = token.object.kind == .mention && words.hasSuffix(" ") ? count - 1 : count
    if shown > 0 { objects.append(TextSpan(range: length..<length + shown, object: token.object)) }
    starts.append(length)
    length += count
    ends.append(length)
    text += words
  }

  /// Returns the objects and the formatting of the text, in ascending order.
  func spans(emphasized spans: [TextSpan]) -> [TextSpan] {
    let emphases = spans.map { $0.moved(to: starts[$0.range.lowerBound]..<ends[$0.range.upperBound]) }
    return (emphases + objects).sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }
}
