import TextLayout

extension [ElementDraft] {
  /// Returns the elements in the order in which they are read.
  ///
  /// The order is from top to bottom, line by line. Within a line, it is from left to right, or from right to
  /// left in a right-to-left interface. A line consists of the topmost remaining element, and of all elements
  /// whose middle is not below the lower edge of that element. If two elements of a line begin at the same x,
  /// the upper one comes first.
  ///
  /// - Complexity: O(n log n) if few elements overlap.
  func inReadingOrder(_ direction: InterfaceDirection) -> [ElementDraft] {
    let descending = enumerated().sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }.map(\.element)
    var ordered: [ElementDraft] = []
    var rest = descending[...]
    // Elements whose top is within the current line, but that belong to a later line.
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

  /// Returns a coordinate that increases to the right or, in a right-to-left interface, to the left.
  fileprivate func start(_ direction: InterfaceDirection) -> LayoutUnit {
    direction == .leftToRight ? frame.minX : -frame.maxX
  }
}
