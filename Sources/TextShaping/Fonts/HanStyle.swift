/// The regional styles in which Han characters are drawn. The same code point has different strokes in Japan
/// and in China.
package enum HanStyle: Hashable, Sendable {
  case japanese, korean, simplified, traditional, hongKong

  /// The style of a BCP 47 language; nil for languages not written in Han characters.
  package init?(language: String) {
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

  /// The shortest tag that selects the style.
  package var languageTag: String {
    switch self {
    case .japanese: "ja"
    case .korean: "ko"
    case .simplified: "zh"
    case .traditional: "zh-hant"
    case .hongKong: "zh-hant-hk"
    }
  }

  /// The style of a family according to its name, as in the names of Noto and Source Han; nil if the name has
  /// none.
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

  /// Returns the families in their order, except that families with the wanted style come before the first
  /// family with another style. Families without a style keep their places.
  static func ordered(_ families: [String], for style: HanStyle?) -> [String] {
    guard let style, let first = families.firstIndex(where: { HanStyle(family: $0) != nil }) else {
      return families
    }
    let own = families[first...].filter { HanStyle(family: $0) == style }
    return families[..<first] + own + families[first...].filter { HanStyle(family: $0) != style }
  }
}
