import TextLayout

extension Transcript {
  /// Returns the frames of messages' cells in the transcript, from top to bottom. They equal the results of
  /// `frame(of:)`, but no message has to be searched for.
  ///
  /// No cell is made, unless the transcript's width is infinite: then each cell has a width of its own. Some
  /// heights may be estimates (see `unsettledCount`).
  ///
  /// - Parameter indices: The indices of messages, counted from the top. Indices beyond the last message are
  ///   ignored.
  /// - Complexity: Linear in the number of returned frames, and logarithmic in the number of messages.
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

  /// Returns the heights of messages' cells, in points, from top to bottom. They equal the heights of
  /// `frames(in:)`, but no cell is made at any width. A date or unread line above a message is not part of
  /// its cell.
  ///
  /// - Parameter indices: The indices of messages, counted from the top. Indices beyond the last message are
  ///   ignored.
  /// - Complexity: Linear in the number of returned heights, and logarithmic in the number of messages.
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
