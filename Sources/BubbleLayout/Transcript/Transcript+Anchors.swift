import TextLayout

extension Transcript {
  /// How many messages above and below the viewport become fallbacks.
  private static let reserve = 16
  /// The maximum number of fallbacks.
  private static let fallbackLimit = 128

  /// Returns the reader's place in a viewport.
  ///
  /// The anchor is the first message whose upper edge is in the viewport (for `bottom`, the last one whose
  /// lower edge is). If there is none, it is a visible message, or else the nearest one. Rows between
  /// messages are never anchors, because they come and go.
  /// - Returns: Nil for an empty transcript.
  /// - Complexity: Logarithmic in the number of messages, linear in the visible ones.
  public func anchor(at viewport: Rect, edge: ScrollEdge = .top) -> ScrollAnchor? {
    guard count > 0 else { return nil }
    var seen = cells(in: viewport).indices
    if seen.isEmpty {
      let nearest = min(seen.lowerBound, count - 1)
      seen = nearest..<nearest + 1
    }
    let start = edge == .top ? viewport.minY : viewport.maxY
    let isInside = { (index: Int) in
      let y = position(at: rowIndex.slot(at: index), edge: edge)
      return y >= viewport.minY && y <= viewport.maxY
    }
    let chosen =
      edge == .top
      ? seen.first(where: isInside) ?? seen.lowerBound
      : seen.last(where: isInside) ?? seen.upperBound - 1
    // The fallbacks are collected outwards from the anchor: the visible rows and a few beyond.
    let reach = max(0, seen.lowerBound - Self.reserve)..<min(count, seen.upperBound + Self.reserve)
    var places: [ScrollAnchorFallback] = []
    var distance = 0
    while places.count <= Self.fallbackLimit, distance < reach.count {
      for index in distance == 0 ? [chosen] : [chosen + distance, chosen - distance]
      where reach.contains(index) {
        let slot = rowIndex.slot(at: index)
        places.append(
          ScrollAnchorFallback(
            id: entries[slot].message.id, offset: position(at: slot, edge: edge) - start))
      }
      distance += 1
    }
    guard let first = places.first else { return nil }
    return ScrollAnchor(
      id: first.id, edge: edge, offset: first.offset, fallbacks: Array(places.dropFirst()))
  }

  /// Returns the y at which the viewport has to begin so that the anchor keeps its place.
  ///
  /// - Parameter anchor: The reader's place.
  /// - Parameter viewportHeight: The viewport's current height, in points. Only anchors at the bottom need
  ///   it.
  /// - Returns: The viewport's upper edge in the transcript, which may lie beyond `scrollRange(in:)`; nil if
  ///   the anchor's message and all fallbacks are gone.
  /// - Complexity: Logarithmic in the number of messages, for each fallback.
  public func offset(for anchor: ScrollAnchor, viewportHeight: LayoutUnit = 0) -> LayoutUnit? {
    let height = anchor.edge == .top ? 0 : viewportHeight
    if let slot = slot(of: anchor.id) {
      return position(at: slot, edge: anchor.edge) - anchor.offset - height
    }
    for place in anchor.fallbacks {
      guard let slot = slot(of: place.id) else { continue }
      return position(at: slot, edge: anchor.edge) - place.offset - height
    }
    return nil
  }

  /// Changes the transcript while the visible rows keep their place.
  ///
  /// - Parameters:
  ///   - viewport: The viewport before the change.
  ///   - edge: The edge of the viewport from which the reader's place is measured.
  ///   - change: Changes the transcript in any way: messages, style, width, environment.
  /// - Returns: The viewport after the change, with the same size. A viewport at the end of the transcript
  ///   stays at the end if the options say so. If the anchor's message and all fallbacks are gone, the
  ///   viewport is only clamped to the transcript.
  public mutating func keepPlace(
    in viewport: Rect, edge: ScrollEdge = .top, _ change: (inout Transcript) -> Void
  ) -> Rect {
    let isAtBottom = options.keepsBottom && viewport.minY >= scrollRange(in: viewport.height).upperBound
    let anchor = anchor(at: viewport, edge: edge)
    change(&self)
    let range = scrollRange(in: viewport.height)
    var result = viewport
    if isAtBottom {
      result.origin.y = range.upperBound
    } else if let offset = anchor.flatMap({ offset(for: $0, viewportHeight: viewport.height) }) {
      result.origin.y = offset
    } else {
      result.origin.y = min(max(viewport.minY, range.lowerBound), range.upperBound)
    }
    return result
  }

  /// Returns the values of y at which a viewport may begin.
  ///
  /// For a transcript that is shorter than the viewport, there is only one value. It puts the transcript at
  /// the viewport's top or, if the options say so, at its bottom.
  public func scrollRange(in viewportHeight: LayoutUnit) -> ClosedRange<LayoutUnit> {
    let top = -topInset(in: viewportHeight)
    return top...max(top, height - max(0, viewportHeight))
  }

  /// Returns the empty space above a transcript that is shorter than the viewport and is placed at the
  /// viewport's lower edge; otherwise 0.
  public func topInset(in viewportHeight: LayoutUnit) -> LayoutUnit {
    options.placesShortContentAtBottom ? max(0, viewportHeight - height) : 0
  }

  /// Returns the y of the upper or lower edge of a message. The upper edge is below the space above the
  /// message.
  private func position(at slot: Int, edge: ScrollEdge) -> LayoutUnit {
    let frame = frame(at: slot)
    // The space above the message is not counted, because it changes with the neighbours.
    return edge == .top ? frame.minY + (entries[slot].placement?.spacing ?? 0) : frame.maxY
  }
}

extension Transcript {
  /// Scrolls a table or lines of code. No message is measured again. Hit tests, carets, selection rectangles
  /// and drawings take the scroll offset into account.
  ///
  /// ```swift
  /// import BubbleLayout
  ///
  /// let table = TableBlock(rows: [(1...40).map { TableCell("column \($0)") }])
  /// var transcript = Transcript(
  ///   [Message(id: 1, sender: "ann", text: "", blocks: [.table(table)])], style: .clustered, width: 320,
  ///   engine: try LayoutEngine(fonts: .bundled))
  /// transcript.scroll(to: Point(x: 120, y: 0), at: ["blocks", 0], of: 1)
  /// ```
  ///
  /// - Parameters:
  ///   - position: The scroll offset from the beginning of the content, in points. For a right-to-left table,
  ///     `x` is measured from the right. The offset is clamped to the scrollable range.
  ///   - path: The path of the block.
  ///   - id: The id of the message.
  /// - Returns: Whether a message with this id exists.
  /// - Complexity: Logarithmic in the number of messages.
  @discardableResult
  public mutating func scroll(to position: Point, at path: ContentPath, of id: MessageID) -> Bool {
    guard let slot = slot(of: id) else { return false }
    let place = BlockPlace(id: id, path: path)
    guard environment.scrolled[place] ?? .zero != position else { return true }
    journal?.note(entries[slot], slot: slot)
    assembler.environment.scrolled[place] = position == .zero ? nil : position
    entries[slot].stamp = rowCache.stamp()
    return true
  }
}
