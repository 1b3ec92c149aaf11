import TextLayout

extension Transcript {
  /// The cells that can be seen in a viewport, in transcript coordinates; those that only touch it are not.
  ///
  /// What a cell shows beyond its own frame does not make it visible.
  /// - Complexity: Logarithmic in the number of cells.
  public func cells(in viewport: Rect) -> Slice<TranscriptCells> {
    let range = entryRange(from: viewport.minY, to: viewport.maxY)
    var (first, end) = (range.lowerBound, range.upperBound)
    // The first and the last may show no more than their separators.
    if first < end, cell(at: tree.slot(at: first)).frame.maxY <= viewport.minY { first += 1 }
    if first < end, cell(at: tree.slot(at: end - 1)).frame.minY >= viewport.maxY { end -= 1 }
    return cells[first..<end]
  }

  /// The rows that can be seen in a viewport, from top to bottom.
  ///
  /// - Parameter overscan: How far beyond the viewport's edges rows are wanted too, in points.
  /// - Complexity: Logarithmic in the number of messages, and linear in the rows returned.
  public func items(in viewport: Rect, overscan: LayoutUnit = 0) -> [TranscriptItem] {
    let (minY, maxY) = (viewport.minY - overscan, viewport.maxY + overscan)
    var items: [TranscriptItem] = []
    let range = entryRange(from: minY, to: maxY)
    if !range.isEmpty {
      var slot = tree.slot(at: range.lowerBound)
      var top = tree.top(of: slot)
      for _ in range {
        let entry = entries[slot]
        for separator in separators(of: entry, top: top) {
          items.append(.separator(separator))
        }
        items.append(.message(cell(at: slot, top: top)))
        top &+= entry.height.rawValue
        slot = tree.next(slot)
      }
    }
    if let typingFrame { items.append(.typing(typingFrame)) }
    return items.filter { $0.frame.maxY > minY && $0.frame.minY < maxY }
  }

  /// All rows, from top to bottom.
  public var items: [TranscriptItem] {
    let limit = LayoutUnit(Double.infinity)
    return items(in: Rect(x: 0, y: -limit, width: 0, height: limit + limit))
  }

  /// The row of the typing sign; nil while nobody types.
  var typingFrame: Rect? {
    options.typing.map {
      $0.frame(below: count == 0 ? nil : LayoutUnit(rawValue: tree.height), width: CellWidth(width))
    }
  }

  /// The entries that reach into a range.
  func entryRange(from minY: LayoutUnit, to maxY: LayoutUnit) -> Range<Int> {
    let first = tree.firstIndex(endingBelow: minY.rawValue)
    return first..<max(first, tree.firstIndex(startingAt: maxY.rawValue))
  }

  func separators(of entry: TranscriptEntry, top: Int) -> [TranscriptSeparator] {
    entry.separators.map { separator in
      var separator = separator
      separator.frame.origin.y = separator.frame.origin.y + LayoutUnit(rawValue: top)
      return separator
    }
  }

  func cell(at slot: Int) -> Cell { cell(at: slot, top: tree.top(of: slot)) }

  func cell(at slot: Int, top: Int) -> Cell {
    var cell = entries[slot].cell
    cell.frame.origin.y = LayoutUnit(rawValue: top) + entries[slot].cellTop
    return cell
  }

  func frame(at slot: Int) -> Rect {
    entries[slot].cell.frame.offset(y: LayoutUnit(rawValue: tree.top(of: slot)) + entries[slot].cellTop)
  }
}
