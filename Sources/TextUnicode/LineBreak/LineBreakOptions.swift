/// How lines may break: what CSS Text calls `line-break` and `word-break`, and whose habits to follow.
public struct LineBreakOptions: Hashable, Sendable {
  /// `line-break` of CSS Text 3 §5.3.
  public enum Strictness: UInt8, Hashable, Sendable {
    /// Strict with the `unicode` policy; with `browser` exactly what Chromium does unless told otherwise: small
    /// kana and the prolonged sound mark start lines, and Chinese quotation marks and dashes are tailored.
    case auto
    /// The most opportunities: also before iteration marks, between leaders, beside CJK affixes.
    case loose
    /// Small kana and the prolonged sound mark may start a line.
    case normal
    /// What UAX #14 says without a tailoring: CJ is NS.
    case strict
  }

  /// `word-break` of CSS Text 3 §5.2.
  public enum WordBreak: UInt8, Hashable, Sendable {
    /// The customary rules.
    case normal
    /// No opportunity between two letters or numbers, Han, kana and Hangul included.
    case keepAll
    /// Letters and numbers break like ideographs.
    case breakAll
  }

  /// Whose answers to give.
  public enum Policy: UInt8, Hashable, Sendable {
    /// UAX #14 as written.
    case unicode
    /// What Chromium does: a table of its own for pairs of ASCII characters, always an opportunity after spaces
    /// and tabs, UAX #14 elsewhere.
    ///
    /// On purpose unlike Chromium, every hard break of UAX #14 ends a line (Chromium knows LF alone), and the
    /// whole text is analysed at once (Chromium starts anew at each line, so that it may not see what a line
    /// before ended with, and dictionaries may divide words otherwise).
    case browser
  }

  /// `line-break`.
  public var strictness: Strictness
  /// `word-break`.
  public var wordBreak: WordBreak
  /// Whose answers.
  public var policy: Policy
  /// BCP 47 language of the text; Chinese and Japanese get more opportunities when not strict.
  public var language: String?

  /// UAX #14 as written, unless told otherwise.
  public init(
    strictness: Strictness = .auto, wordBreak: WordBreak = .normal, policy: Policy = .unicode,
    language: String? = nil
  ) {
    self.strictness = strictness
    self.wordBreak = wordBreak
    self.policy = policy
    self.language = language
  }

  /// The strictness with `auto` resolved.
  var resolvedStrictness: Strictness {
    guard strictness == .auto else { return strictness }
    return policy == .browser ? .normal : .strict
  }

  /// Whether the language is Chinese or Japanese, which CSS Text gives opportunities of their own.
  var isChineseOrJapanese: Bool {
    isPrimaryLanguage("zh") || isPrimaryLanguage("ja") || isPrimaryLanguage("yue")
  }

  /// Whether Chromium's tailoring for Chinese applies. Cantonese (`yue`) has none.
  var isBrowserChinese: Bool { policy == .browser && strictness == .auto && isPrimaryLanguage("zh") }

  private func isPrimaryLanguage(_ tag: String) -> Bool {
    guard let primary = language?.utf8.prefix(while: { $0 != 0x2D && $0 != 0x5F }) else { return false }
    return primary.lazy.map { $0 | 0x20 }.elementsEqual(tag.utf8)
  }
}
