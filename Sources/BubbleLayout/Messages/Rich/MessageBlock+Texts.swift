import TextUnicode

extension MessageBlock {
  /// Visits the texts of the block and of the blocks within it, in reading order.
  ///
  /// - Parameters:
  ///   - path: The path of the block.
  ///   - withCode: Whether code and formulas are included.
  ///   - take: Receives a text; returns false to stop.
  /// - Returns: False if it was stopped.
  @discardableResult
  func eachText(
    at path: ContentPath, withCode: Bool = true, _ take: (ContentPath, RichText) -> Bool
  ) -> Bool {
    switch content {
    case .paragraph(let block): return take(path, block.text)
    case .heading(let block): return take(path, block.text)
    case .code(let block): return !withCode || take(path, RichText(block.text))
    // Formulas also run from left to right.
    case .formula(let block): return !withCode || take(path, block.text)
    case .html(let block): return take(path, RichText(block.text))
    case .quote(let block):
      return block.blocks.eachText(at: path.appending("blocks"), withCode: withCode, take)
    case .list(let block):
      for (number, item) in block.items.enumerated() {
        let path = path.appending("items").appending(.number(number)).appending("blocks")
        guard item.blocks.eachText(at: path, withCode: withCode, take) else { return false }
      }
    case .table(let block):
      for (row, cells) in block.rows.enumerated() {
        for (number, cell) in cells.enumerated() {
          let path = path.appending("rows").appending(.number(row)).appending(.number(number))
          guard take(path, cell.text) else { return false }
        }
      }
      if let caption = block.caption, !caption.isEmpty {
        return take(path.appending("caption"), RichText(caption))
      }
    case .details(let block):
      guard take(path.appending("summary"), block.summary) else { return false }
      return block.isOpen
        ? block.blocks.eachText(at: path.appending("blocks"), withCode: withCode, take) : true
    case .footnotes(let block):
      for (number, item) in block.items.enumerated() {
        let path = path.appending("items").appending(.number(number)).appending("blocks")
        guard item.blocks.eachText(at: path, withCode: withCode, take) else { return false }
      }
    case .other(let block):
      if let text = block.text { return take(path, text) }
      return block.blocks.eachText(at: path.appending("blocks"), withCode: withCode, take)
    case .rule, .attachment: break
    }
    return true
  }

  /// Whether its first strong character is right-to-left; nil for a block without one. Code and formulas
  /// always run from left to right, and are not considered.
  var startsRight: Bool? {
    var found: Bool?
    eachText(at: ContentPath([]), withCode: false) { _, text in
      found = text.text.firstStrongIsRightToLeft
      return found == nil
    }
    return found
  }
}

extension MessageBlock {
  /// The lists of blocks directly within the block, each with the steps to it.
  var inner: [(steps: [ContentPath.Step], blocks: [MessageBlock])] {
    switch content {
    case .quote(let block): [(["blocks"], block.blocks)]
    case .details(let block): [(["blocks"], block.blocks)]
    case .other(let block): block.blocks.isEmpty ? [] : [(["blocks"], block.blocks)]
    case .list(let block):
      block.items.enumerated().map { (["items", .number($0.offset), "blocks"], $0.element.blocks) }
    case .footnotes(let block):
      block.items.enumerated().map { (["items", .number($0.offset), "blocks"], $0.element.blocks) }
    case .paragraph, .heading, .code, .table, .formula, .rule, .html, .attachment: []
    }
  }
}

extension [MessageBlock] {
  /// Visits the texts of the blocks in reading order; returns false if it was stopped.
  @discardableResult
  func eachText(
    at path: ContentPath, withCode: Bool = true, _ take: (ContentPath, RichText) -> Bool
  ) -> Bool {
    for (number, block) in enumerated() {
      guard block.eachText(at: path.appending(block.step(number)), withCode: withCode, take) else {
        return false
      }
    }
    return true
  }

  /// The numbers of the message's attachments that are shown among the blocks.
  var attachments: Set<Int> {
    var numbers: Set<Int> = []
    for block in self {
      switch block.content {
      case .attachment(let block): if block.value == nil, let index = block.index { numbers.insert(index) }
      default: for (_, blocks) in block.inner { numbers.formUnion(blocks.attachments) }
      }
    }
    return numbers
  }
}

extension String {
  /// Whether the first strong character is right-to-left (UAX #9 P2); nil if there is none.
  var firstStrongIsRightToLeft: Bool? {
    for scalar in unicodeScalars {
      switch ScalarProperties(scalar.value).bidiClass {
      case .l: return false
      case .r, .al: return true
      default: continue
      }
    }
    return nil
  }
}
