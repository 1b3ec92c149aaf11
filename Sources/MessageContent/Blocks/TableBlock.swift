/// A table.
public struct TableBlock: Hashable, Sendable {
  /// The alignments of the columns; nil for the style's alignment.
  public var alignments: [BlockAlignment?]
  /// Whether the first row is a header.
  public var hasHeader: Bool
  /// The rows, from the first to the last. Short rows are filled with empty cells.
  public var rows: [[TableCell]]
  /// The caption below the table; nil if there is none.
  public var caption: String?

  /// How many rows at the end are still being written, in a growing message. The JSON form does not contain
  /// this number.
  package var openRows = 0
  /// Whether the alignments are sides, as in Markdown (GFM): `start` is left and `end` is right, whatever the
  /// direction.
  package var alignsBySide = false
  /// The ranges of the rows in the source from which they were parsed: UTF-8 offsets; empty for a table without a
  /// source.
  @Uncompared package var rowSources: [Range<Int>] = []

  /// The maximum number of columns. Further columns are left out.
  public static let columnLimit = 64

  /// Creates a table.
  public init(
    alignments: [BlockAlignment?] = [], hasHeader: Bool = true, rows: [[TableCell]], caption: String? = nil
  ) {
    self.alignments = alignments
    self.hasHeader = hasHeader
    self.rows = rows
    self.caption = caption
  }
}

/// A cell of a table.
public struct TableCell: Hashable, Sendable {
  /// The text of the cell.
  public var text: RichText
  /// The number of columns that the cell spans.
  public var columnSpan: Int
  /// The number of rows that the cell spans.
  public var rowSpan: Int

  /// Creates a cell.
  public init(_ text: RichText, columnSpan: Int = 1, rowSpan: Int = 1) {
    self.text = text
    self.columnSpan = columnSpan
    self.rowSpan = rowSpan
  }

  /// Creates a cell from plain text.
  public init(_ text: String) { self.init(RichText(text)) }
}

extension TableBlock: MessageRecord {
  package static var standard: TableBlock { TableBlock(rows: []) }

  package static let fields: [RecordField<TableBlock>] = [
    .field("align", \.alignments, .nullableAlignments, or: []), .field("header", \.hasHeader, or: true),
    .list("rows", \.rows), .optional("caption", \.caption),
  ]
}

extension TableBlock {
  /// The number of columns, without those that only spans of cells have.
  package var columnCount: Int { max(alignments.count, rows.reduce(0) { max($0, $1.count) }) }
}

extension TableBlock: BlockFields {
  package static var type: String { "table" }
  package var content: MessageBlock.Content { .table(self) }

  package func eachOwnText(_ take: ([ContentPath.Step], RichText) -> Bool) -> Bool {
    for (row, cells) in rows.enumerated() {
      for (number, cell) in cells.enumerated() {
        guard take(["rows", .number(row), .number(number)], cell.text) else { return false }
      }
    }
    guard let caption, !caption.isEmpty else { return true }
    return take(["caption"], RichText(caption))
  }

  /// A line for each row of the table, with a tab between its cells.
  package var ownLines: [String] { rows.map { $0.map(\.text.text).joined(separator: "\t") } }

  package var otherWeight: Int { rows.reduce(0) { $0 + 32 + 64 * $1.count } }

  /// Returns the table with only the rows that have selected cells; nil if there are none. The other cells of
  /// these rows are empty.
  package func selecting(
    at path: ContentPath, _ select: (ContentPath, RichText) -> RichText?
  ) -> TableBlock? {
    var table = self
    table.rows = rows.enumerated().compactMap { row, cells in
      var found = false
      let left = cells.enumerated().map { number, cell in
        var cell = cell
        let text = select(
          path.appending("rows").appending(.number(row)).appending(.number(number)), cell.text)
        found = found || text != nil
        cell.text = text ?? RichText("")
        return cell
      }
      return found ? left : nil
    }
    return table.rows.isEmpty ? nil : table
  }

  package func write(to plain: inout PlainTextWriting) {
    let columns = columnCount
    for row in rows {
      let missing = repeatElement("", count: alignsBySide ? 0 : max(0, columns - row.count))
      plain.add((row.map(\.text.text) + missing).joined(separator: "\t"))
    }
  }
}

extension TableCell: MessageRecord {
  package static var standard: TableCell { TableCell("") }

  package static let fields: [RecordField<TableCell>] =
    RichText.fields(within: \.text) + [
      .field("colspan", \.columnSpan, .span, or: 1), .field("rowspan", \.rowSpan, .span, or: 1),
    ]
}

extension JSONForm<[BlockAlignment?]> {
  /// The JSON form: a list of words, with null for no alignment.
  fileprivate static var nullableAlignments: Self {
    let word = BlockAlignment.form
    return JSONForm {
      .array(of: word.schema().nullable)
    } read: { (value) throws(FieldError) in
      guard case .array(let values) = value else { throw .mismatch(.array, found: value) }
      var alignments: [BlockAlignment?] = []
      for (index, value) in values.enumerated() {
        do throws(FieldError) {
          alignments.append(value.isNull ? nil : try word.read(value))
        } catch {
          throw error.within(.element(index))
        }
      }
      return alignments
    } write: { alignments in
      .array(alignments.map { $0.map(word.write) ?? .null })
    }
  }
}

extension JSONForm<Int> {
  /// The JSON form of the number of columns or rows that a cell spans.
  fileprivate static var span: Self { .integer(in: 1...1_000) }
}
