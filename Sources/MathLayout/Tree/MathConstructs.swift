/// One node over another.
public struct MathFraction: Hashable, Sendable {
  /// The node above the bar.
  public var numerator: MathNode
  /// The node below the bar.
  public var denominator: MathNode
  /// The thickness of the bar; nil for the font's thickness, zero for no bar (a binomial coefficient).
  public var barThickness: MathLength?
  /// The alignment of the numerator if it is narrower than the denominator.
  public var numeratorAlignment: MathColumnAlignment
  /// The alignment of the denominator if it is narrower than the numerator.
  public var denominatorAlignment: MathColumnAlignment

  /// Creates a fraction with both parts centred.
  public init(_ numerator: MathNode, _ denominator: MathNode, barThickness: MathLength? = nil) {
    self.numerator = numerator
    self.denominator = denominator
    self.barThickness = barThickness
    numeratorAlignment = .center
    denominatorAlignment = .center
  }
}

/// A root.
public struct MathRoot: Hashable, Sendable {
  /// The node below the bar.
  public var radicand: MathNode
  /// The degree; nil for a square root.
  public var degree: MathNode?

  /// Creates a root.
  public init(_ radicand: MathNode, degree: MathNode? = nil) {
    self.radicand = radicand
    self.degree = degree
  }
}

/// Scripts next to a base.
public struct MathScripts: Hashable, Sendable {
  /// A subscript and a superscript, one above the other.
  public struct Pair: Hashable, Sendable {
    /// The subscript; nil if there is none.
    public var sub: MathNode?
    /// The superscript; nil if there is none.
    public var sup: MathNode?

    /// Creates a pair, or only one of the two.
    public init(sub: MathNode? = nil, sup: MathNode? = nil) {
      self.sub = sub
      self.sup = sup
    }
  }

  /// The node that the scripts belong to.
  public var base: MathNode
  /// The scripts after the base, from the base outwards; one pair except for tensors.
  public var after: [Pair]
  /// The scripts before the base, in reading order: `mmultiscripts` after its `mprescripts`.
  public var before: [Pair]

  /// Creates a base with one pair of scripts after it.
  public init(_ base: MathNode, sub: MathNode? = nil, sup: MathNode? = nil) {
    self.base = base
    after = sub == nil && sup == nil ? [] : [Pair(sub: sub, sup: sup)]
    before = []
  }
}

/// Nodes below and above a base.
public struct MathUnderOver: Hashable, Sendable {
  /// The node in the middle.
  public var base: MathNode
  /// The node below; nil if there is none.
  public var under: MathNode?
  /// The node above; nil if there is none.
  public var over: MathNode?
  /// Whether the node below is an accent, which is close to the base and has the same text size. If nil, its
  /// operator's default applies.
  public var isUnderAccent: Bool?
  /// Whether the node above is an accent. If nil, its operator's default applies.
  public var isOverAccent: Bool?

  /// Creates a base with nodes below and above it.
  public init(_ base: MathNode, under: MathNode? = nil, over: MathNode? = nil) {
    self.base = base
    self.under = under
    self.over = over
  }
}

/// The horizontal alignment in a column.
public enum MathColumnAlignment: String, Hashable, Sendable {
  case left, center, right
}

/// Rows of cells.
public struct MathTable: Hashable, Sendable {
  /// Rows from the top, cells from the left; rows may be of different lengths.
  public var rows: [[MathNode]]
  /// The alignment of each column. The last one applies to all further columns. Empty for centred columns.
  public var alignments: [MathColumnAlignment]
  /// The distance after each column. The last one applies to all further columns. Empty for TeX's array: 1
  /// em.
  public var columnGaps: [MathLength]
  /// The distance between two rows, in addition to the minimum height of a row.
  public var rowGap: MathLength
  /// Whether rows have a minimum height, as in TeX (`\arraystretch`: 0.84 and 0.36 em), so that rows with
  /// only small letters keep their distance.
  public var hasStruts: Bool
  /// Whether the cells are in display style: `aligned`, `gathered`, `dcases`.
  public var isDisplay: Bool
  /// Whether the cells are a script level smaller: `smallmatrix`, `\substack`.
  public var isSmall: Bool
  /// The columns before which there is a vertical line; the number of columns for a line at the end. A column
  /// that is named twice has two lines. TeX's `|` in `array`.
  public var columnLines: [Int]
  /// The rows above which there is a horizontal line; the number of rows for a line at the end. A row that is
  /// named twice has two lines. TeX's `\hline`.
  public var rowLines: [Int]
  /// The columns before which there is a dashed line, as in `columnLines`. TeX's `:` in `array`.
  public var dashedColumnLines: [Int]
  /// The rows above which there is a dashed line, as in `rowLines`. TeX's `\hdashline`.
  public var dashedRowLines: [Int]
  /// The labels of rows at the side, TeX's `\tag`; empty if no row has one.
  public var tags: [MathNode?]

  /// Creates a table of centred cells, as in TeX's `matrix`.
  public init(rows: [[MathNode]]) {
    self.rows = rows
    alignments = []
    columnGaps = []
    rowGap = .zero
    hasStruts = true
    isDisplay = false
    isSmall = false
    columnLines = []
    rowLines = []
    dashedColumnLines = []
    dashedRowLines = []
    tags = []
  }
}

/// The changes that a part of a formula makes to the surrounding style. Nil members change nothing.
public struct MathStyle: Hashable, Sendable {
  /// Display style, with large operators and with limits below and above.
  public var isDisplay: Bool?
  /// The script level: 0 for text, 1 for scripts, 2 for scripts of scripts.
  public var scriptLevel: Int?
  /// A number to add to the surrounding script level.
  public var scriptLevelChange: Int
  /// Whether superscripts are lower (TeX's cramped styles; CSS's `math-shift: compact`).
  public var isCramped: Bool?
  /// The factor by which text is enlarged: TeX's `\large`. Clamped to 0.5…4.
  public var scale: Double
  /// The colour of the text as 0xRRGGBB.
  public var color: UInt32?
  /// The background colour as 0xRRGGBB.
  public var background: UInt32?

  /// Creates a style that changes nothing.
  public init() {
    scriptLevelChange = 0
    scale = 1
  }
}
