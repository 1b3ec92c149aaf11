/// Something that the reader opens and closes: a summary, and what it stands for.
public struct DetailsBlock: Hashable, Sendable {
  /// What is always shown.
  public var summary: RichText
  /// What is shown where it is open.
  public var blocks: [MessageBlock]
  /// Whether it is open until the reader says otherwise (`LayoutEnvironment.expanded`).
  public var isOpen: Bool

  /// A summary with what it stands for.
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
