/// What may change from one layout of a paragraph to the next without shaping it again.
public struct LayoutOptions: Hashable, Sendable {
  /// Where lines stand in the block.
  public var alignment: TextAlignment
  /// How tall lines are.
  public var lineHeight: LineHeight
  /// Whether a word that is wider than the line may be broken between any two grapheme clusters (CSS
  /// `overflow-wrap: anywhere`); otherwise it sticks out.
  public var breaksLongWords: Bool
  /// Whether a line break at the very end opens an empty line, as an editor needs it. For a text that is only
  /// shown it does not (CSS Text 3 §4.1, `pre-wrap`).
  public var opensLineAfterFinalBreak: Bool

  /// Start-aligned lines of natural height, long words broken.
  public init(
    alignment: TextAlignment = .start, lineHeight: LineHeight = .natural, breaksLongWords: Bool = true,
    opensLineAfterFinalBreak: Bool = false
  ) {
    self.alignment = alignment
    self.lineHeight = lineHeight
    self.breaksLongWords = breaksLongWords
    self.opensLineAfterFinalBreak = opensLineAfterFinalBreak
  }
}
