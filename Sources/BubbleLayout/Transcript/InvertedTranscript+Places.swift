import TextLayout

extension InvertedTranscript {
  /// Converts a point of the transcript to a point of the inverted list, or back.
  ///
  /// A row contains the points on its upper edge, but not those on its lower edge. To keep the point in its
  /// row, the result is one unit (1/64 point) above and to the left of the exact place.
  public func turned(_ point: Point) -> Point {
    let unit = LayoutUnit(rawValue: 1)
    return Point(x: size.width - point.x - unit, y: size.height - point.y - unit)
  }

  /// Converts an edge: the lower edge of the transcript is the upper edge of the inverted list.
  public func turned(_ edge: ScrollEdge) -> ScrollEdge { edge == .top ? .bottom : .top }

  /// Converts a reader's place in the transcript to a place in the inverted list, or back.
  public func turned(_ anchor: ScrollAnchor) -> ScrollAnchor {
    var anchor = anchor
    anchor.edge = turned(anchor.edge)
    anchor.offset = -anchor.offset
    for index in anchor.fallbacks.indices {
      anchor.fallbacks[index].offset = -anchor.fallbacks[index].offset
    }
    return anchor
  }

  /// Converts the y at which a viewport begins in the transcript to the y in the inverted list, or back.
  ///
  /// - Parameters:
  ///   - top: The y, in points.
  ///   - viewportHeight: The height of the viewport, in points.
  public func turned(top: LayoutUnit, viewportHeight: LayoutUnit) -> LayoutUnit {
    size.height - top - viewportHeight
  }

  /// Returns the values of y at which a viewport of the inverted list may begin. At 0, the newest message is
  /// at the viewport's upper edge.
  public func scrollRange(in viewportHeight: LayoutUnit) -> ClosedRange<LayoutUnit> {
    let range = transcript.scrollRange(in: viewportHeight)
    return turned(
      top: range.upperBound, viewportHeight: viewportHeight)...turned(
        top: range.lowerBound, viewportHeight: viewportHeight)
  }

  /// Returns the visible rows in a viewport of the inverted list, from the newest to the oldest, with their
  /// frames in the inverted list.
  ///
  /// - Complexity: The same as for `Transcript.rows(in:overscan:)`.
  public func rows(in viewport: Rect, overscan: LayoutUnit = 0) -> [TranscriptRow] {
    transcript.rows(in: turned(viewport), overscan: overscan).reversed().map { turned($0) }
  }

  /// Returns the rows of the message at an index, with their frames in the inverted list: first the cell,
  /// then the separators from bottom to top.
  ///
  /// - Complexity: Logarithmic in the number of messages.
  package func rows(at index: Int) -> [TranscriptRow] {
    let position = transcript.rowIndex.position(at: transcript.count - 1 - index)
    var rows = transcript.laidOutRows(at: Int(transcript.rowIndex[position].slot))
    rows.cell = transcript.highlighted(rows.cell)
    return rows.rows(at: LayoutUnit(rawValue: transcript.rowIndex.top(of: position))).reversed().map {
      turned($0)
    }
  }

  /// The typing row, with its frame in the inverted list; nil while nobody is typing.
  package var typing: TranscriptRow? { transcript.typing.map { turned(.typing($0)) } }

  /// Returns the overlay of a viewport of the inverted list, with frames in that list. The date is at the
  /// lower edge, which appears at the top after the rotation.
  ///
  /// - Complexity: The same as for `Transcript.overlay(in:rules:)`.
  public func overlay(in viewport: Rect, rules: OverlayRules = OverlayRules()) -> TranscriptOverlay {
    let overlay = transcript.overlay(in: turned(viewport), rules: rules)
    return TranscriptOverlay(
      date: overlay.date.map { StickyDate(separator: turned($0.separator), frame: turned($0.frame)) },
      avatar: overlay.avatar.map {
        StickyAvatar(id: $0.id, sender: $0.sender, resting: turned($0.resting), frame: turned($0.frame))
      })
  }

  /// Returns a row of the transcript with its frame in the inverted list.
  package func turned(_ row: TranscriptRow) -> TranscriptRow {
    switch row {
    case .message(var cell):
      cell.frame = turned(cell.frame)
      return .message(cell)
    case .separator(let separator): return .separator(turned(separator))
    case .typing(var row):
      row.frame = turned(row.frame)
      return .typing(row)
    }
  }

  private func turned(_ separator: TranscriptSeparator) -> TranscriptSeparator {
    var separator = separator
    separator.frame = turned(separator.frame)
    return separator
  }
}
