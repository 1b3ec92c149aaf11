/// A BCP 47 tag reduced to what OpenType can distinguish.
///
/// HarfBuzz stores every tag that it was ever given, and searches all of them for each new one. Tags come
/// from messages, so HarfBuzz gets only the reduced ones, of which there are at most a few thousand. A
/// reduced tag selects the same language system as the whole tag, except for private use subtags.
package enum LanguageTag {
  /// The tag for an undetermined language.
  package static let undetermined = "und"

  /// Returns the tag in lower case, without the subtags that no language system depends on.
  ///
  /// - Complexity: Constant, because only the first 128 characters of a tag are read.
  package static func reduced(_ tag: String) -> String {
    let parts = parts(of: tag)
    guard let first = parts.first else { return undetermined }
    let whole = parts.joined(separator: "-")
    if retired.contains(whole) { return whole }
    // Of the tags whose first subtag has one letter, only the retired ones mean a language. They were handled
    // above.
    guard first.utf8.count > 1 else { return undetermined }
    let primary = isLetters(first, 2...3) ? first : undetermined
    let rest = parts.dropFirst()
    if let variant = variants.first(where: { rest.contains($0) }) {
      return (chinese.contains(primary) ? primary : undetermined) + "-" + variant
    }
    // If the second subtag has three letters, HarfBuzz takes it as the language, unless subtags after the
    // first one select a language system (`kept`). HarfBuzz must know that language, which is not required of
    // a first subtag.
    if let extended = rest.first, isLetters(extended, 3...3), kept(rest, of: primary).isEmpty {
      return (primary == "zh" && chinese.contains(extended) ? primary : undetermined) + "-" + extended
    }
    return ([primary] + kept(rest, of: primary)).joined(separator: "-")
  }

  /// Returns the subtags before the private use part, in lower case.
  private static func parts(of tag: String) -> [String] {
    var parts: [String] = []
    var part = ""
    for byte in tag.utf8.prefix(128) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        part.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): part.unicodeScalars.append(Unicode.Scalar(byte | 0x20))
      case UInt8(ascii: "-"), UInt8(ascii: "_"):
        if part == "x" { return parts }
        if !part.isEmpty { parts.append(part) }
        part = ""
      default:
        // HarfBuzz stops at the first character that is invalid in a tag.
        if !part.isEmpty { parts.append(part) }
        return parts
      }
    }
    if !part.isEmpty { parts.append(part) }
    return parts
  }

  private static func isLetters(_ part: String, _ lengths: ClosedRange<Int>) -> Bool {
    lengths.contains(part.utf8.count)
      && part.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  /// Returns the subtags that select a language system, for the few languages that have such subtags. For
  /// Chinese these are a script, if it comes first, and a region, which must directly follow the script if
  /// there is one.
  private static func kept(_ rest: ArraySlice<String>, of primary: String) -> [String] {
    switch primary {
    case "ga": return rest.first == "latg" ? ["latg"] : []
    case "ro": return rest.contains("md") ? ["md"] : []
    case "mnw": return rest.contains("th") ? ["th"] : []
    default:
      guard chinese.contains(primary) else { return [] }
      let regions = unregional.contains(primary) ? [] : regions
      guard let script = rest.first, ["hans", "hant"].contains(script) else {
        return regions.first { rest.contains($0) }.map { [$0] } ?? []
      }
      guard let region = rest.dropFirst().first, regions.contains(region) else { return [script] }
      return [script, region]
    }
  }

  /// Chinese and its varieties.
  private static let chinese: Set = [
    "zh", "cdo", "cjy", "cmn", "cnp", "cpx", "csp", "czh", "czo", "gan", "hak", "hsn", "lzh", "mnp", "nan",
    "wuu",
    "yue",
  ]
  /// The languages in `chinese` that are the same in all regions.
  private static let unregional: Set = ["lzh", "yue"]
  private static let regions = ["hk", "mo", "tw"]
  /// The variants that have a language system of their own in every language, in the order of HarfBuzz.
  private static let variants = [
    "fonnapa", "polyton", "arevmda", "provenc", "fonipa", "geok", "syre", "syrj", "syrn",
  ]
  /// Retired tags that mean a language as a whole.
  private static let retired: Set = [
    "art-lojban", "i-hak", "i-lux", "i-navajo", "no-bok", "no-nyn", "zh-guoyu", "zh-hakka", "zh-min",
    "zh-min-nan",
    "zh-xiang",
  ]
}
