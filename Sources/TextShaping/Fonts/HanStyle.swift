/// The regional styles in which Han characters are drawn. The same code point has different strokes in Japan
/// and in China.
package enum HanStyle: Hashable, Sendable {
  case japanese, korean, simplified, traditional, hongKong

  /// The style of a BCP 47 language; nil for languages not written in Han characters. A script in the tag
  /// decides before the region does; without one, the script is the likely one (CLDR 47, `likelySubtags`).
  package init?(language tag: String) {
    let subtags = HanSubtags(tag)
    // Other scripts, as in `ja-Latn`, do not say which Han characters stand between their letters.
    let script = subtags.script.flatMap { Self.scripts.contains($0) ? $0 : nil } ?? subtags.likelyScript
    switch script {
    case "hans": self = .simplified
    case "hant" where subtags.region == "hk" || subtags.region == "mo": self = .hongKong
    // Cantonese is that of Hong Kong unless it is Taiwan's.
    case "hant" where subtags.language == "yue" && subtags.region != "tw": self = .hongKong
    case "hant", "bopo": self = .traditional
    case "jpan": self = .japanese
    case "kore": self = .korean
    default: return nil
    }
  }

  /// The scripts that are written with Han characters of one style.
  private static let scripts: Set = ["hans", "hant", "bopo", "jpan", "kore"]

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

/// The subtags of a BCP 47 tag, or of a locale's identifier, on which the style of Han characters depends.
private struct HanSubtags {
  /// The language, in lower case. `zh-yue` is the same as `yue`.
  private(set) var language = ""
  private(set) var script: String?
  private(set) var region: String?

  init(_ tag: String) {
    let parts = tag.lowercased().split(maxSplits: 16) { $0 == "-" || $0 == "_" || $0 == "+" }
    language = parts.first.map(String.init) ?? ""
    // Extensions and private use begin with one character.
    for (index, part) in parts.dropFirst().prefix(while: { $0.utf8.count > 1 }).enumerated() {
      let isWord = part.utf8.allSatisfy { $0 >= UInt8(ascii: "a") }
      switch part.utf8.count {
      case 3 where index == 0 && language == "zh" && isWord: language = String(part)
      case 4 where script == nil && isWord: script = String(part)
      case 2 where region == nil: region = String(part)
      default: continue
      }
    }
  }

  /// The script of the language in the region if the tag names none; nil for languages that are not written in
  /// Han characters.
  var likelyScript: String? {
    switch language {
    case "ja": "jpan"
    case "ko": "kore"
    case "zh", "cmn": region.map { Self.traditional.contains($0) } == true ? "hant" : "hans"
    case "yue": region == "cn" ? "hans" : "hant"
    case "nan", "hak": region == "tw" || language == "nan" && region == "mo" ? "hant" : "hans"
    case "lzh": "hant"
    case "cdo", "cjy", "cnp", "cpx", "csp", "czh", "czo", "gan", "hsn", "wuu": "hans"
    default: nil
    }
  }

  /// The regions in which Chinese is likely written in traditional characters.
  private static let traditional: Set = [
    "au", "bn", "gb", "gf", "hk", "id", "mo", "pa", "pf", "ph", "sr", "th", "tw", "us", "vn",
  ]
}
