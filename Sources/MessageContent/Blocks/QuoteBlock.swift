/// A quote, or an alert.
public struct QuoteBlock: Hashable, Sendable {
  /// The quoted blocks.
  public var blocks: [MessageBlock]
  /// The kind of alert; nil for a quote.
  public var alert: AlertKind?
  /// Whether only the first lines are shown (see `RichStyle.quoteLines`) until the reader expands the quote.
  public var isExpandable: Bool

  /// Creates a quote or an alert.
  public init(_ blocks: [MessageBlock], alert: AlertKind? = nil, isExpandable: Bool = false) {
    self.blocks = blocks
    self.alert = alert
    self.isExpandable = isExpandable
  }
}

/// The kinds of alerts (GitHub's `> [!NOTE]`).
public enum AlertKind: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  case note, tip, important, warning, caution
}

extension QuoteBlock: MessageRecord {
  package static var standard: QuoteBlock { QuoteBlock([]) }

  package static let fields: [RecordField<QuoteBlock>] = [
    .field("blocks", \.blocks, MessageBlock.listForm), .optional("kind", \.alert),
    .field("expandable", \.isExpandable, or: false),
  ]
}

extension QuoteBlock: BlockFields {
  package static var type: String { "quote" }
  package var content: MessageBlock.Content { .quote(self) }

  package func eachInner(_ take: ([ContentPath.Step], [MessageBlock]) -> Bool) -> Bool {
    take(["blocks"], blocks)
  }
  package mutating func changeInner(
    in source: Range<Int>, _ change: (inout [MessageBlock], Range<Int>) -> Void
  ) {
    change(&blocks, source)
  }

  package func selecting(at path: ContentPath, _ select: (ContentPath, RichText) -> RichText?) -> Self? {
    var block = self
    block.blocks = blocks.selecting(at: path.appending("blocks"), select)
    return block.blocks.isEmpty ? nil : block
  }
}
