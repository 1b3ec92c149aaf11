/// Finds links, mail addresses, phone numbers, mentions, hashtags, dates and postal addresses by their form.
///
/// A detector makes one pass over the text, without regular expressions. Each attempt to recognise data reads
/// a limited number of characters. `DataKind` describes the forms. Dates are found in numeric forms, with
/// English and German months, in Chinese and Japanese forms, as English words (`tomorrow`, `next Friday`),
/// and with times of day. Postal addresses are found in English and German forms.
package struct DataDetector: Hashable, Sendable {
  /// The kinds to report. All other kinds are recognised too, so that no hashtag is found inside a link.
  package var kinds: Set<DataKind>
  /// Whether the text was Markdown, in which `*`, `_` and `~` at the end of an address are not part of it (GFM).
  package var isMarkdown: Bool

  /// - Parameter kinds: The kinds to report; by default all except dates and addresses.
  package init(
    kinds: Set<DataKind> = [.link, .mail, .phone, .mention, .hashtag], isMarkdown: Bool = false
  ) {
    self.kinds = kinds
    self.isMarkdown = isMarkdown
  }

  /// Returns the data in a text, in ascending order and without overlaps.
  ///
  /// - Complexity: Linear in the length of the text.
  package func detect(in text: String) -> [DetectedData] {
    guard !kinds.isEmpty else { return [] }
    var scanner = DataScanner(text, self)
    return scanner.scan()
  }
}

extension DetectedData {
  /// Returns the data that is found in a text by its form, in ascending order and without overlaps.
  ///
  /// - Parameters:
  ///   - text: Any text. The ranges in the result are UTF-16 offsets in this text.
  ///   - kinds: The kinds to report; by default all except dates and addresses.
  /// - Complexity: Linear in the length of the text.
  public static func found(
    in text: String, kinds: Set<DataKind> = [.link, .mail, .phone, .mention, .hashtag]
  ) -> [DetectedData] {
    DataDetector(kinds: kinds).detect(in: text)
  }
}
