/// One edit of a composer, as a line of a script says it: `{"insert":"Hi "}`, `{"delete":"backward"}`,
/// `{"mention":{"id":"7","name":"ann"}}`.
///
/// It holds exactly one edit; `count`, `with` and `selected` belong to `delete`, `replace` and `mark`.
package struct ComposerEdit: Hashable, Sendable {
  package enum Direction: String, CaseIterable, JSONWord { case backward, forward }

  /// Whom a token mentions.
  package struct Mention: Hashable, Sendable {
    package var id = ""
    package var name = ""
  }

  var insert: String?
  var delete: Direction?
  var count: Int?
  var select: Range<Int>?
  var replace: Range<Int>?
  var with: String?
  var mention: Mention?
  var emoticon: String?
  var mark: String?
  var selected: Range<Int>?
  var commit: Bool?
  var clear: Bool?
  var send: Bool?
  var width: Double?
  var fontScale: Double?
  var maxCount: Int?
  var placeholder: String?

  /// An edit by a JSON object.
  ///
  /// - Throws: `FieldError` for an object that is no edit, with the field.
  package init(_ value: JSONValue) throws(FieldError) { try self.init(json: value) }

  init() {}

  /// What the edit is called: the name of its member.
  package var name: String { verbs.first ?? "" }

  private var verbs: [String] {
    let verbs: [(String, Bool)] = [
      ("insert", insert != nil), ("delete", delete != nil), ("select", select != nil),
      ("replace", replace != nil), ("mention", mention != nil), ("emoticon", emoticon != nil),
      ("mark", mark != nil), ("commit", commit == true), ("clear", clear == true), ("send", send == true),
      ("width", width != nil), ("fontScale", fontScale != nil), ("maxCount", maxCount != nil),
      ("placeholder", placeholder != nil),
    ]
    return verbs.filter(\.1).map(\.0)
  }
}

extension ComposerEdit: JSONRecord {
  package static var standard: ComposerEdit { ComposerEdit() }

  package static let fields: [RecordField<ComposerEdit>] = [
    .optional("insert", \.insert), .optional("delete", \.delete),
    .optional("count", \.count, .integer(in: 1...100_000)), .optional("select", \.select, .offsets),
    .optional("replace", \.replace, .offsets), .optional("with", \.with), .optional("mention", \.mention),
    .optional("emoticon", \.emoticon), .optional("mark", \.mark), .optional("selected", \.selected, .offsets),
    .optional("commit", \.commit), .optional("clear", \.clear), .optional("send", \.send),
    .optional("width", \.width, .number(in: 0...100_000)),
    .optional("fontScale", \.fontScale, .number(in: 0.5...4)),
    .optional("maxCount", \.maxCount, .integer(in: 0...1_000_000_000)),
    .optional("placeholder", \.placeholder),
  ]

  package func check() throws(FieldError) {
    let verbs = verbs
    guard verbs.count == 1 else {
      let found = verbs.isEmpty ? "none" : verbs.joined(separator: " and ")
      throw FieldError("", "a line holds one edit, this one \(found)")
    }
    for (field, isGiven, verb) in [
      ("count", count != nil, "delete"), ("with", with != nil, "replace"),
      ("selected", selected != nil, "mark"),
    ] where isGiven && verbs[0] != verb {
      throw FieldError(field, "belongs to \"\(verb)\"")
    }
    if replace != nil, with == nil {
      throw FieldError("with", "is missing: what stands in place of the range")
    }
  }

  /// A JSON Schema (draft 2020-12) of a line of a script.
  package static var schema: JSONValue { objectSchema.document(title: "An edit of a composer") }
}

extension ComposerEdit.Mention: JSONRecord {
  package static var standard: Self { Self() }

  package static let fields: [RecordField<Self>] = [
    .field("id", \.id, isRequired: true), .field("name", \.name, isRequired: true),
  ]
}

extension JSONForm<Range<Int>> {
  /// UTF-16 offsets as a pair, `[0,5]`, the end exclusive.
  static var offsets: Self {
    JSONForm {
      .array(of: .integer(in: 0...1_000_000_000), count: 2...2)
    } read: { (value) throws(FieldError) in
      guard case .array(let pair) = value else { throw .mismatch(.array, found: value) }
      guard pair.count == 2, case .integer(let start) = pair[0], case .integer(let end) = pair[1],
        0 <= start, start <= end
      else { throw FieldError("", "must be two offsets such as [0,5], the first not the larger") }
      return start..<end
    } write: {
      .array([.integer($0.lowerBound), .integer($0.upperBound)])
    }
  }
}
