import TextLayout
import TextShaping

/// How the blocks of a message look: headings, lists, quotes, tables. Their texts are in the font of messages, code is as
/// `CodeStyle` has it.
public struct RichStyle: Hashable, Sendable {
  /// Between two paragraphs, in points.
  public var gap: LayoutUnit = 8
  /// The sizes of headings of levels 1 to 6, as factors of the message's font.
  public var headingSizes: [Double] = [1.46, 1.31, 1.18, 1.08, 1, 0.92]
  /// The weight of headings.
  public var headingWeight: FontWeight = .bold
  /// Above a heading, in points.
  public var headingGapAbove: LayoutUnit = 12
  /// Below a heading, in points.
  public var headingGapBelow: LayoutUnit = 4
  /// The minimum width of the column of markers before the items of a list, in points.
  public var markerWidth: LayoutUnit = 18
  /// Between a marker and its item, in points.
  public var markerGap: LayoutUnit = 6
  /// Between the items of a tight list, in points. Those of a loose list stand as far apart as paragraphs.
  public var itemGap: LayoutUnit = 3
  /// The width of the bar beside a quote, in points.
  public var barWidth: LayoutUnit = 3
  /// From the bar to what is quoted, in points.
  public var barGap: LayoutUnit = 9
  /// The thickness of a line across the message, in points.
  public var ruleWidth: LayoutUnit = 1
  /// Above and below such a line, and above and below code and tables, in points.
  public var boxGap: LayoutUnit = 8
  /// The size of the texts of tables, as a factor of the message's font.
  public var tableSize = 0.92
  /// From the edges of a cell to its text, above and below, and at its sides, in points.
  public var cellPadding: Size = Size(width: 8, height: 5)
  /// The thickness of the lines between cells, in points.
  public var tableLine: LayoutUnit = 1
  /// The size of footnotes, as a factor of the message's font.
  public var footnoteSize = 0.85
  /// The distance between tab stops in code, as a count of spaces.
  public var tabSize = 4

  /// How tables are shown. One that scrolls is as wide as its columns, at most as wide as the bubble's limit.
  public var tableMode: TableMode = .auto
  /// What becomes of a table in `auto` whose columns would be too narrow.
  public var tableNarrow: TableNarrow = .scroll
  /// The width that a column of `auto` keeps where its text would be wider, as a count of its font's sizes (em).
  public var tableLeastColumn = 3.0
  /// The widest column of a table that scrolls, in points, if its words are no wider.
  public var tableColumnLimit: LayoutUnit = 260
  /// Whether a table without room for its words breaks them before it scrolls.
  public var breaksWordsInTables = false
  /// How many lines of an expandable quote are shown while it is folded.
  public var quoteLines = 3
  /// Whether a message with code or a table may be as wide as the cell allows, whatever the bubble's own limit: all of it, since lines of
  /// several widths in one bubble read badly.
  public var widensBubble = false

  /// The values that a style has where it says nothing.
  public init() {}
}

extension RichStyle: StyleRecord {
  package static let fields: [RecordField<RichStyle>] = [
    .field("gap", \.gap), .field("headingSizes", \.headingSizes, .headingSizes),
    .field("headingWeight", \.headingWeight), .field("headingGapAbove", \.headingGapAbove),
    .field("headingGapBelow", \.headingGapBelow), .field("markerWidth", \.markerWidth),
    .field("markerGap", \.markerGap), .field("itemGap", \.itemGap), .field("barWidth", \.barWidth),
    .field("barGap", \.barGap), .field("ruleWidth", \.ruleWidth), .field("boxGap", \.boxGap),
    .field("tableSize", \.tableSize, .number(in: 0.1...10)),
    .field("cellPadding", \.cellPadding.height), .field("cellPaddingAtSides", \.cellPadding.width),
    .field("tableLine", \.tableLine), .field("footnoteSize", \.footnoteSize, .number(in: 0.1...10)),
    .field("tabSize", \.tabSize, .integer(in: 1...16)),
    .field("tableMode", \.tableMode), .field("tableNarrow", \.tableNarrow),
    .field("tableLeastColumn", \.tableLeastColumn, .number(in: 0...100)),
    .field("tableColumnLimit", \.tableColumnLimit),
    .field("breaksWordsInTables", \.breaksWordsInTables),
    .field("quoteLines", \.quoteLines, .integer(in: 1...1_000)), .field("widensBubble", \.widensBubble),
  ]
}

extension JSONForm<[Double]> {
  /// Six factors, from the greatest heading to the smallest.
  fileprivate static var headingSizes: Self {
    let factor = JSONForm<Double>.number(in: 0.1...10)
    return JSONForm {
      .array(of: factor.schema(), count: 6...6)
    } read: { (value) throws(FieldError) in
      let sizes = try JSONForm.list(of: factor).read(value)
      guard sizes.count == 6 else { throw FieldError(.other("six sizes were expected, not \(sizes.count)")) }
      return sizes
    } write: {
      .array($0.map(factor.write))
    }
  }
}
