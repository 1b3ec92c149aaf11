import TextLayout

extension Transcript {
  /// Adds messages below all others, in their order.
  ///
  /// - Returns: How many were added. Those whose id occurs already are left out and listed in `duplicates`.
  /// - Complexity: Linear in their texts and logarithmic in the number of messages.
  @discardableResult
  public mutating func append(_ messages: some Sequence<Message>) -> Int {
    insert(contentsOf: messages, at: count)
  }

  /// Adds a message below all others.
  @discardableResult
  public mutating func append(_ message: Message) -> Bool { insert(message, at: count) }

  /// Adds messages above all others, in their order.
  @discardableResult
  public mutating func prepend(_ messages: some Sequence<Message>) -> Int {
    insert(contentsOf: messages, at: 0)
  }

  /// Adds a message above all others.
  @discardableResult
  public mutating func prepend(_ message: Message) -> Bool { insert(message, at: 0) }

  /// Adds a message before the one at an index; an index beyond either end is that end.
  ///
  /// - Returns: Whether it was added: false where there is a message with its id, which is listed in `duplicates`
  ///   then.
  @discardableResult
  public mutating func insert(_ message: Message, at index: Int) -> Bool {
    insert(contentsOf: CollectionOfOne(message), at: index) == 1
  }

  /// Adds messages before the one at an index, in their order; an index beyond either end is that end.
  ///
  /// - Returns: How many were added. Those whose id occurs already are left out and listed in `duplicates`.
  @discardableResult
  public mutating func insert(contentsOf messages: some Sequence<Message>, at index: Int) -> Int {
    let start = min(max(0, index), count)
    var fresh: [Message] = []
    var ids: Set<MessageID> = []
    for message in messages {
      if slots[message.id] == nil, ids.insert(message.id).inserted {
        fresh.append(message)
      } else {
        duplicates.append(message.id)
      }
    }
    for (offset, entry) in prepared(fresh).enumerated() {
      let slot = tree.insert(at: start + offset)
      if slot == entries.count {
        entries.append(entry)
        measures.append(RowMeasure())
      } else {
        entries[slot] = entry
      }
      slots[entry.message.id] = slot
      tree.set(slot, height: 0, marks: entry.marks)
    }
    refresh(start..<start + fresh.count)
    return fresh.count
  }

  /// Replaces the message that has the same id.
  ///
  /// - Returns: Whether there was one. Replacing a message by an equal one does no work.
  @discardableResult
  public mutating func update(_ message: Message) -> Bool {
    guard let slot = slots[message.id] else { return false }
    guard entries[slot].message != message, let entry = prepared([message]).first else { return true }
    entries[slot] = entry
    tree.set(slot, height: 0, marks: entry.marks)
    let index = tree.index(of: slot)
    refresh(index..<index + 1)
    return true
  }

  /// Changes a message in place. Its id cannot be changed.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public mutating func update(_ id: MessageID, _ change: (inout Message) -> Void) -> Bool {
    guard var message = message(id) else { return false }
    change(&message)
    message.id = id
    return update(message)
  }

  /// Removes a message.
  ///
  /// - Returns: The message; nil where none has that id.
  @discardableResult
  public mutating func remove(_ id: MessageID) -> Message? {
    guard let slot = slots.removeValue(forKey: id) else { return nil }
    let index = tree.index(of: slot)
    tree.remove(slot)
    let message = entries[slot].message
    if tree.count == 0 {
      tree = OrderTree()
      entries.removeAll()
      measures.removeAll()
    }
    refresh(index..<index)
    return message
  }

  /// Moves a message so that it has an index afterwards.
  ///
  /// - Returns: Whether there is a message with that id.
  @discardableResult
  public mutating func move(_ id: MessageID, to index: Int) -> Bool {
    guard let slot = slots[id] else { return false }
    let from = tree.index(of: slot)
    let target = min(max(0, index), count - 1)
    guard from != target else { return true }
    tree.move(slot, to: target)
    refresh(target..<target + 1)
    let gap = from < target ? from : from + 1
    refresh(gap..<gap)
    return true
  }
}
