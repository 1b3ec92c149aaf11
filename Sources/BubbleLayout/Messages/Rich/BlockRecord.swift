import Markdown

/// One kind of block, with all its properties that do not depend on how it is shown.
///
/// A kind defines its texts and its inner blocks. From these follow the order of all texts, the text at a
/// path, the plain text and the weight of a block.
protocol BlockRecord: MessageRecord {
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
  /// The lists of blocks directly inside this block, each with the steps of its path. They follow the block's
  /// own texts.
  var inner: [(steps: [ContentPath.Step], blocks: [MessageBlock])] { get }
  /// Whether the texts of `inner` are shown.
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
  /// The block as a Markdown block, for writing; nil if Markdown has no form for it.
  var markdown: MarkdownContent? { get }
}

// By default, a kind has no texts and contains no blocks.
extension BlockRecord {
  static var isCode: Bool { false }
  var typeName: String { Self.type }

  func eachOwnText(_ take: ([ContentPath.Step], RichText) -> Bool) -> Bool { true }
  var inner: [(steps: [ContentPath.Step], blocks: [MessageBlock])] { [] }
  var showsInner: Bool { true }
  func selecting(at path: ContentPath, _ select: (ContentPath, RichText) -> RichText?) -> Self? { nil }

  var ownLines: [String] {
    var lines: [String] = []
    _ = eachOwnText { _, text in
      lines.append(text.text)
      return true
    }
    return lines
  }

  var otherTexts: [String?] { [] }
  var otherWeight: Int { 0 }
  var markdown: MarkdownContent? { nil }
}

/// A block that consists of one text.
protocol TextBlockRecord: BlockRecord {
  var text: RichText { get set }
}

extension TextBlockRecord {
  func eachOwnText(_ take: ([ContentPath.Step], RichText) -> Bool) -> Bool { take([], text) }

  func selecting(at path: ContentPath, _ select: (ContentPath, RichText) -> RichText?) -> Self? {
    guard let text = select(path, text) else { return nil }
    var block = self
    block.text = text
    return block
  }
}

/// A block that consists of one text without formatting.
protocol PlainBlockRecord: BlockRecord {
  var text: String { get set }
}

extension PlainBlockRecord {
  func eachOwnText(_ take: ([ContentPath.Step], RichText) -> Bool) -> Bool {
    var text = RichText(text)
    if Self.isCode { text.spans = [.plainCode(0..<text.text.utf16.count)] }
    return take([], text)
  }

  func selecting(at path: ContentPath, _ select: (ContentPath, RichText) -> RichText?) -> Self? {
    guard let text = select(path, RichText(text)) else { return nil }
    var block = self
    block.text = text.text
    return block
  }
}

/// A block that consists of items, each with blocks of its own.
protocol ItemBlockRecord: BlockRecord {
  associatedtype Item: BlockItem
  var items: [Item] { get set }
}

/// An item of a list, or a footnote.
protocol BlockItem {
  var blocks: [MessageBlock] { get set }
}

extension ItemBlockRecord {
  var inner: [(steps: [ContentPath.Step], blocks: [MessageBlock])] {
    items.enumerated().map { (["items", .number($0.offset), "blocks"], $0.element.blocks) }
  }

  func selecting(at path: ContentPath, _ select: (ContentPath, RichText) -> RichText?) -> Self? {
    var block = self
    block.items = selectedItems(at: path, select).map(\.item)
    return block.items.isEmpty ? nil : block
  }

  /// Returns the selected part of each item, with the item's index. Items without selected text are left out.
  func selectedItems(
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
