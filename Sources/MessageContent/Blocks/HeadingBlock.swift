/// A heading.
public struct HeadingBlock: Hashable, Sendable {
  /// The level, from 1 for the largest heading to 6.
  public var level: Int
  /// The text of the heading.
  public var text: RichText

  /// Creates a heading.
  public init(level: Int, _ text: RichText) {
    self.level = level
    self.text = text
  }

  /// Creates a heading from plain text.
  public init(level: Int, _ text: String) { self.init(level: level, RichText(text)) }
}

extension HeadingBlock: MessageRecord {
  package static var standard: HeadingBlock { HeadingBlock(level: 1, "") }

  package static let fields: [RecordField<HeadingBlock>] =
    [.field("level", \.level, .integer(in: 1...6), isRequired: true)] + RichText.fields(within: \.text)
}

extension HeadingBlock: TextBlockFields {
  package static var type: String { "heading" }
  package var content: MessageBlock.Content { .heading(self) }
}
