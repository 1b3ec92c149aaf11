import TextLayout

extension Transcript {
  /// The frames of the cells of messages in the transcript, from top to bottom: those of `frame(of:)`, without looking each of them up.
  ///
  /// No cell is made where the transcript has a width. Where it is infinite, each cell is made to know its own. Heights that are only
  /// estimated are given as they are (`unsettledCount`).
  ///
  /// - Parameter indices: Of the messages, counted from the top; those beyond the last are left out.
  /// - Complexity: Linear in the number of messages given, and logarithmic in all of them.
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

  /// The heights of the cells of messages, in points, from top to bottom: those of `frames(in:)`, at any width without making a cell. What
  /// stands above a message, a date or the unread line, is no part of its cell.
  ///
  /// - Parameter indices: Of the messages, counted from the top; those beyond the last are left out.
  /// - Complexity: Linear in the number of messages given, and logarithmic in all of them.
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
