/// The footnotes of a message, usually at its end.
public struct FootnotesBlock: Hashable, Sendable {
  /// The footnotes, in the order in which the text refers to them.
  public var items: [FootnoteItem]

  /// Creates a block of footnotes.
  public init(_ items: [FootnoteItem]) { self.items = items }
}

/// A footnote.
public struct FootnoteItem: Hashable, Sendable {
  /// The label by which texts refer to the footnote.
  public var label: String
  /// The number that is shown before the footnote, as its references show it; nil if no text refers to it. In
  /// Markdown, footnotes have the numbers of their first references.
  public var number: Int?
  /// The content of the footnote.
  public var blocks: [MessageBlock]
  /// The footnote's range in the source from which it was parsed: UTF-8 offsets.
  @Uncompared package var source: Range<Int> = 0..<0

  /// Creates a footnote.
  public init(label: String, number: Int? = nil, _ blocks: [MessageBlock]) {
    self.label = label
    self.number = number
    self.blocks = blocks
  }
}

extension FootnotesBlock: MessageRecord {
  package static var standard: FootnotesBlock { FootnotesBlock([]) }

  package static let fields: [RecordField<FootnotesBlock>] = [.list("items", \.items)]
}

extension FootnotesBlock: ItemBlockFields {
  package static var type: String { "footnotes" }
  package var content: MessageBlock.Content { .footnotes(self) }

  package var otherTexts: [String?] { items.map(\.label) }

  package func write(to plain: inout PlainTextWriting) {
    for note in items {
      plain.write(note.blocks, behind: "[\(note.number.map(String.init) ?? note.label)] ")
    }
  }
}

extension FootnoteItem: BlockItem, MessageRecord {
  package static var standard: FootnoteItem { FootnoteItem(label: "", []) }

  package static let fields: [RecordField<FootnoteItem>] = [
    .field("label", \.label), .optional("number", \.number, .integer(in: 1...1_000_000)),
    .field("blocks", \.blocks, MessageBlock.listForm),
  ]
}
