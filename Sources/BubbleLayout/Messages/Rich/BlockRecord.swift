import Markdown

/// What a block is: one kind of block, with all that does not depend on how it is shown.
///
/// A kind says what its own texts are and which blocks it holds. From these follow the order of all texts, the text at a path, the plain
/// words and what a block weighs.
protocol BlockRecord: MessageRecord {
  /// The `type` of its kind in JSON.
  static var type: String { get }
  /// Its own `type` in JSON.
  var typeName: String { get }
  /// Whether its texts are code or formulas, which run from left to right wherever they are.
  static var isCode: Bool { get }
  /// The record as one of all kinds.
  var content: MessageBlock.Content { get }

  /// Takes its own texts, each with the steps to it, in the order in which they stand.
  ///
  /// - Parameter take: Returns false where no more are wanted.
  /// - Returns: False where no more are wanted.
  func eachOwnText(_ take: ([ContentPath.Step], RichText) -> Bool) -> Bool
  /// The lists of blocks right within it, each with the steps to it. They stand below its own texts.
  var inner: [(steps: [ContentPath.Step], blocks: [MessageBlock])] { get }
  /// Whether the texts of `inner` are shown.
  var showsInner: Bool { get }

  /// What remains of it where some of its texts are selected; nil where nothing of it is.
  ///
  /// - Parameters:
  ///   - path: Of the block.
  ///   - select: Gives what is selected of a text; nil for nothing.
  func selecting(at path: ContentPath, _ select: (ContentPath, RichText) -> RichText?) -> Self?
  /// Its own texts as lines of plain text.
  var ownLines: [String] { get }
  /// What it has to say beside its texts and what `inner` says.
  var otherTexts: [String?] { get }
  /// What it weighs beside its texts, as `MessageLimits` counts.
  var otherWeight: Int { get }
  /// As a block of Markdown, to be written; nil where Markdown has no form for it.
  var markdown: MarkdownContent? { get }
}

// A kind that says nothing else has no texts and holds no blocks.
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

/// A block that is one text.
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

/// A block that is one text without any markup.
protocol PlainBlockRecord: BlockRecord {
  var text: String { get set }
}

extension PlainBlockRecord {
  func eachOwnText(_ take: ([ContentPath.Step], RichText) -> Bool) -> Bool { take([], RichText(text)) }

  func selecting(at path: ContentPath, _ select: (ContentPath, RichText) -> RichText?) -> Self? {
    guard let text = select(path, RichText(text)) else { return nil }
    var block = self
    block.text = text.text
    return block
  }
}

/// A block of items, each with blocks of its own.
protocol ItemBlockRecord: BlockRecord {
  associatedtype Item: BlockItem
  var items: [Item] { get set }
}

/// An item of a list, or a note.
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

  /// What remains of the items of which something is selected, each with its number.
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
