import BubbleLayout
import LayoutFormat
import TextLayout

extension OpenTranscript {
  /// The width of rows, in points; 0 if rows have different widths.
  var rowWidth: LayoutUnit { layout.width == .infinity ? 0 : LayoutUnit(layout.width) }

  /// Returns the rectangle of a viewport whose upper edge is at `top`.
  func rect(_ viewport: SessionViewport, at top: LayoutUnit) -> Rect {
    Rect(x: 0, y: top, width: rowWidth, height: viewport.height)
  }

  /// Finds the place of a viewport, and makes the visible rows there exact. It does not collect rows yet.
  ///
  /// - Parameter place: The place of the viewport after a change that kept it; nil to take the place from the
  ///   request.
  func view(
    _ viewport: SessionViewport, from place: KeptPlace? = nil
  ) throws(SessionFailure) -> SessionView {
    // From here on, all values are in the transcript's coordinates. The answer is converted to the client's
    // coordinates.
    var (seen, edge) = try wanted(viewport, from: place)
    seen = settle(seen, edge, overscan: viewport.overscan)
    let range = layout.scrollRange(in: viewport.height)
    var isClamped = place?.isClamped ?? false
    if viewport.anchor != nil {
      let top = min(max(seen.minY, range.lowerBound), range.upperBound)
      isClamped = top != seen.minY
      seen.origin.y = top
    }
    if viewport.bottom == true { seen.origin.y = edge == .bottom ? range.upperBound : range.lowerBound }
    let places = places
    var view = SessionView(
      top: places.top(seen.minY, height: viewport.height),
      range: places.range(range, height: viewport.height), contentHeight: layout.height)
    view.isClamped = isClamped
    view.anchor = layout.anchor(at: seen, edge: places.edge(viewport.edge)).map(places.anchor)
    view.anchor?.fallbacks = []
    return view
  }

  /// Returns the part of the transcript that a viewport shows, and the edge at which the reader's place is
  /// kept.
  private func wanted(
    _ viewport: SessionViewport, from place: KeptPlace?
  ) throws(SessionFailure) -> (seen: Rect, edge: ScrollEdge) {
    let places = places
    if let anchor = viewport.anchor.map(places.anchor) {
      guard let top = layout.offset(for: anchor, viewportHeight: viewport.height) else {
        throw .noMessage(anchor.id, "viewport.anchor.id")
      }
      return (rect(viewport, at: top), anchor.edge)
    }
    if viewport.bottom == true {
      let edge = places.edge(.bottom)
      let range = layout.scrollRange(in: viewport.height)
      return (rect(viewport, at: edge == .bottom ? range.upperBound : range.lowerBound), edge)
    }
    let seen = places.frame(rect(viewport, at: place?.top ?? viewport.top ?? 0))
    return (seen, places.edge(viewport.edge))
  }

  /// Makes the heights of the visible rows exact, then those of the rows in the overscan. The row at the edge
  /// keeps its place.
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

  /// Returns the index of the first message among some rows; nil if there is no message.
  func index(ofFirstMessageIn rows: [TranscriptRow]) -> Int? {
    rows.lazy.compactMap(\.cell?.id).first.flatMap { layout.index(of: $0) }
  }

  /// Returns the visible rows, in the order of the client's list.
  ///
  /// - Parameter top: The upper edge of the client's viewport.
  func rows(in viewport: SessionViewport, from top: LayoutUnit) -> [TranscriptRow] {
    let places = places
    let items = layout.rows(in: places.frame(rect(viewport, at: top)), overscan: viewport.overscan)
    let rows = places.rows(
      items.map { item in sought.map { $0.highlighted(item, for: layout.environment) } ?? item })
    return look.isInverted ? rows.reversed() : rows
  }

  /// Returns the overlay of a viewport of the client.
  func overlay(
    in viewport: SessionViewport, from top: LayoutUnit, _ rules: OverlayRules
  ) -> TranscriptOverlay {
    places.overlay(in: rect(viewport, at: top), layout, rules)
  }
}

extension SessionHighlights {
  /// Returns a row with every occurrence of the text highlighted.
  fileprivate func highlighted(
    _ item: TranscriptRow, for environment: LayoutEnvironment
  ) -> TranscriptRow {
    let options = environment.adapted(options)
    guard let text, case .message(var cell) = item.highlighting(text, options: options, in: scope) else {
      return item
    }
    for index in cell.highlights.indices
    where cell.id == current?.id && cell.highlights[index].range == current?.match.range
      && cell.highlights[index].path == current?.match.path
    {
      cell.highlights[index].background = .currentMatch
    }
    return .message(cell)
  }
}
