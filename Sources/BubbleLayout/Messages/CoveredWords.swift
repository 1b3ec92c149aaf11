/// Texts with covered ranges.
package enum CoveredWords {
  /// The words that replace each covered range in plain text, in copies and in speech's stead. Their number is
  /// constant, so that they do not reveal how long the covered words are.
  package static let cover = "▒▒▒"

  /// Returns a text with each covered range replaced.
  ///
  /// - Parameter covers: The covered ranges, in ascending order and without overlaps.
  static func replacing(_ covers: [Range<Int>], in text: String, by cover: String = cover) -> String {
    if covers.isEmpty { return text }
    let units = Array(text.utf16)
    var shown = ""
    var place = 0
    for range in covers {
      let range = range.clamped(to: place..<max(place, units.count))
      if range.isEmpty { continue }
      shown += String(decoding: units[place..<range.lowerBound], as: UTF16.self)
      // Covers that touch are one cover.
      if range.lowerBound > place || place == 0 { shown += cover }
      place = range.upperBound
    }
    return shown + String(decoding: units[min(place, units.count)...], as: UTF16.self)
  }
}
