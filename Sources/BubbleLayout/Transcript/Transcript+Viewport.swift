import TextLayout

extension Transcript {
  /// The visible cells in a viewport, in transcript coordinates. Cells that only touch it are not included.
  ///
  /// Only a cell's own frame counts, even if something in it, such as a tail, extends beyond the frame.
  /// - Complexity: Logarithmic in the number of cells.
  public func cells(in viewport: Rect) -> Slice<TranscriptCells> {
    let range = entryRange(from: viewport.minY, to: viewport.maxY)
    var (first, end) = (range.lowerBound, range.upperBound)
    // Of the first and the last message perhaps only the separators are visible.
    if first < end, frame(at: rowIndex.slot(at: first)).maxY <= viewport.minY { first += 1 }
    if first < end, frame(at: rowIndex.slot(at: end - 1)).minY >= viewport.maxY { end -= 1 }
    return cells[first..<end]
  }

  /// The visible rows in a viewport, from top to bottom.
  ///
  /// - Parameter viewport: The visible part of the transcript.
  /// - Parameter overscan: How far beyond the viewport's upper and lower edge rows are included, in points.
  /// - Complexity: Logarithmic in the number of messages, and linear in the rows returned.
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

  /// The typing row; nil while nobody is typing.
  var typing: TranscriptTyping? {
    assembler.typing(below: count == 0 ? nil : LayoutUnit(rawValue: rowIndex.height))
  }

  /// The frame of the typing row; nil while nobody is typing.
  var typingFrame: Rect? {
    assembler.typingFrame(below: count == 0 ? nil : LayoutUnit(rawValue: rowIndex.height))
  }

  /// The indices of the messages whose rows extend into a range of y.
  func entryRange(from minY: LayoutUnit, to maxY: LayoutUnit) -> Range<Int> {
    let first = rowIndex.firstIndex(endingBelow: minY.rawValue)
    return first..<max(first, rowIndex.firstIndex(startingAt: maxY.rawValue))
  }

  /// The rows of a message, the first of them at y = 0.
  func laidOutRows(at slot: Int) -> MessageRows {
    rowCache.rows.value(for: RowCache.Key(entry: entries[slot].stamp, layout: layoutStamp)) {
      let entry = entries[slot]
      return assembler.rows(
        of: prepared(at: slot), sent: entry.message.timestamp, entry.placement ?? placement(at: slot))
    }
  }

  /// A message's texts, shaped: from the cache, or prepared again with the shape cache.
  func prepared(at slot: Int) -> PreparedMessage {
    if let stream, stream.holds(entries[slot], slot: slot) {
      if let markdown = stream.markdown {
        return assembler.prepared(markdown.shown(entries[slot].message))
      }
      // Not cached, because the next addition would have to copy a text that is held.
      return assembler.prepared(entries[slot].message, paragraph: stream.text?.paragraph)
    }
    return rowCache.prepared.value(for: entries[slot].textStamp) { assembler.prepared(entries[slot].message) }
  }

  /// The cell of a message in the transcript.
  ///
  /// - Parameter top: The y at which the message's rows begin, in 1/64 points.
  func cell(at slot: Int, top: Int) -> Cell {
    highlighted(laidOutRows(at: slot).cell.offset(y: LayoutUnit(rawValue: top)))
  }

  func cell(at slot: Int) -> Cell { cell(at: slot, top: rowIndex.top(of: slot)) }

  /// A cell with its highlights and scroll offsets.
  func highlighted(_ cell: Cell) -> Cell {
    // Most transcripts have neither, and a copy of the environment for each cell would cost more than the
    // rest.
    if highlights.isEmpty, cell.scrolled.isEmpty, assembler.environment.scrolled.isEmpty { return cell }
    let scrolled = assembler.environment.scrolled(in: cell.id)
    var cell = cell
    cell.highlights = highlights[cell.id] ?? []
    cell.scrolled = scrolled
    return cell
  }

  /// The frame of a message's cell in the transcript.
  func frame(at slot: Int) -> Rect {
    let position = rowIndex.position(of: slot)
    let cellTop = entries[slot].cellTop
    let width = assembler.width.limit ?? laidOutRows(at: slot).cell.frame.width
    return Rect(
      x: 0, y: LayoutUnit(rawValue: rowIndex.top(of: position)) + cellTop, width: width,
      height: LayoutUnit(rawValue: rowIndex[position].height) - cellTop)
  }
}
