import TextUnicode

/// Compares our break opportunities under the browser policy with Chromium's, and finds the causes of
/// differences.
struct ChromiumComparison {
  /// The causes of differences from Chromium, in the order in which they are checked.
  enum Cause: String, CaseIterable {
    /// Chromium begins a line inside a grapheme cluster: with a skin tone or below a Burmese stacker. UAX #29
    /// and CSS Text do not break clusters, and neither do we, except before a mark or joiner after a space.
    case cluster
    /// Chromium does not consider text on earlier lines. In a column of 1 px each opportunity ends a line, so
    /// that a hyphen or a prefix of a word is at the start of a line.
    case restart
  }

  private let dictionary = DictionaryBreaker()

  /// Returns the offsets inside the text where a line may or must begin.
  func breaks(_ units: [UInt16], lang: String?) -> [Int] {
    // For Chromium's ICU, a message in two languages, `de+en`, is in the first one.
    let language = lang?.split(separator: "+").first.map(String.init)
    let boundaries = TextBoundaries(
      units.span, options: LineBreakOptions(language: language).following(.browser), dictionary: dictionary)
    return (0..<units.count).filter {
      boundaries[$0].contains(.lineBreakAllowed) || boundaries[$0].contains(.lineBreakMandatory)
    }
  }

  /// Returns our breaks if the text after each break is analysed separately.
  func restartedBreaks(_ units: [UInt16], lang: String?) -> [Int] {
    var found: [Int] = []
    var start = 0
    while let next = breaks(Array(units[start...]), lang: lang).first {
      start += next
      found.append(start)
    }
    return found
  }

  /// Returns the causes of all differences; empty if there are none, nil if a difference has no known cause.
  func causes(_ units: [UInt16], lang: String?, recorded: [Int]) -> Set<Cause>? {
    let recorded = Set(recorded)
    var rest = recorded.symmetricDifference(breaks(units, lang: lang))
    if rest.isEmpty { return [] }
    var causes: Set<Cause> = []
    let clusters = GraphemeBreakAnalysis.boundaries(in: units.span)
    func take(_ cause: Cause, where isCaused: (Int) -> Bool) {
      let caused = rest.filter(isCaused)
      rest.subtract(caused)
      if !caused.isEmpty { causes.insert(cause) }
    }
    take(.cluster) { recorded.contains($0) && !clusters[$0] }
    if !rest.isEmpty {
      let left = recorded.symmetricDifference(restartedBreaks(units, lang: lang))
      take(.restart) { !left.contains($0) }
    }
    return rest.isEmpty ? causes : nil
  }
}
