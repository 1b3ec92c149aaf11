/// A details block, which the reader can open and close: a summary, and the content that is shown while it is
/// open.
public struct DetailsBlock: Hashable, Sendable {
  /// The line that is shown even while the block is closed.
  public var summary: RichText
  /// The content, which is shown while the block is open.
  public var blocks: [MessageBlock]
  /// Whether the block is open at first. What the reader has opened or closed is in
  /// `LayoutEnvironment.toggled`.
  public var isOpen: Bool

  /// Creates a details block from its summary and its content.
  public init(summary: RichText, _ blocks: [MessageBlock], isOpen: Bool = false) {
    self.summary = summary
    self.blocks = blocks
    self.isOpen = isOpen
  }
}

extension DetailsBlock: MessageRecord {
  package static var standard: DetailsBlock { DetailsBlock(summary: RichText(""), []) }

  package static let fields: [RecordField<DetailsBlock>] = [
    .field("summary", \.summary), .field("blocks", \.blocks, MessageBlock.listForm),
    .field("open", \.isOpen, or: false),
  ]
}

extension DetailsBlock: BlockFields {
  package static var type: String { "details" }
  package var content: MessageBlock.Content { .details(self) }

  package func eachOwnText(_ take: ([ContentPath.Step], RichText) -> Bool) -> Bool {
    take(["summary"], summary)
  }

  package func eachInner(_ take: ([ContentPath.Step], [MessageBlock]) -> Bool) -> Bool {
    take(["blocks"], blocks)
  }
  package mutating func changeInner(
    in source: Range<Int>, _ change: (inout [MessageBlock], Range<Int>) -> Void
  ) {
    change(&blocks, source)
  }
  package func write(to plain: inout PlainTextWriting) {
    if !summary.isEmpty { plain.add(summary.text) }
    plain.write(blocks)
  }
  package var showsInner: Bool { isOpen }

  package func selecting(at path: ContentPath, _ select: (ContentPath, RichText) -> RichText?) -> Self? {
    let summary = select(path.appending("summary"), summary)
    var block = self
    block.blocks = blocks.selecting(at: path.appending("blocks"), select)
    if summary == nil, block.blocks.isEmpty { return nil }
    block.summary = summary ?? RichText("")
    return block
  }
}
