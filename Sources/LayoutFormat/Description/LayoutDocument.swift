import BubbleLayout
import LayoutDrawing
import TextLayout

/// A whole layout as one document. Its height and fonts precede its cells, and the cells precede the other
/// rows.
struct LayoutDocument {
  let header: LayoutHeader
  let height: LayoutUnit
  /// All fonts of all rows.
  let fonts: FontNumbers

  /// - Parameters:
  ///   - cells: Describes the rows of messages.
  ///   - hasSeparators: Whether there are rows between messages.
  ///   - separators: Describes the rows between messages.
  ///   - typing: The typing row; nil if there is none.
  ///   - typingDrawing: The drawing of the typing row; nil to leave it out.
  func describe<Sink: LayoutSink, Failure: Error>(
    to sink: inout Sink, cells: (inout Sink) throws(Failure) -> Void, hasSeparators: Bool,
    separators: (inout Sink) throws(Failure) -> Void, typing: TranscriptRow?, typingDrawing: DisplayList?
  ) throws(Failure) {
    header.describe(height: height, to: &sink)
    sink.newLine(indentation: 1)
    fonts.describe(to: &sink)
    try list("cells", cells, to: &sink)
    if hasSeparators { try list("separators", separators, to: &sink) }
    guard let typing else { return }
    sink.newLine(indentation: 1)
    typing.describeWhole(drawing: typingDrawing, to: &sink)
  }

  private func list<Sink: LayoutSink, Failure: Error>(
    _ name: StaticString, _ rows: (inout Sink) throws(Failure) -> Void, to sink: inout Sink
  ) throws(Failure) {
    sink.newLine(indentation: 1)
    sink.open(list: name)
    try rows(&sink)
    sink.closeList()
  }
}

extension LayoutDocument {
  /// Makes the document of some rows. It visits the rows once.
  init(_ rows: some Sequence<TranscriptRow>, header: LayoutHeader) {
    var (fonts, height) = (FontNumbers(), LayoutUnit.zero)
    for row in rows {
      fonts.add(row)
      height = row.frame.maxY
    }
    self.init(header: header, height: height, fonts: fonts)
  }

  /// Describes rows, visiting them once for each kind.
  ///
  /// - Parameter rowEnded: Is called after each row.
  func describe<Sink: LayoutSink, Failure: Error>(
    _ rows: some Sequence<TranscriptRow>, to sink: inout Sink, rowEnded: (inout Sink) throws(Failure) -> Void
  ) throws(Failure) {
    var drawer = RowDrawer(sink.detail.drawing)
    func list(_ sink: inout Sink, _ isOfKind: (TranscriptRow) -> Bool) throws(Failure) {
      for row in rows where isOfKind(row) {
        row.describeInList(drawing: drawer.drawing(of: row), to: &sink)
        try rowEnded(&sink)
      }
    }
    func cells(_ sink: inout Sink) throws(Failure) { try list(&sink) { $0.isMessage } }
    func separators(_ sink: inout Sink) throws(Failure) { try list(&sink) { $0.isSeparator } }
    let typing = rows.first { !$0.isMessage && !$0.isSeparator }
    var last = RowDrawer(sink.detail.drawing)
    if typing != nil { last.remember(rows) }
    try describe(
      to: &sink, cells: cells, hasSeparators: rows.contains { $0.isSeparator }, separators: separators,
      typing: typing, typingDrawing: typing.flatMap { last.drawing(of: $0) })
  }
}

extension TranscriptRow {
  /// Describes the row on a separate line.
  func describeInList(drawing: DisplayList? = nil, to sink: inout some LayoutSink) {
    sink.newLine(indentation: 2)
    describeWhole(drawing: drawing, to: &sink)
  }

  var isMessage: Bool { if case .message = self { true } else { false } }

  var isSeparator: Bool { if case .separator = self { true } else { false } }
}
