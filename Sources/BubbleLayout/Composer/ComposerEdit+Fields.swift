import TextLayout

extension ComposerEdit: JSONRecord {
  package static var standard: ComposerEdit { ComposerEdit() }

  package static let fields: [RecordField<ComposerEdit>] = [
    .optional("insert", \.insert), .optional("paste", \.paste), .optional("delete", \.delete),
    .optional("count", \.count, .integer(in: 1...100_000)), .optional("select", \.select, .offsets),
    .optional("move", \.move), .optional("tap", \.tap, .point), .optional("extend", \.extend),
    .optional("replace", \.replace, .offsets), .optional("with", \.with), .optional("mention", \.mention),
    .optional("object", \.object), .optional("words", \.words), .optional("emoticon", \.emoticon),
    .optional("mark", \.mark), .optional("selected", \.selected, .offsets), .optional("commit", \.commit),
    .optional("toggle", \.toggle), .optional("link", \.link), .optional("content", \.content),
    .optional("undo", \.undo), .optional("redo", \.redo), .optional("clear", \.clear),
    .optional("send", \.send), .optional("width", \.width, .number(in: 0...100_000)),
    .optional("fontScale", \.fontScale, .number(in: 0.5...4)),
    .optional("maxCount", \.maximumCount, .integer(in: 0...1_000_000_000)),
    .optional("placeholder", \.placeholder), .optional("markdown", \.markdown),
    .optional("direction", \.direction, .choice(of: InterfaceDirection.allCases)),
    .optional("reply", \.reply), .optional("editing", \.editing), .optional("attachments", \.attachments),
    .optional("strip", \.strip, .number(in: 0...1_000_000)),
    .optional("remove", \.remove, .integer(in: 0...100_000)), .optional("preview", \.preview),
    .optional("buttons", \.buttons), .optional("candidates", \.candidates),
    .optional("choose", \.choose, .integer(in: 0...100_000)),
    .optional("accept", \.accept, .integer(in: 0...100_000)), .optional("close", \.close),
  ]

  package func check() throws(FieldError) {
    let verbs = verbs
    guard verbs.count == 1 else {
      let found = verbs.isEmpty ? "none" : verbs.joined(separator: " and ")
      throw FieldError("", "a line must have exactly one edit, but this line has \(found)")
    }
    for (field, isGiven, owners) in [
      ("count", count != nil, ["delete", "move"]), ("with", with != nil, ["replace"]),
      ("selected", selected != nil, ["mark"]), ("extend", extend != nil, ["move", "tap"]),
      ("words", words != nil, ["object"]),
    ] where isGiven && !owners.contains(verbs[0]) {
      let names = owners.map { "\"\($0)\"" }.joined(separator: " or ")
      throw FieldError(field, "is only allowed with \(names)")
    }
    if move != nil, let count, count > Self.largestMove {
      throw FieldError("count", "must be at most \(Self.largestMove) for \"move\"")
    }
    if replace != nil, with == nil {
      throw FieldError("with", "is missing; it is the text that replaces the range")
    }
  }

  /// The maximum number of times that one edit may move the caret. Each move lays out lines.
  private static let largestMove = 1_000

  /// A JSON Schema (draft 2020-12) for a line of a script.
  package static var schema: JSONValue { objectSchema.document(title: "An edit of a composer") }

  /// Makes an edit from a JSON object.
  ///
  /// - Throws: `FieldError` for an object that is not an edit; the error names the field.
  package init(_ value: JSONValue) throws(FieldError) { try self.init(json: value) }
}

extension ComposerEdit.Mention: JSONRecord {
  package static var standard: Self { Self() }

  package static let fields: [RecordField<Self>] = [
    .field("id", \.id, isRequired: true), .field("name", \.name, isRequired: true),
  ]
}

extension ComposerEdit.Content: JSONRecord {
  package static var standard: Self { Self() }

  package static let fields: [RecordField<Self>] = [
    .field("text", \.text, isRequired: true), .list("spans", \.spans),
  ]
}

extension ComposerEdit.Buttons: JSONRecord {
  package static var standard: Self { Self() }

  package static let fields: [RecordField<Self>] = [
    .list("leading", \.leading), .list("trailing", \.trailing),
  ]
}

extension JSONForm<Range<Int>> {
  /// The form of a range of UTF-16 offsets as a pair, such as `[0,5]`. The end is excluded.
  static var offsets: Self {
    JSONForm {
      .array(of: .integer(in: 0...1_000_000_000), count: 2...2)
    } read: { (value) throws(FieldError) in
      guard case .array(let pair) = value else { throw .mismatch(.array, found: value) }
      guard pair.count == 2, case .integer(let start) = pair[0], case .integer(let end) = pair[1],
        0 <= start, start <= end
      else { throw FieldError("", "must be two offsets such as [0,5], the smaller one first") }
      return start..<end
    } write: {
      .array([.integer($0.lowerBound), .integer($0.upperBound)])
    }
  }
}

extension JSONForm<Point> {
  /// The form of a point as a pair of lengths, such as `[12.5,8]`.
  static var point: Self {
    let length = JSONForm<Double>.number(in: -1_000_000...1_000_000)
    return JSONForm {
      .array(of: length.schema(), count: 2...2)
    } read: { (value) throws(FieldError) in
      guard case .array(let pair) = value else { throw .mismatch(.array, found: value) }
      guard pair.count == 2 else { throw FieldError("", "must be two lengths such as [12.5,8]") }
      return Point(x: LayoutUnit(try length.read(pair[0])), y: LayoutUnit(try length.read(pair[1])))
    } write: {
      .array([.number($0.x.points), .number($0.y.points)])
    }
  }
}
