/// Fills in the sentences of notices, which readers write in English because exports have only the facts.
enum SentencePattern {
  /// Returns a pattern with its names in braces replaced by values. A part in brackets is left out if one of its
  /// values is unknown; other unknown values become `…`.
  ///
  /// - Parameters:
  ///   - pattern: For example `{actor} changed the topic[ to “{title}”]`.
  ///   - value: Returns the words for a name; nil if they are unknown.
  static func filled(_ pattern: String, _ value: (String) -> String?) -> String {
    var result = ""
    var rest = pattern[...]
    while let place = rest.firstIndex(where: { $0 == "{" || $0 == "[" }) {
      result += rest[..<place]
      let isName = rest[place] == "{"
      guard let end = rest[place...].firstIndex(of: isName ? "}" : "]") else { break }
      let inner = rest[rest.index(after: place)..<end]
      if isName {
        result += value(String(inner)) ?? "…"
      } else {
        var isKnown = true
        let words = filled(String(inner)) { name in
          let words = value(name)
          isKnown = isKnown && words != nil
          return words
        }
        if isKnown { result += words }
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
