import Markdown

/// Details that the reader can open and close: a summary, and the content that is shown while they are open.
public struct DetailsBlock: Hashable, Sendable {
  /// The line that is shown even while the details are closed.
  public var summary: RichText
  /// The content, which is shown while the details are open.
  public var blocks: [MessageBlock]
  /// Whether the details are open at first. The reader's changes are in `LayoutEnvironment.toggled`.
  public var isOpen: Bool

  /// Creates details from a summary and their content.
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
