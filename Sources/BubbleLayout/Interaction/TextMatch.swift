/// An occurrence of a searched text.
public struct TextMatch: Hashable, Sendable {
  /// The message.
  public let id: MessageID
  /// The path of the text.
  public let path: ContentPath
  /// UTF-16 offsets in the shown text, which for long texts is the whole text.
  public let range: Range<Int>

  /// Creates a match in one of a message's texts.
  public init(id: MessageID, path: ContentPath = .text, range: Range<Int>) {
    self.id = id
    self.path = path
    self.range = range
  }
}

/// Which differences a search respects. By default it ignores case and diacritics.
public struct FindOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt8

  /// The options of some bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Upper-case and lower-case letters differ.
  public static let caseSensitive = FindOptions(rawValue: 1)
  /// Letters with different diacritics differ: é is not e.
  public static let diacriticSensitive = FindOptions(rawValue: 2)
}

/// Whether a search goes down to newer messages or up to older ones.
public enum FindDirection: String, Hashable, Sendable, CaseIterable {
  case down
  case up
}
