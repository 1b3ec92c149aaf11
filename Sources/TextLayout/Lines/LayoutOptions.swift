/// Options that may differ between layouts of a paragraph without shaping it again.
public struct LayoutOptions: Hashable, Sendable {
  /// The alignment of lines in the block.
  public var alignment: TextAlignment
  /// The height of lines.
  public var lineHeight: LineHeight
  /// Which fonts decide the natural height of lines.
  public var strut: LineStrut
  /// Whether the block is as wide as the given width, and lines are aligned in that width. Otherwise the
  /// block is as wide as its widest line, as bubbles need it. The option has no effect if the width is
  /// unbounded, or if the text is wider than the width.
  public var fillsWidth: Bool
  /// Where lines may end.
  public var wrap: LineWrap
  /// Whether a word that is wider than the line may be broken between grapheme clusters (CSS
  /// `overflow-wrap: anywhere`). Otherwise it overflows.
  public var breaksLongWords: Bool
  /// Whether a line break at the very end starts an empty line, as in an editor. Text that is only shown does
  /// not need it (CSS Text 3 §4.1, `pre-wrap`).
  public var opensLineAfterFinalBreak: Bool
  /// The maximum number of lines; nil for no maximum. Less than one counts as one.
  public var maximumLines: Int?
  /// Which part of a text is left out if it does not fit.
  public var truncation: Truncation
  /// How many UTF-16 units at the end are kept, if they fit, when the text is cut in the middle; for example
  /// the extension of a file name. If nil, about as much is kept of the end as of the beginning.
  public var keptEnd: Int?
  /// How many UTF-16 units before `keptEnd` are kept too, as long as the beginning stays longer than the end: at most 64
  /// grapheme clusters.
  package var keptBeforeEnd = 0
  /// Whether a limit of the line height holds for all scripts, because a line stands in a box of that height.
  package var limitsStacks = false

  /// Creates options. By default lines are start-aligned, have natural height, and long words are broken.
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
