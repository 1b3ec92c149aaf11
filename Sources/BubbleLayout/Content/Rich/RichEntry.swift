import TextLayout

/// A prepared block of a message: what is placed at its node.
struct RichEntry: Sendable {
  /// What it is in the cell.
  let type: String
  let path: ContentPath
  /// How many blocks it is within.
  let depth: Int
  var content: Content

  enum Content: Sendable {
    case text(RichLines)
    /// A list, an item, a quote, details: they place nothing but what `box` and `marker` say.
    case container(box: RichBox?, marker: RichMarker?, startsRight: Bool)
    case code(RichLines, PreparedCode)
    /// The label that shows what is folded, or folds it again.
    case fold(PreparedText, role: LabelRole)
    /// A table: its cells in the order of its grid, and which of them are headers.
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
  /// Ascending, as the text is shown.
  var spans: [TextSpan] = []
  var objects: [TextObject] = []
  /// The texts of the mentions among the objects, by their numbers.
  var chips: [Int: PreparedText] = [:]
  /// The tokens of code, ascending.
  var tokens: [CodeToken] = []
  /// The whole text, if this is only its beginning.
  var whole: String?
  /// The kinds of data that are looked for in it.
  var detects: [DataKind] = []
  var alignment = TextAlignment.start
  /// Of a cell: whether the columns of its table begin at the right.
  var startsRight = false
  var color: String?
}

/// What is drawn behind a block that holds others, or at its start.
struct RichBox: Sendable {
  let role: BoxRole
  let background: SurfaceColorRole
  /// From the side where the block begins, in points; nil for all of it.
  let width: LayoutUnit?
  /// Of its corners, in points.
  let radius: LayoutUnit
}

/// What hangs beside the first line of an item.
struct RichMarker: Sendable {
  enum Sign: Sendable {
    /// A number or a bullet.
    case text(RichLines)
    /// The box of a task, as high as it is wide.
    case task(isDone: Bool)
  }

  let sign: Sign
  /// In points.
  let width: LayoutUnit
  /// From the item's edge to what it holds, in points.
  var column: LayoutUnit = 0
}
