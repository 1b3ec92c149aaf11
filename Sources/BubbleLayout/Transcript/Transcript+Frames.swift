import TextLayout

extension Transcript {
  /// The frames of the cells of messages in the transcript, from top to bottom: those of `frame(of:)`,
  /// without looking each of them up.
  ///
  /// No cell is made, unless the transcript's width is infinite: then each cell has a width of its own.
  /// Estimated heights are returned as they are (`unsettledCount`).
  ///
  /// - Parameter indices: The indices of messages, counted from the top; those beyond the last are left out.
  /// - Complexity: Linear in the number of given messages, and logarithmic in all of them.
  public func frames(in indices: Range<Int>) -> [Rect] {
    let indices = indices.clamped(to: 0..<count)
    var frames: [Rect] = []
    frames.reserveCapacity(indices.count)
    let limit = assembler.width.limit
    rowIndex.forEach(in: indices) { row, top in
      let slot = Int(row.slot)
      let cellTop = entries[slot].cellTop
      frames.append(
        Rect(
          x: 0, y: LayoutUnit(rawValue: top) + cellTop,
          width: limit ?? laidOutRows(at: slot).cell.frame.width,
          height: LayoutUnit(rawValue: row.height) - cellTop))
    }
    return frames
  }

  /// The heights of the cells of messages, in points, from top to bottom: those of `frames(in:)`, but without
  /// making a cell at any width. A date or unread line above a message is not part of its cell.
  ///
  /// - Parameter indices: The indices of messages, counted from the top; those beyond the last are left out.
  /// - Complexity: Linear in the number of given messages, and logarithmic in all of them.
  public func heights(in indices: Range<Int>) -> [LayoutUnit] {
    let indices = indices.clamped(to: 0..<count)
    var heights: [LayoutUnit] = []
    heights.reserveCapacity(indices.count)
    rowIndex.forEach(in: indices) { row, _ in
      heights.append(LayoutUnit(rawValue: row.height) - entries[Int(row.slot)].cellTop)
    }
    return heights
  }
}
