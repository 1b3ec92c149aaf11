/// Program code: text in a fixed-width font that keeps its line breaks.
public struct CodeBlock: Hashable, Sendable {
  /// The code.
  public var text: String
  /// The programming language, which a style may show (`CodeStyle.showsHeader`); nil if unknown.
  public var language: String?
  /// The tokens of the code for syntax highlighting, in ascending order. They change only colours.
  public var tokens: [CodeToken]
  /// Whether the code, as an attachment of a message, is covered until the reader uncovers it (see
  /// `LayoutEnvironment.uncovered`). For a block, `MessageBlock.isCovered` says so.
  public var isCovered = false
  /// The places of the characters in the source from which the code was parsed (see `RichText.pieces`).
  @Uncompared package var pieces: [SourcePiece] = []

  /// Creates a code block.
  public init(text: String, language: String? = nil, tokens: [CodeToken] = []) {
    self.text = text
    self.language = language
    self.tokens = tokens
  }
}

/// A token of code, with its role.
///
/// Renderers have colours for the roles `keyword`, `string`, `comment`, `number`, `function`, `type`,
/// `property`, `constant`, `tag`, `attribute`, `inserted` and `deleted`. The roles `variable`, `operator`,
/// `punctuation` and all others have the colour of plain code.
public struct CodeToken: Hashable, Sendable {
  /// The range of the token, in UTF-16 offsets in the code.
  public var range: Range<Int> {
    get { start..<max(start, end) }
    set { (start, end) = (newValue.lowerBound, newValue.upperBound) }
  }
  private var start: Int
  private var end: Int
  /// The role, such as `keyword`.
  public var role: String

  /// Creates a token.
  public init(range: Range<Int>, role: String) {
    (start, end) = (range.lowerBound, range.upperBound)
    self.role = role
  }
}

extension CodeBlock: MessageRecord {
  package static var standard: CodeBlock { CodeBlock(text: "") }

  package static let fields: [RecordField<CodeBlock>] = [
    .field("text", \.text, isRequired: true), .optional("language", \.language),
    .list("tokens", \.tokens),
  ]
}

extension CodeBlock: AttachmentRecord {
  package var attachment: MessageAttachment { .code(self) }
  package var texts: [(steps: [ContentPath.Step], text: String)] { [(["text"], text)] }
  package var otherTexts: [String?] { [language] }
  package var otherWeight: Int { tokens.reduce(0) { $0 + $1.weight } }
}

extension CodeToken: MessageRecord {
  package static var standard: CodeToken { CodeToken(range: 0..<0, role: "") }

  package static let fields: [RecordField<CodeToken>] = [
    .field("start", \.start, isRequired: true), .field("end", \.end, isRequired: true),
    .field("role", \.role, isRequired: true),
  ]
}

extension [CodeToken] {
  /// Returns the tokens clamped to a text, in ascending order. Empty tokens are left out.
  package func within(_ text: String) -> [CodeToken] {
    if isEmpty { return [] }
    let all = 0..<text.utf16.count
    var tokens = compactMap { token -> CodeToken? in
      let range = token.range.clamped(to: all)
      return range.isEmpty ? nil : CodeToken(range: range, role: token.role)
    }
    func isBefore(_ one: CodeToken, _ other: CodeToken) -> Bool {
      one.range.lowerBound < other.range.lowerBound
    }
    if zip(tokens.dropFirst(), tokens).contains(where: isBefore) { tokens.sort(by: isBefore) }
    return tokens
  }
}
