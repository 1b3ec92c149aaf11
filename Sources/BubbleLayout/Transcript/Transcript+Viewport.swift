import TextLayout

extension Transcript {
  /// The cells that can be seen in a viewport, in transcript coordinates; those that only touch it are not.
  ///
  /// What a cell shows beyond its own frame does not make it visible.
  /// - Complexity: Logarithmic in the number of cells.
  public func cells(in viewport: Rect) -> ArraySlice<Cell> {
    let first = firstIndex { $0.frame.maxY > viewport.minY }
    let end = firstIndex { $0.frame.minY >= viewport.maxY }
    return cells[first..<max(first, end)]
  }

  /// The first cell for which `condition` holds, where it holds for all that follow.
  private func firstIndex(where condition: (Cell) -> Bool) -> Int {
    var low = 0
    var high = cells.count
    while low < high {
      let middle = (low + high) / 2
      if condition(cells[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
