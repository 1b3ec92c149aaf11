import TextUnicode

/// Our opportunities under the browser policy beside Chromium's, and why they differ.
struct ChromiumComparison {
  /// Why an offset may answer otherwise than in Chromium. The order is that in which causes are looked for.
  enum Cause: String, CaseIterable {
    /// Chromium begins a line inside a grapheme cluster: with a skin tone or below a Burmese stacker. UAX #29 and CSS
    /// Text keep clusters whole, and so do we, but for a mark or joiner after a space.
    case cluster
    /// What Chromium has put on earlier lines it no longer sees. With a column of 1 px each opportunity is a line,
    /// so that a hyphen or a prefix of a word comes to stand at the start of one.
    case restart
  }

  private let dictionary = DictionaryBreaker()

  /// Offsets inside the text where a line may or must begin.
  func breaks(_ units: [UInt16], lang: String?) -> [Int] {
    // A message in two languages, `de+en`, is one in the first to Chromium's ICU.
    let language = lang?.split(separator: "+").first.map(String.init)
    let boundaries = TextBoundaries(
      units.span, options: LineBreakOptions(language: language).following(.browser), dictionary: dictionary)
    return (0..<units.count).filter {
      boundaries[$0].contains(.lineBreakAllowed) || boundaries[$0].contains(.lineBreakMandatory)
    }
  }

  /// Our breaks when each line that begins is analysed anew.
  func restartedBreaks(_ units: [UInt16], lang: String?) -> [Int] {
    var found: [Int] = []
    var start = 0
    while let next = breaks(Array(units[start...]), lang: lang).first {
      start += next
      found.append(start)
    }
    return found
  }

  /// The causes of all differences, empty when there are none; nil when one has no known cause.
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
