import Markdown
import TextLayout

/// A paragraph.
public struct ParagraphBlock: Hashable, Sendable {
  /// What it says.
  public var text: RichText
  /// Where its lines stand; nil for as its style has it.
  public var alignment: BlockAlignment?

  /// A paragraph.
  public init(_ text: RichText, alignment: BlockAlignment? = nil) {
    self.text = text
    self.alignment = alignment
  }
}

/// Where lines stand in a block, or cells in a column.
public enum BlockAlignment: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  case start, center, end

  /// As texts call it.
  var text: TextAlignment {
    switch self {
    case .start: .start
    case .center: .center
    case .end: .end
    }
  }
}

extension ParagraphBlock: MessageRecord {
  package static var standard: ParagraphBlock { ParagraphBlock(RichText("")) }

  package static let fields: [RecordField<ParagraphBlock>] =
    RichText.fields(within: \.text) + [.optional("align", \.alignment)]
}

extension ParagraphBlock: TextBlockRecord {
  static var type: String { "paragraph" }
  var content: MessageBlock.Content { .paragraph(self) }

  var markdown: MarkdownContent? { .paragraph(MarkdownText(text)) }
}
