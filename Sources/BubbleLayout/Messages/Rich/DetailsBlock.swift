/// A block that the reader opens and closes: a summary, and its content.
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
