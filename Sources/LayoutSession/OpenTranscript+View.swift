import BubbleLayout
import LayoutFormat
import TextLayout

extension OpenTranscript {
  /// The viewport of a request that begins at a y.
  func rect(_ viewport: SessionViewport, at top: LayoutUnit) -> Rect {
    Rect(
      x: 0, y: top, width: layout.width == .infinity ? 0 : LayoutUnit(layout.width), height: viewport.height)
  }

  /// Finds the place of a viewport, and makes exact what can be seen there. It has no rows yet.
  ///
  /// - Parameter top: Where it begins, where it was kept over a change; nil for where it says.
  func view(
    _ viewport: SessionViewport, from top: LayoutUnit? = nil
  ) throws(SessionFailure) -> SessionView {
    var edge = viewport.edge
    var seen: Rect
    if let anchor = viewport.anchor {
      guard let top = layout.offset(for: anchor, viewportHeight: viewport.height) else {
        throw .noMessage(anchor.id, "viewport.anchor.id")
      }
      edge = anchor.edge
      seen = rect(viewport, at: top)
    } else if viewport.bottom == true {
      edge = .bottom
      seen = rect(viewport, at: layout.scrollRange(in: viewport.height).upperBound)
    } else {
      seen = rect(viewport, at: top ?? viewport.top ?? 0)
    }
    seen = settle(seen, edge, overscan: viewport.overscan)
    let range = layout.scrollRange(in: viewport.height)
    if viewport.anchor != nil { seen.origin.y = min(max(seen.minY, range.lowerBound), range.upperBound) }
    if viewport.bottom == true { seen.origin.y = range.upperBound }
    var view = SessionView(top: seen.minY, range: range, contentHeight: layout.height)
    view.anchor = layout.anchor(at: seen, edge: viewport.edge)
    view.anchor?.fallbacks = []
    return view
  }

  /// Makes exact what can be seen, then what is just beyond, while the row at the edge stays.
  private func settle(_ seen: Rect, _ edge: ScrollEdge, overscan: LayoutUnit) -> Rect {
    guard !layout.isSettled else { return seen }
    var seen = layout.settle(around: seen, edge: edge)
    guard overscan > 0, let anchor = layout.anchor(at: seen, edge: edge) else { return seen }
    _ = layout.settle(
      around: Rect(
        x: 0, y: seen.minY - overscan, width: seen.width, height: seen.height + overscan + overscan),
      edge: edge)
    seen.origin.y = layout.offset(for: anchor, viewportHeight: seen.height) ?? seen.minY
    return seen
  }

  /// The number of the first message of some rows, from 0; nil where no message is.
  func index(ofFirstMessageIn rows: [TranscriptItem]) -> Int? {
    rows.lazy.compactMap(\.cell?.id).first.flatMap { layout.index(of: $0) }
  }

  /// The rows that can be seen.
  func rows(in viewport: SessionViewport, from top: LayoutUnit) -> [TranscriptItem] {
    let items = layout.items(in: rect(viewport, at: top), overscan: viewport.overscan)
    guard let sought else { return items }
    return items.map { sought.highlighted($0) }
  }
}

extension SessionHighlights {
  /// A row with every place of the text highlighted.
  fileprivate func highlighted(_ item: TranscriptItem) -> TranscriptItem {
    guard let text, case .message(var cell) = item.highlighting(text, options: options, in: scope) else {
      return item
    }
    for index in cell.highlights.indices
    where cell.id == current?.id && cell.highlights[index].range == current?.match.range
      && cell.highlights[index].path == current?.match.path
    {
      cell.highlights[index].ink = .currentMatch
    }
    return .message(cell)
  }
}
