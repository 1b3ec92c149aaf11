import TextShaping

/// The font of a range of text, its spacing and its language. Colours are no part of it.
public struct TextStyle: Hashable, Sendable {
  /// The font family to try first; nil for the engine's default family.
  public var family: String?
  /// The em, in points. Sizes that are negative or not a number lay out as 0.
  public var size: Double
  /// The weight; the nearest one the family has is taken.
  public var weight: FontWeight
  /// Upright or italic; the family's upright face stands in for an italic it lacks.
  public var slant: FontSlant
  /// BCP 47; it chooses glyphs and breaks lines. Nil for unknown.
  public var language: String?
  /// OpenType features beyond the font's defaults.
  public var features: [FontFeature]
  /// Settings of the fonts' variation axes. Without one for `wght` a font that has this axis is set to `weight`.
  public var variations: [FontVariation]
  /// Added after each grapheme cluster, in points; may be negative. Joined scripts keep their joins.
  public var letterSpacing: Double
  /// Added to each space, in points.
  public var wordSpacing: Double
  /// How far the baseline is raised, in points; negative lowers it.
  public var baselineOffset: Double
  /// The em whose ascent and descent lines have room for, on their own baseline, in points: a raised number does not move lines
  /// apart (CSS `line-height: 0` on `sub` and `sup`). Nil for `size`, raised as the text is.
  public var lineSize: Double?

  /// A style; all lengths are in points.
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
