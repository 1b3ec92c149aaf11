extension LineCarets {
  /// Returns the next caret position to the left or right of a position, in visual order; nil if the line has
  /// none.
  ///
  /// - Parameters:
  ///   - isStop: Whether a caret may be at an offset.
  /// - Complexity: Linear in the line.
  package func neighbour(
    of position: TextPosition, toLeft: Bool, where isStop: (Int) -> Bool
  ) -> TextPosition? {
    let places = places
    guard !places.isEmpty else { return nil }
    let current =
      places.firstIndex { $0.position == position }
      ?? places.firstIndex { $0.position.offset == position.offset }
    guard let current else { return nil }
    var index = current + (toLeft ? -1 : 1)
    while places.indices.contains(index) {
      let place = places[index]
      if place.x != places[current].x, isStop(place.position.offset) { return place.position }
      index += toLeft ? -1 : 1
    }
    return nil
  }

  /// All places of carets from left to right. Where two runs meet, each of them has a place.
  private var places: [(x: LayoutUnit, position: TextPosition)] {
    runs.flatMap { run in
      let count = run.offsets.count
      let places = (0..<count).map { index in
        (
          x: run.edges[index],
          position: TextPosition(
            offset: run.offsets[index], affinity: index == count - 1 ? .upstream : .downstream)
        )
      }
      return run.isRightToLeft ? places.reversed() : places
    }
  }
}
