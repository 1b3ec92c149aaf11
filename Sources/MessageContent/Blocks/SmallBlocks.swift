import TextUnicode

/// A formula that is a block of its own.
public struct FormulaBlock: Hashable, Sendable {
  /// The source, as it was written.
  public var source: String
  /// The equation number at the side. If nil, the number is the one in the formula itself (TeX's `\tag`), if
  /// it has one.
  public var number: String?
  /// The notation of the source.
  public var notation: FormulaNotation
  /// Whether more of the source is expected. Until it is complete, the formula is laid out as far as it can be read.
  package var isUnfinished = false

  /// Creates a formula.
  public init(source: String, number: String? = nil, notation: FormulaNotation = .tex) {
    self.source = source
    self.number = number
    self.notation = notation
  }

  /// Makes a formula of a text that may still grow.
  package init(source: String, isUnfinished: Bool) {
    self.init(source: source)
    self.isUnfinished = isUnfinished
  }

  /// The text that is shown if the formula is not laid out: its source as code, and its equation number.
  package var sourceText: RichText {
    RichText(
      number.map { "\(source)  (\($0))" } ?? source,
      spans: [TextSpan(range: 0..<source.utf16.count, emphasis: .code)])
  }

  /// The formula as an inline object.
  package var object: InlineObject {
    InlineObject(kind: .formula, source: source, notation: notation, isDisplay: true)
  }

  /// A text that contains only the formula, as an inline object. The source of a formula that is still being written is
  /// text.
  package var text: RichText {
    if isUnfinished { return RichText(source) }
    return RichText(source, spans: [TextSpan(range: 0..<source.utf16.count, object: object)])
  }
}

extension FormulaNotation: JSONWord {}

extension FormulaBlock: MessageRecord {
  package static var standard: FormulaBlock { FormulaBlock(source: "") }

  package static let fields: [RecordField<FormulaBlock>] = [
    .field("source", \.source, isRequired: true), .optional("number", \.number),
    .field("notation", \.notation, or: .tex),
  ]
}

extension FormulaBlock: BlockFields {
  package static var type: String { "formula" }
  package var content: MessageBlock.Content { .formula(self) }
  package static var isCode: Bool { true }

  package func eachOwnText(_ take: ([ContentPath.Step], RichText) -> Bool) -> Bool { take([], text) }

  package func selecting(at path: ContentPath, _ select: (ContentPath, RichText) -> RichText?) -> Self? {
    guard let text = select(path, text) else { return nil }
    // The text has other words than the source only if a spoiler covers it.
    var block = self
    if text.text != self.text.text { (block.source, block.number) = (text.text, nil) }
    return block
  }

  package func write(to plain: inout PlainTextWriting) { plain.add(source) }
}

/// A line across the message.
public struct RuleBlock: Hashable, Sendable {
  /// Creates a line.
  public init() {}
}

extension RuleBlock: MessageRecord {
  package static var standard: RuleBlock { RuleBlock() }

  package static let fields: [RecordField<RuleBlock>] = []
}

extension RuleBlock: BlockFields {
  package static var type: String { "rule" }
  package var content: MessageBlock.Content { .rule(self) }
}

/// HTML that the engine does not support.
public struct HTMLBlock: Hashable, Sendable {
  /// The source, as it was written.
  public var text: String
  /// The source of a comment, none of which is shown; empty for other HTML.
  package var comment = ""

  /// What Markdown has for the block.
  package var source: String { comment.isEmpty ? text : comment }

  /// Creates a block of HTML.
  public init(_ text: String) { self.text = text }
}

extension HTMLBlock: MessageRecord {
  package static var standard: HTMLBlock { HTMLBlock("") }

  package static let fields: [RecordField<HTMLBlock>] = [.field("text", \.text, isRequired: true)]
}

extension HTMLBlock: PlainBlockFields {
  package static var type: String { "html" }
  package var content: MessageBlock.Content { .html(self) }

  package func write(to plain: inout PlainTextWriting) { if !text.isEmpty { plain.add(text) } }
}

/// A picture, a file or another attachment between other blocks.
public struct AttachmentBlock: Hashable, Sendable {
  /// The index of an attachment of the message; nil if the block has an attachment of its own.
  public var index: Int?
  /// The block's own attachment; nil if the block shows one of the message's attachments.
  public var value: MessageAttachment?

  /// Creates a block that shows an attachment of the message, by its index.
  public init(index: Int) { self.index = index }

  /// Creates a block with its own attachment.
  public init(_ value: MessageAttachment) { self.value = value }

  fileprivate init() {}
}

extension AttachmentBlock: MessageRecord {
  package static var standard: AttachmentBlock { AttachmentBlock() }

  package static let fields: [RecordField<AttachmentBlock>] = [
    .optional("index", \.index, .integer(in: 0...1_000_000)), .optional("value", \.value),
  ]

  package func check() throws(FieldError) {
    guard index != nil || value != nil else {
      throw FieldError(
        "index",
        "the block needs an \"index\" into the message's attachments, or an attachment of its own as \"value\""
      )
    }
  }
}

extension AttachmentBlock: BlockFields {
  package static var type: String { "attachment" }
  package var content: MessageBlock.Content { .attachment(self) }
  package var otherWeight: Int { value?.cost ?? 0 }

  package func write(to plain: inout PlainTextWriting) {
    if case .media(let picture)? = value, picture.address != nil, let words = picture.alternative,
      !words.isEmpty
    {
      plain.add(words)
    }
  }
}

/// A block of a type that this version does not support.
public struct OtherBlock: Hashable, Sendable {
  /// The block's type in JSON.
  public var type: String
  /// The text of the block; nil if there is none.
  public var text: RichText?
  /// The blocks inside the block.
  public var blocks: [MessageBlock]
}

extension OtherBlock: MessageRecord {
  package static var standard: OtherBlock { OtherBlock(type: "", text: nil, blocks: []) }

  package static let fields: [RecordField<OtherBlock>] = [
    .optional("text", \.plainText), .list("spans", \.spans),
    .field("blocks", \.blocks, MessageBlock.listForm),
  ]

  private var plainText: String? {
    get { text?.text }
    set { text = newValue.map { RichText($0, spans: spans) } }
  }

  private var spans: [TextSpan] {
    get { text?.spans ?? [] }
    set {
      let words = text?.text ?? ""
      text?.spans = newValue.onScalars(of: words)
    }
  }
}

extension OtherBlock: BlockFields {
  package static var type: String { standard.type }
  package var typeName: String { type }
  package var content: MessageBlock.Content { .other(self) }

  package func eachOwnText(_ take: ([ContentPath.Step], RichText) -> Bool) -> Bool {
    text.map { take([], $0) } ?? true
  }

  package func eachInner(_ take: ([ContentPath.Step], [MessageBlock]) -> Bool) -> Bool {
    blocks.isEmpty || take(["blocks"], blocks)
  }
  package mutating func changeInner(
    in source: Range<Int>, _ change: (inout [MessageBlock], Range<Int>) -> Void
  ) {
    change(&blocks, source)
  }

  package var showsInner: Bool { text == nil }

  package func selecting(at path: ContentPath, _ select: (ContentPath, RichText) -> RichText?) -> Self? {
    var block = self
    if let text {
      guard let text = select(path, text) else { return nil }
      block.text = text
    } else {
      block.blocks = blocks.selecting(at: path.appending("blocks"), select)
      if block.blocks.isEmpty { return nil }
    }
    return block
  }

  package func write(to plain: inout PlainTextWriting) { if let text { plain.add(text.text) } }
}
