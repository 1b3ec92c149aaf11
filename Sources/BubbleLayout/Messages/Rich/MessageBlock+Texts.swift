import TextUnicode

extension MessageBlock {
  /// Visits the texts of the block and of the blocks inside it, in reading order.
  ///
  /// - Parameters:
  ///   - path: The path of the block.
  ///   - withCode: Whether code and formulas are included.
  ///   - take: Receives a text; returns false to stop.
  /// - Returns: False if `take` returned false.
  @discardableResult
  func eachText(
    at path: ContentPath, withCode: Bool = true, _ take: (ContentPath, RichText) -> Bool
  ) -> Bool {
    let record = record
    guard withCode || !Swift.type(of: record).isCode else { return true }
    let isWanted = record.eachOwnText { steps, text in
      take(steps.isEmpty ? path : ContentPath(path.steps + steps), text)
    }
    guard isWanted, record.showsInner else { return isWanted }
    for (steps, blocks) in record.inner {
      guard blocks.eachText(at: ContentPath(path.steps + steps), withCode: withCode, take) else {
        return false
      }
    }
    return true
  }

  /// Whether the first strong character of the block is right-to-left; nil for a block without such a
  /// character. Code and formulas always run from left to right, and are ignored.
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
  /// The lists of blocks directly inside the block, each with the steps of its path.
  public var inner: [(steps: [ContentPath.Step], blocks: [MessageBlock])] { record.inner }

  /// The texts of the block, one line for each, including texts that are hidden.
  ///
  /// - Complexity: Linear in the texts.
  package var lines: [String] {
    let record = record
    return record.inner.reduce(into: record.ownLines) { lines, inner in
      for block in inner.blocks { lines += block.lines }
    }
  }
}

extension [MessageBlock] {
  /// Visits the texts of the blocks in reading order. Returns false if `take` returned false.
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

  /// The indices of the message's attachments that blocks show.
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
