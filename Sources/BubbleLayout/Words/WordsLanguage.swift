/// A language by its BCP 47 tag, as the tables of words use it.
struct WordsLanguage {
  /// The language subtag in lower case; `en` for a tag without one.
  let code: String
  /// The script of Chinese; for other languages the one in the tag.
  let script: String?

  /// The language of a tag, or of a locale's identifier (`zh_TW`).
  init(tag: String) {
    let tag = tag.prefix { $0 != "@" && $0 != "." }
    let parts = tag.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    code = parts.first.flatMap { (2...8).contains($0.utf8.count) ? $0 : nil } ?? "en"
    let named = parts.dropFirst().first { $0.utf8.count == 4 && $0.first?.isLetter == true }
    if let named {
      script = named.prefix(1).uppercased() + named.dropFirst()
    } else if code == "zh" || code == "yue" {
      let region = parts.dropFirst().first { $0.utf8.count == 2 }
      script = Self.isTraditional(code, in: region) ? "Hant" : "Hans"
    } else {
      script = nil
    }
  }

  /// Whether Chinese is written in traditional characters there (CLDR's likely subtags).
  private static func isTraditional(_ code: String, in region: String?) -> Bool {
    guard let region else { return code == "yue" }
    if code == "yue" { return region != "cn" }
    return [
      "au", "bn", "gb", "gf", "hk", "id", "mo", "pa", "pf", "ph", "sr", "th", "tw", "vn",
    ].contains(region)
  }

  /// The tag of the language in the tables, which have two scripts of Chinese.
  static func key(of code: String, script: String?) -> String {
    switch code {
    case "zh", "yue": script == "Hant" ? "zh-Hant" : "zh-Hans"
    // Older tags, and the written form of a language that the tables do not have.
    case "no", "nn": "nb"
    case "iw": "he"
    case "in": "id"
    default: code
    }
  }
}
