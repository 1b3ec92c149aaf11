import Markdown

/// The notes of a message, mostly at its end.
public struct FootnotesBlock: Hashable, Sendable {
  /// The footnotes, in the order in which the text refers to them.
  public var items: [FootnoteItem]

  /// Notes.
  public init(_ items: [FootnoteItem]) { self.items = items }
}

/// A footnote.
public struct FootnoteItem: Hashable, Sendable {
  /// The label by which texts refer to it.
  public var label: String
  /// Its content.
  public var blocks: [MessageBlock]

  /// A note.
  public init(label: String, _ blocks: [MessageBlock]) {
    self.label = label
    self.blocks = blocks
  }
}

extension FootnotesBlock: MessageRecord {
  package static var standard: FootnotesBlock { FootnotesBlock([]) }

  package static let fields: [RecordField<FootnotesBlock>] = [.list("items", \.items)]
}

extension FootnotesBlock: ItemBlockRecord {
  static var type: String { "footnotes" }
  var content: MessageBlock.Content { .footnotes(self) }

  var otherTexts: [String?] { items.map(\.label) }

  var markdown: MarkdownContent? {
    .footnotes(items.map { MarkdownFootnote(label: $0.label, blocks: .init($0.blocks)) })
  }
}

extension FootnoteItem: BlockItem, MessageRecord {
  package static var standard: FootnoteItem { FootnoteItem(label: "", []) }

  package static let fields: [RecordField<FootnoteItem>] = [
    .field("label", \.label), .field("blocks", \.blocks, MessageBlock.listForm),
  ]
}
