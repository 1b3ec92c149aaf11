import BubbleLayout
import TextLayout

/// A whole layout as one document: its height and fonts stand before its cells, and its cells before the rows between
/// them.
struct LayoutDocument<Rows: Collection<TranscriptItem>> {
  let header: LayoutHeader
  let rows: Rows
  private let height: LayoutUnit
  /// All fonts of all rows.
  let fonts: FontTable

  init(_ rows: Rows, header: LayoutHeader) {
    self.header = header
    self.rows = rows
    var (fonts, height) = (FontTable(), LayoutUnit.zero)
    for row in rows {
      fonts.add(row)
      height = row.frame.maxY
    }
    self.fonts = fonts
    self.height = height
  }

  /// - Parameter rowEnded: Called after each row.
  func describe<Sink: LayoutSink>(
    to sink: inout Sink, rowEnded: (inout Sink) throws -> Void
  ) rethrows {
    header.describe(height: height, to: &sink)
    sink.newLine(indentation: 1)
    fonts.describe(to: &sink)
    try describe("cells", evenIfNone: true, to: &sink, rowEnded: rowEnded) {
      if case .message = $0 { true } else { false }
    }
    try describe("separators", evenIfNone: false, to: &sink, rowEnded: rowEnded) {
      if case .separator = $0 { true } else { false }
    }
    for row in rows {
      guard case .typing = row else { continue }
      sink.newLine(indentation: 1)
      row.describeWhole(to: &sink)
    }
  }

  /// Lists the rows of one kind.
  private func describe<Sink: LayoutSink>(
    _ name: StaticString, evenIfNone: Bool, to sink: inout Sink, rowEnded: (inout Sink) throws -> Void,
    where isOfKind: (TranscriptItem) -> Bool
  ) rethrows {
    var isOpen = false
    func open(_ sink: inout Sink) {
      sink.newLine(indentation: 1)
      sink.open(list: name)
      isOpen = true
    }
    if evenIfNone { open(&sink) }
    for row in rows where isOfKind(row) {
      if !isOpen { open(&sink) }
      sink.newLine(indentation: 2)
      row.describeWhole(to: &sink)
      try rowEnded(&sink)
    }
    if isOpen { sink.closeList() }
  }
}
