extension Transcript {
  /// Shows a long message whole, although the style shortens it (see `CollapseStyle`). Other messages do not
  /// change.
  ///
  /// ```swift
  /// import BubbleLayout
  ///
  /// let text = String(repeating: "A long story. ", count: 100)
  /// var transcript = Transcript(
  ///   [Message(id: 1, sender: "ann", text: text)], style: .clustered, width: 320,
  ///   engine: try LayoutEngine(fonts: .bundled))
  /// var viewport = Rect(x: 0, y: 0, width: 320, height: 640)
  /// viewport = transcript.keepPlace(in: viewport) { $0.expand(1) }
  /// print(transcript.isExpanded(1), transcript.height)
  /// ```
  ///
  /// - Returns: Whether a message with this id exists.
  /// - Complexity: Linear in the text of the message, and logarithmic in the number of messages.
  @discardableResult
  public mutating func expand(_ id: MessageID) -> Bool { setExpanded(true, id) }

  /// Shortens a long message again, as the style says.
  ///
  /// - Returns: Whether a message with this id exists.
  /// - Complexity: Linear in the text of the message, and logarithmic in the number of messages.
  @discardableResult
  public mutating func collapse(_ id: MessageID) -> Bool { setExpanded(false, id) }

  /// Returns whether a message is shown whole, whatever its length.
  public func isExpanded(_ id: MessageID) -> Bool { environment.expanded.contains(id) }

  /// Opens closed details, and closes open ones. Shows all lines of an expandable quote, or hides the later
  /// ones again.
  ///
  /// - Parameters:
  ///   - path: The path of the details or the quote (`HitTarget.details`), or of the summary of details.
  ///   - id: The id of the message.
  /// - Returns: Whether a message with this id exists.
  /// - Complexity: Linear in the text of the message, and logarithmic in the number of messages.
  @discardableResult
  public mutating func toggleDetails(at path: ContentPath, of id: MessageID) -> Bool {
    guard let slot = slot(of: id) else { return false }
    let isSummary = path.steps.last == .name("summary")
    let place = BlockPlace(id: id, path: isSummary ? ContentPath(path.steps.dropLast()) : path)
    if assembler.environment.toggled.remove(place) == nil { assembler.environment.toggled.insert(place) }
    stream = nil
    renew(slot, entries[slot].message)
    return true
  }

  /// Uncovers what spoilers cover in a message: ranges of its texts, blocks, attachments, and its quote of
  /// another message. Frames and lines do not change.
  ///
  /// ```swift
  /// import BubbleLayout
  ///
  /// var transcript = Transcript(
  ///   [Message(id: 1, sender: "ann", text: "He wins", spans: [TextSpan(range: 3..<7, emphasis: .spoiler)])],
  ///   style: .merged, width: 320, engine: try LayoutEngine(fonts: .bundled))
  /// let point = Point(x: 50, y: transcript.height - 25)
  /// if let hit = transcript.hit(at: point), hit.target.name == .spoiler, let id = hit.id {
  ///   transcript.uncover(id)
  /// }
  /// print(transcript.isUncovered(1))
  /// ```
  ///
  /// - Parameters:
  ///   - id: The id of the message.
  ///   - path: The path of a text, a block, an attachment or the quote, to uncover only what it contains or
  ///     what covers it; nil to uncover everything in the message.
  /// - Returns: Whether a message with this id exists.
  /// - Complexity: Linear in the text of the message, and logarithmic in the number of messages.
  @discardableResult
  public mutating func uncover(_ id: MessageID, at path: ContentPath? = nil) -> Bool {
    guard let slot = slot(of: id) else { return false }
    let place = BlockPlace(id: id, path: path ?? ContentPath([]))
    if assembler.environment.uncovered.insert(place).inserted { renewCovers(slot) }
    return true
  }

  /// Covers the spoilers of a message again.
  ///
  /// - Parameters:
  ///   - id: The id of the message.
  ///   - path: A path that was uncovered; nil to cover everything in the message.
  /// - Returns: Whether a message with this id exists.
  /// - Complexity: Linear in the text of the message and in the uncovered places.
  @discardableResult
  public mutating func cover(_ id: MessageID, at path: ContentPath? = nil) -> Bool {
    guard let slot = slot(of: id) else { return false }
    let old = environment.uncovered
    if let path {
      assembler.environment.uncovered.remove(BlockPlace(id: id, path: path))
    } else {
      assembler.environment.uncovered = old.filter { $0.id != id }
    }
    if assembler.environment.uncovered != old { renewCovers(slot) }
    return true
  }

  /// Returns whether the reader has uncovered a message or, with a path, the spoilers at the path.
  public func isUncovered(_ id: MessageID, at path: ContentPath? = nil) -> Bool {
    guard let path else { return environment.uncovered.contains(BlockPlace(id: id, path: ContentPath([]))) }
    return Covering(of: id, in: environment.uncovered).isOpen(path)
  }

  private mutating func renewCovers(_ slot: Int) {
    stream = nil
    renew(slot, entries[slot].message)
  }

  private mutating func setExpanded(_ isExpanded: Bool, _ id: MessageID) -> Bool {
    guard let slot = slot(of: id) else { return false }
    guard isExpanded != self.isExpanded(id) else { return true }
    if isExpanded {
      assembler.environment.expanded.insert(id)
    } else {
      assembler.environment.expanded.remove(id)
    }
    stream = nil
    renew(slot, entries[slot].message)
    return true
  }
}
