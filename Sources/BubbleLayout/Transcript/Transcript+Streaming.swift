import TextLayout

extension Transcript {
  /// Adds to the end of a message's text, as answers arrive token by token. The result is that of `update`.
  ///
  /// A message costs what the addition and the last lines cost; lines before them are not broken again, and of Markdown
  /// (`Message.isStreaming`) blocks before the open ones are neither parsed nor laid out again. A message that has emoticons
  /// substituted is laid out whole. One message at a time grows fast: adding to another one begins with its whole text.
  ///
  /// ```swift
  /// import BubbleLayout
  ///
  /// let engine = try LayoutEngine(fonts: .bundled)
  /// var transcript = Transcript(
  ///   [Message(id: 1, sender: "model", text: "")], style: .merged, width: 320, engine: engine)
  /// for token in ["Lines", " that", " are", " full", " are", " kept", "."] {
  ///   transcript.append(token, to: 1)
  ///   print(transcript.height)
  /// }
  /// ```
  ///
  /// What goes beyond the engine's limits is left out, and all that comes after it. A message of blocks stays as it is.
  ///
  /// - Returns: Whether there is a message with that id.
  /// - Complexity: Linear in the addition and the lines that it may have changed, for messages of text; the cell, when it
  ///   is asked for, is linear in the text.
  @discardableResult
  public mutating func append(_ text: String, to id: MessageID) -> Bool {
    guard let slot = slots[id] else { return false }
    // What has blocks shows no text of its own.
    guard !text.isEmpty, !entries[slot].isCut, entries[slot].message.blocks.isEmpty else { return true }
    let room = assembler.engine.limits.bytes - entries[slot].message.text.utf8.count
    let short = text.shortened(to: max(0, room))
    let text = short ?? text
    if !text.isEmpty, !appendToStream(text, slot) {
      stream = nil
      var message = entries[slot].message
      message.text += text
      update(message)
    }
    if short != nil {
      entries[slot].isCut = true
      shortened.append(id)
    }
    return true
  }

  /// Ends the growing of a message: what was unfinished is from now on as if the text had come whole.
  ///
  /// - Returns: Whether there is a message with that id. Nothing changes for one that is not streaming.
  @discardableResult
  public mutating func finish(_ id: MessageID) -> Bool {
    guard let slot = slots[id] else { return false }
    guard entries[slot].message.isStreaming else { return true }
    var message = entries[slot].message
    message.isStreaming = false
    update(message)
    return true
  }

  private mutating func appendToStream(_ text: String, _ slot: Int) -> Bool {
    let limits = assembler.limits[role(at: slot)]
    guard let limit = limits.text.limit else { return false }
    if stream?.holds(entries[slot], slot: slot) != true {
      let (entry, prepared) = (entries[slot], prepared(at: slot))
      stream =
        entry.message.format == .markdown
        ? MessageStream(markdown: entry, slot: slot, prepared: prepared, assembler, limit: limit)
        : MessageStream(entry, slot: slot, prepared: prepared, assembler, limit: limit)
    }
    guard stream != nil else { return false }
    journal?.note(entries[slot], slot: slot)
    let length = entries[slot].message.text.utf8.count
    let stamp = rowCache.stamp()
    entries[slot].message.text += text
    // In place: a copy of the stream would copy its tables.
    let isAdded = stream?.append(text, to: entries[slot].message.text, stamp: stamp) ?? false
    guard isAdded, let height = stream?.height(in: limits) else {
      let whole = entries[slot].message.text
      entries[slot].message.text = String(whole.utf8.prefix(length)) ?? whole
      return false
    }
    entries[slot].textStamp = stamp
    entries[slot].stamp = rowCache.stamp()
    records.remove(&recordPlaces[slot])
    let position = rowIndex.position(of: slot)
    var row = RowIndex.Row(slot: slot)
    row.height = height.rawValue
    row.marks = rowIndex[position].marks
    row.role = rowIndex[position].role
    rowIndex.set(row, at: position)
    rowIndex.sumUp(blocks: position.block..<position.block + 1)
    work.rowsMeasured += 1
    return true
  }

  private func role(at slot: Int) -> MessageRole { environment.role(of: entries[slot].message) }
}
