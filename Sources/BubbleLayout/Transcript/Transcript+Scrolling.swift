import TextLayout

extension Transcript {
  /// Scrolls a table or lines of code. No message is measured again. Hit tests, carets, selection rectangles
  /// and drawings take the scroll offset into account.
  ///
  /// ```swift
  /// import BubbleLayout
  ///
  /// let table = TableBlock(rows: [(1...40).map { TableCell("column \($0)") }])
  /// var transcript = Transcript(
  ///   [Message(id: 1, sender: "ann", text: "", blocks: [.table(table)])], style: .clustered, width: 320,
  ///   engine: try LayoutEngine(fonts: .bundled))
  /// transcript.scroll(to: Point(x: 120, y: 0), at: ["blocks", 0], of: 1)
  /// ```
  ///
  /// - Parameters:
  ///   - position: The scroll offset from the beginning of the content, in points. For a right-to-left table,
  ///     `x` is measured from the right. The offset is clamped to the scrollable range.
  ///   - path: The path of the block.
  ///   - id: The id of the message.
  /// - Returns: Whether a message with this id exists.
  /// - Complexity: Logarithmic in the number of messages.
  @discardableResult
  public mutating func scroll(to position: Point, at path: ContentPath, of id: MessageID) -> Bool {
    guard let slot = slots[id] else { return false }
    let place = BlockPlace(id: id, path: path)
    guard environment.scrolled[place] ?? .zero != position else { return true }
    journal?.note(entries[slot], slot: slot)
    assembler.environment.scrolled[place] = position == .zero ? nil : position
    entries[slot].stamp = rowCache.stamp()
    return true
  }
}
