import BubbleLayout

extension ContentPath: JSONConvertible {
  /// A path is an array of field names and list indices: `["attachments", 2, "options", 0]`.
  package static var form: JSONForm<ContentPath> {
    JSONForm {
      .array(of: .any(of: [.string, .integer(in: 0...1_000_000_000)]), count: 1...200)
    } read: { (value) throws(FieldError) in
      guard case .array(let values) = value else { throw .mismatch(.array, found: value) }
      guard (1...200).contains(values.count) else {
        throw FieldError(.other("a path must have from 1 to 200 steps, not \(values.count)"))
      }
      var steps: [Step] = []
      for (index, value) in values.enumerated() {
        switch value {
        case .string(let name): steps.append(.name(name))
        case .integer(let number) where number >= 0: steps.append(.number(number))
        default:
          throw FieldError(
            .other("a step must be a name or a number from 0 up, not \(value.kind)"), at: [.element(index)])
        }
      }
      return ContentPath(steps)
    } write: { path in
      .array(
        path.steps.map { step in
          switch step {
          case .name(let name): .string(name)
          case .number(let number): .integer(number)
          }
        })
    }
  }
}

extension JSONForm<TextScope> {
  /// A scope is `"all"`, or a list of kinds of texts: `["own", "code"]`.
  static var scope: Self {
    let words = TextScope.allCases.compactMap(\.name)
    let list = JSONForm<[String]>.list(of: String.form)
    return JSONForm {
      .any(of: [.constant(.string("all")), .array(of: .choice(words), isUnique: true)])
    } read: { (value) throws(FieldError) in
      if value == .string("all") { return .all }
      var scope: TextScope = []
      for (index, word) in try list.read(value).enumerated() {
        guard let kind = TextScope.allCases.first(where: { $0.name == word }) else {
          throw FieldError(.unknownWord(word, choices: words), at: [.element(index)])
        }
        scope.insert(kind)
      }
      return scope
    } write: { scope in
      scope == .all
        ? .string("all")
        : .array(TextScope.allCases.filter { scope.contains($0) }.compactMap { $0.name.map { .string($0) } })
    }
  }
}
