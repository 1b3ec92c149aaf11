import TextLayout

/// A prepared block of a message: the content that is placed at its node.
struct RichEntry: Sendable {
  /// The type of the block's element in the cell.
  let type: String
  let path: ContentPath
  /// How many blocks are around this one.
  let depth: Int
  /// Whether a spoiler covers the block.
  var isCovered = false
  var content: Content

  enum Content: Sendable {
    case text(RichLines)
    /// A list, an item, a quote or details. It places only its box and its marker; its blocks have entries of
    /// their own.
    case container(box: RichBox?, marker: RichMarker?, startsRight: Bool)
    case code(RichLines, PreparedCode)
    /// The label that shows the hidden lines, or hides them again.
    case fold(PreparedText, role: LabelRole)
    /// A table: its cells in the order of its grid, and the number of header cells.
    case table(cells: [RichLines], headers: Int)
    case formula(PreparedFormula)
    case rule
    case embedded(any ContentElement)
  }
}

extension RichEntry {
  var isTable: Bool { if case .table = content { true } else { false } }
}

/// The shaped lines of a block's text, with the attributes of their ranges.
struct RichLines: Sendable {
  var text: PreparedText
  let role: TextRole
  let path: ContentPath
  /// The spans in ascending order, by UTF-16 offsets in the shown text.
  var spans: [TextSpan] = []
  var objects: [TextObject] = []
  /// The shaped texts of mentions and citations, by the indices of their objects.
  var chips: [Int: PreparedText] = [:]
  /// The tokens of code, in ascending order.
  var tokens: [CodeToken] = []
  /// The whole text, if `text` is only its beginning; otherwise nil.
  var whole: String?
  /// What detects data in the text; nil for nothing.
  var detector: DataDetector?
  var alignment = TextAlignment.start
  /// For the text of a table cell, whether the columns run from right to left.
  var startsRight = false
  var color: String?
  /// The role of the text's colour.
  var foreground = SurfaceColorRole.text
}

extension RichLines {
  /// Returns the lines in a width. The lines of a heading are about equally long if that changes neither
  /// their number nor their height.
  func block(in width: LayoutUnit) -> TextBlock {
    let block = text.block(within: .fixed(width), alignment: alignment)
    guard case .heading = role, block.lines.count > 1, text.maximumLines == nil else { return block }
    let balanced = text.paragraph.balancedLayout(width: width.points, options: text.options(alignment))
    return balanced.size.height == block.size.height ? balanced : block
  }
}

/// The box that is drawn behind a block that contains other blocks, or at its start.
struct RichBox: Sendable {
  let role: BoxRole
  let background: SurfaceColorRole
  /// The width from the start side of the block, in points; nil for the whole width.
  let width: LayoutUnit?
  /// The height from the top of the block, in points; nil for the whole height.
  var height: LayoutUnit?
  /// The radius of the corners, in points.
  let radius: LayoutUnit
  /// The bar at the start of the box, within its corners; nil if there is none.
  var bar: (width: LayoutUnit, background: SurfaceColorRole)?
}

/// The marker beside the first line of an item.
struct RichMarker: Sendable {
  enum Sign: Sendable {
    /// A number or a bullet.
    case text(RichLines)
    /// The box of a task, which is a square.
    case task(isDone: Bool)
    /// An icon in a square: the kind of an alert, or the state of details.
    case icon(BoxIcon, SurfaceColorRole)
  }

  let sign: Sign
  /// The width of the marker, in points.
  let width: LayoutUnit
  /// The distance from the item's edge to its content, in points.
  var column: LayoutUnit = 0
}
