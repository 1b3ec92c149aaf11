/// Program code: text that keeps its lines, in a fixed-width font.
public struct CodeBlock: Hashable, Sendable {
  /// The lines.
  public var text: String
  /// The programming language, for renderers that highlight syntax. It has no effect on the layout.
  public var language: String?

  /// Lines of code.
  public init(text: String, language: String? = nil) {
    self.text = text
    self.language = language
  }
}

extension CodeBlock: MessageRecord {
  package static var standard: CodeBlock { CodeBlock(text: "") }

  package static let fields: [RecordField<CodeBlock>] = [
    .field("text", \.text, isRequired: true), .optional("language", \.language),
  ]
}
