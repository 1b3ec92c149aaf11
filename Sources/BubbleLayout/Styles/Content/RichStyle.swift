import TextLayout
import TextShaping

/// The style of a message's blocks, such as headings, lists, quotes and tables. Texts in blocks have the font
/// of the message's text. For code, see `CodeStyle`.
public struct RichStyle: Hashable, Sendable {
  /// The weight of the texts; nil for that of the message's text. A style with a bold message text needs it,
  /// so that bold words can be told from others.
  public var weight: FontWeight?
  /// The distance between two paragraphs, in points.
  public var gap: LayoutUnit = 8
  /// The sizes of headings of levels 1 to 6, as factors of the message's font.
  public var headingSizes: [Double] = [1.46, 1.31, 1.18, 1.1, 1.04, 1]
  /// The weight of headings.
  public var headingWeight: FontWeight = .bold
  /// The distance above a heading, in points.
  public var headingGapAbove: LayoutUnit = 16
  /// The distance below a heading, in points. A paragraph below keeps its own distance if that is larger.
  public var headingGapBelow: LayoutUnit = 4
  /// The minimum width of the column of markers before the items of a list, in points.
  public var markerWidth: LayoutUnit = 18
  /// The distance between a marker and its item, in points.
  public var markerGap: LayoutUnit = 6
  /// The distance between the items of a tight list, in points. In a loose list, the distance is `gap`.
  public var itemGap: LayoutUnit = 3
  /// The width of the bar beside a quote, in points.
  public var barWidth: LayoutUnit = 3
  /// The distance from the bar to the quoted text, in points.
  public var barGap: LayoutUnit = 9
  /// The thickness of a horizontal rule across the message, in points.
  public var ruleWidth: LayoutUnit = 1
  /// The distance above and below horizontal rules, code and tables, in points.
  public var boxGap: LayoutUnit = 8
  /// The size of texts in tables, as a factor of the message's font.
  public var tableSize = 0.92
  /// The distances from the edges of a cell to its text, in points. `width` applies to the left and right,
  /// `height` to the top and bottom.
  public var cellPadding: Size = Size(width: 8, height: 5)
  /// The thickness of the lines between cells, in points.
  public var tableLine: LayoutUnit = 1
  /// The size of footnotes, as a factor of the message's font.
  public var footnoteSize = 0.85
  /// The distance between tab stops in code, as a number of spaces.
  public var tabSize = 4

  /// How tables are shown. A table that scrolls is as wide as its columns, but at most as wide as the
  /// bubble's limit.
  public var tableMode: TableMode = .auto
  /// How a table in `auto` mode is shown if its columns would be too narrow.
  public var tableNarrow: TableNarrow = .scroll
  /// In `auto` mode, the minimum width of a column whose text would be wider, in em.
  public var tableLeastColumn = 3.0
  /// In `auto` mode, the width of a column at which longer texts are comfortable to read, in em, but at most five eighths of
  /// the table's room. The table scrolls with such columns until each has at least three fifths of this width without
  /// scrolling. Nil if only `tableLeastColumn` decides; the columns of a table that scrolls then have `tableColumnLimit`.
  public var tableColumn: Double?
  /// In a table that scrolls, the maximum width of a column, in points. Longer words make a column wider.
  public var tableColumnLimit: LayoutUnit = 260
  /// Whether words are broken if a table is too narrow for them. Only if that is not enough, the table
  /// scrolls.
  public var breaksWordsInTables = false
  /// How many lines of an expandable quote are shown at first.
  public var quoteLines = 3
  /// Whether a message with code or a table may be as wide as the cell allows, whatever the bubble's own
  /// limit. The whole message becomes wider, because lines of different widths in one bubble are hard to
  /// read.
  public var widensBubble = false

  /// The measure of a message with blocks: the maximum width of its lines, in em of the message's font; nil
  /// for no limit. Tables, code, formulas and pictures may be as wide as the bubble's own limit.
  public var measure: Double?
  /// Whether messages with blocks, and messages in Markdown, have a bubble. Without one, they are a column on the page, as
  /// the answers of assistants often are in wide windows. It begins where other messages have the edge of their bubbles,
  /// and `measure` limits its lines.
  public var showsBubble = true

  /// Creates a style with the default values.
  public init() {}
}

extension RichStyle: StyleRecord {
  package static let fields: [RecordField<RichStyle>] = [
    .optional("weight", \.weight), .field("gap", \.gap),
    .field("headingSizes", \.headingSizes, .headingSizes),
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
    .optional("tableColumn", \.tableColumn, .number(in: 0...100)),
    .field("tableColumnLimit", \.tableColumnLimit),
    .field("breaksWordsInTables", \.breaksWordsInTables),
    .field("quoteLines", \.quoteLines, .integer(in: 1...1_000)), .field("widensBubble", \.widensBubble),
    .optional("measure", \.measure, .number(in: 2...10_000)), .field("showsBubble", \.showsBubble, or: true),
  ]
}

extension JSONForm<[Double]> {
  /// The form of six factors, from the largest heading to the smallest.
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

/// How a table is shown.
public enum TableMode: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// In columns in which the text wraps, with the automatic column widths of CSS. If the bubble is too narrow
  /// for the words, the table scrolls.
  case wrap
  /// In columns as wide as their text, up to a maximum width. If the columns are wider than the bubble, the
  /// table scrolls.
  case scroll
  /// As one card for each row. The first cell is the title of the card. The other cells are below it, each
  /// beside the header of its column.
  case cards
  /// Like `wrap` if each column keeps a minimum width (`RichStyle.tableColumn` and `tableLeastColumn`). Otherwise
  /// `RichStyle.tableNarrow` decides how the table is shown.
  case auto
}

/// How a table in `auto` mode is shown if its columns would be too narrow.
public enum TableNarrow: String, Hashable, Sendable, CaseIterable, JSONWord {
  case scroll, cards
}
