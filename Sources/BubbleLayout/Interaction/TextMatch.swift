/// An occurrence of the text that is searched for.
public struct TextMatch: Hashable, Sendable {
  /// The id of the message.
  public let id: MessageID
  /// The path of the text.
  public let path: ContentPath
  /// The range, in UTF-16 offsets in the shown text. If a long text is shortened, the offsets refer to the
  /// whole text.
  public let range: Range<Int>

  /// Creates a match in one of a message's texts.
  public init(id: MessageID, path: ContentPath = .text, range: Range<Int>) {
    self.id = id
    self.path = path
    self.range = range
  }
}

/// The differences between letters that a search does not ignore. By default, a search ignores case and
/// diacritics.
public struct FindOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt8

  /// Creates options from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The search distinguishes upper-case and lower-case letters.
  public static let caseSensitive = FindOptions(rawValue: 1)
  /// The search distinguishes letters with different diacritics: é is not e.
  public static let diacriticSensitive = FindOptions(rawValue: 2)
}

/// The direction of a search: down to newer messages, or up to older ones.
public enum FindDirection: String, Hashable, Sendable, CaseIterable {
  case down
  case up
}
