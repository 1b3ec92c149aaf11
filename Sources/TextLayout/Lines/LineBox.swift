/// One line of a text block. Offsets are in UTF-16 units, lengths in points, and places are relative to the
/// block.
public struct LineBox: Hashable, Sendable {
  // Offsets and lengths have 32 bits, because a block contains a box for each of its lines.

  /// The frame of the visible text: as wide as its advances, as tall as the line.
  public let frame: Rect
  /// The baseline's distance from the top of the block.
  public let baseline: LayoutUnit
  /// The width of the white space that hangs beyond the end of the line.
  public let hangingWidth: LayoutUnit
  private let first: Int32
  private let next: Int32
  private let visibleNext: Int32
  private let ascentUnits: Int32
  private let descentUnits: Int32
  /// Empty if no text is hidden.
  private let hiddenUnits: Range<Int32>
  private let hides: Bool
  /// Why the line ends where it does.
  public let ending: LineEnding
  /// Whether the line belongs to a right-to-left paragraph.
  public let isRightToLeft: Bool

  package init(
    start: Int, end: Int, visibleEnd: Int, frame: Rect, baseline: LayoutUnit, ascent: LayoutUnit,
    descent: LayoutUnit, hangingWidth: LayoutUnit, ending: LineEnding, hiddenRange: Range<Int>?,
    isRightToLeft: Bool
  ) {
    first = Int32(truncatingIfNeeded: start)
    next = Int32(truncatingIfNeeded: end)
    visibleNext = Int32(truncatingIfNeeded: visibleEnd)
    self.frame = frame
    self.baseline = baseline
    ascentUnits = Int32(clamping: ascent.rawValue)
    descentUnits = Int32(clamping: descent.rawValue)
    self.hangingWidth = hangingWidth
    self.ending = ending
    hiddenUnits =
      hiddenRange.map {
        Int32(truncatingIfNeeded: $0.lowerBound)..<Int32(truncatingIfNeeded: $0.upperBound)
      } ?? 0..<0
    hides = hiddenRange != nil
    self.isRightToLeft = isRightToLeft
  }

  /// The offset of the line's first code unit.
  public var start: Int { Int(first) }
  /// The offset after the line's last code unit, including its trailing white space and line break.
  public var end: Int { Int(next) }
  /// The offset after the last code unit that is not trailing white space or a line break.
  public var visibleEnd: Int { Int(visibleNext) }
  /// How far the fonts on the line extend above the baseline, without leading.
  public var ascent: LayoutUnit { LayoutUnit(rawValue: Int(ascentUnits)) }
  /// How far the fonts on the line extend below the baseline, without leading.
  public var descent: LayoutUnit { LayoutUnit(rawValue: Int(descentUnits)) }
  /// UTF-16 offsets of the text that an ellipsis replaces; nil for a line without one.
  public var hiddenRange: Range<Int>? {
    hides ? Int(hiddenUnits.lowerBound)..<Int(hiddenUnits.upperBound) : nil
  }

  /// The width of the visible text, without trailing white space.
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
  /// A soft hyphen, which becomes visible.
  case softHyphen
  /// A place between two grapheme clusters, because a word was wider than the line.
  case emergency
  /// The maximum number of lines; an ellipsis replaces the rest of the text.
  case truncated

  /// Whether the line was broken because the text is wider than the line. Only such lines are justified.
  var canBeJustified: Bool { self == .softBreak || self == .softHyphen || self == .emergency }
}
