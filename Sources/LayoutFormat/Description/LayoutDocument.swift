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
    sink.newLine(indentation: 1)
    sink.open(list: "cells")
    for row in rows {
      guard case .message = row else { continue }
      sink.newLine(indentation: 2)
      row.describeWhole(to: &sink)
      try rowEnded(&sink)
    }
    sink.closeList()
    try describeSeparators(to: &sink, rowEnded: rowEnded)
    for row in rows {
      guard case .typing = row else { continue }
      sink.newLine(indentation: 1)
      row.describeWhole(to: &sink)
    }
  }

  private func describeSeparators<Sink: LayoutSink>(
    to sink: inout Sink, rowEnded: (inout Sink) throws -> Void
  ) rethrows {
    var isFirst = true
    for row in rows {
      guard case .separator = row else { continue }
      if isFirst {
        sink.newLine(indentation: 1)
        sink.open(list: "separators")
        isFirst = false
      }
      sink.newLine(indentation: 2)
      row.describeWhole(to: &sink)
      try rowEnded(&sink)
    }
    if !isFirst { sink.closeList() }
  }
}
