import TextLayout

/// How a composer looks: its font, its room, its tokens. Lengths are in points.
public struct ComposerStyle: Hashable, Sendable {
  /// The font of the text and of the tokens.
  public var font: TextStyle
  /// The font of code, of which only the family counts.
  public var codeFont: TextStyle
  /// The distances from the composer's edges to its text.
  public var insets: Insets
  /// The content height from which on the composer stops growing and scrolls.
  public var maximumHeight: LayoutUnit
  /// The height of a mention token.
  public var tokenHeight: Double
  /// How far a token's lower edge is above the baseline; negative for below.
  public var tokenBaselineOffset: Double
  /// The emoticons that are substituted in the text when it is sent.
  public var emoticons: EmoticonTable
  /// The most grapheme clusters that the text may have, a token counting as one; nil for any number.
  public var maximumCount: Int?
  /// What an empty composer shows, on one line; empty for nothing.
  public var placeholder: String
  /// The direction of the interface: that of an empty composer and of paragraphs without a letter of either direction. From right to left,
  /// lines begin at the right edge unless their letters run the other way.
  public var direction: InterfaceDirection
  /// Whether marks of Markdown (`**bold**`, `_italic_`, `` `code` ``, `~~strike~~`, `||spoiler||`) give what is typed between them their emphasis,
  /// and disappear.
  public var convertsMarkdown: Bool

  /// By default 14 points, insets of 5, at most 160 high, tokens 14 high and 2 below the baseline.
  public init(
    font: TextStyle = .system(14), insets: Insets = Insets(all: 5), maximumHeight: LayoutUnit = 160,
    tokenHeight: Double = 14, tokenBaselineOffset: Double = -2, emoticons: EmoticonTable = EmoticonTable([:]),
    maximumCount: Int? = nil, placeholder: String = "", direction: InterfaceDirection = .leftToRight,
    codeFont: TextStyle = CodeStyle.monospaced, convertsMarkdown: Bool = false
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
  }

  /// The style with larger or smaller text and tokens; a scale is held between 0.5 and 4, insets and the largest
  /// height stay.
  public func scaled(by scale: Double) -> ComposerStyle {
    let scale = Self.held(scale)
    var style = self
    style.font.size *= scale
    style.tokenHeight *= scale
    style.tokenBaselineOffset *= scale
    return style
  }

  /// A font scale, held between 0.5 and 4.
  static func held(_ scale: Double) -> Double { scale.isNaN ? 1 : min(max(scale, 0.5), 4) }
}
