/// Finds links, mail addresses, phone numbers, mentions, tags, dates and addresses by the shape of their text.
///
/// It makes one pass over the text, without regular expressions, and each attempt looks at a bounded number of
/// characters. Which forms are found is described with each `DataKind`. Dates are found in numeric forms, with
/// English and German months, in Chinese and Japanese forms, as English words (`tomorrow`, `next Friday`) and with
/// times of day; addresses in English and German forms.
public struct DataDetector: Hashable, Sendable {
  /// The kinds that are reported. The others are recognised all the same, so that no tag is found inside a link.
  public var kinds: Set<DataKind>

  /// - Parameter kinds: The kinds that are reported; by default all but dates and addresses.
  public init(kinds: Set<DataKind> = [.link, .mail, .phone, .mention, .hashtag]) { self.kinds = kinds }

  /// What is found in a text, in ascending order and without overlaps.
  ///
  /// - Complexity: Linear in the length of any text.
  public func detect(in text: String) -> [DetectedData] {
    guard !kinds.isEmpty else { return [] }
    var scanner = DataScanner(text, kinds: kinds)
    return scanner.scan()
  }
}
