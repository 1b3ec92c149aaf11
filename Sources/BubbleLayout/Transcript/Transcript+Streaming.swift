import TextLayout

extension Transcript {
  /// Appends to a message's text, for answers that arrive token by token. The result is the same as with
  /// `update`.
  ///
  /// The cost depends only on the addition and the last lines. Earlier lines are not broken again. In a
  /// Markdown message (see `Message.isStreaming`), blocks before the open ones are neither parsed nor laid
  /// out again. A message with replaced emoticons is laid out as a whole. Only one message at a time is fast:
  /// when you append to another message, its whole text is processed first.
  ///
  /// ```swift
  /// import BubbleLayout
  ///
  /// let engine = try LayoutEngine(fonts: .bundled)
  /// var transcript = Transcript(
  ///   [Message(id: 1, sender: "model", text: "")], style: .merged, width: 320, engine: engine)
  /// for token in ["Lines", " that", " are", " full", " are", " kept", "."] {
  ///   guard transcript.append(token, to: 1) else { break }
  ///   print(transcript.height)
  /// }
  /// ```
  ///
  /// If the text exceeds the engine's limits, the excess and all later additions are left out. A message that
  /// was given as blocks does not change.
  ///
  /// - Returns: Whether a message with this id exists.
  /// - Complexity: For messages of plain text, linear in the addition and the lines that it may have changed;
  ///   requesting the cell is linear in the text.
  public mutating func append(_ text: String, to id: MessageID) -> Bool {
    guard let slot = slot(of: id) else { return false }
    guard !text.isEmpty, let length = entries.with(slot, { $0[$1].openLength }) else { return true }
    let short = text.shortened(to: max(0, assembler.engine.limits.bytes - length))
    let text = short ?? text
    let quote = quoteForReplies(at: slot)
    if !text.isEmpty, !appendToStream(text, slot, after: length) {
      stream = nil
      var message = entries[slot].message
      message.text += text
      _ = update(message)
    } else if covers[id] != nil, noteCovers(of: entries[slot].message) {
      renewQuotes(of: [id], in: rowIndex.index(of: slot) + 1..<count)
    }
    renewReplies(to: slot, ifOtherThan: quote)
    if short != nil {
      entries[slot].isCut = true
      shortened.append(id)
    }
    return true
  }

  /// Marks a growing message as complete. From now on, unfinished Markdown is treated like any other text.
  ///
  /// - Returns: Whether a message with this id exists. A message that is not streaming does not change.
  public mutating func finish(_ id: MessageID) -> Bool {
    guard let slot = slot(of: id) else { return false }
    guard entries[slot].message.isStreaming else { return true }
    var message = entries[slot].message
    message.isStreaming = false
    _ = update(message)
    return true
  }

  /// - Parameter length: The length of the text so far, in bytes of UTF-8.
  private mutating func appendToStream(_ text: String, _ slot: Int, after length: Int) -> Bool {
    let limits = assembler.limits[role(at: slot)]
    guard let limit = limits.text.limit else { return false }
    // An entry that is read in place is not copied, with all that it refers to.
    if entries.with(slot, { stream?.holds($0[$1], slot: slot) }) != true {
      let (entry, prepared) = (entries[slot], prepared(at: slot))
      stream =
        entry.message.format == .markdown
        ? MessageStream(markdown: entry, slot: slot, prepared: prepared, assembler, limit: limit)
        : MessageStream(entry, slot: slot, prepared: prepared, assembler, limit: limit)
    }
    guard stream != nil else { return false }
    journal?.note(entries[slot], slot: slot)
    let stamp = rowCache.stamp()
    entries[slot].message.text += text
    // The stream is changed in place, because a copy of it would copy its tables.
    let isAdded = stream?.append(text, to: entries[slot].message.text, stamp: stamp) ?? false
    guard isAdded, let height = stream?.height(in: limits) else {
      let whole = entries[slot].message.text
      entries[slot].message.text = String(whole.utf8.prefix(length)) ?? whole
      return false
    }
    entries[slot].setStamps(text: stamp, row: rowCache.stamp())
    records.remove(at: slot)
    let position = rowIndex.position(of: slot)
    let old = rowIndex[position]
    var row = RowIndex.Row(slot: slot)
    row.height = height.rawValue
    (row.marks, row.role) = (old.marks, old.role)
    rowIndex.set(row, at: position)
    rowIndex.sumUp(blocks: position.block..<position.block + 1)
    work.rowsMeasured += 1
    return true
  }

  private func role(at slot: Int) -> MessageRole {
    entries.with(slot) { environment.role(of: $0[$1].message) }
  }
}
