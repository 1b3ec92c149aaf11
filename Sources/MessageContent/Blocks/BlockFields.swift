/// One kind of block, with all its properties that do not depend on how it is shown.
///
/// A kind defines its texts and its inner blocks. From these follow the order of all texts, the text at a
/// path, the plain text and the weight of a block.
package protocol BlockFields: MessageRecord {
  /// The `type` of the kind in JSON.
  static var type: String { get }
  /// The `type` of the block in JSON.
  var typeName: String { get }
  /// Whether the texts are code or formulas, which run from left to right in all messages.
  static var isCode: Bool { get }
  /// The record as a case of `MessageBlock.Content`.
  var content: MessageBlock.Content { get }

  /// Visits the block's own texts, each with the steps of its path, in reading order.
  ///
  /// - Parameter take: Receives a text; returns false to stop.
  /// - Returns: False if `take` returned false.
  func eachOwnText(_ take: ([ContentPath.Step], RichText) -> Bool) -> Bool
  /// Visits the lists of blocks directly inside this block, each with the steps of its path. They follow the
  /// block's own texts.
  ///
  /// - Parameter take: Receives a list; returns false to stop.
  /// - Returns: False if `take` returned false.
  func eachInner(_ take: ([ContentPath.Step], [MessageBlock]) -> Bool) -> Bool
  /// Changes the lists of blocks directly inside this block.
  ///
  /// - Parameters:
  ///   - source: Where the block is in the source.
  ///   - change: Receives a list, and where its item or the block is in the source.
  mutating func changeInner(in source: Range<Int>, _ change: (inout [MessageBlock], Range<Int>) -> Void)
  /// Adds the lines of the block to plain text.
  func write(to plain: inout PlainTextWriting)
  /// Whether the texts of the inner blocks are shown.
  var showsInner: Bool { get }

  /// Returns the selected part of the block; nil if none of its texts is selected.
  ///
  /// - Parameters:
  ///   - path: The path of the block.
  ///   - select: Returns the selected part of a text; nil if nothing is selected.
  func selecting(at path: ContentPath, _ select: (ContentPath, RichText) -> RichText?) -> Self?
  /// The block's own texts as lines of plain text.
  var ownLines: [String] { get }
  /// Further texts of the block, in addition to its own texts and those of the inner blocks.
  var otherTexts: [String?] { get }
  /// The weight of everything except the texts, counted as `MessageLimits` describes.
  var otherWeight: Int { get }
}

// By default, a kind has no texts and contains no blocks.
extension BlockFields {
  package static var isCode: Bool { false }
  package var typeName: String { Self.type }

  package func eachOwnText(_ take: ([ContentPath.Step], RichText) -> Bool) -> Bool { true }
  package func eachInner(_ take: ([ContentPath.Step], [MessageBlock]) -> Bool) -> Bool { true }
  package mutating func changeInner(
    in source: Range<Int>, _ change: (inout [MessageBlock], Range<Int>) -> Void
  ) {}
  package func write(to plain: inout PlainTextWriting) {
    _ = eachOwnText { _, text in
      plain.add(text.text)
      return true
    }
    _ = eachInner { _, blocks in
      plain.write(blocks)
      return true
    }
  }
  package var showsInner: Bool { true }
  package func selecting(at path: ContentPath, _ select: (ContentPath, RichText) -> RichText?) -> Self? {
    nil
  }

  package var ownLines: [String] {
    var lines: [String] = []
    _ = eachOwnText { _, text in
      lines.append(text.text)
      return true
    }
    return lines
  }

  package var otherTexts: [String?] { [] }
  package var otherWeight: Int { 0 }
}

/// A block that consists of one text.
package protocol TextBlockFields: BlockFields {
  var text: RichText { get set }
}

extension TextBlockFields {
  package func eachOwnText(_ take: ([ContentPath.Step], RichText) -> Bool) -> Bool { take([], text) }

  package func selecting(at path: ContentPath, _ select: (ContentPath, RichText) -> RichText?) -> Self? {
    guard let text = select(path, text) else { return nil }
    var block = self
    block.text = text
    return block
  }
}

/// A block that consists of one text without formatting.
package protocol PlainBlockFields: BlockFields {
  var text: String { get set }
}

extension PlainBlockFields {
  package func eachOwnText(_ take: ([ContentPath.Step], RichText) -> Bool) -> Bool {
    var text = RichText(text)
    if Self.isCode { text.spans = [.plainCode(0..<text.text.utf16.count)] }
    return take([], text)
  }

  package func selecting(at path: ContentPath, _ select: (ContentPath, RichText) -> RichText?) -> Self? {
    guard let text = select(path, RichText(text)) else { return nil }
    var block = self
    block.text = text.text
    return block
  }
}

/// A block that consists of items, each with blocks of its own.
package protocol ItemBlockFields: BlockFields {
  associatedtype Item: BlockItem
  var items: [Item] { get set }
}

/// An item of a list, or a footnote.
package protocol BlockItem {
  var blocks: [MessageBlock] { get set }
  /// Where the item is in the source.
  var source: Range<Int> { get }
}

extension ItemBlockFields {
  package func eachInner(_ take: ([ContentPath.Step], [MessageBlock]) -> Bool) -> Bool {
    for (number, item) in items.enumerated() {
      guard take(["items", .number(number), "blocks"], item.blocks) else { return false }
    }
    return true
  }

  package mutating func changeInner(
    in source: Range<Int>, _ change: (inout [MessageBlock], Range<Int>) -> Void
  ) {
    for index in items.indices { change(&items[index].blocks, items[index].source) }
  }

  package func selecting(at path: ContentPath, _ select: (ContentPath, RichText) -> RichText?) -> Self? {
    var block = self
    block.items = selectedItems(at: path, select).map(\.item)
    return block.items.isEmpty ? nil : block
  }

  /// Returns the selected part of each item, with the item's index. Items without selected text are left out.
  package func selectedItems(
    at path: ContentPath, _ select: (ContentPath, RichText) -> RichText?
  ) -> [(number: Int, item: Item)] {
    items.enumerated().compactMap { number, item in
      var item = item
      item.blocks = item.blocks.selecting(
        at: path.appending("items").appending(.number(number)).appending("blocks"), select)
      return item.blocks.isEmpty ? nil : (number, item)
    }
  }
}
