import TextShaping
import TextUnicode

/// The properties that runs of the same style, face, script and level share. They are stored once, so that a
/// run takes only a few numbers and one reference.
final class RunSetting: Sendable {
  let properties: ShapingProperties
  /// The bold or italic that the style requests but the face lacks.
  let synthesis: FontSynthesis
  let spacing: Spacing
  /// The ascent above the line's baseline. It includes the baseline offset, unless the style sets
  /// `TextStyle.lineSize`. `descent` is the depth below the baseline.
  let ascent: Advance
  let descent: Advance
  /// How far the runs' own baseline is above the line's.
  let baselineOffset: Advance
  /// The room that the letters need above and below the line's baseline, in 1/64 point, if they stand below each other
  /// (`Script.stacksConsonants`); none for other scripts.
  let stacks: LineReach
  /// The size of the square that replaces each run, an emoji that no font has; nil for other runs.
  let placeholder: EmojiSquare?

  /// - Parameters:
  ///   - lineFont: The font whose ascent and descent count for the line height, on the line's own baseline;
  ///     nil for the run's font.
  ///   - isPlaceholder: Whether each of the runs is an emoji that no font has.
  init(
    properties: ShapingProperties, synthesis: FontSynthesis, spacing: Spacing, baselineOffset: Advance,
    lineFont: FontInstance? = nil, isPlaceholder: Bool = false
  ) {
    self.properties = properties
    self.synthesis = synthesis
    self.spacing = spacing
    self.baselineOffset = baselineOffset
    let raise = lineFont == nil ? baselineOffset : .zero
    let font = lineFont ?? properties.font
    placeholder = isPlaceholder ? EmojiSquare(properties.font) : nil
    let square = isPlaceholder ? EmojiSquare(font) : nil
    ascent = Advance(rawValue: square?.ascent ?? font.ascent) + raise
    descent = Advance(rawValue: square?.descent ?? font.descent) - raise
    stacks =
      properties.script.stacksConsonants
      ? Self.reach(properties.font.bounds, raisedBy: baselineOffset) : .none
  }

  private static func reach(_ bounds: (above: Int64, below: Int64), raisedBy offset: Advance) -> LineReach {
    func length(_ reach: Advance) -> Int32 { Int32(clamping: LayoutUnit(roundingUp: reach).rawValue) }
    return LineReach(
      above: length(Advance(rawValue: bounds.above) + offset),
      below: length(Advance(rawValue: bounds.below) - offset))
  }

  /// The font of the runs, with its features and synthesis.
  var font: RunFont {
    RunFont(instance: properties.font, features: properties.features, synthesis: synthesis)
  }
}

extension Script {
  /// Whether consonants stand below each other, and vowels around such stacks. The fonts of these scripts use all of their
  /// height, so that letters of lines that are made lower would meet those of other lines.
  fileprivate var stacksConsonants: Bool { Self.stacking.contains(self) }

  private static let stacking = Set(
    ["Mymr", "Khmr", "Tibt", "Java", "Bali", "Lana"].compactMap { Script(tag: $0) })
}
