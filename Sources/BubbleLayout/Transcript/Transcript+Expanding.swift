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
    guard let slot = slots[id] else { return false }
    let isSummary = path.steps.last == .name("summary")
    let place = BlockPlace(id: id, path: isSummary ? ContentPath(path.steps.dropLast()) : path)
    if assembler.environment.toggled.remove(place) == nil { assembler.environment.toggled.insert(place) }
    stream = nil
    renew(slot, entries[slot].message)
    return true
  }

  private mutating func setExpanded(_ isExpanded: Bool, _ id: MessageID) -> Bool {
    guard let slot = slots[id] else { return false }
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
