import TextLayout

extension InvertedTranscript {
  /// Converts a point of the transcript to one of the inverted list, or back.
  ///
  /// A row contains the points on its upper edge, but not those on its lower edge. So the converted point is
  /// the last one before the exact place, which keeps it in its row.
  public func turned(_ point: Point) -> Point {
    let unit = LayoutUnit(rawValue: 1)
    return Point(x: size.width - point.x - unit, y: size.height - point.y - unit)
  }

  /// Converts an edge: the lower edge of the transcript is the upper one of the inverted list.
  public func turned(_ edge: ScrollEdge) -> ScrollEdge { edge == .top ? .bottom : .top }

  /// Converts a reader's place in the transcript to one in the inverted list, or back.
  public func turned(_ anchor: ScrollAnchor) -> ScrollAnchor {
    var anchor = anchor
    anchor.edge = turned(anchor.edge)
    anchor.offset = -anchor.offset
    for index in anchor.fallbacks.indices {
      anchor.fallbacks[index].offset = -anchor.fallbacks[index].offset
    }
    return anchor
  }

  /// Converts the y at which a viewport begins in the transcript to that in the inverted list, or back.
  ///
  /// - Parameters:
  ///   - top: The y, in points.
  ///   - viewportHeight: The height of the viewport, in points.
  public func turned(top: LayoutUnit, viewportHeight: LayoutUnit) -> LayoutUnit {
    size.height - top - viewportHeight
  }

  /// The values of y at which a viewport of the inverted list may begin; 0 shows the newest message at its
  /// upper edge.
  public func scrollRange(in viewportHeight: LayoutUnit) -> ClosedRange<LayoutUnit> {
    let range = transcript.scrollRange(in: viewportHeight)
    return turned(
      top: range.upperBound, viewportHeight: viewportHeight)...turned(
        top: range.lowerBound, viewportHeight: viewportHeight)
  }

  /// The visible rows in a viewport of the inverted list, from the newest to the oldest, with their frames in
  /// that list.
  ///
  /// - Complexity: As `Transcript.rows(in:overscan:)`.
  public func rows(in viewport: Rect, overscan: LayoutUnit = 0) -> [TranscriptRow] {
    transcript.rows(in: turned(viewport), overscan: overscan).reversed().map { turned($0) }
  }

  /// The rows of the message at an index, from its cell up to its separators, with their frames in the
  /// inverted list.
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

  /// The overlay of a viewport of the inverted list, with frames in that list. The date is at the lower edge,
  /// which the reader sees at the top.
  ///
  /// - Complexity: As `Transcript.overlay(in:rules:)`.
  public func overlay(in viewport: Rect, rules: OverlayRules = OverlayRules()) -> TranscriptOverlay {
    let overlay = transcript.overlay(in: turned(viewport), rules: rules)
    return TranscriptOverlay(
      date: overlay.date.map { StickyDate(separator: turned($0.separator), frame: turned($0.frame)) },
      avatar: overlay.avatar.map {
        StickyAvatar(id: $0.id, sender: $0.sender, resting: turned($0.resting), frame: turned($0.frame))
      })
  }

  /// A row of the transcript with its frame in the inverted list.
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
