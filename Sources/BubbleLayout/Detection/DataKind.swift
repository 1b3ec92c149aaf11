/// Something in a text that a reader may want to tap: its kind and its range.
public struct DetectedData: Hashable, Sendable {
  /// Whether it is a link, a mention and so on.
  public let kind: DataKind
  /// UTF-16 offsets, the end exclusive.
  public let range: Range<Int>

  /// Creates data in a range of a text.
  public init(kind: DataKind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

/// The kinds of data that can be detected in a text.
public enum DataKind: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  /// `https://example.org/a`, `www.example.org`, `example.org/a`.
  case link
  /// `name@example.org`.
  case mail
  /// `+49 30 1234567`, `(555) 123-4567`.
  case phone
  /// `@name`, `@name@example.org`.
  case mention
  /// `#name`.
  case hashtag = "tag"
  /// `2011-09-12`, `Sep 12, 2011 at 7:34 PM`, `12.9.2011`, `2011年9月12日`, `tomorrow at 5pm`, `next Friday`.
  case date
  /// `1 Infinite Loop Road, Springfield, IL 62704`, `Hauptstraße 5, 10115 Berlin`.
  case address
}
