extension Message {
  /// The message without what exceeds the limits: the end of a text that is too long, and the last parts that
  /// exceed the budget. Nil for a message within the limits.
  ///
  /// Engines lay out messages like this, and transcripts list them in `shortened`.
  ///
  /// - Complexity: Linear in the number of parts.
  public func shortened(to limits: MessageLimits) -> Message? {
    let text = text.shortened(to: limits.bytes)
    // Most messages have only a sender.
    let hasParts =
      !spans.isEmpty || !blocks.isEmpty || !attachments.isEmpty || !reactions.isEmpty || !buttons.isEmpty
      || quote != nil || rare != nil
    let cost = weight(of: sender) + weight(of: senderName) + weight(of: language) + (hasParts ? partCost : 0)
    let isLarge = cost > limits.bytes
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
    if !take(rare?.value.cost ?? 0) { message.rare = nil }
    return message
  }

  /// Whether the text is a shortened form of another message's text.
  func isCut(from whole: Message) -> Bool { text.utf8.count < whole.text.utf8.count }

  private var partCost: Int {
    (quote?.cost ?? 0) + spans.reduce(0) { $0 + $1.cost } + blocks.reduce(0) { $0 + $1.cost }
      + attachments.reduce(0) { $0 + $1.cost }
      + reactions.reduce(0) { $0 + $1.cost } + buttons.reduce(0) { $0 + $1.cost }
      + (rare?.value.cost ?? 0)
  }
}

// Counts no more than message readers do, which have also seen the names of fields. So what they accept stays
// whole.

/// Of a value, 32 beside the bytes of its text.
private func weight(of text: String?) -> Int { text.map { 32 + $0.utf8.count } ?? 0 }

private func weight(of texts: [String]) -> Int { texts.reduce(32) { $0 + weight(of: $1) } }

extension QuotedReply {
  fileprivate var cost: Int { 32 + weight(of: sender) + weight(of: senderName) + weight(of: text) }
}

extension TextSpan {
  fileprivate var cost: Int {
    64 + weight(of: tag) + weight(of: object?.id) + weight(of: address) + weight(of: title)
      + weight(of: footnote)
  }
}

extension Reaction {
  fileprivate var cost: Int { 32 + weight(of: symbol) + weight(of: emoji) }
}

extension [MessageButton] {
  fileprivate var cost: Int { reduce(32) { $0 + weight(of: $1.title) + weight(of: $1.id) } }
}

extension RareFacts {
  fileprivate var cost: Int {
    weight(of: forwardedFrom) + weight(of: timeText) + (seenBy.isEmpty ? 0 : weight(of: seenBy))
      + (thread.map { 64 + weight(of: $0.people) } ?? 0)
  }
}

extension MessageBlock {
  fileprivate var cost: Int {
    var cost = 64
    func add(_ blocks: [MessageBlock]) { cost += blocks.reduce(32) { $0 + $1.cost } }
    switch content {
    case .list(let block): for item in block.items { add(item.blocks) }
    case .quote(let block): add(block.blocks)
    case .details(let block):
      cost += block.summary.cost
      add(block.blocks)
    case .footnotes(let block):
      for item in block.items {
        cost += weight(of: item.label)
        add(item.blocks)
      }
    case .table(let block):
      for row in block.rows { cost += row.reduce(32) { $0 + 64 + $1.text.cost } }
    case .other(let block):
      cost += block.text?.cost ?? 0
      add(block.blocks)
    case .attachment(let block): cost += block.value?.cost ?? 0
    case .code(let block):
      cost += weight(of: block.text) + weight(of: block.language) + block.tokens.reduce(0) { $0 + $1.cost }
    case .paragraph, .heading, .formula, .html, .rule:
      eachText(at: ContentPath([])) { _, text in
        cost += text.cost
        return true
      }
    }
    return cost
  }
}

extension CodeToken {
  fileprivate var cost: Int { 32 + weight(of: role) }
}

extension RichText {
  fileprivate var cost: Int { weight(of: text) + spans.reduce(0) { $0 + $1.cost } }
}

extension MessageAttachment {
  fileprivate var cost: Int {
    func sum(_ texts: String?...) -> Int { texts.reduce(64) { $0 + weight(of: $1) } }
    switch self {
    case .media(let media): return sum(media.alternative)
    case .call: return sum()
    case .voice(let voice): return sum() + 32 * voice.samples.count
    case .file(let file): return sum(file.name)
    case .contact(let contact): return sum(contact.name, contact.detail)
    case .location(let location): return sum(location.name)
    case .poll(let poll):
      return sum(poll.question) + weight(of: poll.options) + 32
        * (poll.votes.count + poll.chosen.count)
    case .link(let link): return sum(link.address, link.title, link.summary)
    case .code(let code): return sum(code.text, code.language) + code.tokens.reduce(0) { $0 + $1.cost }
    case .custom(let custom): return sum(custom.name, custom.data, custom.alternative)
    }
  }
}
