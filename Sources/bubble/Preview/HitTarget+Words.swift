import BubbleLayout

extension HitTarget {
  /// The target in words for people.
  var words: String {
    switch self {
    case .data(let data): "\(data.kind.rawValue) in the text"
    case .embedded(let kind?, _, nil): kind.rawValue
    case .card(let kind, let index): kind.rawValue + (index.map { " \($0 + 1)" } ?? "")
    case .separator(let kind): kind == .date ? "a date" : "the unread line"
    default: name.words + (index.map { " \($0 + 1)" } ?? "")
    }
  }
}

extension HitTarget.Name {
  /// The name in separate words: `readMore` becomes "read more".
  fileprivate var words: String {
    rawValue.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
  }
}
