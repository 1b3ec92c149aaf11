extension Message {
  /// Returns the message reduced to the limits: without the end of a text that is too long, and without the
  /// last parts that exceed the budget. Nil for a message within the limits.
  ///
  /// Engines lay out the reduced message, and transcripts list its id in `shortened`.
  ///
  /// - Complexity: Linear in the number of parts.
  public func shortened(to limits: MessageLimits) -> Message? {
    let text = text.shortened(to: limits.bytes)
    let isLarge = fieldCost > limits.bytes
    guard text != nil || isLarge else { return nil }
    var message = self
    if let text { message.text = text }
    guard isLarge else { return message }
    var left = limits.bytes
    func take(_ cost: Int) -> Bool {
      guard cost <= left else { return false }
      left -= cost
      return true
    }
    if !take(weight(of: sender)) { message.sender = nil }
    if !take(weight(of: senderName)) { message.senderName = nil }
    if !take(weight(of: language)) { message.language = nil }
    if !take(quote?.cost ?? 0) { message.quote = nil }
    message.spans = Array(spans.prefix { take($0.cost) })
    message.blocks = Array(blocks.prefix { take($0.cost) })
    message.attachments = Array(attachments.prefix { take($0.cost) })
    message.reactions = Array(reactions.prefix { take($0.cost) })
    message.buttons = Array(buttons.prefix { take($0.cost) })
    if !take(rare?.value.cost ?? 0) {
      let language = message.language
      message.rare = nil
      message.language = language
    }
    return message
  }

  /// Returns whether the text is a shortened form of another message's text.
  func isCut(from whole: Message) -> Bool { text.utf8.count < whole.text.utf8.count }

  /// The number of bytes that the message takes within the limits: those of its text, and those of everything
  /// else, where each number, word and list counts as 32.
  ///
  /// - Complexity: Linear in the number of parts.
  package func byteWeight(within limits: MessageLimits) -> Int {
    min(text.utf8.count, limits.bytes) + min(fieldCost, limits.bytes)
  }

  /// The weight of everything except the text.
  private var fieldCost: Int {
    // Most messages have a sender and none of the parts.
    let hasParts =
      !spans.isEmpty || !blocks.isEmpty || !attachments.isEmpty || !reactions.isEmpty || !buttons.isEmpty
      || quote != nil || rare != nil
    return weight(of: sender) + weight(of: senderName) + weight(of: language) + (hasParts ? partCost : 0)
  }

  private var partCost: Int {
    (quote?.cost ?? 0) + spans.reduce(0) { $0 + $1.cost } + blocks.reduce(0) { $0 + $1.cost }
      + attachments.reduce(0) { $0 + $1.cost }
      + reactions.reduce(0) { $0 + $1.cost } + buttons.reduce(0) { $0 + $1.cost }
      + (rare?.value.cost ?? 0)
  }
}

// A part never weighs more here than in the message readers, which also count the names of fields. So a
// message that a reader accepts is never reduced here.

private func weight(of texts: [String]) -> Int { texts.reduce(32) { $0 + weight(of: $1) } }

extension QuotedReply {
  fileprivate var cost: Int {
    32 + weight(of: sender) + weight(of: senderName) + weight(of: text)
      + spans.reduce(0) { $0 + $1.cost }
  }
}

extension Reaction {
  fileprivate var cost: Int { 32 + weight(of: symbol) + weight(of: emoji) }
}

extension [MessageButton] {
  fileprivate var cost: Int {
    reduce(32) { $0 + weight(of: $1.title) + weight(of: $1.id) + weight(of: $1.address) }
  }
}

extension RareFacts {
  fileprivate var cost: Int {
    weight(of: forwardedFrom) + weight(of: timeText) + (seenBy.isEmpty ? 0 : weight(of: seenBy))
      + (thread.map { 64 + weight(of: $0.people) } ?? 0)
  }
}
