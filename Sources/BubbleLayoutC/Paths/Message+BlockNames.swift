import BubbleLayout

extension Message {
  /// Whether a block, or a block inside it, has a name that consists of digits.
  var hasBlocksNamedByDigits: Bool { blocks.haveNamesOfDigits }
}

extension [MessageBlock] {
  fileprivate var haveNamesOfDigits: Bool {
    contains { block in
      if let name = block.name, !name.isEmpty, name.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
        return true
      }
      return block.inner.contains { $0.blocks.haveNamesOfDigits }
    }
  }
}
