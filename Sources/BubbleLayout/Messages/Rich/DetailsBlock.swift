import Markdown

/// Something that the reader opens and closes: a summary, and what it stands for.
public struct DetailsBlock: Hashable, Sendable {
  /// The line that is always shown.
  public var summary: RichText
  /// The content, which is shown while it is open.
  public var blocks: [MessageBlock]
  /// Whether it is open at first. The reader's changes are in `LayoutEnvironment.toggled`.
  public var isOpen: Bool

  /// Creates details with a summary and their content.
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

extension DetailsBlock: BlockRecord {
  static var type: String { "details" }
  var content: MessageBlock.Content { .details(self) }

  func eachOwnText(_ take: ([ContentPath.Step], RichText) -> Bool) -> Bool { take(["summary"], summary) }

  var inner: [(steps: [ContentPath.Step], blocks: [MessageBlock])] { [(["blocks"], blocks)] }
  var showsInner: Bool { isOpen }

  func selecting(at path: ContentPath, _ select: (ContentPath, RichText) -> RichText?) -> Self? {
    let summary = select(path.appending("summary"), summary)
    var block = self
    block.blocks = blocks.selecting(at: path.appending("blocks"), select)
    if summary == nil, block.blocks.isEmpty { return nil }
    block.summary = summary ?? RichText("")
    return block
  }

  var markdown: MarkdownContent? {
    .details(MarkdownDetails(summary: MarkdownText(summary), isOpen: isOpen, blocks: .init(blocks)))
  }
}
