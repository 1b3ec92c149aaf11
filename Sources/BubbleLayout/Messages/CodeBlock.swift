/// Text that keeps its lines, set in a fixed-width font.
public struct CodeBlock: Hashable, Sendable {
  /// The lines.
  public var text: String
  /// The programming language, for whoever colours it.
  public var language: String?

  /// Lines of code.
  public init(text: String, language: String? = nil) {
    self.text = text
    self.language = language
  }
}

extension CodeBlock: MessageRecord {
  static var standard: CodeBlock { CodeBlock(text: "") }

  static let fields: [RecordField<CodeBlock>] = [
    .field("text", \.text, isRequired: true), .optional("language", \.language),
  ]
}
