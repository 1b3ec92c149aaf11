import TextUnicode

extension MessageBlock {
  /// Takes the texts of the block and those within it, in the order in which they stand.
  ///
  /// - Parameters:
  ///   - path: Of the block.
  ///   - withCode: Whether code and formulas are among them.
  ///   - take: Returns false where no more are wanted.
  /// - Returns: False where no more are wanted.
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

  /// Whether its first strong character is of a script that runs from right to left; nil for a block without any. Code and formulas run
  /// from left to right wherever they are, and decide nothing.
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
  /// The lists of blocks right within the block, each with the steps to it.
  public var inner: [(steps: [ContentPath.Step], blocks: [MessageBlock])] { record.inner }

  /// What it says, a line for each text, those that are folded among them.
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
  /// Takes the texts of the blocks in the order in which they stand; false where no more are wanted.
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

  /// The numbers of the message's attachments that stand among the blocks.
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
  /// Whether the first strong character is of a script that runs from right to left (UAX #9 P2); nil for none.
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
