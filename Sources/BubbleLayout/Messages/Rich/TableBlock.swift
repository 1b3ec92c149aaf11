/// A table.
public struct TableBlock: Hashable, Sendable {
  /// The alignment of each column's cells; nil for the style's.
  public var alignments: [BlockAlignment?]
  /// Whether the first row is a header.
  public var hasHeader: Bool
  /// The rows, from the first to the last. Short rows are filled with empty cells.
  public var rows: [[TableCell]]
  /// The caption below it; nil if there is none.
  public var caption: String?

  /// How many rows at its end are still being written, in a growing message. The JSON form does not contain
  /// it.
  var openRows = 0

  /// The maximum number of columns; the excess is left out.
  public static let columnLimit = 64

  /// A table.
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
  /// Its text.
  public var text: RichText
  /// How many columns it spans.
  public var columnSpan: Int
  /// How many rows it spans.
  public var rowSpan: Int

  /// A cell.
  public init(_ text: RichText, columnSpan: Int = 1, rowSpan: Int = 1) {
    self.text = text
    self.columnSpan = columnSpan
    self.rowSpan = rowSpan
  }

  /// A cell of a text.
  public init(_ text: String) { self.init(RichText(text)) }
}

extension TableBlock: MessageRecord {
  package static var standard: TableBlock { TableBlock(rows: []) }

  package static let fields: [RecordField<TableBlock>] = [
    .field("align", \.alignments, .nullableAlignments, or: []), .field("header", \.hasHeader, or: true),
    .list("rows", \.rows), .optional("caption", \.caption),
  ]
}

extension TableCell: MessageRecord {
  package static var standard: TableCell { TableCell("") }

  package static let fields: [RecordField<TableCell>] =
    RichText.fields(within: \.text) + [
      .field("colspan", \.columnSpan, .span, or: 1), .field("rowspan", \.rowSpan, .span, or: 1),
    ]
}

extension JSONForm<[BlockAlignment?]> {
  /// Words, with null for no alignment.
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
  /// The number of columns or rows.
  fileprivate static var span: Self { .integer(in: 1...1_000) }
}
