/// Options that may change from one layout of a paragraph to the next without shaping it again.
public struct LayoutOptions: Hashable, Sendable {
  /// How lines are aligned in the block.
  public var alignment: TextAlignment
  /// How tall lines are.
  public var lineHeight: LineHeight
  /// Which fonts count for it.
  public var strut: LineStrut
  /// Whether the block is as wide as the width it was given, which lines are then aligned in; otherwise it is as
  /// wide as its widest line, as bubbles need it. It has no effect without a limit, or where the text is wider.
  public var fillsWidth: Bool
  /// Where lines may end.
  public var wrap: LineWrap
  /// Whether a word that is wider than the line may be broken between any two grapheme clusters (CSS
  /// `overflow-wrap: anywhere`); otherwise it extends beyond the line.
  public var breaksLongWords: Bool
  /// Whether a line break at the very end opens an empty line, as an editor needs it. For a text that is only
  /// shown it does not (CSS Text 3 §4.1, `pre-wrap`).
  public var opensLineAfterFinalBreak: Bool
  /// The maximum number of lines; nil for any number. Less than one counts as one.
  public var maximumLines: Int?
  /// Which part of a text is left out if it does not fit into them.
  public var truncation: Truncation
  /// How many UTF-16 units at the end of the text a cut in the middle keeps, such as the extension of a file's name, where
  /// there is room for them; nil for about as much as of the beginning.
  public var keptEnd: Int?

  /// Start-aligned lines of natural height, long words broken.
  public init(
    alignment: TextAlignment = .start, lineHeight: LineHeight = .natural, strut: LineStrut = .all,
    fillsWidth: Bool = false, wrap: LineWrap = .words, breaksLongWords: Bool = true,
    opensLineAfterFinalBreak: Bool = false, maximumLines: Int? = nil, truncation: Truncation = .tail,
    keptEnd: Int? = nil
  ) {
    self.alignment = alignment
    self.lineHeight = lineHeight
    self.strut = strut
    self.fillsWidth = fillsWidth
    self.wrap = wrap
    self.breaksLongWords = breaksLongWords
    self.opensLineAfterFinalBreak = opensLineAfterFinalBreak
    self.maximumLines = maximumLines
    self.truncation = truncation
    self.keptEnd = keptEnd
  }

  /// The maximum number of lines there may be.
  var lineLimit: Int { max(1, maximumLines ?? .max) }
}
