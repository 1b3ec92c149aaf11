import TextLayout

extension Transcript {
  /// Returns the visible cells in a viewport, in transcript coordinates. Cells that only touch the viewport
  /// are not included.
  ///
  /// Only the frame of a cell counts, even if a part of it, such as a tail, extends beyond the frame.
  /// - Complexity: Logarithmic in the number of cells.
  public func cells(in viewport: Rect) -> Slice<TranscriptCells> {
    let range = entryRange(from: viewport.minY, to: viewport.maxY)
    var (first, end) = (range.lowerBound, range.upperBound)
    // Perhaps only the separators of the first and the last message are visible, and not their cells.
    if first < end, frame(at: rowIndex.slot(at: first)).maxY <= viewport.minY { first += 1 }
    if first < end, frame(at: rowIndex.slot(at: end - 1)).minY >= viewport.maxY { end -= 1 }
    return cells[first..<end]
  }

  /// Returns the visible rows in a viewport, from top to bottom.
  ///
  /// - Parameter viewport: The visible part of the transcript.
  /// - Parameter overscan: The distance, in points, by which the viewport is extended at the top and bottom.
  /// - Complexity: Logarithmic in the number of messages, and linear in the number of returned rows.
  public func rows(in viewport: Rect, overscan: LayoutUnit = 0) -> [TranscriptRow] {
    let (minY, maxY) = (viewport.minY - overscan, viewport.maxY + overscan)
    var items: [TranscriptRow] = []
    let range = entryRange(from: minY, to: maxY)
    if !range.isEmpty {
      var place = Optional(rowIndex.position(at: range.lowerBound))
      var top = rowIndex.top(of: rowIndex.position(at: range.lowerBound))
      while let position = place, rowIndex.index(of: position) < range.upperBound {
        var rowsOfMessage = laidOutRows(at: Int(rowIndex[position].slot))
        rowsOfMessage.cell = highlighted(rowsOfMessage.cell)
        items += rowsOfMessage.rows(at: LayoutUnit(rawValue: top))
        top &+= rowIndex[position].height
        place = rowIndex.position(after: position)
      }
    }
    func isSeen(_ frame: Rect) -> Bool { frame.maxY > minY && frame.minY < maxY }
    // The initials in the typing row are shaped only when it is visible.
    if let typingFrame, isSeen(typingFrame), let typing { items.append(.typing(typing)) }
    return items.filter { isSeen($0.frame) }
  }

  /// All rows, from top to bottom.
  public var rows: [TranscriptRow] {
    rows(in: Rect(x: 0, y: -.longest, width: 0, height: .longest + .longest))
  }

  /// The typing row; nil if no one is typing.
  var typing: TranscriptTyping? {
    assembler.typing(below: count == 0 ? nil : LayoutUnit(rawValue: rowIndex.height))
  }

  /// The frame of the typing row; nil if no one is typing.
  var typingFrame: Rect? {
    assembler.typingFrame(below: count == 0 ? nil : LayoutUnit(rawValue: rowIndex.height))
  }

  /// Returns the indices of the messages whose rows overlap a range of y.
  func entryRange(from minY: LayoutUnit, to maxY: LayoutUnit) -> Range<Int> {
    let first = rowIndex.firstIndex(endingBelow: minY.rawValue)
    return first..<max(first, rowIndex.firstIndex(startingAt: maxY.rawValue))
  }

  /// Returns the rows of a message. The first row begins at y = 0.
  func laidOutRows(at slot: Int) -> MessageRows {
    rowCache.rows.value(for: RowCache.Key(entry: entries[slot].stamp, layout: layoutStamp)) {
      let entry = entries[slot]
      return assembler.rows(
        of: prepared(at: slot), sent: entry.message.timestamp, entry.placement ?? placement(at: slot))
    }
  }

  /// Returns the prepared message, either from the cache or shaped again. Shaping uses the engine's own
  /// cache.
  func prepared(at slot: Int) -> PreparedMessage {
    if let stream, stream.holds(entries[slot], slot: slot) {
      if let markdown = stream.markdown {
        return assembler.prepared(markdown.shown(quotingMessage(at: slot)))
      }
      // The message is not cached, because a cached paragraph would have to be copied at the next addition.
      return assembler.prepared(quotingMessage(at: slot), paragraph: stream.text?.paragraph)
    }
    return rowCache.prepared.value(for: entries[slot].textStamp) {
      assembler.prepared(quotingMessage(at: slot))
    }
  }

  /// Returns the cell of a message, with its frame in the transcript.
  ///
  /// - Parameter top: The y at which the message's rows begin, in 1/64 points.
  func cell(at slot: Int, top: Int) -> Cell {
    highlighted(laidOutRows(at: slot).cell.offset(y: LayoutUnit(rawValue: top)))
  }

  func cell(at slot: Int) -> Cell { cell(at: slot, top: rowIndex.top(of: slot)) }

  /// Returns the cell with its highlights and scroll offsets.
  func highlighted(_ cell: Cell) -> Cell {
    // Most transcripts have neither highlights nor scroll offsets. Copying the environment for each cell
    // would cost more than the rest of this method.
    if highlights.isEmpty, cell.scrolled.isEmpty, assembler.environment.scrolled.isEmpty { return cell }
    let scrolled = assembler.environment.scrolled(in: cell.id)
    var cell = cell
    cell.highlights = highlights[cell.id] ?? []
    cell.scrolled = scrolled
    return cell
  }

  /// Returns the frame of a message's cell in the transcript.
  func frame(at slot: Int) -> Rect {
    let position = rowIndex.position(of: slot)
    let cellTop = entries[slot].cellTop
    let width = assembler.width.limit ?? laidOutRows(at: slot).cell.frame.width
    return Rect(
      x: 0, y: LayoutUnit(rawValue: rowIndex.top(of: position)) + cellTop, width: width,
      height: LayoutUnit(rawValue: rowIndex[position].height) - cellTop)
  }
}
