import TextUnicode

extension MessageBlock {
  /// Visits the texts of the block and of the blocks inside it, in reading order.
  ///
  /// - Parameters:
  ///   - path: The path of the block.
  ///   - withCode: Whether code and formulas are included.
  ///   - covering: What the reader has uncovered.
  ///   - isCovered: Whether a spoiler around the block covers it.
  ///   - take: Receives a text, in which a span covers everything that a spoiler covers; returns false to
  ///     stop.
  /// - Returns: False if `take` returned false.
  @discardableResult
  package func eachText(
    at path: ContentPath, withCode: Bool = true, as covering: Covering = .closed, isCovered: Bool = false,
    _ take: (ContentPath, RichText) -> Bool
  ) -> Bool {
    let record = record
    guard withCode || !Swift.type(of: record).isCode else { return true }
    let isCovered = isCovered || self.isCovered && !covering.isOpen(path)
    let isWanted = record.eachOwnText { steps, text in
      let path = steps.isEmpty ? path : ContentPath(path.steps + steps)
      var text = text
      text.spans = covering.shown(text.spans, at: path)
      if isCovered { text.spans.insert(.cover(of: text.text), at: 0) }
      return take(path, text)
    }
    guard isWanted, record.showsInner else { return isWanted }
    return record.eachInner { steps, blocks in
      blocks.eachText(
        at: ContentPath(path.steps + steps), withCode: withCode, as: covering, isCovered: isCovered, take)
    }
  }

  /// Whether the first strong character of the block is right-to-left; nil for a block without such a
  /// character. Code, addresses and formulas always run from left to right, and are ignored.
  ///
  /// - Complexity: Linear in the text before that character.
  package var startsRight: Bool? {
    let record = record
    if Swift.type(of: record).isCode { return nil }
    var found: Bool?
    _ = record.eachOwnText { _, text in
      found = text.text.startsRight(
        outside: text.spans.filter { $0.emphases.contains(.code) }.map(\.range))
      return found == nil
    }
    guard found == nil, record.showsInner else { return found }
    _ = record.eachInner { _, blocks in
      found = blocks.startsRight
      return found == nil
    }
    return found
  }
}

extension MessageBlock {
  /// The lists of blocks directly inside the block, each with the steps of its path.
  public var inner: [(steps: [ContentPath.Step], blocks: [MessageBlock])] {
    var lists: [(steps: [ContentPath.Step], blocks: [MessageBlock])] = []
    _ = record.eachInner { steps, blocks in
      lists.append((steps, blocks))
      return true
    }
    return lists
  }

  /// Returns whether the block, or a block inside it, meets a condition.
  ///
  /// - Parameter path: The indices of an item, if the block has items, and of a block inside it, and so on. Blocks
  ///   before this one are left out.
  package func contains(from path: ArraySlice<Int> = [], _ condition: (MessageBlock) -> Bool) -> Bool {
    if condition(self) { return true }
    func isIn(_ items: [some BlockItem]) -> Bool {
      let first = min(path.first ?? 0, items.count)
      return items[first...].indices.contains {
        items[$0].blocks.contains(from: $0 == first ? path.dropFirst() : [], condition)
      }
    }
    switch content {
    case .list(let list): return isIn(list.items)
    case .footnotes(let notes): return isIn(notes.items)
    default: return !record.eachInner { _, blocks in !blocks.contains(from: path, condition) }
    }
  }

  /// Changes the lists of blocks directly inside the block.
  ///
  /// - Parameter change: Receives a list, and where its item or the block is in the source (see `source`).
  package mutating func changeInner(_ change: (inout [MessageBlock], _ source: Range<Int>) -> Void) {
    var record = record
    // Most blocks have no inner blocks.
    if record.eachInner({ _, _ in false }) { return }
    record.changeInner(in: source, change)
    content = record.content
  }

  /// The texts of the block, one line for each, including texts that are hidden.
  ///
  /// - Complexity: Linear in the texts.
  package var lines: [String] {
    let record = record
    var lines = record.ownLines
    _ = record.eachInner { _, blocks in
      for block in blocks { lines += block.lines }
      return true
    }
    return lines
  }
}

extension [MessageBlock] {
  /// Returns whether a block at or after a path, or a block inside it, meets a condition (see
  /// `MessageBlock.contains(from:_:)`).
  package func contains(from path: ArraySlice<Int>, _ condition: (MessageBlock) -> Bool) -> Bool {
    let first = Swift.min(path.first ?? 0, count)
    return self[first...].indices.contains {
      self[$0].contains(from: $0 == first ? path.dropFirst() : [], condition)
    }
  }

  /// Whether the first strong character of the blocks is right-to-left; nil if there is none.
  package var startsRight: Bool? {
    for block in self {
      if let found = block.startsRight { return found }
    }
    return nil
  }

  /// Visits the texts of the blocks in reading order. Returns false if `take` returned false.
  @discardableResult
  package func eachText(
    at path: ContentPath, withCode: Bool = true, as covering: Covering = .closed, isCovered: Bool = false,
    _ take: (ContentPath, RichText) -> Bool
  ) -> Bool {
    for (number, block) in enumerated() {
      guard
        block.eachText(
          at: path.appending(block.step(number)), withCode: withCode, as: covering, isCovered: isCovered, take
        )
      else { return false }
    }
    return true
  }

  /// The indices of the message's attachments that blocks show.
  package var attachments: Set<Int> {
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
  /// Returns whether the first strong character outside code and addresses is right-to-left (UAX #9 P2); nil if
  /// there is none.
  ///
  /// - Parameter code: The ranges of code, in ascending order.
  /// - Complexity: Linear in the text up to that character.
  package func startsRight(outside code: [Range<Int>]) -> Bool? {
    let scalars = unicodeScalars
    var code = code[...]
    var units = 0
    var word = (start: scalars.startIndex, units: 0)
    var end = 0
    for index in scalars.indices {
      let offset = units
      units += UTF16.width(scalars[index])
      if scalars[index].properties.isWhitespace {
        word = (scalars.index(after: index), units)
        continue
      }
      while let first = code.first, first.upperBound <= offset { code.removeFirst() }
      if offset < end || code.first?.contains(offset) == true { continue }
      switch ScalarProperties(scalars[index].value).bidiClass {
      case .l:
        guard let address = address(at: offset - word.units, inWordFrom: word.start) else { return false }
        end = word.units + address
      case .r, .al: return true
      default: continue
      }
    }
    return nil
  }

  /// Returns the end of an address around an offset in a word; nil if there is none.
  private func address(at offset: Int, inWordFrom start: Index) -> Int? {
    let word = unicodeScalars[start...].prefix(2_048).prefix { !$0.properties.isWhitespace }
    return DataDetector(kinds: [.link, .mail]).detect(in: String(word)).first {
      $0.range.contains(offset)
    }?.range.upperBound
  }
}
