import TextLayout

extension [ElementDraft] {
  /// The elements in the order they are read.
  ///
  /// From top to bottom, line by line, and on a line from the side where the interface begins. A line is the topmost
  /// element that is left with all whose middle is no lower than its lower edge. On one line the lower of two that begin at
  /// the same place comes after the upper one.
  ///
  /// - Complexity: O(n log n), where few elements overlap.
  func inReadingOrder(_ direction: InterfaceDirection) -> [ElementDraft] {
    let descending = enumerated().sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }.map(\.element)
    var ordered: [ElementDraft] = []
    var rest = descending[...]
    // Those that begin no lower than a line's end, but belong to a later one.
    var waiting: [ElementDraft] = []
    while let first = waiting.first ?? rest.popFirst() {
      if waiting.isEmpty { waiting = [first] }
      let end = Swift.max(first.frame.maxY, first.frame.midY)
      while let next = rest.first, next.frame.minY <= end {
        waiting.append(next)
        rest.removeFirst()
      }
      let line = waiting.filter { $0.frame.midY <= end }
      waiting.removeAll { $0.frame.midY <= end }
      ordered += line.enumerated().sorted {
        ($0.element.start(direction), $0.element.frame.minY, $0.offset)
          < ($1.element.start(direction), $1.element.frame.minY, $1.offset)
      }.map(\.element)
    }
    return ordered
  }
}

extension ElementDraft {
  fileprivate var frame: Rect { element.frame }

  /// How far from the side where the interface begins.
  fileprivate func start(_ direction: InterfaceDirection) -> LayoutUnit {
    direction == .leftToRight ? frame.minX : -frame.maxX
  }
}
