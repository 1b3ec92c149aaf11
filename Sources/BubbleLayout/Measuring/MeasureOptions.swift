import TextLayout
import TextShaping

/// How texts are measured that stand by themselves (`LayoutEngine.measure(_:widths:options:)`): all that `bubble measure` can be told.
public struct MeasureOptions: Hashable, Sendable {
  /// The font, its size in points, and spacing. The language is that of each text, else this one's.
  public var style: TextStyle
  /// How texts are analysed, and where lines may break. The direction is that of each text.
  public var paragraph: ParagraphOptions
  /// How lines are broken, aligned and cut short.
  public var lines: LayoutOptions
  /// Whether lines are to be about equally long: the narrowest width with the same number of them.
  public var isBalanced: Bool

  /// The usual values are those of the command line tool: 16 points, white space kept, long words broken.
  public init(
    style: TextStyle = .system(16), paragraph: ParagraphOptions = ParagraphOptions(),
    lines: LayoutOptions = LayoutOptions(), isBalanced: Bool = false
  ) {
    self.style = style
    self.paragraph = paragraph
    self.lines = lines
    self.isBalanced = isBalanced
  }
}

/// A text to be measured, with what may differ from one text to the next.
public struct TextToMeasure: Hashable, Sendable {
  /// The characters.
  public var text: String
  /// BCP 47; it chooses glyphs and breaks lines. Of several with `+` between the first counts, and `mul` names none. Nil for that of the
  /// options.
  public var language: String?
  /// The base direction; `auto` takes the first strong character.
  public var direction: BidiDirection

  /// A text in a language and a direction.
  public init(_ text: String, language: String? = nil, direction: BidiDirection = .auto) {
    self.text = text
    self.language = language
    self.direction = direction
  }
}

extension MeasureOptions {
  /// A text analysed and shaped with these options.
  package func paragraph(of text: TextToMeasure, fonts: FontCollection) -> Paragraph {
    var (style, options) = (style, paragraph)
    options.direction = text.direction
    if let language = text.language?.split(separator: "+").first.map(String.init) {
      let tag = fonts.languageTag(standingFor: language)
      style.language = tag == "mul" ? nil : tag
      options.lineBreaks.language = tag
    }
    return .shared(StyledText(text.text, style: style), options: options, fonts: fonts)
  }
}
