/// A place where a searched text was found.
public struct TextMatch: Hashable, Sendable {
  /// The message.
  public let id: MessageID
  /// Which of its texts.
  public let path: ContentPath
  /// UTF-16 offsets in the text as it is shown, long texts whole.
  public let range: Range<Int>

  /// A place in one of a message's texts.
  public init(id: MessageID, path: ContentPath = .text, range: Range<Int>) {
    self.id = id
    self.path = path
    self.range = range
  }
}

/// What a search takes to be the same.
public struct FindOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt8

  /// The options of some bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Capital and small letters differ.
  public static let caseSensitive = FindOptions(rawValue: 1)
  /// Letters with different diacritics differ: é is not e.
  public static let diacriticSensitive = FindOptions(rawValue: 2)
}

/// Whether a search goes down to newer messages or up to older ones.
public enum FindDirection: String, Hashable, Sendable, CaseIterable {
  case down
  case up
}
