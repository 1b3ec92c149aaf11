import Markdown

/// A heading.
public struct HeadingBlock: Hashable, Sendable {
  /// From 1, the largest, to 6.
  public var level: Int
  /// Its text.
  public var text: RichText

  /// A heading.
  public init(level: Int, _ text: RichText) {
    self.level = level
    self.text = text
  }

  /// A heading of a text.
  public init(level: Int, _ text: String) { self.init(level: level, RichText(text)) }
}

extension HeadingBlock: MessageRecord {
  package static var standard: HeadingBlock { HeadingBlock(level: 1, "") }

  package static let fields: [RecordField<HeadingBlock>] =
    [.field("level", \.level, .integer(in: 1...6), isRequired: true)] + RichText.fields(within: \.text)
}

extension HeadingBlock: TextBlockRecord {
  static var type: String { "heading" }
  var content: MessageBlock.Content { .heading(self) }

  var markdown: MarkdownContent? { .heading(level: level, MarkdownText(text)) }
}
