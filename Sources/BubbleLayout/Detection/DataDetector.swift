/// Finds links, mail addresses, phone numbers, mentions, tags, dates and addresses by the shape of their text.
///
/// One pass from the left, without regular expressions: what has been found is never looked at again, and each
/// attempt that can fail looks at a bounded stretch. Shapes are described with each kind; they are modest for dates
/// (numeric forms, English and German months, Chinese and Japanese forms, times of day) and for addresses (English
/// and German ones).
public struct DataDetector: Hashable, Sendable {
  /// What is reported. The others are still recognised, so that no tag is found inside a link.
  public var kinds: Set<DataKind>

  /// - Parameter kinds: What is reported; all but dates and addresses if left out.
  public init(kinds: Set<DataKind> = [.link, .mail, .phone, .mention, .tag]) { self.kinds = kinds }

  /// What a text holds, ascending and apart.
  ///
  /// - Complexity: Linear in the text, whatever it is.
  public func detect(in text: String) -> [DetectedData] {
    guard !kinds.isEmpty else { return [] }
    var scanner = DataScanner(text, kinds: kinds)
    return scanner.scan()
  }
}
