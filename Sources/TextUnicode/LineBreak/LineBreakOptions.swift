/// How lines may break: the CSS properties `line-break` and `word-break`.
public struct LineBreakOptions: Hashable, Sendable {
  /// `line-break` of CSS Text 3 §5.3; the raw values are CSS's.
  public enum Strictness: String, Hashable, Sendable, Codable, CaseIterable {
    /// Strict under the `unicode` policy. Under `browser` the default of Chromium: small kana and the
    /// prolonged sound mark may start a line, and Chinese quotation marks and dashes have special rules.
    case auto
    /// The most opportunities: also before iteration marks, between leaders, and next to CJK prefixes and
    /// suffixes.
    case loose
    /// Small kana and the prolonged sound mark may start a line.
    case normal
    /// The rules of UAX #14 without tailoring: class CJ counts as NS.
    case strict
    /// Between any two grapheme clusters, except between lam and alef, and before white space that hangs.
    case anywhere
  }

  /// `word-break` of CSS Text 3 §5.2; the raw values are CSS's.
  public enum WordBreak: String, Hashable, Sendable, Codable, CaseIterable {
    /// The normal rules.
    case normal
    /// No opportunity between two letters or numbers, including Han, kana and Hangul.
    case keepAll = "keep-all"
    /// Letters and numbers break like ideographs. A lam stays with its alef, and under the `unicode` policy a
    /// sign stays with its number (`-5`, `5%`).
    case breakAll = "break-all"
  }

  /// How strictly lines of Chinese and Japanese are broken: the CSS property `line-break`.
  public var strictness: Strictness
  /// Where lines may break within words: the CSS property `word-break`.
  public var wordBreak: WordBreak
  /// The BCP 47 language of the text; nil if unknown. Chinese and Japanese have more opportunities unless the
  /// strictness is `strict`.
  public var language: String?
  /// The policy, which is that of the paragraph.
  package var policy = LayoutPolicy.unicode
  /// Whether a line may end after each space, however many there are: `white-space: break-spaces` (CSS Text 3 §3).
  package var breaksAfterSpaces = false

  /// Creates options. The defaults give the rules of UAX #14 as written.
  public init(
    strictness: Strictness = .auto, wordBreak: WordBreak = .normal, language: String? = nil
  ) {
    self.strictness = strictness
    self.wordBreak = wordBreak
    self.language = language
  }

  /// The options with another policy.
  package func following(_ policy: LayoutPolicy) -> LineBreakOptions {
    var options = self
    options.policy = policy
    return options
  }

  /// The strictness, with `auto` replaced by the policy's default.
  var resolvedStrictness: Strictness {
    guard strictness == .auto else { return strictness }
    return policy == .browser ? .normal : .strict
  }

  /// Whether all opportunities come from UAX #14, so that no option adds any.
  var followsRules: Bool { strictness != .anywhere && !breaksAfterSpaces }

  /// Whether the language is Chinese or Japanese, for which CSS Text has additional opportunities.
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
