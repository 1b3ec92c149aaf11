import TextLayout
import TextShaping

/// The style of a composer: its font, distances and tokens. Lengths are in points.
public struct ComposerStyle: Hashable, Sendable {
  /// The font of the text and of the tokens.
  public var font: TextStyle
  /// The font of code. Only its family is used.
  public var codeFont: TextStyle
  /// The distances from the composer's edges to its text.
  public var insets: Insets
  /// The height at which the composer stops growing and scrolls its content.
  public var maximumHeight: LayoutUnit
  /// The height of a mention token.
  public var tokenHeight: Double
  /// The distance from the baseline up to a token's lower edge; negative if the edge is below the baseline.
  public var tokenBaselineOffset: Double
  /// The emoticons that are replaced in the text when it is sent.
  public var emoticons: EmoticonTable
  /// The maximum number of grapheme clusters in the text; nil for no maximum. A token counts as one.
  public var maximumCount: Int?
  /// The placeholder of an empty composer, on one line; empty for no placeholder.
  public var placeholder: String
  /// The direction of the interface. It applies to an empty composer, and to paragraphs in which no letter
  /// has a direction. In a right-to-left interface, lines begin at the right edge unless their letters are
  /// left-to-right.
  public var direction: InterfaceDirection
  /// Whether Markdown marks (`**bold**`, `_italic_`, backquotes for code, `~~strike~~`, `||spoiler||`) give
  /// the text between them their emphasis, and then disappear.
  public var convertsMarkdown: Bool
  /// The kinds of data, such as links, that run in their own direction, as in a message whose style detects
  /// them. By default these are the kinds that `merged` detects.
  public var detects: [DataKind]
  /// The reader's language as a BCP 47 tag, or the identifier of the reader's locale; nil for none. It decides
  /// the forms of Han characters, as `LayoutEnvironment.locale` does in messages. The language of the text
  /// itself is that of `font`.
  public var language: String?

  /// Creates a style. By default, text has 14 points, insets are 5, the maximum height is 160, and tokens are
  /// 14 high and end 2 below the baseline.
  public init(
    font: TextStyle = .system(14), insets: Insets = Insets(all: 5), maximumHeight: LayoutUnit = 160,
    tokenHeight: Double = 14, tokenBaselineOffset: Double = -2, emoticons: EmoticonTable = EmoticonTable([:]),
    maximumCount: Int? = nil, placeholder: String = "", direction: InterfaceDirection = .leftToRight,
    codeFont: TextStyle = CodeStyle.monospaced, convertsMarkdown: Bool = false,
    detects: [DataKind] = [.link, .mail, .phone, .mention, .hashtag], language: String? = nil
  ) {
    self.font = font
    self.insets = insets
    self.maximumHeight = maximumHeight
    self.tokenHeight = tokenHeight
    self.tokenBaselineOffset = tokenBaselineOffset
    self.emoticons = emoticons
    self.maximumCount = maximumCount
    self.placeholder = placeholder
    self.direction = direction
    self.codeFont = codeFont
    self.convertsMarkdown = convertsMarkdown
    self.detects = detects
    self.language = language
  }

  /// Takes what the composer shares with the conversation that it belongs to: the emoticons, the detected data
  /// and the reader's language.
  package mutating func take(_ style: ChatStyle, of environment: LayoutEnvironment) {
    emoticons = style.emoticons
    detects = style[.sent].text.detects
    language = environment.han.reader?.languageTag
  }

  /// Returns the style with larger or smaller text and tokens. The scale is clamped to 0.5…4. Insets and the
  /// maximum height stay the same.
  public func scaled(by scale: Double) -> ComposerStyle {
    let scale = Self.held(scale)
    var style = self
    style.font.size *= scale
    style.tokenHeight *= scale
    style.tokenBaselineOffset *= scale
    return style
  }

  /// Returns a font scale clamped to 0.5…4. NaN counts as 1.
  static func held(_ scale: Double) -> Double { scale.isNaN ? 1 : min(max(scale, 0.5), 4) }
}
