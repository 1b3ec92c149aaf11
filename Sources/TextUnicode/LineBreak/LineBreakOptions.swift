/// How lines may break: what CSS Text calls `line-break` and `word-break`.
public struct LineBreakOptions: Hashable, Sendable {
  /// `line-break` of CSS Text 3 §5.3; the raw values are CSS's.
  public enum Strictness: String, Hashable, Sendable, Codable, CaseIterable {
    /// Strict under the `unicode` policy; under `browser` exactly what Chromium does unless told otherwise: small
    /// kana and the prolonged sound mark start lines, and Chinese quotation marks and dashes are tailored.
    case auto
    /// The most opportunities: also before iteration marks, between leaders, beside CJK affixes.
    case loose
    /// Small kana and the prolonged sound mark may start a line.
    case normal
    /// What UAX #14 says without a tailoring: CJ is NS.
    case strict
    /// Between any two grapheme clusters, whatever stands on either side, but not between lam and alef; not before white
    /// space that hangs.
    case anywhere
  }

  /// `word-break` of CSS Text 3 §5.2; the raw values are CSS's.
  public enum WordBreak: String, Hashable, Sendable, Codable, CaseIterable {
    /// The customary rules.
    case normal
    /// No opportunity between two letters or numbers, Han, kana and Hangul included.
    case keepAll = "keep-all"
    /// Letters and numbers break like ideographs. Lam stays with its alef and, under the
    /// `unicode` policy, signs with their numbers (`-5`, `5%`).
    case breakAll = "break-all"
  }

  /// `line-break`.
  public var strictness: Strictness
  /// `word-break`.
  public var wordBreak: WordBreak
  /// BCP 47 language of the text; Chinese and Japanese get more opportunities when not strict.
  public var language: String?
  /// Whose answers to give: that of the paragraph.
  package var policy = LayoutPolicy.unicode
  /// Whether a line may end after each space, however many there are: `white-space: break-spaces` (CSS Text 3 §3).
  package var breaksAfterSpaces = false

  /// UAX #14 as written, unless told otherwise.
  public init(
    strictness: Strictness = .auto, wordBreak: WordBreak = .normal, language: String? = nil
  ) {
    self.strictness = strictness
    self.wordBreak = wordBreak
    self.language = language
  }

  /// The same options under a policy.
  package func following(_ policy: LayoutPolicy) -> LineBreakOptions {
    var options = self
    options.policy = policy
    return options
  }

  /// The strictness with `auto` resolved.
  var resolvedStrictness: Strictness {
    guard strictness == .auto else { return strictness }
    return policy == .browser ? .normal : .strict
  }

  /// Whether UAX #14 has the last word: no opportunity is added that it knows nothing of.
  var followsRules: Bool { strictness != .anywhere && !breaksAfterSpaces }

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
