import TextShaping

/// A formula laid out: glyphs and rules at exact places, for any renderer to draw without measuring.
public struct TypesetFormula: Hashable, Sendable {
  /// The width, in points.
  public var width: LayoutUnit
  /// The height above the baseline, in points.
  public var ascent: LayoutUnit
  /// The depth below the baseline, in points.
  public var descent: LayoutUnit
  /// Runs of glyphs with the same font, size and colour. Places are relative to the start of the baseline, y
  /// downwards.
  public var runs: [FormulaRun]
  /// Filled rectangles: bars of fractions and roots, lines of tables. Their places are relative to the start
  /// of the baseline, y downwards.
  public var rules: [FormulaRule]
  /// The places of the parts of fractions, roots and scripts. An outer part comes before the parts inside it.
  /// The list may be empty, because drawing does not use it.
  package var slots: [FormulaSlot]
  /// The places where a formula that is too wide may continue on another line: at relations and operators of
  /// its outermost row. Ascending.
  public var breaks: [FormulaBreak]
  /// The height and depth of the part after the last break; nil if they equal those of the whole formula.
  public var last: FormulaReach?
  /// The equation number at the side of a display formula (TeX's `\tag`); nil if there is none.
  public var tag: String?
  /// The text that a screen reader speaks, in English; nil to speak the source.
  public var spoken: String?
  /// The parts that could not be read and are shown as their source.
  public var problems: [FormulaProblem]

  /// A formula without glyphs.
  public init(width: LayoutUnit, ascent: LayoutUnit, descent: LayoutUnit) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
    runs = []
    rules = []
    slots = []
    breaks = []
    problems = []
  }
}

/// Glyphs of a formula that share a font, a size and a colour.
public struct FormulaRun: Hashable, Sendable {
  /// The face and its size.
  public var font: FontInstance
  /// The glyphs with their places. Their `cluster` is 0.
  public var glyphs: [PositionedGlyph]
  /// The colour as 0xRRGGBB; nil for the colour of the text.
  public var color: UInt32?

  /// Creates a run from the glyphs of a font.
  public init(font: FontInstance, glyphs: [PositionedGlyph], color: UInt32? = nil) {
    self.font = font
    self.glyphs = glyphs
    self.color = color
  }
}

/// A filled rectangle of a formula, or a thin line across it.
public struct FormulaRule: Hashable, Sendable {
  /// The shapes of rules.
  public enum Shape: String, Hashable, Sendable, CaseIterable {
    /// The whole frame is filled.
    case filled
    /// A line of `thickness` along the frame's edges, inside.
    case box
    /// A line from the bottom left corner to the top right one.
    case upDiagonal
    /// A line from the top left corner to the bottom right one.
    case downDiagonal
  }

  /// The frame, relative to the start of the baseline, y downwards, in points.
  public var frame: Rect
  /// The shape that is drawn in the frame.
  public var shape: Shape
  /// The thickness of lines, in points; 0 for `filled`.
  public var thickness: LayoutUnit
  /// The colour as 0xRRGGBB; nil for the colour of the text.
  public var color: UInt32?
  /// Whether the rule is drawn behind the glyphs, like a background colour.
  public var isBehind: Bool

  /// Creates a filled rectangle, or another shape in a frame.
  public init(
    _ frame: Rect, shape: Shape = .filled, thickness: LayoutUnit = 0, color: UInt32? = nil,
    isBehind: Bool = false
  ) {
    self.frame = frame
    self.shape = shape
    self.thickness = thickness
    self.color = color
    self.isBehind = isBehind
  }
}

/// A place where a formula may continue on another line.
public struct FormulaBreak: Hashable, Sendable {
  /// The end of the line before the break, where the space at the break begins. In points from the start of
  /// the formula.
  public var end: LayoutUnit
  /// The start of the next line, where the space at the break ends. In points from the start of the formula.
  public var start: LayoutUnit
  /// Whether the formula always breaks here (TeX's `\\`).
  public var isForced: Bool
  /// How much a break here disturbs the reader: -1 between two formulas (TeX's `\quad`), 0 at relations, 1 at sums and
  /// differences, 2 at products; 3 more between brackets.
  public var rank: Int
  /// The number of runs and rules before the break.
  public var place: FormulaPlace

  /// Creates a break.
  public init(end: LayoutUnit, start: LayoutUnit, isForced: Bool = false, rank: Int, place: FormulaPlace) {
    self.end = end
    self.start = start
    self.isForced = isForced
    self.rank = rank
    self.place = place
  }
}

/// A place in a formula, given by how many of its runs, rules and slots come before it. Runs are in the order
/// of their first glyphs, and a break never cuts a run.
public struct FormulaPlace: Hashable, Sendable {
  /// The number of runs before the place.
  public var runs: Int
  /// The number of rules before the place.
  public var rules: Int
  /// The number of slots before the place.
  package var slots: Int
  /// The height above the baseline of the part between the break before (or the start) and this place, in
  /// points.
  public var ascent: LayoutUnit
  /// The depth below the baseline of that part, in points.
  public var descent: LayoutUnit

  /// Creates a place.
  public init(runs: Int, rules: Int, ascent: LayoutUnit, descent: LayoutUnit) {
    self.init(runs: runs, rules: rules, slots: 0, ascent: ascent, descent: descent)
  }

  package init(runs: Int, rules: Int, slots: Int, ascent: LayoutUnit, descent: LayoutUnit) {
    self.runs = runs
    self.rules = rules
    self.slots = slots
    self.ascent = ascent
    self.descent = descent
  }
}

/// The extent of a part of a formula above and below the baseline.
public struct FormulaReach: Hashable, Sendable {
  /// The height above the baseline, in points.
  public var ascent: LayoutUnit
  /// The depth below the baseline, in points.
  public var descent: LayoutUnit

  /// Creates a reach above and below the baseline.
  public init(ascent: LayoutUnit, descent: LayoutUnit) {
    self.ascent = ascent
    self.descent = descent
  }
}

/// A part of a formula that could not be read.
public struct FormulaProblem: Hashable, Sendable {
  /// The part's UTF-16 offsets in the source.
  public var range: Range<Int>
  /// What is wrong, in English, such as `\foo is not a known command`.
  public var reason: String

  /// Creates a problem.
  public init(range: Range<Int>, reason: String) {
    self.range = range
    self.reason = reason
  }
}
