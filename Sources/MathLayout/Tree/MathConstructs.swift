/// One node over another.
public struct MathFraction: Hashable, Sendable {
  /// What stands above the bar.
  public var numerator: MathNode
  /// What stands below it.
  public var denominator: MathNode
  /// How thick the bar is; nil for the font's thickness, zero for no bar (a binomial coefficient).
  public var barThickness: MathLength?
  /// How the numerator stands over the denominator where one is wider.
  public var numeratorAlignment: MathColumnAlignment
  /// How the denominator stands below the numerator.
  public var denominatorAlignment: MathColumnAlignment

  /// A fraction with the font's bar, both parts centred.
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
  /// What stands below the bar.
  public var radicand: MathNode
  /// Its degree; nil for a square root.
  public var degree: MathNode?

  /// A root.
  public init(_ radicand: MathNode, degree: MathNode? = nil) {
    self.radicand = radicand
    self.degree = degree
  }
}

/// Scripts beside a base.
public struct MathScripts: Hashable, Sendable {
  /// A subscript and a superscript one above the other; nil if there is none.
  public struct Pair: Hashable, Sendable {
    /// The subscript; nil if there is none.
    public var sub: MathNode?
    /// The superscript; nil if there is none.
    public var sup: MathNode?

    /// A pair, or one of the two alone.
    public init(sub: MathNode? = nil, sup: MathNode? = nil) {
      self.sub = sub
      self.sup = sup
    }
  }

  /// What the scripts stand beside.
  public var base: MathNode
  /// After the base, from the base outwards: one pair but for tensors.
  public var after: [Pair]
  /// Before the base, in reading order: `mmultiscripts` after its `mprescripts`.
  public var before: [Pair]

  /// A base with one pair of scripts after it.
  public init(_ base: MathNode, sub: MathNode? = nil, sup: MathNode? = nil) {
    self.base = base
    after = sub == nil && sup == nil ? [] : [Pair(sub: sub, sup: sup)]
    before = []
  }
}

/// Nodes below and above a base.
public struct MathUnderOver: Hashable, Sendable {
  /// What the others stand below and above.
  public var base: MathNode
  /// What stands below; nil for nothing.
  public var under: MathNode?
  /// What stands above; nil for nothing.
  public var over: MathNode?
  /// Whether the node below is an accent: close to the base, and as large. Nil for what its operator says.
  public var isUnderAccent: Bool?
  /// The same of the node above.
  public var isOverAccent: Bool?

  /// Nodes below and above a base.
  public init(_ base: MathNode, under: MathNode? = nil, over: MathNode? = nil) {
    self.base = base
    self.under = under
    self.over = over
  }
}

/// How something stands in a column.
public enum MathColumnAlignment: String, Hashable, Sendable {
  case left, center, right
}

/// Rows of cells.
public struct MathTable: Hashable, Sendable {
  /// Rows from the top, cells from the left; rows may be of different lengths.
  public var rows: [[MathNode]]
  /// Of each column; the last one counts for all after it. Empty for centred columns.
  public var alignments: [MathColumnAlignment]
  /// The distance after each column; the last one counts for all after it. Empty for TeX's array: 1 em.
  public var columnGaps: [MathLength]
  /// The distance between two rows, beside the minimum height of a row.
  public var rowGap: MathLength
  /// Whether rows have a least height, as in TeX (`\arraystretch`: 0.84 and 0.36 em), so that rows of small letters are not closer.
  public var hasStruts: Bool
  /// Whether the cells are in display style: `aligned`, `gathered`, `dcases`.
  public var isDisplay: Bool
  /// Whether the cells are a script level smaller: `smallmatrix`, `\substack`.
  public var isSmall: Bool
  /// Vertical lines: before which columns, the number of columns for one at the end. `array` with `|`.
  public var columnLines: [Int]
  /// Horizontal lines: above which rows, the number of rows for one at the end. `\hline`.
  public var rowLines: [Int]
  /// The labels of rows at the side, TeX's `\tag`; empty if no row has one.
  public var tags: [MathNode?]

  /// Rows of cells, centred, as in TeX's `matrix`.
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
    tags = []
  }
}

/// What a part of a formula changes of the style around it. Nil leaves it.
public struct MathStyle: Hashable, Sendable {
  /// Display style: large operators, limits below and above.
  public var isDisplay: Bool?
  /// The script level: 0 for text, 1 for scripts, 2 for scripts of scripts.
  public var scriptLevel: Int?
  /// Levels to add to the one around it.
  public var scriptLevelChange: Int
  /// Whether superscripts are lower (TeX's cramped styles; CSS's `math-shift: compact`).
  public var isCramped: Bool?
  /// By how much text is larger: TeX's `\large`. Held within 0.5 to 4.
  public var scale: Double
  /// A colour of the text as 0xRRGGBB.
  public var color: UInt32?
  /// A colour behind it as 0xRRGGBB.
  public var background: UInt32?

  /// A style that changes nothing.
  public init() {
    scriptLevelChange = 0
    scale = 1
  }
}
