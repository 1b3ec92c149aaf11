import TextLayout

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
  /// Whether the lines of a heading are made about equally long. Those of a growing message are not, because words that were
  /// read would move with each token.
  var balances = true
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
    guard balances, case .heading = role, block.lines.count > 1, text.maximumLines == nil else {
      return block
    }
    let balanced = text.paragraph.balancedLayout(width: width.points, options: text.options(alignment))
    return balanced.size.height == block.size.height ? balanced : block
  }
}

/// The cells of a table, and its lines.
struct RichTable: Sendable {
  /// The texts in the order of the table's grid.
  let cells: [RichLines]
  /// How many of the cells are headers.
  let headers: Int
  /// The radius of the table's corners, in points.
  let radius: LayoutUnit
  /// The thickness of the lines between cells, in points.
  let line: LayoutUnit
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
    /// A square: the box of a task, or an icon for the kind of an alert or the state of details. `rise` is how far its
    /// upper edge is above the baseline, in points.
    case box(BoxPaint, rise: LayoutUnit)
  }

  let sign: Sign
  /// The width of the marker, and the smallest height of its item, in points.
  let size: Size
  /// The distance from the item's edge to the end of the marker, in points. From there to the content of the item is
  /// always the same distance.
  var end: LayoutUnit = 0
}

extension [TextSpan] {
  /// The ranges in which no data is detected: named links and code. The ranges are in ascending order and do
  /// not touch.
  ///
  /// - Complexity: O(n log n).
  var closed: [Range<Int>] {
    let ranges = filter { $0.address != nil || $0.emphases.contains(.code) }.map(\.range)
    return ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
      if let last = merged.last, last.upperBound >= range.lowerBound {
        merged[merged.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
  }
}

extension [DetectedData] {
  /// Returns the data that do not overlap any of the ranges. Both lists are in ascending order.
  func outside(_ ranges: [Range<Int>]) -> [DetectedData] {
    var rest = ranges[...]
    return filter { found in
      while let first = rest.first, first.upperBound <= found.range.lowerBound { rest.removeFirst() }
      return rest.first.map { !$0.overlaps(found.range) } ?? true
    }
  }
}

extension TextAlignment {
  /// Returns the alignment of the texts in a block that stands at the left or the right edge.
  func from(edge: TextAlignment) -> TextAlignment {
    switch self {
    case .start: edge
    case .end: edge.mirrored
    case .left, .right, .center, .justify: self
    }
  }
}
