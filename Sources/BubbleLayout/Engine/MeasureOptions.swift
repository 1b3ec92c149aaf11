import TextLayout
import TextShaping

/// Options for measuring single texts (see `LayoutEngine.measure(_:widths:options:)`). They correspond to the
/// options of `bubble measure`.
public struct MeasureOptions: Hashable, Sendable {
  /// The font, its size in points, and spacing. The language applies to texts without a language of their
  /// own.
  public var style: TextStyle
  /// How texts are analysed, and where lines may break. The direction is ignored, because each text has its
  /// own.
  public var paragraph: ParagraphOptions
  /// How lines are broken, aligned and truncated.
  public var lines: LayoutOptions
  /// Whether lines are balanced. A balanced text has the narrowest width with the same number of lines.
  public var isBalanced: Bool

  /// Creates options. The defaults are those of the command-line tool: 16 points, white space is kept, and
  /// long words are broken.
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

/// A text to measure, with the properties that may differ between texts.
public struct TextToMeasure: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The language, as a BCP 47 tag, which affects glyphs and line breaks. If several tags are joined with
  /// `+`, the first one is used; `mul` means no language. Nil for the language of the options.
  public var language: String?
  /// The base direction. With `auto`, the first strong character decides.
  public var direction: BidiDirection

  /// Creates a text with a language and a direction.
  public init(_ text: String, language: String? = nil, direction: BidiDirection = .auto) {
    self.text = text
    self.language = language
    self.direction = direction
  }
}

extension MeasureOptions {
  /// Returns a text, analysed and shaped with these options.
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
