import BubbleLayout

/// Finds the parts of a style that rows use, by the roles of their messages.
struct UsedStyleGroups {
  private(set) var groups: [MessageRole: Set<String>] = [:]

  init(_ rows: [TranscriptRow]) {
    for case .message(let cell) in rows {
      var found = groups[cell.role] ?? Self.always
      if cell.bubble != nil { found.insert("bubble") }
      for part in cell.parts { found.formUnion(Self.groups(of: part)) }
      groups[cell.role] = found
    }
  }

  /// Whether messages of a role use the field with a path.
  func has(_ path: String, of role: MessageRole) -> Bool {
    guard let groups = groups[role] else { return false }
    let names = path.split(separator: ".", maxSplits: 2)
    guard let first = names.first.map(String.init) else { return false }
    return groups.contains(first) || names.count > 1 && groups.contains("\(first).\(names[1])")
  }

  /// The fields that every row uses.
  private static let always: Set = [
    "side", "centered", "height", "growsWithType", "typeGrowth", "content.padding", "content.order",
    "bubble.margin", "bubble.width",
  ]

  private static func groups(of part: Part) -> Set<String> {
    switch part {
    case .text: ["text"]
    case .avatar: ["avatar"]
    case .delivery: ["status"]
    case .media: ["content.media", "mediaHeight"]
    // Formulas within a text are as large as the text.
    case .formula: ["content.formula", "text"]
    case .label(let label): Set(labels[label.role.rawValue] ?? [])
    // The size of these boxes comes from the application or from the text around them, not from the style.
    case .box(let box) where [.custom, .emoji, .mention].contains(box.role): []
    case .box(let box): Set(box.role.styleFields)
    }
  }

  private static let labels: [String: [String]] = [
    "sender": ["labels", "content.name"], "senderAndTime": ["labels"],
    "time": ["labels", "content.footer"], "edited": ["labels", "content.footer"],
    "quoteSender": ["content.quote"], "quoteText": ["content.quote"],
    "title": ["content.link", "content.card", "content.poll"],
    "detail": ["content.link", "content.card", "content.poll"],
    "option": ["content.poll"], "count": ["content.poll"], "code": ["content.code"],
    "language": ["content.code"], "lineNumber": ["content.code"], "columnTitle": ["content.rich"],
    "unfold": ["content.rich"], "button": ["content.buttons"], "reaction": ["content.reactions"],
    "hiddenCount": ["content.media"], "duration": ["content.media"], "initials": ["avatar"],
    "formulaNumber": ["content.formula"],
  ]
}
