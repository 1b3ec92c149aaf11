import BubbleLayout

/// The texts of messages as they were typed: offsets of what is found where a style shows nothing of it are counted in them.
extension Message {
  /// The text at a path; nil if there is none.
  ///
  /// - Complexity: Linear in the blocks beside the one on the way.
  func typedText(at path: ContentPath) -> String? {
    let steps = path.steps
    guard case .name(let field)? = steps.first else { return nil }
    switch (field, steps.count) {
    case ("text", 1): return text
    case ("quote", 2): return steps[1] == "text" ? quote?.text : nil
    case ("buttons", 3): return buttons.element(at: steps[1])?.element(at: steps[2])?.title
    case ("attachments", 3...): return attachments.element(at: steps[1])?.typedText(at: steps[2...])
    case ("blocks", 2...): return blocks.typedText(at: steps[1...])
    default: return nil
    }
  }

  /// Whether a block is named as if it were a number.
  var hasBlocksNamedByDigits: Bool { blocks.haveNamesOfDigits }
}

extension MessageAttachment {
  fileprivate func typedText(at steps: ArraySlice<ContentPath.Step>) -> String? {
    guard case .name(let field)? = steps.first else { return nil }
    switch (self, field) {
    case (.file(let file), "name"): return file.name
    case (.contact(let contact), "name"): return contact.name
    case (.contact(let contact), "detail"): return contact.detail
    case (.location(let place), "name"): return place.name
    case (.poll(let poll), "question"): return poll.question
    case (.poll(let poll), "options"): return steps.last.flatMap { poll.options.element(at: $0) }
    case (.link(let link), "title"): return link.title
    case (.link(let link), "summary"): return link.summary
    case (.link(let link), "address"): return link.address
    case (.code(let code), "text"): return code.text
    default: return nil
    }
  }
}

extension [MessageBlock] {
  fileprivate func typedText(at steps: ArraySlice<ContentPath.Step>) -> String? {
    guard let step = steps.first else { return nil }
    let named: Element? = if case .name(let name) = step { first { $0.name == name } } else { nil }
    return (named ?? element(at: step))?.typedText(at: steps.dropFirst())
  }

  fileprivate var haveNamesOfDigits: Bool {
    contains { block in
      if let name = block.name, !name.isEmpty, name.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
        return true
      }
      return block.content.lists.contains { $0.haveNamesOfDigits }
    }
  }
}

extension MessageBlock {
  /// The text of the block, or that of something in it.
  fileprivate func typedText(at steps: ArraySlice<ContentPath.Step>) -> String? {
    let rest = Array(steps)
    switch content {
    case .paragraph(let block): return rest.isEmpty ? block.text.text : nil
    case .heading(let block): return rest.isEmpty ? block.text.text : nil
    case .code(let block): return rest.isEmpty ? block.text : nil
    case .formula(let block): return rest.isEmpty ? block.source : nil
    case .html(let block): return rest.isEmpty ? block.text : nil
    case .other(let block) where rest.isEmpty: return block.text?.text
    case .details(let block) where rest == ["summary"]: return block.summary.text
    case .table(let block):
      return rest.count == 3 && rest[0] == "rows"
        ? block.rows.element(at: rest[1])?.element(at: rest[2])?.text.text : nil
    case .quote, .list, .details, .footnotes, .other:
      return content.blocks(at: rest)?.typedText(at: steps.dropFirst(content.isList ? 3 : 1))
    case .rule, .attachment: return nil
    }
  }
}

extension MessageBlock.Content {
  /// The lists of blocks in it, in their order.
  fileprivate var lists: [[MessageBlock]] {
    switch self {
    case .quote(let block): [block.blocks]
    case .list(let block): block.items.map(\.blocks)
    case .details(let block): [block.blocks]
    case .footnotes(let block): block.items.map(\.blocks)
    case .other(let block): [block.blocks]
    default: []
    }
  }

  /// Whether its blocks are those of items.
  fileprivate var isList: Bool {
    switch self {
    case .list, .footnotes: true
    default: false
    }
  }

  /// The blocks that some steps lead into.
  fileprivate func blocks(at steps: [ContentPath.Step]) -> [MessageBlock]? {
    guard isList else { return steps.first == "blocks" ? lists.first : nil }
    return steps.count > 3 && steps[0] == "items" && steps[2] == "blocks" ? lists.element(at: steps[1]) : nil
  }
}

extension Array {
  /// The element of a number; nil beyond the list, and for a name.
  fileprivate func element(at step: ContentPath.Step) -> Element? {
    if case .number(let number) = step, indices.contains(number) { self[number] } else { nil }
  }
}
