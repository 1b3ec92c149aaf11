/// Finds links, mail addresses, phone numbers, mentions, hashtags, dates and addresses by the shape of their
/// text.
///
/// It makes one pass over the text, without regular expressions, and each attempt reads a bounded number of
/// characters. Each `DataKind` describes its forms. Dates are found in numeric forms, with English and German
/// months, in Chinese and Japanese forms, as English words (`tomorrow`, `next Friday`) and with times of day;
/// addresses in English and German forms.
package struct DataDetector: Hashable, Sendable {
  /// The kinds to report. The others are recognised too, so that no hashtag is found inside a link.
  package var kinds: Set<DataKind>

  /// - Parameter kinds: The kinds to report; by default all except dates and addresses.
  package init(kinds: Set<DataKind> = [.link, .mail, .phone, .mention, .hashtag]) { self.kinds = kinds }

  /// The data in a text, in ascending order and without overlaps.
  ///
  /// - Complexity: Linear in the length of the text.
  package func detect(in text: String) -> [DetectedData] {
    guard !kinds.isEmpty else { return [] }
    var scanner = DataScanner(text, kinds: kinds)
    return scanner.scan()
  }
}

extension DetectedData {
  /// Detects data in a text by its shape. The result is in ascending order and without overlaps.
  ///
  /// - Parameters:
  ///   - text: Any text; ranges are in its UTF-16 code units.
  ///   - kinds: The kinds to report; by default all except dates and addresses.
  /// - Complexity: Linear in the length of the text.
  public static func found(
    in text: String, kinds: Set<DataKind> = [.link, .mail, .phone, .mention, .hashtag]
  ) -> [DetectedData] {
    DataDetector(kinds: kinds).detect(in: text)
  }
}
