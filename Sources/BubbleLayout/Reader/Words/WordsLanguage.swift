/// A language, given by its BCP 47 tag, for finding words in the tables.
struct WordsLanguage {
  /// The language subtag in lower case; `en` for a tag without one.
  let code: String
  /// The script in the tag. For Chinese without a script in the tag, the script that follows from the region.
  /// Nil if there is none.
  let script: String?

  /// Reads the language from a tag, or from a locale's identifier (`zh_TW`).
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

  /// Returns whether Chinese is written in traditional characters in a region (CLDR's likely subtags).
  private static func isTraditional(_ code: String, in region: String?) -> Bool {
    guard let region else { return code == "yue" }
    if code == "yue" { return region != "cn" }
    return [
      "au", "bn", "gb", "gf", "hk", "id", "mo", "pa", "pf", "ph", "sr", "th", "tw", "vn",
    ].contains(region)
  }

  /// Returns the tag under which the tables have a language. They have Chinese in two scripts.
  static func key(of code: String, script: String?) -> String {
    switch code {
    case "zh", "yue": script == "Hant" ? "zh-Hant" : "zh-Hans"
    // Older tags of languages, and Nynorsk, for which the tables have no words.
    case "no", "nn": "nb"
    case "iw": "he"
    case "in": "id"
    default: code
    }
  }
}
