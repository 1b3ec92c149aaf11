import TextLayout

/// A formula on lines of its own.
public struct FormulaBlock: Hashable, Sendable {
  /// The source, as it was written.
  public var source: String
  /// The equation number at the side; nil for the number in the formula itself (TeX's `\tag`), or none.
  public var number: String?
  /// The notation of the source.
  public var notation: FormulaRequest.Notation
  /// Whether more of the source is expected. Until then it is shown as its source.
  package var isUnfinished = false

  /// A formula.
  public init(source: String, number: String? = nil, notation: FormulaRequest.Notation = .tex) {
    self.source = source
    self.number = number
    self.notation = notation
  }

  /// Replaces a block that is not laid out: its source as code, with its number.
  var sourceText: RichText {
    RichText(
      number.map { "\(source)  (\($0))" } ?? source,
      spans: [TextSpan(range: 0..<source.utf16.count, emphasis: .code)])
  }

  /// The formula as a text that contains nothing else.
  var text: RichText {
    if isUnfinished { return RichText(source) }
    return RichText(
      source,
      spans: [
        TextSpan(
          range: 0..<source.utf16.count,
          object: InlineObject(kind: .formula, source: source, notation: notation, isDisplay: true))
      ])
  }
}

extension FormulaRequest.Notation: JSONWord {}

extension FormulaBlock: MessageRecord {
  package static var standard: FormulaBlock { FormulaBlock(source: "") }

  package static let fields: [RecordField<FormulaBlock>] = [
    .field("source", \.source, isRequired: true), .optional("number", \.number),
    .field("notation", \.notation, or: .tex),
  ]
}

/// A line across the message.
public struct RuleBlock: Hashable, Sendable {
  /// A line.
  public init() {}
}

extension RuleBlock: MessageRecord {
  package static var standard: RuleBlock { RuleBlock() }

  package static let fields: [RecordField<RuleBlock>] = []
}

/// HTML that is not understood.
public struct HTMLBlock: Hashable, Sendable {
  /// The source, as it was written.
  public var text: String

  /// Markup.
  public init(_ text: String) { self.text = text }
}

extension HTMLBlock: MessageRecord {
  package static var standard: HTMLBlock { HTMLBlock("") }

  package static let fields: [RecordField<HTMLBlock>] = [.field("text", \.text, isRequired: true)]
}

/// A picture, a file or another attachment between blocks.
public struct AttachmentBlock: Hashable, Sendable {
  /// The index of one of the message's attachments; nil for `value`.
  public var index: Int?
  /// An attachment of the block itself; nil for one of the message's.
  public var value: MessageAttachment?

  /// Shows one of the message's attachments, by its index.
  public init(index: Int) { self.index = index }

  /// Shows an attachment of its own.
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
      throw FieldError("index", "the block names neither one of the message's attachments nor one of its own")
    }
  }
}

/// A block of a type that this version does not know.
public struct OtherBlock: Hashable, Sendable {
  /// Its type in JSON.
  public var type: String
  /// Its text; nil if there is none.
  public var text: RichText?
  /// Its blocks.
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
    set { text?.spans = newValue }
  }
}
