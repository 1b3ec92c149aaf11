#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

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

/// The differences between letters that a search ignores or not. By default, texts are compared as in a
/// browser's search: by the default collation of Unicode at primary strength (UTS #10), which ignores case,
/// diacritics, widths, and characters that readers do not see. æ is ae, ß is ss, and ٣ is 3. Kana keep their
/// voiced sound marks and sizes. Quotation marks of all forms are one, and so are hyphens and dashes, and any
/// run of white space. A match never divides a character that readers see.
public struct FindOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt8

  /// Creates options from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The search distinguishes upper-case and lower-case letters.
  public static let caseSensitive = FindOptions(rawValue: 1)
  /// The search distinguishes letters with different diacritics: é is not e.
  public static let diacriticSensitive = FindOptions(rawValue: 2)
  /// The search ignores hamza and madda on alef, waw and yeh, and alef wasla: أ is ا, and ؤ is و. Many
  /// writers of Arabic leave them out.
  public static let hamzaInsensitive = FindOptions(rawValue: 4)
  /// I and ı are one letter, and İ and i another, as in Turkish and Azerbaijani. Transcripts search so if
  /// that is the language of their environment's locale.
  public static let turkic = FindOptions(rawValue: 8)
}

extension LayoutEnvironment {
  /// Returns the options of a search for a reader with this locale.
  package func adapted(_ options: FindOptions) -> FindOptions {
    let isTurkic = [locale.identifier, language ?? ""].contains { tag in
      ["tr", "az"].contains(WordsLanguage(tag: tag).code)
    }
    return isTurkic ? options.union(.turkic) : options
  }
}

/// The direction of a search: down to newer messages, or up to older ones.
public enum FindDirection: String, Hashable, Sendable, CaseIterable {
  case down
  case up
}
