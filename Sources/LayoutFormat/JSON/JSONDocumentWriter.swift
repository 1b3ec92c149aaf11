import BubbleLayout
import Foundation
import LayoutDrawing
import TextLayout

/// Writes a layout row by row as the document that `JSONWriter` writes, in memory that does not grow with the
/// number of rows.
///
/// The document begins with values that are only known after the last row: its height, its width if that is
/// infinite, and its fonts. Therefore rows are stored, the first ones in memory and the others in a file
/// without a name. The sink receives nothing before `end()`.
public struct JSONDocumentWriter: LayoutWriter {
  private let sink: ByteSink
  private let options: WritingOptions
  private var header: LayoutHeader?
  private var fonts = FontNumbers()
  private var height = LayoutUnit.zero
  private var width = LayoutUnit.zero
  private var cells: List
  private var separators: List
  private var typing: TranscriptRow?
  private var drawer: RowDrawer
  private var typingDrawing: DisplayList?

  /// Writes to a sink.
  ///
  /// - Parameters:
  ///   - options: What the output contains.
  ///   - folder: The folder of the file that stores rows; nil for the system's temporary folder.
  ///   - sink: Receives the document piece by piece.
  public init(
    options: WritingOptions = WritingOptions(), folder: String? = nil, sink: @escaping ByteSink
  ) {
    self.sink = sink
    self.options = options
    drawer = RowDrawer(options.drawing)
    let folder = folder ?? FileManager.default.temporaryDirectory.path
    cells = List(options, folder)
    separators = List(options, folder)
  }

  /// Receives the header of the layout. If it has no width, the width of the widest row is written.
  public mutating func begin(_ header: LayoutHeader) throws { self.header = header }

  /// Remembers the last received message, whose bubble gives the typing row its appearance. It is needed if
  /// the typing row is written before that message.
  public mutating func remember(_ received: TranscriptRow) { drawer.remember(CollectionOfOne(received)) }

  /// Receives a row and stores it.
  ///
  /// - Throws: An error that names the folder if the row cannot be stored.
  public mutating func write(_ row: TranscriptRow) throws {
    fonts.add(row)
    height = row.frame.maxY
    width = max(width, row.frame.width)
    let drawing = drawer.drawing(of: row)
    switch row {
    case .message: try cells.add(row, drawing, &fonts)
    case .separator: try separators.add(row, drawing, &fonts)
    case .typing: (typing, typingDrawing) = (row, drawing)
    }
  }

  /// Writes the document.
  public mutating func end() throws {
    guard var header else { return }
    header.width = header.width ?? width
    let document = LayoutDocument(header: header, height: height, fonts: fonts)
    var output = JSONSink(.document, options: options, fonts: fonts)
    output.begin()
    try document.describe(
      to: &output, cells: { try Self.copy(cells, &$0, sink) }, hasSeparators: !separators.isEmpty,
      separators: { try Self.copy(separators, &$0, sink) }, typing: typing,
      typingDrawing: typingDrawing)
    output.close()
    output.endLine()
    try output.buffer.flush(to: sink, force: true)
  }

  private static func copy(_ list: List, _ output: inout JSONSink, _ sink: ByteSink) throws {
    try output.buffer.flush(to: sink, force: true)
    try list.copy(to: sink)
  }

  /// The rows of one kind, in the JSON of their list.
  private struct List {
    private var output: JSONSink
    private let spool: ByteSpool
    private(set) var isEmpty = true

    init(_ options: WritingOptions, _ folder: String) {
      output = JSONSink(.document, options: options)
      spool = ByteSpool(folder: folder)
    }

    /// - Parameter fonts: The fonts of all lists. Glyphs refer to fonts by their numbers in this table.
    mutating func add(_ row: TranscriptRow, _ drawing: DisplayList?, _ fonts: inout FontNumbers) throws {
      isEmpty = false
      // The table is swapped in and out, because all lists share it and a copy would be slow.
      swap(&output.fonts, &fonts)
      row.describeInList(drawing: drawing, to: &output)
      swap(&output.fonts, &fonts)
      try output.buffer.flush { try spool.append($0) }
    }

    func copy(to sink: ByteSink) throws {
      try spool.copy(to: sink)
      if !output.buffer.bytes.isEmpty { try sink(output.buffer.bytes) }
    }
  }
}
