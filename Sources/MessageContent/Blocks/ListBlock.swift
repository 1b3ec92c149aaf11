/// A list of bullets, numbers or tasks.
public struct ListBlock: Hashable, Sendable {
  /// Whether the items are numbered.
  public var isOrdered: Bool
  /// The number of the first item.
  public var start: Int
  /// Whether the items are close together, because no empty line separates them.
  public var isTight: Bool
  /// The items, from the first to the last.
  public var items: [ListItem]

  /// Creates a list.
  public init(isOrdered: Bool = false, start: Int = 1, isTight: Bool = true, items: [ListItem]) {
    self.isOrdered = isOrdered
    self.start = start
    self.isTight = isTight
    self.items = items
  }
}

/// An item of a list.
public struct ListItem: Hashable, Sendable {
  /// For a task, whether it is done; nil for an item that is not a task.
  public var isChecked: Bool?
  /// The content of the item.
  public var blocks: [MessageBlock]
  /// The item's range in the source from which it was parsed: UTF-8 offsets.
  @Uncompared package var source: Range<Int> = 0..<0

  /// Creates an item.
  public init(_ blocks: [MessageBlock], isChecked: Bool? = nil) {
    self.blocks = blocks
    self.isChecked = isChecked
  }

  /// Creates an item from one paragraph.
  public init(_ text: String, isChecked: Bool? = nil) {
    self.init([.paragraph(text)], isChecked: isChecked)
  }
}

extension ListBlock: MessageRecord {
  package static var standard: ListBlock { ListBlock(items: []) }

  package static let fields: [RecordField<ListBlock>] = [
    .field("ordered", \.isOrdered, or: false), .field("start", \.start, or: 1),
    .field("tight", \.isTight, or: true),
    .list("items", \.items),
  ]
}

extension ListBlock: ItemBlockFields {
  package static var type: String { "list" }
  package var content: MessageBlock.Content { .list(self) }

  package func selecting(at path: ContentPath, _ select: (ContentPath, RichText) -> RichText?) -> Self? {
    let selected = selectedItems(at: path, select)
    guard let first = selected.first else { return nil }
    var block = self
    block.items = selected.map(\.item)
    // The first selected item keeps its number.
    block.start = start.addingWithinRange(first.number)
    return block
  }

  package func write(to plain: inout PlainTextWriting) {
    for (index, item) in items.enumerated() {
      let number = start.addingWithinRange(index)
      let sign = isOrdered ? "\(number)." : item.isChecked.map { $0 ? "☑" : "☐" } ?? "•"
      plain.write(item.blocks, behind: sign + " ")
    }
  }
}

extension ListItem: BlockItem, MessageRecord {
  package static var standard: ListItem { ListItem([]) }

  package static let fields: [RecordField<ListItem>] = [
    .optional("checked", \.isChecked), .field("blocks", \.blocks, MessageBlock.listForm),
  ]
}
