import Synchronization
import TextLayout

/// The finished rows of a table that grows, with what the widths of its columns need of them. They are made once and kept
/// from one token to the next.
///
/// Only tables of Markdown grow, which have no cells that span several rows.
struct KeptRows: Sendable {
  /// The alignments of the table's columns.
  let alignments: [BlockAlignment?]
  /// The number of rows.
  private(set) var count = 0
  /// The columns with these rows, and how they came to be so.
  private(set) var columns: [GridRule.Column]?
  private(set) var growth: [GridRule.ColumnChange] = []
  private(set) var filling: TableBlock.Filling = (0, 0)
  /// Some rows each, as tables of one node.
  private var parts: ContiguousArray<BlockTree<PreparedText>> = []
  private var sums = Sums()

  init(alignments: [BlockAlignment?] = []) { self.alignments = alignments }

  /// Adds rows.
  ///
  /// - Parameters:
  ///   - table: The rule of a table of these rows.
  ///   - texts: The texts of their cells.
  ///   - filling: The cells of all rows.
  mutating func append(
    _ table: GridRule, _ texts: [PreparedText], _ filling: TableBlock.Filling, on grid: PixelGrid?
  ) {
    if !isKnownUniquelyReferenced(&sums) { sums = Sums(copying: sums) }
    count += table.rowCount
    (columns, growth, self.filling) = (table.columns, table.growth ?? [], filling)
    var rows = table
    (rows.kept, rows.growth) = (nil, nil)
    var content = BlockTreeBuilder<PreparedText>()
    content.texts = ContiguousArray(texts)
    content.nodes = [BlockNode(rule: .grid(0), paint: -1)]
    content.grids = [rows]
    parts.append(BlockTree(content, grid: grid ?? PixelGrid(scale: nil)))
  }

  /// Returns the widths of the columns with these rows.
  ///
  /// - Parameter follow: Follows the changes of the columns up to a number.
  func columns(
    in limit: AvailableWidth, follow: (inout GridRule.GrowingColumns, Int) -> Void
  ) -> GridRule.GrowingColumns {
    sums.latest.withLock { latest in
      var known = latest.columns.flatMap { $0.limit == limit ? $0.columns : nil }
      var columns = known.take() ?? GridRule.GrowingColumns(count: self.columns?.count ?? 0)
      follow(&columns, growth.count)
      latest.columns = (limit, columns)
      return columns
    }
  }

  /// Returns the height of the rows in columns of these widths; nil if a text has to be shaped first.
  func height(in widths: [LayoutUnit]) -> LayoutUnit? {
    sums.latest.withLock { latest in
      if latest.rows?.widths != widths { latest.rows = (widths, 0, 0) }
      var (known, height) = latest.rows.map { ($0.count, $0.height) } ?? (0, 0)
      for part in parts[min(known, parts.count)...] {
        let node = TreeNode(tree: part, place: 0)
        guard let rows = part.grids[0].height(ofRowsIn: node, widths: widths) else { return nil }
        height = height + rows
        known += 1
      }
      latest.rows = (widths, known, height)
      return height
    }
  }
}

extension KeptRows {
  /// The latest sums. They depend only on the rows, so copies share them until one of them changes.
  private final class Sums: Sendable {
    struct Latest {
      var columns: (limit: AvailableWidth, columns: GridRule.GrowingColumns)?
      var rows: (widths: [LayoutUnit], count: Int, height: LayoutUnit)?
    }

    let latest: Mutex<Latest>

    init() { latest = Mutex(Latest()) }

    init(copying other: Sums) { latest = Mutex(other.latest.withLock { $0 }) }
  }
}
