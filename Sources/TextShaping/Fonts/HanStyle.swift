/// In whose manner Han characters are drawn: one code point has other strokes in Japan than in China.
enum HanStyle: Hashable, Sendable {
  case japanese, korean, simplified, traditional, hongKong

  /// The manner of a BCP 47 language; nil for languages not written in Han characters.
  init?(language: String) {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" || $0 == "+" }
    switch parts.first {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "yue": self = .hongKong
    case "zh":
      if parts.contains("hk") || parts.contains("mo") {
        self = .hongKong
      } else {
        self = parts.contains("hant") || parts.contains("tw") ? .traditional : .simplified
      }
    default: return nil
    }
  }

  /// The plainest tag that asks for the manner.
  var languageTag: String {
    switch self {
    case .japanese: "ja"
    case .korean: "ko"
    case .simplified: "zh"
    case .traditional: "zh-hant"
    case .hongKong: "zh-hant-hk"
    }
  }

  /// The manner a family says it draws in, by the names that Noto and Source Han go by.
  init?(family: String) {
    switch family.split(separator: " ").last {
    case "JP", "J": self = .japanese
    case "KR", "K": self = .korean
    case "SC", "CN": self = .simplified
    case "TC", "TW": self = .traditional
    case "HK", "HC": self = .hongKong
    default: return nil
    }
  }

  /// Families in their order, but those that draw in the language's manner before the first that draws in
  /// another. Families without a manner keep their places.
  static func ordered(_ families: [String], for style: HanStyle?) -> [String] {
    guard let style, let first = families.firstIndex(where: { HanStyle(family: $0) != nil }) else {
      return families
    }
    let own = families[first...].filter { HanStyle(family: $0) == style }
    return families[..<first] + own + families[first...].filter { HanStyle(family: $0) != style }
  }
}
