import TextShaping

/// The font of a range of text, its spacing and its language. It has no colours.
public struct TextStyle: Hashable, Sendable {
  /// The font family to try first; nil for the engine's default family.
  public var family: String?
  /// The font size (the em), in points. Negative sizes and NaN count as 0.
  public var size: Double
  /// The weight. The nearest one in the family is used.
  public var weight: FontWeight
  /// Upright or italic. If the family has no italic, its upright face is used.
  public var slant: FontSlant
  /// The language of the text as a BCP 47 tag. It affects glyphs and line breaks. Nil if unknown.
  public var language: String?
  /// OpenType features beyond the font's defaults.
  public var features: [FontFeature]
  /// Settings of the fonts' variation axes. If there is none for `wght`, a font with this axis is set to
  /// `weight`.
  public var variations: [FontVariation]
  /// The space added after each grapheme cluster, in points; may be negative. Scripts whose letters join
  /// ignore it.
  public var letterSpacing: Double
  /// The space added to each space, in points.
  public var wordSpacing: Double
  /// How far the baseline is raised, in points; a negative value lowers it.
  public var baselineOffset: Double
  /// The font size whose ascent and descent count for the line height, on the line's own baseline, in points.
  /// With it a raised number does not increase the line spacing (like CSS `line-height: 0` on `sub` and
  /// `sup`). If nil, the size and baseline of the text count.
  public var lineSize: Double?

  /// Creates a style; all lengths are in points.
  public init(
    family: String? = nil, size: Double, weight: FontWeight = .regular, slant: FontSlant = .upright,
    language: String? = nil, features: [FontFeature] = [], variations: [FontVariation] = [],
    letterSpacing: Double = 0, wordSpacing: Double = 0, baselineOffset: Double = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.slant = slant
    self.language = language
    self.features = features
    self.variations = variations
    self.letterSpacing = letterSpacing
    self.wordSpacing = wordSpacing
    self.baselineOffset = baselineOffset
  }

  /// The engine's default family at a size and weight.
  public static func system(_ size: Double, _ weight: FontWeight = .regular) -> TextStyle {
    TextStyle(size: size, weight: weight)
  }
}
