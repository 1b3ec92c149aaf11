/// Finds links, mail addresses, phone numbers, mentions, tags, dates and addresses by the shape of their text.
///
/// It makes one pass over the text, without regular expressions, and each attempt looks at a bounded number of
/// characters. Which forms are found is described with each `DataKind`. Dates are found in numeric forms, with
/// English and German months, in Chinese and Japanese forms, as English words (`tomorrow`, `next Friday`) and with
/// times of day; addresses in English and German forms.
package struct DataDetector: Hashable, Sendable {
  /// The kinds that are reported. The others are recognised all the same, so that no tag is found inside a link.
  package var kinds: Set<DataKind>

  /// - Parameter kinds: The kinds that are reported; by default all but dates and addresses.
  package init(kinds: Set<DataKind> = [.link, .mail, .phone, .mention, .hashtag]) { self.kinds = kinds }

  /// What is found in a text, in ascending order and without overlaps.
  ///
  /// - Complexity: Linear in the length of any text.
  package func detect(in text: String) -> [DetectedData] {
    guard !kinds.isEmpty else { return [] }
    var scanner = DataScanner(text, kinds: kinds)
    return scanner.scan()
  }
}

extension DetectedData {
  /// What is found in a text by its shape, in ascending order and without overlaps.
  ///
  /// - Parameters:
  ///   - text: Any text; ranges are in its UTF-16 code units.
  ///   - kinds: The kinds that are reported; by default all but dates and addresses.
  /// - Complexity: Linear in the length of any text.
  public static func found(
    in text: String, kinds: Set<DataKind> = [.link, .mail, .phone, .mention, .hashtag]
  ) -> [DetectedData] {
    DataDetector(kinds: kinds).detect(in: text)
  }
}
