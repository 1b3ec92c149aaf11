import TextLayout

extension Transcript {
  /// Returns all occurrences of a text, from the oldest message to the newest.
  ///
  /// ```swift
  /// import BubbleLayout
  ///
  /// let transcript = Transcript(
  ///   [Message(id: 1, sender: "ann", text: "To the café"), Message(id: 2, sender: "bob", text: "Which Cafe?")],
  ///   style: .merged, width: 320, engine: try LayoutEngine(fonts: .bundled))
  /// for match in transcript.find("cafe") {
  ///   print(match.id, match.range, transcript.rects(of: match))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text to find. An empty text has no occurrences.
  ///   - options: The differences between letters that the search does not ignore.
  ///   - limit: The maximum number of matches.
  ///   - scope: The texts of a message that are searched.
  /// - Complexity: Linear in the texts of the searched messages.
  public func find(
    _ text: String, options: FindOptions = [], limit: Int = .max, within scope: TextScope = .own
  ) -> [TextMatch] {
    find(text, in: 0..<count, options: options, limit: limit, within: scope)
  }

  /// Returns all occurrences of a text in a range of messages, from the oldest to the newest. With this
  /// method, an application can search the visible messages first, and then the others step by step.
  ///
  /// - Parameters:
  ///   - text: The text to find. An empty text has no occurrences.
  ///   - indices: The indices of the messages. Indices out of range are ignored.
  ///   - options: The differences between letters that the search does not ignore.
  ///   - limit: The maximum number of matches.
  ///   - scope: The texts of a message that are searched.
  /// - Complexity: Linear in the texts of the searched messages.
  public func find(
    _ text: String, in indices: Range<Int>, options: FindOptions = [], limit: Int = .max,
    within scope: TextScope = .own
  ) -> [TextMatch] {
    let indices = indices.clamped(to: 0..<count)
    guard let pattern = TextPattern(text, environment.adapted(options)) else { return [] }
    var matches: [TextMatch] = []
    for slot in rowIndex.slots(in: indices) where matches.count < limit {
      matches += self.matches(of: pattern, at: slot, in: scope).prefix(limit - matches.count)
    }
    return matches
  }

  /// Returns the next occurrence of a text. After the last message, the search continues at the first one. A
  /// search upwards continues at the last message after the first one.
  ///
  /// - Parameters:
  ///   - text: The text to find. An empty text has no occurrences.
  ///   - match: The match to continue from; nil to begin at the first message or, if the direction is up, at
  ///     the last one.
  ///   - options: The differences between letters that the search does not ignore.
  ///   - direction: Down to newer messages or up to older ones.
  ///   - scope: The texts of a message that are searched.
  /// - Returns: The match; nil if there is none. If there is only one occurrence, this is the given match
  ///   again.
  /// - Complexity: Linear in the texts of the messages between the two matches.
  public func findNext(
    _ text: String, after match: TextMatch? = nil, options: FindOptions = [],
    direction: FindDirection = .down, within scope: TextScope = .own
  ) -> TextMatch? {
    guard count > 0, let pattern = TextPattern(text, environment.adapted(options)) else { return nil }
    let step = direction == .down ? 1 : -1
    var index = direction == .down ? 0 : count - 1
    if let match, let from = self.index(of: match.id) {
      index = from
      let slot = rowIndex.slot(at: from)
      let order = texts(at: slot, in: .all).map(\.path)
      func place(_ match: TextMatch, _ end: KeyPath<Range<Int>, Int>) -> (Int, Int) {
        (order.firstIndex(of: match.path) ?? 0, match.range[keyPath: end])
      }
      let here = matches(of: pattern, at: slot, in: scope)
      let next =
        direction == .down
        ? here.first { place($0, \.lowerBound) >= place(match, \.upperBound) }
        : here.last { place($0, \.upperBound) <= place(match, \.lowerBound) }
      if let next { return next }
      index = (index + step + count) % count
    }
    for _ in 0..<count {
      let found = matches(of: pattern, at: rowIndex.slot(at: index), in: scope)
      if let next = direction == .down ? found.first : found.last { return next }
      index = (index + step + count) % count
    }
    return nil
  }

