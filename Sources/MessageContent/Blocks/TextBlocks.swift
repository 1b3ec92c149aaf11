/// A paragraph.
public struct ParagraphBlock: Hashable, Sendable {
  /// The text of the paragraph.
  public var text: RichText
  /// The alignment of the lines; nil for the style's alignment.
  public var alignment: BlockAlignment?

  /// Creates a paragraph.
  public init(_ text: RichText, alignment: BlockAlignment? = nil) {
    self.text = text
    self.alignment = alignment
  }
}

/// The alignment of lines in a block, or of cells in a column.
public enum BlockAlignment: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  case start, center, end

  /// Returns the alignment at the other side if `isMirrored` is true. It converts between the two sides of a
  /// right-to-left table and Markdown's left and right.
  package func mirrored(_ isMirrored: Bool) -> BlockAlignment {
    switch self {
    case .start where isMirrored: .end
    case .end where isMirrored: .start
    default: self
    }
  }
}

extension ParagraphBlock: MessageRecord {
  package static var standard: ParagraphBlock { ParagraphBlock(RichText("")) }

  package static let fields: [RecordField<ParagraphBlock>] =
    RichText.fields(within: \.text) + [.optional("align", \.alignment)]
}

extension ParagraphBlock: TextBlockFields {
  package static var type: String { "paragraph" }
  package var content: MessageBlock.Content { .paragraph(self) }
}

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
