import TextLayout

extension [ElementDraft] {
  /// The elements in the order they are read.
  ///
  /// From top to bottom, line by line; within a line from the side where the interface begins. A line starts
  /// with the topmost remaining element, and includes all elements whose middle is not below its lower edge.
  /// If two elements on a line begin at the same place, the upper one comes first.
  ///
  /// - Complexity: O(n log n) if few elements overlap.
  func inReadingOrder(_ direction: InterfaceDirection) -> [ElementDraft] {
    let descending = enumerated().sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }.map(\.element)
    var ordered: [ElementDraft] = []
    var rest = descending[...]
    // Elements that begin no lower than the line's end, but belong to a later line.
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

  /// The distance from the side where the interface begins.
  fileprivate func start(_ direction: InterfaceDirection) -> LayoutUnit {
    direction == .leftToRight ? frame.minX : -frame.maxX
  }
}
