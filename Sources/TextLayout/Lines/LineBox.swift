/// One line of a text block. Offsets are UTF-16, lengths points, places relative to the block.
public struct LineBox: Hashable, Sendable {
  /// The offset of the line's first code unit.
  public let start: Int
  /// The offset after the line's last code unit, its trailing white space and line break included.
  public let end: Int
  /// The offset after the last code unit that is not trailing white space or a line break.
  public let visibleEnd: Int
  /// The frame of the visible text: as wide as its advances, as tall as the line.
  public let frame: Rect
  /// The baseline's distance from the top of the block.
  public let baseline: LayoutUnit
  /// How far the fonts on the line reach above the baseline, without leading.
  public let ascent: LayoutUnit
  /// How far the fonts on the line reach below the baseline, without leading.
  public let descent: LayoutUnit
  /// The width of the white space that hangs beyond the line's end.
  public let hangingWidth: LayoutUnit
  /// Why the line ends where it does.
  public let ending: LineEnding
  /// UTF-16 offsets of the text that an ellipsis replaces; nil for a line without one.
  public let hiddenRange: Range<Int>?
  /// Whether the line belongs to a right-to-left paragraph.
  public let isRightToLeft: Bool

  package init(
    start: Int, end: Int, visibleEnd: Int, frame: Rect, baseline: LayoutUnit, ascent: LayoutUnit,
    descent: LayoutUnit, hangingWidth: LayoutUnit, ending: LineEnding, hiddenRange: Range<Int>?,
    isRightToLeft: Bool
  ) {
    self.start = start
    self.end = end
    self.visibleEnd = visibleEnd
    self.frame = frame
    self.baseline = baseline
    self.ascent = ascent
    self.descent = descent
    self.hangingWidth = hangingWidth
    self.ending = ending
    self.hiddenRange = hiddenRange
    self.isRightToLeft = isRightToLeft
  }

  /// The width of what is visible, trailing white space excluded.
  public var width: LayoutUnit { frame.width }
}

/// Why a line ends.
public enum LineEnding: String, Hashable, Sendable, CaseIterable {
  /// The end of the text.
  case endOfText
  /// A line feed or another character that ends lines.
  case hardBreak
  /// A break opportunity (UAX #14).
  case softBreak
  /// A soft hyphen, which is shown.
  case softHyphen
  /// A place between two grapheme clusters, as a word was wider than the line.
  case emergency
  /// The limit of lines; an ellipsis replaces the rest of the text.
  case truncated

  /// Whether the line was broken because the text is wider, so that justification may spread it.
  var canBeJustified: Bool { self == .softBreak || self == .softHyphen || self == .emergency }
}
