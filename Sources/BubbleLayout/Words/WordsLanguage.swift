/// A language as tables of words have it, by its BCP 47 tag.
struct WordsLanguage {
  /// The language subtag in small letters; `en` for a tag without one.
  let code: String
  /// The script of Chinese; of other languages the one that the tag names.
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

  /// Where Chinese is written in traditional characters (CLDR's likely subtags).
  private static func isTraditional(_ code: String, in region: String?) -> Bool {
    guard let region else { return code == "yue" }
    if code == "yue" { return region != "cn" }
    return [
      "au", "bn", "gb", "gf", "hk", "id", "mo", "pa", "pf", "ph", "sr", "th", "tw", "vn",
    ].contains(region)
  }

  /// The tag that the tables have the language under. Of Chinese they have two scripts.
  static func key(of code: String, script: String?) -> String {
    switch code {
    case "zh", "yue": script == "Hant" ? "zh-Hant" : "zh-Hans"
    // Older tags, and what a language is written as where nothing is known of it.
    case "no", "nn": "nb"
    case "iw": "he"
    case "in": "id"
    default: code
    }
  }
}
