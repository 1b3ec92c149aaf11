/// Data in a text that a reader may want to press, such as a link: its kind and its range.
public struct DetectedData: Hashable, Sendable {
  /// The kind of data.
  public let kind: DataKind
  /// The range, in UTF-16 offsets. The end is excluded.
  public let range: Range<Int>

  /// Creates data in a range of a text.
  public init(kind: DataKind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

extension DetectedData: CustomStringConvertible {
  /// The kind and the range, such as `link 4..<21`.
  public var description: String { "\(kind.rawValue) \(range)" }
}

/// The kinds of data that can be detected in a text.
public enum DataKind: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  /// A link, such as `https://example.org/a`, `www.example.org` or `example.org/a`.
  case link
  /// A mail address, such as `name@example.org` or `mailto:name@example.org`.
  case mail
  /// A phone number, such as `+49 30 1234567` or `(555) 123-4567`.
  case phone
  /// A mention, such as `@name` or `@name@example.org`.
  case mention
  /// A hashtag, such as `#name`.
  case hashtag = "tag"
  /// A date, such as `2011-09-12`, `Sep 12, 2011 at 7:34 PM`, `12.9.2011`, `2011年9月12日`, `tomorrow at 5pm` or
  /// `next Friday`.
  case date
  /// A postal address, such as `1 Infinite Loop Road, Springfield, IL 62704` or `Hauptstraße 5, 10115
  /// Berlin`.
  case address
}

extension DataKind {
  /// The kinds of data that are isolates in previews: in quotes, in lists of conversations and around a
  /// composer's text.
  package static let inPreviews: [DataKind] = [.link, .mail, .phone, .mention, .hashtag]
}