  private func matches(of pattern: TextPattern, at slot: Int, in scope: TextScope) -> [TextMatch] {
    let message = shownMessage(at: slot)
    if message.hasFormulas { return formulaMatches(of: pattern, at: slot, in: scope) }
    if scope == .own, message.blocks.isEmpty {
      return message.isDeleted ? [] : ownMatches(of: pattern, in: message)
    }
    return texts(at: slot, in: scope).flatMap { text in
      text.path == .text
        ? ownMatches(of: pattern, in: message)
        : matches(of: pattern, in: text, of: message.id)
    }
  }

  /// Returns the matches in a text that is not the message's own text, by offsets in the shown text.
  private func matches(of pattern: TextPattern, in text: MessageText, of id: MessageID) -> [TextMatch] {
    let emoticons = text.path.scope == .own ? style.emoticons : .none
    if emoticons.substitutions.isEmpty, text.spans.allSatisfy({ $0.object == nil }) {
      return pattern.ranges(in: text.text).extended(over: text.spans.covers).map {
        TextMatch(id: id, path: text.path, range: $0)
      }
    }
    let shown = ShownText(text.text, spans: text.spans, emoticons: emoticons, in: .none)
    return shown.matches(of: pattern).map { TextMatch(id: id, path: text.path, range: $0) }
  }

  /// Returns the matches in the texts of a message with formulas. A formula may be broken into several
  /// objects, and their number depends on the line width. So the search uses the texts that are laid out in
  /// cells.
  private func formulaMatches(of pattern: TextPattern, at slot: Int, in scope: TextScope) -> [TextMatch] {
    let message = quotingMessage(at: slot)
    if message.isDeleted { return [] }
    let prepared = assembler.preparedWhole(message).shownTexts
    return texts(at: slot, in: scope).flatMap { text -> [TextMatch] in
      guard let shown = prepared[text.path] else { return matches(of: pattern, in: text, of: message.id) }
      let expanded = ExpandedText(shown.text, shown.objects)
      return pattern.ranges(in: expanded.text).map { expanded.shown($0) }.extended(over: shown.covers).map {
        TextMatch(id: message.id, path: text.path, range: $0)
      }
    }
  }

  private func ownMatches(of pattern: TextPattern, in message: Message) -> [TextMatch] {
    if style.emoticons.substitutions.isEmpty, message.spans.allSatisfy({ $0.object == nil }) {
      return pattern.ranges(in: message.text).extended(over: message.spans.covers).map {
        TextMatch(id: message.id, range: $0)
      }
    }
    let shown = ShownText(message, emoticons: style.emoticons, typesetters: Typesetters(), in: .none)
    return shown.matches(of: pattern).map { TextMatch(id: message.id, range: $0) }
  }

  /// Returns the message with the texts that its cell shows: the blocks of its Markdown or, in a style with
  /// text on one line, all blocks as one text.
  private func shownMessage(at slot: Int) -> Message {
    let given = quotingMessage(at: slot)
    let text = style[environment.role(of: given)].text
    let message = given.readingMarkdown.covered(as: covering(at: slot)).namingSubject(environment, text)
    guard text.box != nil else { return message }
    let plain = message.inOneText(environment)
    return text.isOneLine ? plain.inOneLine : plain
  }

  /// Returns the texts of a message in reading order, as they were typed; empty for a deleted message.
  func texts(at slot: Int, in scope: TextScope) -> [MessageText] {
    let message = shownMessage(at: slot)
    if message.isDeleted { return [] }
    let covering = covering(at: slot)
    if scope == .own { return message.ownTexts(message.text, covering) }
    return message.texts(
      in: scope, order: style[environment.role(of: message)].content.order,
      own: scope.contains(.own) ? message.text : nil, covering)
  }

  /// Returns what the reader has uncovered in a message.
  private func covering(at slot: Int) -> Covering {
    Covering(of: entries[slot].message.id, in: environment.uncovered)
  }
}

extension ShownText {
  /// Returns the ranges of the text in which a pattern occurs. A range in a covered part is the whole part.
  fileprivate func matches(of pattern: TextPattern) -> [Range<Int>] {
    let expanded = ExpandedText(text, objects)
    return pattern.ranges(in: expanded.text).map { expanded.shown($0) }.extended(over: spans.covers)
  }
}
